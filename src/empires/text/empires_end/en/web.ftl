### What the browser app says itself about Empire's End.

## Lobby

ee-web-about = Avert disasters or take them, rebuild, outlast the others.
ee-web-about-length = 2–4 players, 30–60 min, bidding

## The table

ee-web-part = { $part ->
    [mine] Board
    [hand] Hand
    [scores] Scores
   *[log] Log
}
ee-web-source = { $part ->
    [track] Score track
    [locations] Locations
   *[abilities] End abilities
}
ee-web-phase-track = Phase track
ee-web-space = { $name ->
    [disaster] Disaster
    [double] Double disaster
    [economy] Economy
    [industry] Industry
    [conflict] Conflict
    [combined] Economy and industry
   *[end] End
}
ee-web-next = next: { $next }, { $after }
ee-web-end = End
ee-web-hits = Hits position { $position } of whoever takes it.
ee-web-pot = Pot to the taker
ee-web-did = { $did ->
    [averted] { $name } averted
    [averted_free] { $name } averted for free
   *[took] { $name } took it
}
ee-web-if-taken = If taken now
ee-web-already-destroyed = already destroyed
ee-web-without-bid = strength { $n } without a bid
ee-web-with-bid = strength { $n } with this bid
ee-web-empires = Empires
ee-web-position = Position
ee-web-first = first
ee-web-first-player = holds the first-player marker
ee-web-strength = strength { $n }
ee-web-your-resources = Your resources
ee-web-resources-hidden = resources hidden
ee-web-healthy = healthy
ee-web-destroyed = destroyed
ee-web-threatened = threatened
ee-web-exhausted = exhausted
ee-web-exhausted-card = { $card } (exhausted)
ee-web-no-innovation = no innovation
ee-web-may-go-here = may go here
ee-web-place-words = Position { $position }, { $facts }
ee-web-family = { $family ->
    [fire] Fire
    [riot] Riot
    [famine] Famine
    [flood] Flood
    [blight] Blight
    [barbarians] Barbarians
    [plague] Plague
   *[earthquake] Earthquake
}
ee-web-rebuild-cost = Hammers to rebuild it
ee-web-your-hand = Your hand
ee-web-hand-use = { $n ->
    [one] { $n } card, usable in the industry of space { $space }
   *[other] { $n } cards, usable in the industry of space { $space }
}
ee-web-hand-no-use = { $n ->
    [one] { $n } card, no industry phase to come
   *[other] { $n } cards, no industry phase to come
}
ee-web-cards-used = { $used } of 2 cards used
ee-web-build = build
ee-web-forecast = Score forecast
ee-web-if-ended = if the game ended now
ee-web-forecast-parts = { $track } track + { $locations } locations + { $abilities } end abilities
ee-web-will-work = is used
ee-web-refreshed = refreshed
ee-web-comes-here = comes here
ee-web-change-bid = Change my bid

## Abilities on tiles, in a few words; resources are only their signs

ee-short-moment-end = end: { $text }
ee-short-moment-destroyed = if destroyed: { $text }
ee-short-gain = +{ $gain }
ee-short-points = +{ $points } points
ee-short-exchange = { $pay } for { $options }
ee-short-exchange-times = { $times }× { $pay } for { $options }
ee-short-refresh-adjacent = refresh neigh­bours
ee-short-refresh-all = refresh all
ee-short-repeat = one economy ability again
ee-short-gain-per-adjacent = +{ $gain } per adjacent { $neighbour }
ee-short-points-per-adjacent-destroyed = { $points } points per ruin beside it
ee-short-points-per-adjacent = { $points } points per adjacent { $neighbour }
ee-short-swap = swap any 2 locations
ee-short-move-innovation = move 1 inno­vation
ee-short-rebuild-discount = neighbour rebuilt: −{ $hammers }
ee-short-build-discount = 1 card built: −{ $hammers }
ee-short-free-bid = free { $resource } bid
ee-short-replace = replace the disaster
ee-short-strength = +{ $strength } strength
ee-short-strength-per-adjacent-destroyed = +{ $strength } strength per ruin beside it
ee-short-points-per-resource = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per { $resource }
ee-short-points-per-destroyed = { $points } points per ruin
ee-short-points-most-destroyed = { $points } points for most ruins
ee-short-copy-end = best end ability again

## The lesson

ee-web-step-title = { $step ->
    [aim] An empire of eleven locations
    [track] One track, phase after phase
    [disaster] Disaster: avert it or take it
    [innovation] Every disaster is also an innovation
    [economy] Economy: your locations work
    [industry] Industry: build and rebuild
    [conflict] Conflict: secret bids
   *[end] The end
}
ee-web-step = { $step ->
    [aim] Everybody starts with the same City, Towns, Armies, Roads and Farms, worth the points printed on them. You will lose some. Whoever keeps the most points wins.
    [track] A marker moves along the track at the top. It says which phase comes now and what comes next: disasters, economy, industry, conflict.
    [disaster] A card threatens the same position in every empire. In turn, each player pays one fitting resource (a coin always fits) into the pot, or takes the disaster: the threatened location is destroyed, but the whole pot and the card are yours, and you are first player.
    [innovation] The card you took is placed under one of your healthy locations and works from then on: resources, strength, cheaper building, or points at the end.
    [economy] Everybody uses the abilities of healthy locations and innovations, each once. “Use all” does the plain gains in one go.
    [industry] Build or sell up to two cards of your hand, and rebuild one destroyed location for hammers.
    [conflict] Armies and innovations give strength; axes and coins add to it in secret. Your strength decides your band of the card. The highest gets a bonus; the others suffer an upheaval, and two of their locations change places.
   *[end] After the last space your score is the track, every healthy location, and the innovations that count at the end.
}
ee-web-hand-new = innovation
