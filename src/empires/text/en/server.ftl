### What a server does not do, and why.

server-bad-request = That is no JSON.
server-token-needed = This needs the secret of a seat.
server-wrong-token = That is not the secret of a seat at this table.
server-origin = This page may not talk to the server.
server-not-the-host = Only the seat that set up the table can begin without the others.
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
server-other-rules = This table is played with rules version { $rules } or with cards that this server does not have.
server-too-large = That is too much: at most { $most } bytes.
server-invalid = { $field }: { $expected }.
server-illegal-move = That move is not possible now.
server-too-many = Too many requests. Come back in { $retry_after ->
    [one] a second
   *[other] { $retry_after } seconds
}.
server-fault = Something went wrong on the server.
server-full = The server has no room for another table.
server-closing = The server is not ready. Come back in a moment.
server-no-database = The server can’t use its database at the moment. Try again soon.
server-not-built = The server runs, but its page for browsers is not built. “make play” builds it; “empires play” plays in a terminal.
server-the-api = What programs can ask of it
