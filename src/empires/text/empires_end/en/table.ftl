### The table of Empire's End as text: short lines that make sense when read aloud.

## Where the game stands

ee-table-space = Space { $space } of { $spaces }: { $phase }.
ee-table-setup = Before space { $space } of { $spaces }: { $phase }.
ee-table-next = Next: { $next }.
ee-table-next-two = Next: { $next }, then { $after }.
ee-table-decks = { $deck ->
    [one] Disaster deck: { $deck } card, { $discards } discarded. Conflict deck: { $conflicts }.
   *[other] Disaster deck: { $deck } cards, { $discards } discarded. Conflict deck: { $conflicts }.
}

## What lies open

ee-table-disaster = { $card } at position { $position }: avert it with { $bids }. Pot: { $pot }.
ee-table-threatened = Threatened: { $places }.
# One threatened location; the reader's own comes first.
ee-table-threat = { $who ->
    [you] { $healthy ->
        [yes] your { $location }
       *[no] your { $location }, already destroyed
    }
   *[other] { $healthy ->
        [yes] { $name }’s { $location }
       *[no] { $name }’s { $location }, already destroyed
    }
}
ee-table-conflict = { $card }:

## An empire

ee-fact-strength = strength { $strength }
ee-fact-healthy = { $n } of 11 locations healthy
ee-fact-resources-hidden = resources hidden
ee-fact-first-player = first player
ee-table-forecast = If the game ended now: { $total } ({ $track } on the track, { $locations } for locations, { $abilities } for abilities).
ee-table-resources = Resources: { $resources }.
ee-table-hand-card = { $card }, costs { $cost }. { $ability }
ee-table-hand-short = Hand: { $cards }.
ee-table-row = Row, from position 1 to 11:
ee-table-place = { $position }: { $location }, { $state }; { $innovations }
ee-table-place-threatened = { $position }: { $location }, { $state }, threatened by { $cards }; { $innovations }
ee-state-healthy = healthy
ee-state-destroyed = destroyed (rebuilding costs { $cost })
ee-place-innovations = { $n ->
    [0] no innovation
    [one] innovation { $cards }
   *[other] innovations { $cards }
}
ee-card-exhausted = { $card } (exhausted)
ee-table-own-innovations = What your innovations do:
ee-table-own-innovation = { $card } at position { $position }: { $ability }
ee-table-destroyed = Destroyed: { $places }.
ee-table-none-destroyed = Nothing destroyed.
ee-table-innovations = Innovations: { $places }.
ee-table-no-innovations = No innovations.
ee-innovations-at = { $cards } at position { $position }
ee-table-others = Others: { $scores }.
ee-table-other-score = { $name } { $points }

## The result

ee-result-line = Place { $rank }: { $name }, { $points }: { $track } on the track, { $locations } for locations, { $abilities } for abilities. { $healthy ->
    [one] { $healthy } healthy location.
   *[other] { $healthy } healthy locations.
}
ee-result-tie-rulebook = { $names } have the same score: more healthy locations decide (EE-END-3).
ee-result-tie-shared = { $names } have the same score and equally many healthy locations: they share the place (EE-END-3).
ee-result-tie-manual = { $names } have the same score: whoever sits closest clockwise from the first player ({ $first }) is ahead (EE-END-4).
