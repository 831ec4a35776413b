### The table of First Empires as text: short lines that make sense when read aloud.

## Where the game stands

fe-table-round = { $who ->
    [you] Round { $round } of { $rounds }, your turn: { $phase }.
   *[other] Round { $round } of { $rounds }, { $name }’s turn: { $phase }.
}
fe-table-setup = Set-up: the civilizations are chosen.
fe-table-standing = Standing: { $scores }.
fe-standing = { $name } { $total }
fe-standing-tiles = { $name } { $total } and { $tiles }

## Dice

fe-table-dice = { $who ->
    [you] Your dice: { $dice }.
   *[other] { $name }’s dice: { $dice }.
}
fe-die-sword = die { $number } { $face }, counts in every conquest
fe-die-used = die { $number } { $face }, used
fe-die-top = die { $number } { $face }, its track is at the top
fe-die-paired = die { $number } { $face }, pairs with { $regions }
fe-die-alone = die { $number } { $face }, no region for it
fe-die-too-many = die { $number } { $face }, no other region for it
fe-table-rerolls = { $n ->
    [one] { $n } reroll is left.
   *[other] { $n } rerolls are left.
}

## What can be reached

fe-table-reach = { $points ->
    [one] For { $points } movement point you can reach: { $places }.
   *[other] For { $points } movement points you can reach: { $places }.
}
fe-reach-place = { $region } ({ $face })
fe-reach-city = { $region } ({ $face }, { $cities })
fe-table-conquests = Conquests within reach: { $conquests }.
fe-conquest = { $points ->
    [one] { $region } ({ $face }, { $defenders } of { $whom }) with { $explorers } for { $points } point
   *[other] { $region } ({ $face }, { $defenders } of { $whom }) with { $explorers } for { $points } points
}

## A seat

fe-fact-cities = { $n ->
    [one] { $n } city on the map
   *[other] { $n } cities on the map
}
fe-fact-captured = { $n } captured
fe-fact-starting-player = starting player
fe-fact-no-civilization = no civilization yet
fe-table-forecast = If the game ended now: { $total } ({ $tracks } for tracks, { $cards } for cards, { $cities } for cities).
fe-table-forecast-hidden = { $n ->
    [0] If the game ended now: { $total } ({ $tracks } for tracks, { $cards } for cards), no city tile.
    [one] If the game ended now: { $total } ({ $tracks } for tracks, { $cards } for cards) and { $n } face-down city tile.
   *[other] If the game ended now: { $total } ({ $tracks } for tracks, { $cards } for cards) and { $n } face-down city tiles.
}
fe-table-explorers = { $who ->
    [you] Your explorers: { $places }.
   *[other] Explorers: { $places }.
}
fe-explorers-in = { $n } in { $region } ({ $face })
fe-explorers-at-sea = { $n } { $ocean }
fe-table-tracks = Tracks:
fe-table-track = { $track }: field { $field } of 5: { $now }. Next field: { $next }.
fe-table-track-top = { $track }: top field: { $now }.
fe-track-city = city tile at field { $field }
fe-track-city-next = its city tile
fe-track-city-due = its city tile at the end of this turn
fe-table-tracks-short = Tracks: { $tracks }.
fe-track-short = { $track } field { $field }
fe-track-short-value = { $track } field { $field } ({ $value })
fe-table-hand-card = { $card }, { $points }: { $condition }.
fe-table-hand-card-progress = { $card }, { $points }: { $condition }; now { $progress } of { $count }.
fe-table-hand-card-met = { $card }, { $points }: { $condition }; met, you can score it.
fe-table-scored = Scored: { $cards }.
fe-scored-card = { $card } ({ $points })
fe-table-discarded = Discarded: { $cards }.

## The map

fe-table-continent = { $continent }:
fe-table-region = { $region }, { $face }: { $holder }. Borders: { $borders }.
fe-holder-nobody = nobody there
fe-holder = { $who ->
    [you] you with { $explorers }
   *[other] { $name } with { $explorers }
}
fe-holder-needs = { $holder }, a conquest needs { $needed }
fe-holder-last = { $holder }, a last region that can’t be conquered
fe-city = { $who ->
    [you] your city
   *[other] { $name }’s city
}
fe-city-worth = { $city } worth { $value }
fe-table-ocean = { $ocean }. Borders: { $borders }.
fe-table-ocean-explorers = { $ocean }: { $holder }. Borders: { $borders }.

## The result

fe-result-line = Place { $rank }: { $name }, { $points }: { $tracks } for tracks, { $cities } for own cities on the map, { $captured } for captured cities, { $cards } for cards.
fe-result-tie-hand = { $names } have the same score: more cards in hand decide ({ $counts }, FE-END-3).
fe-result-tie-deeds = { $names } have the same score and equally many cards in hand: more captured cities and scored cards together decide ({ $counts }, FE-END-3).
fe-result-tie-shared = { $names } have the same score, equally many cards in hand and equally many captured cities and scored cards: they share the place (FE-END-3).
fe-tie-count = { $name } { $n }
