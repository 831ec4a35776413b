### What happened, one sentence per event. $who says whether it happened to the reader ("you").

event-laid-out = The locations are laid out, in the same order for everyone.
event-dealt = { $who ->
    [you] You are dealt { $card }.
   *[other] { $name } is dealt { $card }.
}
event-dealt-hidden = { $who ->
    [you] You are dealt a card.
   *[other] { $name } is dealt a card.
}
event-first-player = { $who ->
    [you] You are first player now.
   *[other] { $name } is first player now.
}
event-space = Space { $space }: { $phase }.
event-revealed-disaster = Revealed: { $card }. It threatens position { $position }; avert it with { $bids }.
event-no-disaster = No card is left, so this disaster does not happen.
event-averted = { $who ->
    [you] You avert { $disaster } with { $amount }.
   *[other] { $name } averts { $disaster } with { $amount }.
}
event-averted-free = { $who ->
    [you] You avert { $disaster } with the free bid of { $card }.
   *[other] { $name } averts { $disaster } with the free bid of { $card }.
}
event-replaced = { $who ->
    [you] You use { $by } to replace { $old } with { $new }, which threatens position { $position }.
   *[other] { $name } uses { $by } to replace { $old } with { $new }, which threatens position { $position }.
}
event-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-gained = { $who ->
    [you] You gain { $gain }.
   *[other] { $name } gains { $gain }.
}
event-scored = { $who ->
    [you] You gain { $points }.
   *[other] { $name } gains { $points }.
}
event-scored-by = { $who ->
    [you] You gain { $points } from { $by }.
   *[other] { $name } gains { $points } from { $by }.
}
event-destroyed = { $who ->
    [you] Your { $location } at position { $position } is destroyed.
   *[other] { $name }’s { $location } at position { $position } is destroyed.
}
event-nothing-destroyed = { $who ->
    [you] You have no healthy location left, so nothing is destroyed.
   *[other] { $name } has no healthy location left, so nothing is destroyed.
}
event-triggered = { $who ->
    [you] The destruction sets off your { $card }.
   *[other] The destruction sets off { $name }’s { $card }.
}
event-placed = { $who ->
    [you] You place { $card } at { $location }, position { $position }.
   *[other] { $name } places { $card } at { $location }, position { $position }.
}
event-not-placed = { $who ->
    [you] You have no healthy location for { $card }; it is discarded.
   *[other] { $name } has no healthy location for { $card }; it is discarded.
}
event-declared = { $who ->
    [you] You declare low resources and show what you hold: { $resources }.
   *[other] { $name } declares low resources and shows { $resources }.
}
event-bought-coin = { $who ->
    [you] You buy 1 coin for 2 points.
   *[other] { $name } buys 1 coin for 2 points.
}
event-used = { $who ->
    [you] You use { $by }.
   *[other] { $name } uses { $by }.
}
event-exchanged = { $who ->
    [you] You pay { $pay } for an exchange with { $by }.
   *[other] { $name } pays { $pay } for an exchange with { $by }.
}
event-refreshed = { $who ->
    [you] You refresh { $card }.
   *[other] { $name } refreshes { $card }.
}
event-repeated = { $who ->
    [you] You use { $by }: { $ability } may be used once more.
   *[other] { $name } uses { $by }: { $ability } may be used once more.
}
event-sold = { $who ->
    [you] You sell { $card } for 1 coin.
   *[other] { $name } sells { $card } for 1 coin.
}
event-built = { $who ->
    [you] You build { $card } at { $location }, position { $position }, { $price }.
   *[other] { $name } builds { $card } at { $location }, position { $position }, { $price }.
}
event-rebuilt = { $who ->
    [you] You rebuild { $location } at position { $position } { $price }.
   *[other] { $name } rebuilds { $location } at position { $position } { $price }.
}
event-swapped = { $who ->
    [you] You swap { $one } (position { $from }) with { $other } (position { $to }).
   *[other] { $name } swaps { $one } (position { $from }) with { $other } (position { $to }).
}
event-moved = { $who ->
    [you] You move { $card } from position { $from } to { $location }, position { $to }.
   *[other] { $name } moves { $card } from position { $from } to { $location }, position { $to }.
}
event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-drew-hidden = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
}
event-reshuffled = { $cards ->
    [one] The discards become the new disaster deck: { $cards } card.
   *[other] The discards are shuffled into a new disaster deck of { $cards } cards.
}
event-finished = { $who ->
    [you] You finish the { $phase }.
   *[other] { $name } finishes the { $phase }.
}
event-chose-order = { $who ->
    [you] You begin with the { $phase }.
   *[other] { $name } begins with the { $phase }.
}
event-revealed-conflict = Revealed: { $card }.
event-sealed = { $who ->
    [you] Your bid is sealed.
   *[other] { $name } has sealed a bid.
}
event-opened-bid = { $who ->
    [you] You bid { $bid } and reach strength { $strength }.
   *[other] { $name } bids { $bid } and reaches strength { $strength }.
}
event-rewarded-gain = { $who ->
    [you] { $band }: you gain { $points }.
   *[other] { $band }: { $name } gains { $points }.
}
event-rewarded-lose = { $who ->
    [you] { $band }: you lose { $points }.
   *[other] { $band }: { $name } loses { $points }.
}
event-rewarded-gain-refresh = { $who ->
    [you] { $band }: you gain { $points } and may refresh { $refresh }.
   *[other] { $band }: { $name } gains { $points } and may refresh { $refresh }.
}
event-rewarded-lose-refresh = { $who ->
    [you] { $band }: you lose { $points } but may refresh { $refresh }.
   *[other] { $band }: { $name } loses { $points } but may refresh { $refresh }.
}
event-upheaval = { $who ->
    [you] Upheaval: you swap { $one } (position { $from }) with { $other } (position { $to }).
   *[other] Upheaval: { $name } swaps { $one } (position { $from }) with { $other } (position { $to }).
}
event-no-upheaval = { $who ->
    [you] The upheaval changes nothing for you.
   *[other] The upheaval changes nothing for { $name }.
}
event-kept-hand = { $who ->
    [you] You keep your hand.
   *[other] { $name } keeps the starting hand.
}
event-changed-hand = { $who ->
    [you] You discard your whole hand and draw a new one.
   *[other] { $name } discards the whole hand and draws a new one.
}
event-final-ability = { $who ->
    [you] End of the game: you gain { $points } from { $card }.
   *[other] End of the game: { $name } gains { $points } from { $card }.
}
event-final-ability-copied = { $who ->
    [you] End of the game: you gain { $points } from { $card }, which copies { $copied }.
   *[other] End of the game: { $name } gains { $points } from { $card }, which copies { $copied }.
}
event-final-points = { $who ->
    [you] Your final score is { $total }: { $track } on the track, { $locations } for locations, { $abilities } for abilities.
   *[other] { $name }’s final score is { $total }: { $track } on the track, { $locations } for locations, { $abilities } for abilities.
}
event-ranked = { $who ->
    [you] You finish { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }.
   *[other] { $name } finishes { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }.
}
