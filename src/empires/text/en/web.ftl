### What the browser app says itself; what happens at a table and what can be chosen, the server tells.

## The frame

web-title = Empires: play Empire’s End and First Empires
web-menu = Menu
web-rules = Rules
web-settings = Settings
web-keys = Keys
web-close = Close
web-loading = One moment …
web-offline = The server does not answer. Try again in a moment.
web-not-loaded = This part of the page could not be loaded: no connection, or the server has a newer one.
web-load-again = Load again
web-trying = Offline, trying again ({ $n }). Your choice is kept.
web-closed = { $code ->
    [4401] This link is not the secret of a seat here.
    [4404] There is no such table. Tables nobody has touched for long are removed.
    [4409] This table was played with other rules than this server has.
   *[other] The server closed the connection.
}
web-to-lobby = To the lobby
web-text-mode = Text mode
web-skip-page = Skip to the page
web-skip-prompt = Skip to your decision
web-rule = Rule { $rule }
web-all-rules = All rules of this game

## Lobby

web-nav = { $page ->
    [play] Play
    [new] New table
    [learn] Learn
    [puzzles] Puzzles
    [rules] Rules
   *[credits] About
}
web-nav-pages = Pages
web-hero = Every empire ends. Another begins.
web-hero-note = Two board games for one evening, against bots or friends. Free, no account.
web-hero-learn = Learn to play
web-hero-learn-note = a few minutes, real moves at a real table
web-hero-play = Play bots now
web-hero-play-note = one click, you know the rules
web-learn-it = Learn it
web-play-bots = Play bots
web-meet = Who will you meet?
web-meet-note = Bots see only what a player sees.
web-play-friends = Play friends: one link for all
web-rules-numbered = Rules, every sentence numbered
web-credits = Credits
web-credits-long = Whose games these are
web-tables-wait = { $n ->
    [0] Welcome back
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
web-tables-wait-named = { $n ->
    [0] Welcome back, { $name }
    [one] One table waits for you, { $name }
   *[other] { $n } tables wait for you, { $name }
}
web-new-table = New table
web-turn-of = { $who ->
    [you] Your turn
    [waiting] Waiting for players
    [others] The others’ turn
   *[other] { $name }’s turn
}
web-your-move = Your move
web-for-time = { $unit ->
    [now] just now
    [minute] { $n ->
        [one] for { $n } minute
       *[other] for { $n } minutes
    }
    [hour] { $n ->
        [one] for { $n } hour
       *[other] for { $n } hours
    }
   *[day] { $n ->
        [one] for { $n } day
       *[other] for { $n } days
    }
}
web-with = with { $names }
web-resume = Continue
web-watch = Watch
web-recent = Recent games
web-review = Was it luck?
web-review-band = { $band ->
    [best] best
    [fine] fine
    [doubtful] doubtful
    [mistake] mistake
   *[blunder] blunder
}
web-review-chance = Chance to win
web-review-chance-note = of everybody, with all hands open and the future unknown
web-review-luck = luck
web-review-errors = errors
web-review-sums = Luck and skill
web-review-part = { $part ->
    [start] start
    [luck] luck
    [unseen] unseen
    [errors] own errors
    [others] others’ errors
    [rest] rest
    [result] result
    [each] per decision
   *[adjusted] without luck
}
web-review-rough = rough
web-review-of = of { $n }
web-review-keys = Key moments
web-review-no-keys = No key moments: no great luck, no great error.
web-review-move = Move { $n }
web-review-lost = lost { $error } % (± { $interval }) and { $points } points.
web-review-played = played
web-review-points = { $points } points
web-review-why = Why
web-review-fair = Judged by what the player could know then: what was hidden was imagined in many ways, and what it really was is not held against anybody.
web-review-on-table = Show on the table
web-review-coach = The coach
web-review-coach-luck = { $kind ->
    [bad] Luck was against { $name }: { $luck } % over the game.
   *[good] Luck was with { $name }: { $luck } % over the game.
}
web-review-coach-errors = Errors cost { $errors } % in { $n } decisions.
web-review-coach-worst = { $share } of it at moves { $moves }.
web-review-coach-habit = Most often points were lost here: { $habit }.
web-review-estimates = Estimates, no truth: every chance is the mean of games that were played on and cut short.
web-review-budget = Each chance is the mean of { $futures } futures, luck beside { $draws } outcomes, decisions over { $worlds } positions that the player could have been in.
web-review-waiting = Waiting for other reviews …
web-review-running = Looking at the game …
web-review-luck-list = All luck, { $n } times
web-whatif = What if
web-whatif-try = Try it
web-whatif-here = What if?
web-whatif-from = What if? Leave the game at move { $n }
web-whatif-at = What if, from move { $n }
web-whatif-note = A private copy: bots play the others, and the game stays as it was.
web-whatif-same = Same cards as in the game
web-whatif-cards = { $same ->
    [yes] Cards and dice come as they came in the game.
   *[no] Cards and dice to come are drawn anew, since nobody could know them.
}
web-whatif-game = In the game, after move { $n }
web-whatif-now = { $n ->
    [0] In the branch, at its start
    [one] In the branch, 1 move on
   *[other] In the branch, { $n } moves on
}
web-whatif-return = Return to the game
web-whatif-again = Again from move { $n }
web-whatif-out = Let bots play it out
web-whatif-played-out = { $games ->
    [one] Bots played 1 game
   *[other] Bots played { $games } games
} from move { $n } to the end: { $name } won { $won }, { $mean } points in the mean.
web-whatif-list = Branches of this game
web-whatif-free = No choice yet
web-whatif-moves = { $n ->
    [one] 1 move on
   *[other] { $n } moves on
}
web-whatif-kept = Kept in this browser, { $n } of { $most }.
web-whatif-full = There are { $most } branches in this browser already. Let go of the oldest, at move { $n }: { $title }?
web-whatif-let-go = Let go of it
web-whatif-keep = Keep it
web-whatif-link = Link to this branch
web-whatif-shared = Somebody shows you a branch: it leaves the game at move { $n } and goes on for { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
web-whatif-open = Look at it
web-whatif-broken = The branch in this link can’t be read.
web-whatif-dashed = Dashed: { $name } in branches
web-replay = Replay
web-won = won
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[5] 5th
}
web-score-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-score-behind = { $n } points, { $name } { $best }
web-over = The game is over
web-open-tables = Open tables
web-waits = { $name } waits
web-seats-taken = { $game }, { $n } of { $of } seats taken
web-sit-at = Sit down
web-another = Another game
web-learn = Learn { $game }
web-somebody = somebody

## A new table

web-start-table = A new table
web-as-last-time = As last time
web-game = Game
web-plain-about = Played as text: the table, the choices, the log.
web-plain-length = { $least }–{ $most } players
web-who-sits = Who sits down?
web-you = You
web-you-here = You, at this device.
web-your-name = Your name
web-name-of = Name at seat { $number }
web-change-seat = Change seat { $number }
web-change = Change
web-who-plays = Who plays seat { $number }
web-house-bot = A bot that whoever runs this server has trained
web-levels = Bot
web-people = People
web-seat-kind = { $kind ->
    [bot] Bot
    [device] A player here
    [link] A friend
   *[open] A free seat
}
web-seat-note = { $kind ->
    [device] At this device: it is passed on.
    [link] By a link of their own, from any device.
   *[open] For whoever comes first.
}
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-how = How do you play?
web-how-any = { $option }: { $blank }.
web-how-yes = { $value ->
    [true] yes
   *[false] no
}
web-how-clock = There is { $blank }.
web-clock = { $seconds ->
    [0] no clock
    [60] 1 minute a decision
    [120] 2 minutes a decision
    [300] 5 minutes a decision
    [86400] 1 day a decision
   *[259200] 3 days a decision
}
web-how-listed = Strangers { $blank } this table.
web-how-listed-value = { $value ->
    [true] can see
   *[false] cannot see
}
web-how-pace = Others’ moves are shown { $blank }.
web-how-pace-value = { $pace ->
    [slow] slowly
    [normal] calmly
    [fast] fast
   *[instant] at once
}
web-clock-note = When the time is up, a bot steps in.
web-starts-now = Starts at once.
web-starts-later = Starts when everybody is there; you get the links next.
web-cancel = Cancel
web-start = Start

## Addresses that lead nowhere

web-nowhere = There is nothing at this address
web-nowhere-note = The link is old or has a mistake in it. Your games are where they were.

## Before and between

web-waiting-note = The game begins when everybody is there.
web-seat-ready = ready
web-copy-link = Copy link
web-invite-to = Link to seat { $number }
web-copied = Copied
web-sit-down = Sit down
web-table = Table
web-you-small = you
web-seat-state = { $state ->
    [here] here
    [reconnecting] reconnecting
    [absent] away { $time }
    [gone] not here
    [away] away, a bot plays
    [conceded] gave up
    [free] free
    [invited] invited
   *[bot] bot
}
web-leave = Leave the table
web-leave-note = { $how ->
    [bot] a bot plays on until you are back
    [stand] your seat is free for somebody else
   *[keep] the game waits for you in the lobby
}
web-leave-ask = { $how ->
    [bot] Leave now? A bot plays on for you, so that nobody has to wait. You can take your seat back at any time.
    [stand] Stand up? Your seat is free again, for you or somebody else.
   *[keep] Leave now? Nothing is lost: the game waits for you under “Play”.
}
web-leave-yes = Leave
web-concede = Give up
web-concede-note = { $end ->
    [over] the game ends, and you lose it
   *[on] you are ranked last, and a bot plays on
}
web-concede-ask = { $end ->
    [over] Give up? The game ends at once, and you lose it. This can’t be taken back.
   *[on] Give up? You are ranked last, and a bot plays on for you. This can’t be taken back.
}
web-concede-yes = Give up
web-stay = Stay
web-bot-plays = { $standing ->
    [conceded] You gave up. A bot plays your seat to the end.
   *[away] A bot plays for you.
}
web-take-seat-back = Take my seat back
web-pass-to = Pass the device to { $name }
web-pass-note = Nothing of the table is on the screen until the button is pressed.
web-i-am = I am { $name }

## Friends

web-bot-level = { $level ->
    [settler] Bot: settler
    [steward] Bot: steward
    [governor] Bot: governor
    [consul] Bot: consul
    [emperor] Bot: emperor
   *[other] Bot: { $level }
}
web-game-with = { $game } with { $names }
web-listed = In the list of open tables
web-no-tables = None yet. “Play bots now” takes one click.
web-pace = Pace
web-pace-note = a bot steps in when the time is up
web-seat-missing = not there yet
web-seats = Seats
web-waiting-for-players = Waiting for players
web-span = { $unit ->
    [seconds] { $n } s
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
}
web-yes-no = { $value ->
    [yes] yes
   *[no] no
}
web-not-now = Not now
web-do-it = Do it
web-invite = Invite with one link
web-invite-note = { $open ->
    [yes] Whoever opens it says a name and has the next free seat. No account.
   *[no] Whoever opens it watches: no seat is free. Free one below, or send its own link.
}
web-scan = scan to sit down
web-qr-table = QR code of the table’s link
web-qr-seat = QR code of the seat’s link
web-qr-code = QR code for the other device
web-only-here = This server can only be reached from this machine, so the link works nowhere else. Start it with “--host 0.0.0.0” to let friends in.
web-reached-at = Friends in the same network reach it at
web-sit-title = Sit down
web-sit-note = Say a name, and a free seat is yours. No account.
web-no-free-seat = All seats are taken. You see the game as soon as it begins.
web-sit-here = { $name } sits here
web-room-count = { $here } here, { $free } missing
web-host = host
web-you-host = you, host
web-seat-waits = { $kind ->
    [open] the first who opens the link
   *[human] has a link of their own, not accepted yet
}
web-shuffle-order = Shuffle the order
web-rename = Rename
web-seat-earlier = { $name }: one seat earlier
web-own-link = Its own link
web-give-link = Own link
web-give-bot = Bot
web-give-free = Free the seat
web-what-you-play = What you will play
web-no-clock = No clock
web-takebacks = Taking back
web-takebacks-value = { $undo ->
    [free] freely
   *[consent] with consent
}
web-hints = Hints
web-hints-note = anybody may ask a bot what to do
web-chat-title = Chat
web-waits-for = { $n ->
    [0] Everybody is there
    [one] One more is missing
   *[other] { $n } more are missing
}
web-free-by-bots = Free seats are played by
web-bots-here = Bots at the free seats
web-invited-later = For those who are invited a bot plays until they come.
web-start-with-bots = Start with bots
web-learn-meanwhile = Learn the game meanwhile
web-this-game = This game
web-take-back = Take back
web-ask-back = Ask to take back
web-take-back-to = { $n ->
    [0] to before: { $what }
    [one] to before: { $what } { $names } must agree.
   *[other] to before: { $what } { $names } must agree.
}
web-replace = { $missing ->
    [yes] { $name } is away: replace
   *[no] Replace { $name }
}
web-replace-note = a bot for now, or somebody new
web-replace-title = Who plays for { $name }?
web-last-here = Last here { $time } ago.
web-replace-by = { $by ->
    [bot] A bot, until they are back
    [open] Whoever takes the seat
   *[invite] Somebody with a new link
}
web-replace-by-note = { $by ->
    [bot] it sees only what { $name } saw; one press takes the seat back
    [open] { $name }’s link only watches then; a bot plays until somebody comes
   *[invite] { $name }’s old link only watches then; a bot plays until the new one is accepted
}
web-replace-wait = { $name } may be back at once. The others can decide in { $time }.
web-replace-link = Send this link. Whoever accepts it first has the seat; { $name } watches.
web-must-agree = Still to agree: { $names }
web-ask-them = Ask them
web-asks-replace = { $name } wants { $by ->
    [bot] a bot to play for { $other }.
   *[other] somebody else to play for { $other }.
}
web-bot-for = Let a bot play for { $name }
web-offer-rematch = Offer a rematch
web-to-rematch = To the rematch
web-rematch-note = { $over ->
    [yes] the same seats, everybody is told
   *[no] the same seats, when this game is over
}
web-rematch-set = { $name } wants to play again: the table is set.
web-seat-lost = Your seat is played elsewhere now. You are watching.
web-you-watch = You are watching
web-watching = { $n ->
    [one] You are watching.
   *[other] You are watching, one of { $n }.
}
web-take-open-seat = Take the free seat
web-seat-free = { $name }’s seat is free: sit down and play on.
web-notices = Tell me when it is my turn
web-notices-note = by push, e-mail or webhook, also with the page closed
web-notices-about = All of it is off unless you turn it on. A notice names the game and holds a link: no cards, no names. You get none while you look at the table.
web-notices-when = Tell me when
web-notices-where = Where
web-notice-kind = { $kind ->
    [turn] It is my move
    [game] A game starts or ends
    [chat] Somebody writes to the table
   *[request] Somebody asks for my consent
}
web-notice-kind-note = { $kind ->
    [turn] once a turn, and once more before a long clock runs out
    [game] at this table
    [chat] at most once in ten minutes
   *[request] to take back, or to replace somebody
}
web-mail-daily = At most one mail a day
web-mail-daily-note = about all tables of this address
web-quiet = Quiet from { $from } to { $to } o’clock
web-quiet-note = notices wait until it is over
web-quiet-end = { $end ->
    [from] from
   *[to] to
}
web-hour = { $hour } o’clock
web-push = On this device
web-push-note = { $can ->
    [yes] a push notice of this browser
   *[no] This browser can’t here: it needs a page by https, on an iPhone put on the home screen.
}
web-push-refused = This browser did not allow it.
web-mail = E-mail address
web-mail-note = { $state ->
    [on] confirmed; each mail has a link that ends it
    [unconfirmed] We have sent a mail: open the link in it to confirm the address.
    [off] you confirm the address once, and end it with one click
   *[never] This server sends no mail.
}
web-webhook = Webhook address
web-webhook-note = for a channel of Discord or Slack, or for a program of your own
web-webhook-form = For what
web-webhook-value = { $form ->
    [discord] Discord
    [slack] Slack
   *[json] JSON
}
web-want-notice = Turn on
web-end-notice = Turn off
web-device = Play on another device
web-device-note = by QR code or by typing a code
web-device-scan = Scan this with the other device,
web-device-type = or open { $address } there and type
web-device-sit = { $keep ->
    [yes] Press “Sit here” there. Both devices play then.
   *[no] Press “Sit here” there. This device watches then.
}
web-device-good = Good once, for { $time } more. Keep it to yourself: who has it plays your seat.
web-device-late = This code is not good any more.
web-device-keep = Go on playing here, too
web-device-new = New code
web-mute = Mute chat
web-mute-note = somebody or all, on this device
web-mute-about = What somebody says is not shown on this device any more; they are not told.
web-mute-all = All
web-silence = { $muted ->
    [yes] Let speak again
   *[no] Silence for everybody
}
web-log-and-chat = Log and chat
web-log-shows = { $shown ->
    [both] Both
    [log] Log
   *[chat] Chat
}
web-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
web-my-games = My games
web-since-when = for { $time }
web-arrive = Play here what you began elsewhere
web-code = Code of the other device
web-arrive-here = Sit here
web-take-along = All tables for another browser
web-take-along-note = A file with the secrets of your seats. Whoever has it plays them: send it to nobody.
web-export = Save my tables
web-import = Open a saved file
web-imported = { $n ->
    [one] { $n } table is here now.
   *[other] { $n } tables are here now.
}
web-import-wrong = This file holds no tables.

## Deciding

web-your-decision = Your decision
web-choices = Choices
web-confirm = Confirm
web-sending = Sending …
web-undo = Undo
web-fewer = fewer
web-more = more
web-thinks = { $who ->
    [you] You are deciding
   *[other] { $name } is deciding
}
web-decided = { $who ->
    [you] You have decided
   *[other] { $name } has decided
}
web-asks-back = { $name } asks to take back, to before: { $what }
web-agree = Agree
web-refuse = Refuse
web-key = { $key ->
    [choose] choose
    [confirm] confirm the choice
    [clear] clear the choice
    [undo] undo
    [restart] back to the start of the turn
    [all] use everything that only brings something (economy)
    [end] choose to end the phase
    [arrows] on the board: to the next location or empire
    [areas] to the next part of the page
    [space] show the others’ moves at once
    [menu] the table: who is here, take back, replace, leave
   *[help] this list
}

## Beside the table

web-table-of = { $n ->
    [2] Table of two
    [3] Table of three
    [4] Table of four
   *[5] Table of five
}
web-log = Log
web-chat = Message the table
web-send = Send
web-scores-and-log = Scores and log
web-result = Result
web-wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
web-share-win = { $names } share the victory
web-rematch = Rematch
web-place = Place
web-player = Player
web-total = Total
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-hand-size = hand { $n }

## A choice that is being made, and the settings about choosing

web-more-choices = { $n } more
web-all-choices = All { $n } as a list
web-choose-here = Choose here or on the table. Nothing is played before you confirm.
web-points-change = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
web-then = The table after move { $ply }
web-back-to-now = Back to now
web-confirm-level = Confirm
web-confirm-value = { $level ->
    [always] always
    [final] if final
   *[never] never
}
web-confirm-note = { $level ->
    [always] nothing is played before Confirm
    [final] only what cannot be undone waits for Confirm
   *[never] a click plays at once
}
web-bots-pace = Others’ moves
web-bots-pace-note = Space shows what is left at once
web-bots-pace-value = { $pace ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[instant] at once
}
web-motion = Motion
web-motion-note = without it, what has changed is outlined
web-motion-value = { $motion ->
    [system] as the system says
   *[reduced] none
}
web-show-now = Show at once
web-space-key = Space
web-tie-break = A tie: this rule decides it.

## Settings

web-language = Language
web-language-other = Auf Deutsch
web-theme = Colours
web-theme-value = { $theme ->
    [system] System
    [light] Light
   *[dark] Dark
}
web-setting = { $which ->
    [auto] Make forced moves
    [tips] Tips
    [textMode] Text mode
    [sound] Sound
   *[notify] Notifications
}
web-setting-note = { $which ->
    [auto] where there is only one choice
    [tips] one sentence when something is new, never twice
    [textMode] the table as text, for screen readers and keyboards
    [sound] a lyre when it is your move, and what happens at the table
   *[notify] when it is your move and you look elsewhere
}

## Hints and text mode

web-hint = Hint
web-hint-says = A strong bot would choose: { $choice }
web-command = Command: a number, look, me, log, help …
web-commands = Type the number of a choice, or: look, me, row NAME, map REGION, card NAME, moves, why, hint, log, undo.
web-no-such-choice = { $n ->
    [0] There is nothing to choose now.
   *[other] There is no such choice: 1 to { $n }.
}
web-nothing-to-undo = Nothing can be taken back now.

## Replay

web-see-as = Seen by
web-eyes = { $eyes ->
    [all] All cards
   *[none] Onlooker
}
web-link-to = Link to move { $ply }
web-record = Record
web-leave-replay = Close
web-move-of = Move { $n } of { $of }
web-before-first = Before the first move
web-decides = { $name } decides.
web-moves = Moves
web-move-slider = Move
web-graph-note = What each would score if it ended then, move by move
web-first-move = To the start
web-previous = One move back
web-play-on = Play
web-pause = Pause
web-following = One move on
web-last-move = To the end
web-speed = Speed
web-speed-value = { $speed ->
    [once] 1×
    [twice] 2×
   *[turn] turns
}

## Reading

web-search-rules = Search the rules
web-worked = Worked example
web-worked-all = Worked examples on the table
web-worked-look = Move by move
web-worked-play = Play it yourself
web-tips = To play well
web-rules-contents = Contents
web-rules-found = { $n ->
    [0] No rule says that. Try another word.
    [one] One rule
   *[other] { $n } rules
}
web-rules-proofs = Try it at a table
web-rules-proofs-note = The table is set up as the sentence says; bots play the others, and you may take back anything.
web-credit-title = { $part ->
    [games] The games
    [reconstructed] What is reconstructed
    [own] This program
   *[privacy] What is stored
}
web-credit = { $part ->
    [games] Empire’s End and First Empires are board games of their authors and publishers, to whom the names belong. This program is not affiliated with them. If you like a game here, buy the box.
    [reconstructed] The rules are the real ones. Not every printed value is public, so many costs, abilities and conflict cards are our reconstruction; every card says where its values come from. If you own the box, you can put in what you read there.
    [own] Code, words, icons and pictures are our own, under the MIT licence.
   *[privacy] Your tables and the secrets of your seats are kept in this browser and nowhere else. The server keeps only what is needed to play. Nothing is sent to anybody else.
}

## The stage

web-find-choice = Type to find a choice
web-find-nothing = No choice says that.
web-continue = Continue
web-play-scene = Show it again
web-show-board = Show the board
web-show-scene = Show the scene
web-show-count = Show the count
web-skip-scenes = Skip such scenes
web-skip-scenes-note = in this game
## Following the others

web-since = Since your move
web-since-last = Since your last move
web-recap = Recap
web-hide-recap = Hide recap
web-recap-net = points won and lost
web-recap-more = { $n } more
web-recap-nothing = nothing yet
web-recap-replay = Replay it
web-thinking = thinks
web-dealt = { $n ->
    [one] { $n } card dealt to each.
   *[other] { $n } cards dealt to each.
}
web-dealt-you = You hold { $cards }.
web-drew = { $name } draws { $n } cards.
web-drew-you = You draw { $cards }.
web-log-rules = Show rule numbers
web-log-newest = Newest ↓
web-cards = Cards
web-cards-find = Find a card or what it does
web-cards-left = { $n ->
    [one] { $n } card still unseen, in a deck or in somebody’s hand
   *[other] { $n } cards still unseen, in the decks and in others’ hands
}
web-cards-unseen = { $n } of { $of } unseen
web-card-unseen = unseen
web-cards-none = No card says that.

## Lessons and tips

web-lesson-of = Your first game of { $game }
web-lesson-you = You
web-lesson-step = Step { $number } of { $of }
web-lesson-leave = { $sure ->
    [asked] Really leave?
   *[no] Leave the lesson
}
web-lesson-back = Back
web-lesson-next = Next
web-lesson-skip = Show me
web-lesson-done = You know how to play.
web-lesson-done-note = You have seen the heart of the game. The rest is best learnt while playing.
web-lesson-own = Now a short game of your own
web-lesson-own-note = Against the easiest bot. You can take back whatever you like.
web-lesson-tips = Explain what is new, once each
web-lesson-play = Play
web-lesson-again = The lesson again
web-lesson-other = Learn { $game }
web-lesson-typed = Type the number of the move; skip lets it be done for you, back goes a step back.
web-lesson-typed-next = Type next to go on, back to go a step back.
web-menu-learn = Learn this game
web-menu-learn-note = Ten real moves at a table of your own
web-what-was-that = What was that?
web-what-was-that-note = Everything that tips explain, to read again
web-tip-typed = New: { $title }. { $text }
web-tip-ok = Got it
web-record-open = Open a saved game
web-record-note = A record that was saved here, on a server or in a terminal: a finished game is shown as a replay, another one goes on where it was.
web-record-file = Choose a file
web-record-refused = This record can’t be opened.
web-record-broken = The link is not whole, or was changed on its way. Ask for it once more, or for the file.
web-record-long = It is too long: at most { $most } characters.
web-solo-fetching = Fetching the game: { $percent } %
web-solo-starting = Starting the game …
web-solo-progress = How much is here
web-solo-failed = The game could not be started: { $why }
web-solo-stopped = The browser has ended the game’s program. { $keeps ->
    [yes] Every move is kept: load the page again and go on.
   *[no] Load the page again.
}
web-solo-full = This browser can’t keep any more, so the last move is not played. What was kept before is still there; make room and try again.
web-solo-keeps-nothing = This browser keeps nothing here, as in a private window: games last until the page is closed.
web-solo-elsewhere = This game is open in another tab, too. Both show every move; either may play.
web-solo-newer = There is a newer version of this page.
web-solo-newer-later = There is a newer version of this page. First close the game in the other tab.
web-solo-take-newer = Use it now
web-away = The server does not answer. You can play alone, here and now, against bots.
web-away-play = Play alone
web-solo-away = Your server does not answer, so you are where none is needed: alone against bots, or several at this device.
web-solo-try-server = Try the server
web-solo-levels = Here all levels play without a server, settler to consul exactly as on one.
web-solo-level-about = { $level ->
    [emperor] Plans the whole turn, for up to two seconds of it: here less far than on a server.
   *[other] { $about }
}
web-solo-hotseat = Play together at this device

## The workshop: a pack of one's own, put right value by value

web-workshop = Card workshop
web-workshop-title = Card workshop: { $game }
web-workshop-name = Name of the pack
web-workshop-progress = { $done } of { $all } cards checked
web-workshop-undo = Undo
web-workshop-import = Import
web-workshop-export = Export
web-workshop-play = Play
web-workshop-table = Open a table
web-workshop-compare = Compare
web-workshop-compared = { $n ->
    [0] Plays like the standard pack
    [one] { $n } card or place differs from the standard pack
   *[other] { $n } cards and places differ from the standard pack
}
web-workshop-filter = Show
web-workshop-filter-by = { $filter ->
   *[all] All
    [unchecked] Not checked yet
    [changed] Changed
    [wrong] With problems
}
web-workshop-find = Find
web-workshop-source = { $source ->
    [printed] printed
    [rulebook] rulebook
    [public] public
    [inferred] inferred
   *[reconstructed] reconstructed
}
web-workshop-sourced = source
web-workshop-changed = changed
web-workshop-state = { $checked ->
    [true] checked
   *[false] not checked
}
web-workshop-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
web-workshop-all = List
web-workshop-restart = Start again from the standard pack
web-workshop-no-pack = This file is no pack of this game, so nothing was changed. { $why }
web-workshop-printed = As printed on my copy
web-workshop-back = Back to standard
web-workshop-next = Next not checked
web-workshop-add = Add
web-workshop-remove = Remove
web-workshop-or = or
web-workshop-made = The text is made from the values, in both languages, so it can’t disagree with the rules.
web-workshop-no-text = { $wrong ->
    [true] The text comes back when the problems are mended.
   *[false] Nothing is printed about this in words.
}
web-measure-tab = Balance
web-measure = Balance: this pack beside the standard pack
web-measure-how = Bots of the same strength play every deal with both packs, in all seat orders, so that luck of the cards drops out. It goes on in the background while you edit. The command “empires balance” plays more and says more.
web-measure-players = Players
web-measure-games = Games
web-measure-begin = { $begun ->
    [true] Go on
   *[false] Measure
}
web-measure-stop = Stop
web-measure-state = { $n } of { $all } games with each pack
web-measure-waits = Waiting for others to be done.
web-measure-stale = The pack was changed since: this is how it was before.
web-measure-findings = { $compared ->
    [true] What moved
   *[false] What stands out
}
web-measure-corrected = The intervals are corrected for the { $n } differences looked at.
web-measure-nothing = No difference shown, out of { $n } looked at. More games may show one.
web-measure-luck = { $share } of what leads vary by is the luck of the deal.
web-measure-between = { $low } to { $high }
web-measure-beside = beside { $value }
web-measure-line = { $compared ->
    [true] line: the standard pack
   *[false] line: the fair share
}
web-own-cards = Own cards
web-own-cards-note = { $n ->
    [one] One card or place is not as in the standard pack:
   *[other] { $n } cards and places are not as in the standard pack:
}

## Puzzles

web-puzzles = Puzzles
web-puzzles-note = One choice is clearly best. Find it: five minutes a day, without an opponent.
web-puzzles-today = Puzzle of the day
web-puzzles-all = { $n ->
    [one] One puzzle
   *[other] All { $n } puzzles
}
web-puzzles-game = Game
web-puzzles-theme = Theme
web-puzzles-level = Difficulty
web-puzzles-any = Any
web-puzzles-unsolved = Only those not tried yet
web-puzzles-none = No puzzle for this filter.
web-puzzles-clear = Clear
web-puzzles-retired = { $n ->
    [one] One puzzle is retired: it was made with other rules or cards.
   *[other] { $n } puzzles are retired: they were made with other rules or cards.
}
web-puzzles-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
web-puzzles-sum = Longest { $longest }; solved at the first try: { $right } of { $all }
web-puzzles-kept = Kept in this browser only. A day begins at midnight UTC, for everybody.
web-puzzles-export = Export
web-puzzles-import = Import
web-puzzles-brought = Imported.
web-puzzles-not-brought = That is no file with answers to puzzles.
web-puzzles-retry = Try again
web-puzzles-back = All puzzles
web-puzzle = Puzzle
web-puzzle-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
web-puzzle-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
web-puzzle-state = { $state ->
    [right] solved
   *[wrong] missed
}
web-puzzle-solve = Solve
web-puzzle-theme = { $theme ->
    [aim] Which place is hit
    [avert_or_take] Take or avert
    [economy] Economy
    [industry] What to build
    [bid_axes] Conflict bids
    [bid_coins] Conflict bids with coins
    [pick_location] Which place
    [place_innovation] Where the innovation lies
    [pay] How to pay
    [exchange] Exchange
    [order] In which order
    [swap_locations] Swapping places
    [move_explorers] Moving explorers
    [reroll] Rerolls
    [swords] Swords
    [gather] Gathering for an attack
    [retreat] Retreat
    [convert_die] Turning a die
    [progress] Steps on tracks
    [place_explorers] Placing explorers
    [place_city] Where the city goes
    [choose_tile] Which tile
    [score_card] Scoring cards
   *[other] Other decisions
}
web-puzzle-counts = the first answer counts
web-puzzle-answer = Answer
web-puzzle-right = Right.
web-puzzle-wrong = Not the best. Better: { $best }.
web-puzzle-missed = Not the best.
web-puzzle-again = Look at it again
web-puzzle-next = Next puzzle
web-puzzle-why = The answer
web-puzzle-good = Right:
web-puzzle-yours = your answer
web-puzzle-retired = This puzzle is retired: it was made with other rules or cards.
web-puzzle-proof = Each choice was tried in { $worlds } positions that you could be in, hidden cards drawn anew each time, and by plans of up to { $plan } tries. All searches agree; by chance alone the lead would vary by ± { $interval } %.
