### What the browser app says itself about First Empires.

## Lobby

fe-web-about = Roll, sail and conquer to raise five tracks.
fe-web-about-length = 2–5 players, 25–45 min, dice and map

## The table

fe-web-part = { $part ->
    [map] Map
    [dice] Dice
    [scores] Scores
   *[civ] Tracks
}
fe-web-source = { $part ->
    [tracks] Tracks
    [cards] Cards
   *[cities] Cities
}
fe-web-round = Round
fe-web-round-of = Round { $round } of { $rounds }
fe-web-phases = Phases of the turn
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
fe-web-legend-reach = within reach · points
fe-web-legend-conquest = conquest: explorers · points
fe-web-legend-port = W E: harbour on that ocean · strokes: borders on land
fe-web-zoom-in = Nearer
fe-web-zoom-out = Farther
fe-web-journey = Move 1 explorer from { $from } to { $to }
fe-web-journey-detail = { $points } of { $of } points; by way of { $via }.
# After "by way of"; $ocean is "no" for a region.
fe-web-via = { $ocean ->
    [no] { $name }
    [west] the western ocean
    [east] the eastern ocean
    [north] the northern ocean
    [south] the southern ocean
   *[other] the { $name } ocean
}
fe-web-conquer = Conquer { $region }
fe-web-conquer-detail = { $explorers ->
    [one] { $explorers } explorer from { $from }; { $points } of { $of } points.
   *[other] { $explorers } explorers from { $from }; { $points } of { $of } points.
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
fe-web-battle-lacks = { $n ->
    [one] { $n } more explorer is needed.
   *[other] { $n } more explorers are needed.
}
fe-web-nobody = nobody
fe-web-city-of = city: { $name }
fe-web-needs = a conquest needs { $n }
fe-web-dice = Dice
fe-web-dice-of = Dice: { $name }
fe-web-left = rerolls { $rerolls }, movement { $movement }
fe-web-die-used = used
fe-web-die-sword = counts in every conquest of this turn
fe-web-die-pairs = { $n ->
    [0] no region for it
   *[other] pairs with { $names }
}
fe-web-die-would = would pair with { $names }
fe-web-die-key = Key { $die } marks it, R rolls again
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
fe-web-standing = Standing
fe-web-points-so-far = points so far
fe-web-holds = regions { $regions }, explorers { $explorers }, hand { $hand }
fe-web-and-cities = { $n ->
    [one] +{ $n } city
   *[other] +{ $n } cities
}
fe-web-achievements = Achievements
fe-web-hand-scored = hand { $hand }, scored { $scored }
fe-web-met = Met:
fe-web-progress = { $progress } of { $count }
fe-web-scored = scored

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
    [dice] Your orange track says how many dice you roll, your blue one how often you may reroll. Click dice to choose which. A card of your hand can turn a die into a sword.
    [movement] Your purple track gives movement points. Click a region with your explorers, then where they go. One step costs one point; explorers can’t stay at sea.
    [conquest] To conquer a region, more explorers and swords must arrive than defend it. The defender retreats. A city of somebody else there becomes yours. Nobody’s last region can be conquered.
    [progress] First, each card that you discard turns a die to any face. Then a die and a region of yours in its colour together move the marker of that colour up by one; each die needs a region of its own. New explorers and cards come at once; a marker that reaches a city symbol puts a city onto the map.
    [cards] Your cards ask for something: regions of a colour, cities, conquests. As soon as a card is met you may score it in your turn.
   *[finish] Points for every track, for scored cards, for your cities on the map and for those you captured.
}
fe-web-one-region = a region of yours
