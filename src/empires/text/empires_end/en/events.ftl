### What happened in Empire's End, one sentence per event. $who says whether it happened to the
### reader ("you"). Dealing, drawing and the ranks are worded in games.ftl for all games.

ee-event-laid-out = The locations are laid out, in the same order for everyone.
ee-event-first-player = { $who ->
    [you] You are first player now.
   *[other] { $name } is first player now.
}
ee-event-space = Space { $space }: { $phase }.
ee-event-revealed-disaster = Revealed: { $card }. It threatens position { $position }; avert it with { $bids }.
ee-event-no-disaster = No card is left, so this disaster does not happen.
ee-event-averted = { $who ->
    [you] You avert { $disaster } with { $amount }.
   *[other] { $name } averts { $disaster } with { $amount }.
}
ee-event-averted-free = { $who ->
    [you] You avert { $disaster } for free with { $card }.
   *[other] { $name } averts { $disaster } for free with { $card }.
}
ee-event-replaced = { $who ->
    [you] You use { $by } to replace { $old } with { $new }, which threatens position { $position }.
   *[other] { $name } uses { $by } to replace { $old } with { $new }, which threatens position { $position }.
}
ee-event-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
ee-event-gained = { $who ->
    [you] You gain { $gain }.
   *[other] { $name } gains { $gain }.
}
ee-event-scored = { $who ->
    [you] You gain { $points }.
   *[other] { $name } gains { $points }.
}
ee-event-scored-by = { $who ->
    [you] You gain { $points } from { $by }.
   *[other] { $name } gains { $points } from { $by }.
}
ee-event-destroyed = { $who ->
    [you] Your { $location } at position { $position } is destroyed.
   *[other] { $name }’s { $location } at position { $position } is destroyed.
}
ee-event-nothing-destroyed = { $who ->
    [you] You have no healthy location left, so nothing is destroyed.
   *[other] { $name } has no healthy location left, so nothing is destroyed.
}
ee-event-triggered = { $who ->
    [you] The destruction sets off your { $card }.
   *[other] The destruction sets off { $name }’s { $card }.
}
ee-event-placed = { $who ->
    [you] You place { $card } at { $location }, position { $position }.
   *[other] { $name } places { $card } at { $location }, position { $position }.
}
ee-event-not-placed = { $who ->
    [you] You have no healthy location for { $card }; it is discarded.
   *[other] { $name } has no healthy location for { $card }; it is discarded.
}
ee-event-declared = { $who ->
    [you] You declare low resources and show what you hold: { $resources }.
   *[other] { $name } declares low resources and shows { $resources }.
}
ee-event-bought-coin = { $who ->
    [you] You buy 1 coin for 2 points.
   *[other] { $name } buys 1 coin for 2 points.
}
ee-event-used = { $who ->
    [you] You use { $by }.
   *[other] { $name } uses { $by }.
}
ee-event-exchanged = { $who ->
    [you] You pay { $pay } for an exchange with { $by }.
   *[other] { $name } pays { $pay } for an exchange with { $by }.
}
ee-event-refreshed = { $who ->
    [you] You refresh { $card }.
   *[other] { $name } refreshes { $card }.
}
ee-event-repeated = { $who ->
    [you] You use { $by }: { $ability } may be used once more.
   *[other] { $name } uses { $by }: { $ability } may be used once more.
}
ee-event-sold = { $who ->
    [you] You sell { $card } for 1 coin.
   *[other] { $name } sells { $card } for 1 coin.
}
ee-event-built = { $who ->
    [you] You build { $card } at { $location }, position { $position }, { $price }.
   *[other] { $name } builds { $card } at { $location }, position { $position }, { $price }.
}
ee-event-rebuilt = { $who ->
    [you] You rebuild { $location } at position { $position } { $price }.
   *[other] { $name } rebuilds { $location } at position { $position } { $price }.
}
ee-event-swapped = { $who ->
    [you] You swap { $one } (position { $from }) with { $other } (position { $to }).
   *[other] { $name } swaps { $one } (position { $from }) with { $other } (position { $to }).
}
ee-event-moved = { $who ->
    [you] You move { $card } from position { $from } to { $location }, position { $to }.
   *[other] { $name } moves { $card } from position { $from } to { $location }, position { $to }.
}
ee-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
ee-event-reshuffled = { $cards ->
    [one] The discards become the new disaster deck: { $cards } card.
   *[other] The discards are shuffled into a new disaster deck of { $cards } cards.
}
ee-event-finished = { $who ->
    [you] You finish the { $phase }.
   *[other] { $name } finishes the { $phase }.
}
ee-event-chose-order = { $who ->
    [you] You begin with the { $phase }.
   *[other] { $name } begins with the { $phase }.
}
ee-event-revealed-conflict = Revealed: { $card }.
ee-event-sealed = { $who ->
    [you] Your bid is sealed.
   *[other] { $name } has sealed a bid.
}
ee-event-opened-bid = { $who ->
    [you] You bid { $bid } and reach strength { $strength }.
   *[other] { $name } bids { $bid } and reaches strength { $strength }.
}
ee-event-rewarded-gain = { $who ->
    [you] { $band }: you gain { $points }.
   *[other] { $band }: { $name } gains { $points }.
}
ee-event-rewarded-lose = { $who ->
    [you] { $band }: you lose { $points }.
   *[other] { $band }: { $name } loses { $points }.
}
ee-event-rewarded-gain-refresh = { $who ->
    [you] { $band }: you gain { $points } and may refresh { $refresh }.
   *[other] { $band }: { $name } gains { $points } and may refresh { $refresh }.
}
ee-event-rewarded-lose-refresh = { $who ->
    [you] { $band }: you lose { $points } but may refresh { $refresh }.
   *[other] { $band }: { $name } loses { $points } but may refresh { $refresh }.
}
ee-event-upheaval = { $who ->
    [you] Upheaval: you swap { $one } (position { $from }) with { $other } (position { $to }).
   *[other] Upheaval: { $name } swaps { $one } (position { $from }) with { $other } (position { $to }).
}
ee-event-no-upheaval = { $who ->
    [you] The upheaval changes nothing for you.
   *[other] The upheaval changes nothing for { $name }.
}
ee-event-kept-hand = { $who ->
    [you] You keep your hand.
   *[other] { $name } keeps the starting hand.
}
ee-event-changed-hand = { $who ->
    [you] You discard your whole hand and draw a new one.
   *[other] { $name } discards the whole hand and draws a new one.
}
ee-event-final-ability = { $who ->
    [you] End of the game: you gain { $points } from { $card }.
   *[other] End of the game: { $name } gains { $points } from { $card }.
}
ee-event-final-ability-copied = { $who ->
    [you] End of the game: you gain { $points } from { $card }, which copies { $copied }.
   *[other] End of the game: { $name } gains { $points } from { $card }, which copies { $copied }.
}
ee-event-final-points = { $who ->
    [you] Your final score is { $total }: { $track } on the track, { $locations } for locations, { $abilities } for abilities.
   *[other] { $name }’s final score is { $total }: { $track } on the track, { $locations } for locations, { $abilities } for abilities.
}
