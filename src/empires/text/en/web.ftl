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
web-about = { $game ->
    [empires-end] Avert disasters or take them, rebuild, outlast the others.
   *[first-empires] Roll, sail and conquer to raise five tracks.
}
web-about-length = { $game ->
    [empires-end] 2–4 players, 30–60 min, bidding
   *[first-empires] 2–5 players, 25–45 min, dice and map
}
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
web-option = { $option ->
    [variant] Length
    [ruleset] Rules
    [open_resources] Open resources
    [choose_civilizations] Choose civilizations
    [open_tiles] Open city tiles
   *[other] { $option }
}
web-option-note = { $option ->
    [variant] Blitz begins at space 8 with two disasters taken
    [ruleset] Two published readings differ in details
    [open_resources] everyone sees every wheat and coin
    [choose_civilizations] in turn, instead of dealing them
    [open_tiles] everyone sees what cities are worth
   *[other] { $option }
}
web-option-value = { $value ->
    [normal] Full
    [blitz] Blitz
    [rulebook] Rulebook
    [manual] Manual
   *[other] { $value }
}
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
web-part = { $part ->
    [mine] Board
    [hand] Hand
    [scores] Scores
    [log] Log
    [map] Map
    [dice] Dice
   *[civ] Tracks
}
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
web-source = { $part ->
    [track] Score track
    [locations] Locations
    [abilities] End abilities
    [tracks] Tracks
    [cards] Cards
   *[cities] Cities
}

## Empire's End

web-phase-track = Phase track
web-space = { $name ->
    [disaster] Disaster
    [double] Double disaster
    [economy] Economy
    [industry] Industry
    [conflict] Conflict
    [combined] Economy and industry
   *[end] End
}
web-next = next: { $next }, { $after }
web-end = End
web-hits = Hits position { $position } of whoever takes it.
web-pot = Pot to the taker
web-did = { $did ->
    [averted] { $name } averted
    [averted_free] { $name } averted for free
   *[took] { $name } took it
}
web-if-taken = If taken now
web-already-destroyed = already destroyed
web-without-bid = strength { $n } without a bid
web-empires = Empires
web-position = Position
web-avert-with = Avert { $card } with …
web-or-take = or take it
web-place-briefly = { $location }, pos. { $position }
web-first = first
web-first-player = holds the first-player marker
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-strength = strength { $n }
web-hand-size = hand { $n }
web-your-resources = Your resources
web-resources-hidden = resources hidden
web-healthy = healthy
web-destroyed = destroyed
web-threatened = threatened
web-exhausted = exhausted
web-exhausted-card = { $card } (exhausted)
web-no-innovation = no innovation
web-may-go-here = may go here
web-place-words = Position { $position }, { $facts }
web-rebuild-cost = Hammers to rebuild it
web-your-hand = Your hand
web-hand-use = { $n ->
    [one] { $n } card, usable in the industry of space { $space }
   *[other] { $n } cards, usable in the industry of space { $space }
}
web-hand-no-use = { $n ->
    [one] { $n } card, no industry phase to come
   *[other] { $n } cards, no industry phase to come
}
web-build = build
web-forecast = Score forecast
web-if-ended = if the game ended now
web-forecast-parts = { $track } track + { $locations } locations + { $abilities } end abilities

## A choice that is being made, and the settings about choosing

web-use-all-and-finish = Use all { $n } and finish
web-more-choices = { $n } more
web-fewer-choices = Show fewer
web-change-bid = Change my bid
web-choose-here = Choose here or on the table. Nothing is played before you confirm.
web-points-change = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
web-will-work = is used
web-refreshed = refreshed
web-comes-here = comes here
web-with-bid = strength { $n } with this bid
web-cards-used = { $used } of 2 cards used
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

## Abilities on tiles, in a few words; a resource in brackets becomes its sign

short-moment = { $phase ->
    [end] end: { $text }
    [destroyed] if destroyed: { $text }
   *[other] { $text }
}
short-gain = +{ $gain }
short-points = +{ $points } points
short-exchange = { $times ->
    [1] { $pay } for { $options }
   *[other] { $times }× { $pay } for { $options }
}
short-refresh-adjacent = refresh neigh­bours
short-refresh-all = refresh all
short-repeat = one economy ability again
short-gain-per-adjacent = +{ $gain } per adjacent { $neighbour }
short-points-per-adjacent-destroyed = { $points } points per ruin beside it
short-points-per-adjacent = { $points } points per adjacent { $neighbour }
short-swap = swap any 2 locations
short-move-innovation = move 1 inno­vation
short-rebuild-discount = neighbour rebuilt: −{ $hammers }[hammer]
short-build-discount = 1 card built: −{ $hammers }[hammer]
short-free-bid = free { $resource } bid
short-replace = replace the disaster
short-strength = +{ $strength } strength
short-strength-per-adjacent-destroyed = +{ $strength } strength per ruin beside it
short-points-per-resource = { $points ->
    [one] { $points } point per { $resource }
   *[other] { $points } points per { $resource }
}
short-points-per-destroyed = { $points } points per ruin
short-points-most-destroyed = { $points } points for most ruins
short-copy-end = best end ability again

## First Empires

web-round = Round
web-round-of = Round { $round } of { $rounds }
web-phases = Phases of the turn
web-fe-phase = { $phase ->
    [dice] Dice
    [movement] Movement
   *[progress] Progress
}
web-turn-order = Turn order
web-map = Map
web-map-of = World map, { $n } regions in play
web-port = { $ocean ->
    [west] W
   *[east] E
}
web-ocean = { $ocean ->
    [west] West Ocean
   *[east] East Ocean
}
web-legend-reach = within reach · points
web-legend-conquest = conquest: explorers · points
web-legend-port = W E: harbour on that ocean · strokes: borders on land
web-zoom-in = Nearer
web-zoom-out = Farther
web-journey = Move 1 explorer from { $from } to { $to } ({ $points } of { $of } points; by way of { $via })
# After "by way of"; $ocean is "no" for a region.
web-via = { $ocean ->
    [no] { $name }
    [west] the western ocean
    [east] the eastern ocean
    [north] the northern ocean
    [south] the southern ocean
   *[other] the { $name } ocean
}
web-conquer = { $explorers ->
    [one] Conquer { $region } ({ $explorers } explorer from { $from }; { $points } of { $of } points)
   *[other] Conquer { $region } ({ $explorers } explorers from { $from }; { $points } of { $of } points)
}
web-battle = { $swords ->
    [0] { $arrivals ->
        [one] { $arrivals } explorer
       *[other] { $arrivals } explorers
    }
    [one] { $arrivals ->
        [one] { $arrivals } explorer
       *[other] { $arrivals } explorers
    } + { $swords } sword
   *[other] { $arrivals ->
        [one] { $arrivals } explorer
       *[other] { $arrivals } explorers
    } + { $swords } swords
}
web-battle-defence = { $n ->
    [one] { $n } defender of { $name }
   *[other] { $n } defenders of { $name }
}
web-battle-won = { $cities ->
    [0] { $name } retreats.
    [one] { $name } retreats, the city there is yours.
   *[other] { $name } retreats, { $cities } cities there are yours.
}
web-battle-lacks = { $n ->
    [one] { $n } more explorer is needed.
   *[other] { $n } more explorers are needed.
}
web-nobody = nobody
web-city-of = city: { $name }
web-needs = a conquest needs { $n }
web-dice = Dice
web-dice-of = Dice: { $name }
web-left = rerolls { $rerolls }, movement { $movement }
web-die-used = used
web-die-sword = counts in every conquest of this turn
web-die-pairs = { $n ->
    [0] no region for it
   *[other] pairs with { $names }
}
web-die-would = would pair with { $names }
web-die-key = Key { $die } marks it, R rolls again
web-regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
web-no-dice = Not rolled yet.
web-tracks = Tracks
web-track = { $track ->
    [dice] Dice
    [rerolls] Rerolls
    [movement] Moves
    [cards] Cards
   *[explorers] Explorers
}
web-track-at = { $track ->
    [dice] Dice: field { $field }, value { $value }
    [rerolls] Rerolls: field { $field }, value { $value }
    [movement] Movement: field { $field }, value { $value }
    [cards] Cards: field { $field }, value { $value }
   *[explorers] Explorers: field { $field }, value { $value }
}
web-value-points = value and points
web-standing = Standing
web-points-so-far = points so far
web-holds = regions { $regions }, explorers { $explorers }, hand { $hand }
web-and-cities = { $n ->
    [one] +{ $n } city
   *[other] +{ $n } cities
}
web-achievements = Achievements
web-hand-scored = hand { $hand }, scored { $scored }
web-met = Met:
web-progress = { $progress } of { $count }
web-scored = scored

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
web-step-title = { $step ->
    [aim] An empire of eleven locations
    [track] One track, phase after phase
    [disaster] Disaster: avert it or take it
    [innovation] Every disaster is also an innovation
    [economy] Economy: your locations work
    [industry] Industry: build and rebuild
    [conflict] Conflict: secret bids
    [end] The end
    [world] A world of regions and two oceans
    [turn] A turn has three phases
    [dice] Dice
    [movement] Movement
    [conquest] Conquest
    [progress] Progress
    [cards] Achievements
   *[finish] The end of the game
}
web-step = { $step ->
    [aim] Everybody starts with the same City, Towns, Armies, Roads and Farms, worth the points printed on them. You will lose some. Whoever keeps the most points wins.
    [track] A marker moves along the track at the top. It says which phase comes now and what comes next: disasters, economy, industry, conflict.
    [disaster] A card threatens the same position in every empire. In turn, each player pays one fitting resource (a coin always fits) into the pot, or takes the disaster: the threatened location is destroyed, but the whole pot and the card are yours, and you are first player.
    [innovation] The card you took is placed under one of your healthy locations and works from then on: resources, strength, cheaper building, or points at the end.
    [economy] Everybody uses the abilities of healthy locations and innovations, each once. “Use all” does the plain gains in one go.
    [industry] Build or sell up to two cards of your hand, and rebuild one destroyed location for hammers.
    [conflict] Armies and innovations give strength; axes and coins add to it in secret. Your strength decides your band of the card. The highest gets a bonus; the others suffer an upheaval, and two of their locations change places.
    [end] After the last space your score is the track, every healthy location, and the innovations that count at the end.
    [world] Your civilization starts in its home region. Every region has a colour with a symbol. Strokes show borders on land, W and E harbours on the two oceans.
    [turn] Roll dice, move explorers, then make progress with the dice that fit your regions. After the last round the best score wins.
    [dice] Your orange track says how many dice you roll, your blue one how often you may reroll. Click dice to choose which. A card of your hand can turn a die into a sword.
    [movement] Your purple track gives movement points. Click a region with your explorers, then where they go. One step costs one point; explorers can’t stay at sea.
    [conquest] To conquer a region, more explorers and swords must arrive than defend it. The defender retreats. A city of somebody else there becomes yours. Nobody’s last region can be conquered.
    [progress] First, each card that you discard turns a die to any face. Then a die and a region of yours in its colour together move the marker of that colour up by one; each die needs a region of its own. New explorers and cards come at once; a marker that reaches a city symbol puts a city onto the map.
    [cards] Your cards ask for something: regions of a colour, cities, conquests. As soon as a card is met you may score it in your turn.
   *[finish] Points for every track, for scored cards, for your cities on the map and for those you captured.
}
web-hand-new = innovation
web-one-region = a region of yours
