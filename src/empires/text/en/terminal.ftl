### What the terminal game says around the table: commands, hand-over, undo, saving, the end.

## Starting and going on

play-seats = At the table: { $names }.
play-level = { $names }: { $level }. { $about }
play-bot = { $names }: played by “{ $bot }”.
play-thinking = { $name } thinks …
play-bot-failed = { $reason ->
    [start] { $name } could not begin: { $bot } does not start or does not answer. A greedy bot plays the seat from here on.
    [late] { $name } plays no more: { $bot } took too long. A greedy bot plays the seat from here on.
    [ended] { $name } plays no more: { $bot } has ended. A greedy bot plays the seat from here on.
    [flood] { $name } plays no more: { $bot } answered without end. A greedy bot plays the seat from here on.
   *[wrong] { $name } plays no more: { $bot } answered wrongly again and again. A greedy bot plays the seat from here on.
}
play-resumed = Back at move { $ply } of { $file }.
play-commitment = Commitment to the shuffle: { $commitment }
play-ask = Your choice (1 to { $n }, ? for help):
play-ask-one = Your choice (1, ? for help):
play-only-choice = Only choice: { $choice }
play-watching = Bots play; this is what happens.
play-since = Since your last look:
play-hand-over = Pass the device to { $name }.
play-press-enter = { $name }, press Enter when only you can see the screen.

## Help

play-help = What you can type:
play-help-play = a number: play that choice
play-help-look = { $word }: the whole table
play-help-me = { $word }: all that is yours, and your hand
play-help-row = { $word } NAME: the row of a player
play-help-player = { $word } NAME: all that is open about a player
play-help-map = { $word }: the map; “{ $word } NAME” shows a place and what is around it
play-help-card = { $word } NAME: the text of a card or place, for example { $example }
play-help-moves = { $word }: the choices once more
play-help-why = { $word } N: the rule behind choice N
play-help-hint = { $word }: what a good player would do here, and why
play-help-all = { $word }: take everything that only brings something, and finish
play-help-log = { $word } N: the last N things that happened
play-help-undo = { $word }: take back your last choice; “{ $word } { $all }” takes back all you may
play-help-save = { $word } FILE: save the game
play-help-help = { $word }: this list
play-help-quit = { $word }: leave the game

## Answers to commands

play-unknown-input = “{ $input }” is nothing I know. Type a number from 1 to { $n }, or ? for help.
play-no-such-choice = There is no choice { $number }: type a number from 1 to { $n }.
play-which-choice = Which choice? Type { $word } and its number, from 1 to { $n }.
play-which-player = Which player? Type { $word } and a name: { $names }.
play-unknown-player = Nobody here is called “{ $input }”. At the table: { $names }.
play-which-card = Which card? Type { $word } and a name, for example { $example }.
play-unknown-card = Nothing here is called “{ $input }”. Try a name such as { $example }.
play-unknown-place = No place in play is called “{ $input }”. Type { $word } for the whole map.
play-which-file = Save where? Type { $word } and a file name.
play-not-all = That does not work now.
play-rule = { $rule }: { $title }
play-ruling = { $text }
play-ruleset-only = { $ruleset ->
    [manual] This rule holds in the ruleset “manual” only.
   *[rulebook] This rule holds in the ruleset “rulebook” only.
}

## Levels of the bots

level-settler = Settler
level-settler-about = Knows what matters, but often misjudges by how much.
level-steward = Steward
level-steward-about = Sees most of what is good, and is wrong about the rest.
level-governor = Governor
level-governor-about = A sound eye that errs where choices are close.
level-consul = Consul
level-consul-about = Sees where every choice leads, and seldom errs.
level-emperor = Emperor
level-emperor-about = Plans the whole turn, for up to two seconds of it.

## Hints

hint-thinking = Thinking about a hint …
hint-heading = { $n ->
    [one] Hint, after { $n } game thought through in { $seconds } s. Result: 100 is a sure victory, 0 the last place.
   *[other] Hint, after { $n } games thought through in { $seconds } s. Result: 100 is a sure victory, 0 the last place.
}
hint-option = { $score ->
    [one] { $number }. { $choice }: { $share } % of the search, result { $result }, about { $score } point
   *[other] { $number }. { $choice }: { $share } % of the search, result { $result }, about { $score } points
}
hint-own-move = You: { $choice }.
hint-line = Then it might go on like this, as far as one can guess: { $moves }

## Undo

play-undone = { $n ->
    [one] Taken back: { $n } choice.
   *[other] Taken back: { $n } choices.
}
play-undo-refused = That can’t be taken back: { $reason }
play-undo-nothing-yet = you have not chosen anything yet.
play-undo-another-seat = another player has acted since.
play-undo-dealt = cards were dealt.
play-undo-revealed-disaster = a disaster was revealed.
play-undo-replaced = a disaster was replaced.
play-undo-declared = resources were shown.
play-undo-drew = a card was drawn.
play-undo-rolled = dice were rolled.
play-undo-reshuffled = the deck was reshuffled.
play-undo-revealed-conflict = a conflict card was revealed.
play-undo-opened-bid = the bids were opened.
play-undo-changed-hand = a new hand was drawn.
play-undo-final-points = the game is over.
play-undo-ranked = the game is over.
play-undo-other = something was shown that can’t be unseen.

## Saving and leaving

play-saved = Saved in { $file }.
play-not-saved = Could not save in { $file }: { $reason }
play-ask-save = Save the game before you leave? Type a file name, or press Enter to leave without saving.
play-resume-hint = Go on later with: { $command }
play-not-saved-hint = The game was not saved.
play-goodbye = Goodbye.

## The end

play-game-over = The game is over.
play-seed = The seed was { $seed }.
play-verify = Its SHA-256 is the commitment given at the start: { $commitment }

## A first game that teaches

learn-welcome = Your first game of { $game }: about ten moves, one idea at a time.
learn-you = You
learn-step = Step { $number } of { $of }: { $title }
learn-ask = Your move (1 to { $n }, back, skip, quit):
learn-ask-next = Press Enter to go on (or type back or quit):
learn-unknown = Type a number from 1 to { $n }, or back, skip or quit.
learn-first = This is the first step.
learn-done = You know how to play. Now a game of your own: empires play { $game }
