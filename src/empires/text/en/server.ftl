### What a server does not do, and why.

server-bad-request = That is no JSON.
server-token-needed = This needs the secret of a seat.
server-wrong-token = That is not the secret of a seat at this table.
server-origin = This page may not talk to the server.
server-not-the-host = Only the seat that set up the table can begin without the others.
server-invited = Sit down first: accept the invitation and say your name.
server-no-hints = At this table nobody asks a bot what to do.
server-muted = The host lets you say nothing for now.
server-no-seat = No seat is free at this table.
server-present = They are there: only somebody who is absent can be replaced.
server-vote-open = Another seat is being talked about already.
server-no-code = This code is not good, or not any more. Ask for a new one.
server-no-table = There is no such table.
server-no-game = There is no game { $game } here.
server-no-ply = The game has not come to move { $ply }.
server-not-found = There is nothing here.
server-method = That can’t be done here.
server-conflict = The table has moved on: it is at move { $ply } now.
server-not-your-turn = You have nothing to decide now.
server-not-started = The game has not begun yet.
server-started = The game has begun already.
server-over = The game is over.
server-not-over = The game is not over yet.
server-seat-taken = This seat is taken.
server-name-taken = Somebody at this table is called { $name } already.
server-cannot-undo = This can’t be taken back any more.
server-request-open = There is a request to take back already.
server-no-request = There is no request for you to answer.
server-conceded = This seat has given up.
server-away = A bot plays this seat already.
server-not-away = This seat is yours already.
server-not-asked = The lesson asks for another move.
server-no-record = This table began in the midst of a game, so there is no record of it.
server-no-review = This game has no review: it was not played to its end, or nobody knows how it began.
server-no-branch = This table does not branch off from a finished game.
server-other-rules = This table is played with rules version { $rules } or with cards that this server does not have.
server-too-large = That is too much: at most { $most } bytes.
server-invalid = { $field }: { $expected }.
server-invalid-name = A name has 1 to 40 characters of one script that can be seen, and at most two accents on a letter.
server-illegal-move = That move is not possible now.
server-too-many = Too many requests. Come back in { $retry_after ->
    [one] a second
   *[other] { $retry_after } seconds
}.
server-fault = Something went wrong on the server.
server-full = The server has no room for another table.
server-busy = The server has too much to think about. Come back in a moment.
server-closing = The server is not ready. Come back in a moment.
server-no-database = The server can’t use its database at the moment. Try again soon.
server-not-kept = This browser can’t keep that: its storage is full, or not to be used here. What was kept before is still there.
server-not-built = The server runs, but its page for browsers is not built. “make play” builds it; “empires play” plays in a terminal.
server-the-api = What programs can ask of it

### What people did at a table besides moving.

server-happened-join = { $name } sits down.
server-happened-take = { $name } takes a seat.
server-happened-start = { $name } begins without waiting any longer.
server-happened-change = { $name } changes how it will be played.
server-happened-rename = { $own ->
    [yes] { $name } is called { $other } now.
   *[no] { $name } gives { $other } this name.
}
server-happened-order = { $name } changes who sits where.
server-happened-undo = { $who ->
    [you] You take back { $plies ->
        [one] a move.
       *[other] { $plies } moves.
    }
   *[other] { $name } takes back { $plies ->
        [one] a move.
       *[other] { $plies } moves.
    }
}
server-happened-ask = { $name } asks to take back.
server-happened-agree = { $name } agrees.
server-happened-refuse = { $name } does not agree.
server-happened-concede = { $name } gives up.
server-happened-leave = { $name } leaves; a bot plays on.
server-happened-late = { $name } has run out of time; a bot plays on.
server-happened-back = { $name } is back.
server-happened-propose = { $name } wants { $by ->
    [bot] a bot to play for { $other }
   *[other] somebody else to play for { $other }
}.
server-happened-replace = { $own ->
    [yes] { $name } stands up: the seat is free.
   *[no] { $name } gives { $known ->
        [yes] { $other }’s seat
       *[no] a free seat
    } to { $by ->
        [bot] a bot
        [open] whoever takes it
       *[other] whoever gets the new invitation
    }.
}
server-happened-mute = { $name } lets { $other } say nothing for now.
server-happened-unmute = { $name } lets { $other } speak again.
server-happened-rematch = { $name } wants to play again: the table is set.

### Notices to players who are not there.

notice-turn = It is your turn.
notice-late = Your time is running out: it is your turn.
notice-begins = The game has begun.
notice-ends = The game is over.
notice-chat = Somebody has written to the table.
notice-request = Somebody asks for your consent.
notice-daily = { $tables ->
    [one] Empires: news of one table
   *[other] Empires: news of { $tables } tables
}
notice-confirm = Somebody wants mail to this address when it is their turn in a game. If that was you, confirm it here; otherwise do nothing:
notice-end = No more mail about this game:
notice-end-all = No more mail to this address about any game:
notice-page = Mail that says when it is your turn in a game.
notice-page-confirm = Yes, send it to me
notice-page-end = No more of it
notice-page-confirmed = Thank you. You will be told when it is your turn.
notice-page-ended = You will get no more mail about this game.
