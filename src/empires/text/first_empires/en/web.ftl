### What the browser app says itself about First Empires.

## Lobby

fe-web-about = Roll, sail and conquer. Every region you hold raises one of five tracks. Eight rounds decide.
fe-web-about-length = 2–5 players · 25–45 minutes · dice and map

## The table

fe-web-source = { $part ->
    [tracks] Tracks
    [cards] Cards
   *[cities] Cities
}
fe-web-round = Round
fe-web-round-of = Round { $round } of { $rounds }
fe-web-phase = { $phase ->
    [dice] Dice
    [movement] Movement
   *[progress] Progress
}
fe-web-turn-order = Turn order
fe-web-map = Map
fe-web-map-of = World map, { $n } regions in play
fe-web-port = { $ocean ->
    [west] W
   *[east] E
}
fe-web-ocean = { $ocean ->
    [west] West Ocean
   *[east] East Ocean
}
fe-web-zoom-in = Nearer
fe-web-zoom-out = Farther
fe-web-mini = { $close ->
    [true] Show the whole map
   *[other] Show the map from near
}
fe-web-journey = { $n ->
    [one] Move { $n } explorer: { $way }
   *[other] Move { $n } explorers: { $way }
}
fe-web-journey-detail = { $n } × { $borders } = { $points } of { $of } movement points
fe-web-way = { $way }: { $points } of { $of } movement points
fe-web-points-left = { $n } of { $of } movement points left
fe-web-of = { $n } of { $most }
fe-web-dice-of = { $own ->
    [yes] Your dice
   *[no] Dice: { $name }
}
fe-web-rerolls-left = { $n ->
    [one] { $n } reroll left
   *[other] { $n } rerolls left
}
fe-web-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
fe-web-turn-hint = Choose a die to turn it
fe-web-die-roll = { $keeps ->
    [yes] keep
   *[no] reroll
}
fe-web-die-used = used
fe-web-die-sword = all fights
fe-web-die-none = no region
fe-web-face = { $face ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
    [green] Green
    [yellow] Yellow
   *[sword] Sword
}
fe-web-face-now = as it is
fe-web-face-none = no use
fe-web-face-sword = +1 in every fight
fe-web-face-gives = { $track ->
    [dice] dice { $value } → { $next }
    [rerolls] rerolls { $value } → { $next }
    [movement] moves { $value } → { $next }
    [cards] draws a card
   *[explorers] explorers { $value } → { $next }
}
fe-web-turn-into = Turn the die into …
fe-web-turn-for = Costs a card:
fe-web-turn = { $face ->
    [orange] Turn the die to orange
    [blue] Turn the die to blue
    [purple] Turn the die to purple
    [green] Turn the die to green
    [yellow] Turn the die to yellow
   *[sword] Turn the die to a sword
}
fe-web-turn-costs = { $card } is discarded.
fe-web-your-empire = { $name }, your empire
fe-web-city = city tile
fe-web-score = Score
fe-web-discard = discard
fe-web-draw = draw a card
fe-web-one-more = + 1
fe-web-no-hand = No card in hand.
fe-web-hidden-hand = The cards stay hidden.
fe-web-dealt = The civilizations in turn order
fe-web-tabs = Parts of the table
fe-web-tab = { $tab ->
    [map] Map
    [board] Empire
    [hand] Cards
   *[log] Log
}
fe-web-ask = { $kind ->
    [choose-civilization] Choose your civilization
    [reroll] Which dice do you roll again?
    [swords] A card for a sword?
    [convert-die] Which die do you turn?
    [move-explorers] Move your explorers
    [gather] Who attacks { $region }?
    [retreat] { $region } is lost: retreat where?
    [progress] { $n ->
        [0] Progress
        [one] { $n } step is ready
       *[other] { $n } steps are ready
    }
    [place-explorers] { $n ->
        [one] Place { $n } new explorer
       *[other] Place { $n } new explorers
    }
    [choose-tile] Which city comes first?
    [place-city] Where do you build the city?
   *[score-card] Score a card?
}
fe-web-ask-note = { $kind ->
    [choose-civilization] It says where you start, your tracks and your cards.
    [reroll] Choose dice, or keep all.
    [swords] Choose a die and turn it into a sword, or go on.
    [convert-die] Choose the die, then its new face.
    [move-explorers] { $n ->
        [one] { $n } movement point. Choose where to go, or your explorers first.
       *[other] { $n } movement points. Choose where to go, or your explorers first.
    }
    [gather] Choose where explorers come from.
    [retreat] { $name } conquered it. All { $n } go to one region of yours.
    [progress] Choose a die to turn it for a card, or go on.
    [place-explorers] Choose your regions on the map.
    [choose-tile] Each city goes to a region of yours.
    [place-city] Choose one of the regions that are lit.
   *[score-card] You have done what it asks for. A card kept in hand scores nothing at the end.
}
fe-web-ask-score = Score “{ $card }”
fe-web-ask-move = { $n ->
    [one] Move { $n } explorer
   *[other] Move { $n } explorers
}
fe-web-go = { $do ->
    [reroll] Reroll { $n }
    [move] Move
    [assault] Conquer
    [strike] Conquer
    [gather] Add
    [retreat] Retreat
    [step] { $n ->
        [one] Take the step
       *[other] Take { $n } steps
    }
    [turn] Turn it
    [discard] Discard
    [place-explorer] Place
    [place-city] Build it
    [score] Score
    [choose] Choose
    [tile] This one
   *[done] Go on
}
fe-web-done = { $kind ->
    [reroll] Keep all
    [move-explorers] End moving
    [swords] No card
    [progress] End turn
   *[other] Not now
}
fe-web-chip-walk = { $n } → { $to }
fe-web-chip-conquer = conquers { $region }
fe-web-chip-city = and a city
fe-web-chip-retreat = retreat to { $to }
fe-web-chip-take = city in { $region } taken
fe-web-chip-step = { $track ->
    [dice] Dice { $value }
    [rerolls] Rerolls { $value }
    [movement] Moves { $value }
    [cards] draws a card
   *[explorers] Explorers { $value }
}
fe-web-chip-drew = draws a card
fe-web-chip-settle = +{ $n }
fe-web-chip-found = city in { $region }
fe-web-chip-score = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
fe-web-since-rounds = { $many ->
    [0] round { $to }
   *[other] rounds { $from } to { $to }
}
fe-web-conquer = Conquer { $region }
fe-web-conquer-detail = { $explorers ->
    [one] { $explorers } explorer from { $from }; { $points } of { $of } movement points.
   *[other] { $explorers } explorers from { $from }; { $points } of { $of } movement points.
}
fe-web-battle = { $swords ->
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
fe-web-battle-defence = { $n ->
    [one] { $n } defender of { $name }
   *[other] { $n } defenders of { $name }
}
fe-web-battle-won = { $cities ->
    [0] { $name } retreats.
    [one] { $name } retreats, the city there is yours.
   *[other] { $name } retreats, { $cities } cities there are yours.
}
fe-web-nobody = nobody
fe-web-city-of = city: { $name }
fe-web-needs = a conquest needs { $n }
fe-web-dice = Dice
fe-web-regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
fe-web-no-dice = Not rolled yet.
fe-web-tracks = Tracks
fe-web-track = { $track ->
    [dice] Dice
    [rerolls] Rerolls
    [movement] Moves
    [cards] Cards
   *[explorers] Explorers
}
fe-web-track-at = { $track ->
    [dice] Dice: field { $field }, value { $value }
    [rerolls] Rerolls: field { $field }, value { $value }
    [movement] Movement: field { $field }, value { $value }
    [cards] Cards: field { $field }, value { $value }
   *[explorers] Explorers: field { $field }, value { $value }
}
fe-web-value-points = value and points
fe-web-achievements = Achievements
fe-web-hand-scored = hand { $hand }, scored { $scored }
fe-web-progress = { $progress } of { $count }
fe-web-scored = scored

## The end

fe-web-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
fe-web-won = { $own ->
    [yes] You outlast them all
   *[no] { $name } outlasts them all
}
fe-web-shared = { $names } share the victory
fe-web-after-rounds = { $n ->
    [one] After { $n } round · red corner: captured city
   *[other] After { $n } rounds · red corner: captured city
}
fe-web-tie = A tie: cards in hand decide, then cities taken and cards scored.
fe-web-gave-up = gave up

## The lesson

fe-web-step-title = { $step ->
    [world] A world of regions and two oceans
    [turn] A turn has three phases
    [dice] Dice
    [movement] Movement
    [conquest] Conquest
    [progress] Progress
    [cards] Achievements
   *[finish] The end of the game
}
fe-web-step = { $step ->
    [world] Your civilization starts in its home region. Every region has a colour with a symbol. Strokes show borders on land, W and E harbours on the two oceans.
    [turn] Roll dice, move explorers, then make progress with the dice that fit your regions. After the last round the best score wins.
    [dice] Your orange track says how many dice you roll, your blue one how often you may reroll. Choose which dice. A card of your hand can turn a die into a sword.
    [movement] Your purple track gives movement points. Choose a region with your explorers, then where they go. One step costs one point; explorers can’t stay at sea.
    [conquest] To conquer a region, more explorers and swords must arrive than defend it. The defender retreats. You take a city of somebody else there off the map, and its points are yours. Nobody’s last region can be conquered.
    [progress] First, each card that you discard turns a die to any face. Then a die and a region of yours in its colour together move the marker of that colour up by one; each die needs a region of its own. New explorers and cards come at once; a marker that reaches a city symbol puts a city onto the map.
    [cards] Your cards ask for something: regions of a colour, cities, conquests. As soon as a card is met you may score it in your turn.
   *[finish] Points for every track, for scored cards, for your cities on the map and for those you captured.
}
fe-web-one-region = a region of yours
fe-web-worked-title = { $worked ->
    [dice] The dice
    [conquest] A conquest
   *[progress] The end of the turn: progress
}
fe-web-worked = { $worked ->
    [dice] Carmen has two dice and two rerolls: first the blue die alone, then both.
    [conquest] Two explorers by land and one by sea arrive in Rus together: three against two, and the defender retreats.
   *[progress] The purple die is of no use to Carmen, so she discards a card and turns it orange. Then she takes her steps.
}
fe-web-advice = { $tip ->
    [colours] Hold regions of several colours. A die is only worth something with a region of its colour, and each region serves one die a turn.
    [early] Raise dice, rerolls and movement early: they serve in every turn that is left. Late in the game look at the points on the next field.
    [swords] A sword serves in every conquest of the turn. With two of them one explorer takes a region that is held by two.
    [guard] Leave somebody at your cities. A city without a guard is taken by whoever walks past.
    [cards] Look at your cards before you move: a condition about regions must hold only at the moment you score. A card that will never be met turns a die.
   *[last] In the last round nothing has to be held any longer: send everybody where there is still a point to get.
}

## Outside the table

fe-web-how-civilizations = Civilizations are { $blank }.
fe-web-how-civilizations-value = { $value ->
    [true] chosen in turn
   *[false] dealt
}
fe-web-how-tiles = City tiles { $blank }.
fe-web-how-tiles-value = { $value ->
    [true] lie open
   *[false] stay face down
}
fe-web-how-length = We play { $blank }.
fe-web-how-length-value = { $value ->
    [true] the short game
   *[false] the full game
}
fe-web-how-note = The full game has eight rounds (seven with five players), about 30 minutes with two bots. The short one has four.

## Tips: what is new, in one sentence

fe-web-tip-title = { $notion ->
    [sword] Swords
    [achievement] An achievement
    [discard] A card for a die
    [ocean] Oceans
    [explorers] New explorers
    [city] A city
    [last] The last region
   *[retreat] Retreat
}
fe-web-tip = { $notion ->
    [sword] Every sword counts as one more explorer in each of your conquests this turn.
    [achievement] You have done what one of your cards asks for: score it in your turn, as long as that is so.
    [discard] A card that you discard turns a die to the side you need, but it will never score: do it only if the die is worth more.
    [ocean] From a coast marked W or E an explorer sails the West or the East Ocean to far shores, but may not stay at sea when your movement ends.
    [explorers] Your yellow marker has moved up: place new explorers in regions that you control.
    [city] A city is worth points, but it goes with its region: put it where nobody can easily take it.
    [last] Nobody can take the last region of a player, so there is always a home to come back to.
   *[retreat] Your region was conquered: all your explorers there go to another region that you control.
}
