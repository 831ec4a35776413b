### The table as text: short lines that make sense when read aloud, one after the other.

## Where the game stands

table-space = Space { $space } of { $spaces }: { $phase }.
table-setup = Before space { $space } of { $spaces }: { $phase }.
table-next = Next: { $next }.
table-next-two = Next: { $next }, then { $after }.
table-over = The game is over.
table-decks = { $deck ->
    [one] Disaster deck: { $deck } card, { $discards } discarded. Conflict deck: { $conflicts }.
   *[other] Disaster deck: { $deck } cards, { $discards } discarded. Conflict deck: { $conflicts }.
}

## What lies open

table-disaster = { $card } at position { $position }: avert it with { $bids }. Pot: { $pot }.
table-threatened = Threatened: { $places }.
# One threatened location; the reader's own comes first.
table-threat = { $who ->
    [you] { $healthy ->
        [yes] your { $location }
       *[no] your { $location }, already destroyed
    }
   *[other] { $healthy ->
        [yes] { $name }’s { $location }
       *[no] { $name }’s { $location }, already destroyed
    }
}
table-conflict = { $card }:

## An empire

table-empire = { $who ->
    [you] You, { $name }: { $facts }.
   *[other] { $name }: { $facts }.
}
fact-forecast = forecast { $total }
fact-forecast-least = forecast { $total } or more
fact-final = final score { $total }
fact-strength = strength { $strength }
fact-healthy = { $n } of 11 locations healthy
fact-resources-hidden = resources hidden
fact-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
fact-first-player = first player
fact-deciding = deciding now
table-forecast = If the game ended now: { $total } ({ $track } on the track, { $locations } for locations, { $abilities } for abilities).
table-resources = Resources: { $resources }.
table-hand = { $n ->
    [0] No cards in hand.
    [one] Hand, { $n } card:
   *[other] Hand, { $n } cards:
}
table-hand-card = { $card }, costs { $cost }. { $ability }
table-hand-short = Hand: { $cards }.
table-row = Row, from position 1 to 11:
table-place = { $position }: { $location }, { $state }; { $innovations }
table-place-threatened = { $position }: { $location }, { $state }, threatened by { $cards }; { $innovations }
state-healthy = healthy
state-destroyed = destroyed (rebuilding costs { $cost })
place-innovations = { $n ->
    [0] no innovation
    [one] innovation { $cards }
   *[other] innovations { $cards }
}
card-exhausted = { $card } (exhausted)
table-own-innovations = What your innovations do:
table-own-innovation = { $card } at position { $position }: { $ability }
table-destroyed = Destroyed: { $places }.
table-none-destroyed = Nothing destroyed.
table-innovations = Innovations: { $places }.
table-no-innovations = No innovations.
innovations-at = { $cards } at position { $position }
table-others = Others: { $scores }.
table-other-score = { $name } { $points }

## The result

result-wins = { $who ->
    [you] You win.
   *[other] { $name } wins.
}
result-shared = { $names } share the victory.
result-line = Place { $rank }: { $name }, { $points }: { $track } on the track, { $locations } for locations, { $abilities } for abilities. { $healthy ->
    [one] { $healthy } healthy location.
   *[other] { $healthy } healthy locations.
}
result-tie-rulebook = { $names } have the same score: more healthy locations decide (EE-END-3).
result-tie-shared = { $names } have the same score and equally many healthy locations: they share the place (EE-END-3).
result-tie-manual = { $names } have the same score: whoever sits closest clockwise from the first player ({ $first }) is ahead (EE-END-4).
name-you = { $name } (you)
