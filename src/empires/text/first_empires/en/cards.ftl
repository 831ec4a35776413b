### The text on achievement cards, civilizations and regions, made from what the rules execute.

## What a card asks for, by kind

fe-condition-occupy = control { $regions }
fe-condition-occupy-colours = { $n ->
    [one] control { $n } region
   *[other] control regions of { $n } different colours
}
fe-condition-occupy-total = { $n ->
    [one] control { $n } region
   *[other] control { $n } regions
}
fe-condition-occupy-continents = { $n ->
    [one] control a region on { $n } continent
   *[other] control regions on { $n } continents
}
fe-condition-advance = { $n ->
    [1] move up on the { $track }
    [2] move up twice on the { $track } in one turn
   *[other] move up { $n } times on the { $track } in one turn
}
fe-condition-advance-distinct = { $n ->
    [one] move up on any track
   *[other] move up on { $n } different tracks in one turn
}
fe-condition-own-cities = have { $n } of your own cities on the map
fe-condition-captured-cities = { $n ->
    [one] have captured { $n } city tile
   *[other] have captured { $n } city tiles
}
fe-condition-conquests-turn = { $n ->
    [one] conquer { $n } region
   *[other] conquer { $n } regions in one turn
}
fe-condition-explorers-in-region = { $n ->
    [one] have { $n } explorer in a region
   *[other] have { $n } explorers in one region
}

## The lines of a card

fe-card-civilization = Achievement card of { $civilization }
fe-card-condition = To score it: { $condition }
fe-card-points = Worth: { $points }
fe-card-short = { $civilization }, { $points }: { fe-card-short.ability }
    .ability = { $condition }.

## The lines of a civilization and of a region

fe-civilization = Civilization { $name }, with { $players } players
fe-civilization-home = Starts in { $region }
fe-civilization-track = { $track }, field by field: { $values }
fe-civilization-points = Points, field by field: { $tracks }
fe-civilization-city = The city symbol is on field: { $tracks }
fe-civilization-cards = Cards: { $cards }
fe-civilization-start = { $dice }, { $rerolls }, { $movement }, { $cards }, { $explorers } at the start
fe-civilization-short = Civilization: { $start }.
fe-region = Region { $name }, with { $players } players
fe-region-short = Region: { $face }, { $continent }.
fe-region-colour = Colour: { $face }
fe-region-continent = Continent: { $continent }
fe-region-oceans = Oceans: { $oceans }
fe-region-borders = Borders on land: { $regions }
