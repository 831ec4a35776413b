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
web-live = Live
web-trying = Offline, trying again ({ $n }). Your choice is kept.
web-closed = { $code ->
    [4401] This link is not the secret of a seat here.
    [4404] There is no such table. Tables nobody has touched for long are removed.
    [4409] This table was played with other rules than this server has.
   *[other] The server closed the connection.
}
web-to-lobby = To the lobby
web-text-mode = Text mode
web-skip-new = Skip to the new table
web-skip-prompt = Skip to your decision
web-rule = Rule { $rule }
web-all-rules = All rules of this game
web-about-card = About { $name }

## Lobby

web-start-table = Start a table
web-game = Game
web-plain-about = Played as text: the table, the choices, the log.
web-plain-length = { $least }–{ $most } players
web-seats = Seats
web-seats-of = { $n } of { $of }
web-you = You
web-your-name = Your name
web-name-of = Name at seat { $number }
web-who-plays = Who plays seat { $number }
web-this-device = this device
web-seat-kind = { $kind ->
    [bot] Bot
    [device] Player at this device
    [link] Friend with a link
   *[open] Open seat
}
web-seat-note = { $kind ->
    [bot] sees only what a player sees
    [link] you get the link in the next step
   *[open] whoever comes first
}
web-bot-level = { $level ->
    [settler] Bot: settler (easy)
    [steward] Bot: steward
    [governor] Bot: governor
    [consul] Bot: consul
   *[emperor] Bot: emperor (strongest)
}
web-add-seat = Add a bot, a friend, or a player at this device
web-remove-seat = Remove seat { $number }
web-options = Options
web-pace = Pace
web-pace-note = a bot steps in when the time is up
web-clock = { $seconds ->
    [0] No clock
    [60] 1 minute a decision
    [120] 2 minutes a decision
    [300] 5 minutes a decision
    [86400] 1 day a decision
   *[259200] 3 days a decision
}
web-listed = In the list of open tables
web-listed-note = everybody on this server can see it
web-plan = { $game }, { $n } seats.
web-starts-now = Starts at once.
web-starts-later = Starts when everybody is there.
web-play-bots = Play bots now
web-create-table = Create table
web-your-tables = Your tables
web-no-tables = None yet. “Play bots now” takes one click.
web-open-tables = Open tables
web-no-open-tables = Nobody waits for players at the moment.
web-recent = Recent games
web-play = Play
web-join = Join
web-replay = Replay
web-somebody = somebody
web-over = The game is over
web-ranked = { $n ->
    [one] Place { $rank } of { $of }, { $n } point
   *[other] Place { $rank } of { $of }, { $n } points
}
web-waiting-for-players = Waiting for players
web-your-move = Your move
web-others-move = Waiting for the others
web-game-with = { $game } with { $names }
web-seats-taken = { $game }, { $n } of { $of } seats
web-how-to-play = How to play
web-learn = Learn { $game }
web-learn-note = the game in five minutes, with pictures
web-rules-numbered = Rules, numbered
web-rules-note = every rule, our rulings marked
web-credits = Credits
web-credits-note = whose games these are, and what is reconstructed

## Before and between

web-waiting-note = The game begins when everybody is there.
web-seat-ready = ready
web-seat-missing = not there yet
web-copy-link = Copy link
web-invite-to = Link to seat { $number }
web-copied = Copied
web-sit-down = Sit down
web-start-now = Begin now, bots take the open seats
web-table = Table
web-you-small = you
web-seat-state = { $state ->
    [here] here
    [gone] not here
    [away] away, a bot plays
    [conceded] gave up
   *[bot] bot
}
web-leave = Leave the table
web-leave-note = { $how ->
    [bot] a bot plays on until you are back
   *[keep] the game waits for you in the lobby
}
web-leave-ask = { $how ->
    [bot] Leave now? A bot plays on for you, so that nobody has to wait. You can take your seat back at any time.
   *[keep] Leave now? Nothing is lost: the game waits for you under “Your tables”.
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

## Deciding

web-your-decision = Your decision
web-choices = Choices
web-all-choices = Show all { $n } choices
web-confirm = Confirm
web-sending = Sending …
web-undo = Undo
web-restart = Restart turn
web-use-all = Use all { $n }
web-fewer = fewer
web-more = more
web-thinks = { $name } is deciding
web-decided = { $name } has decided
web-asks-back = { $name } asks to take back a move.
web-agree = Agree
web-refuse = Refuse
web-jump = Jump to
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
    [menu] the table: who is here, leave, give up
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

web-use-all-and-finish = Use all { $n } and finish
web-more-choices = { $n } more
web-fewer-choices = Show fewer
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
    [steps] step by step
   *[instantly] at once
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
    [textMode] Text mode
    [sound] Sound
   *[notify] Notifications
}
web-setting-note = { $which ->
    [auto] where there is only one choice
    [textMode] the table as text, for screen readers and keyboards
    [sound] a soft tone when it is your move
   *[notify] when it is your move and you look elsewhere
}

## Hints and text mode

web-hint = Hint
web-hint-says = A strong bot would choose: { $choice }
web-command = Command: a number, look, me, log, help …
web-commands = Type the number of a choice, or: look, me, row NAME, map REGION, card NAME, moves, why, log, undo.
web-no-such-choice = { $n ->
    [0] There is nothing to choose now.
   *[other] There is no such choice: 1 to { $n }.
}
web-nothing-to-undo = Nothing can be taken back now.

## Replay

web-see-as = See it as
web-eyes = { $eyes ->
    [all] All
   *[none] Onlooker
}
web-link-to = Link to move { $ply }
web-record = Record
web-back = Back
web-move-number = Move { $ply }
web-decides = { $name } decides.
web-moves = Moves
web-move-slider = Move
web-graph = Score forecast
web-graph-note = The score forecast of every player, move by move
web-first-move = To the start
web-previous = One move back
web-play-on = Play
web-pause = Pause
web-following = One move on
web-last-move = To the end

## Reading

web-search-rules = Search the rules
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
