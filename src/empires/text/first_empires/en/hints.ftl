### In what choices of First Empires differ.

## Sources of points

fe-hint-points-tracks = tracks
fe-hint-points-cities = cities
fe-hint-points-cards = cards
fe-hint-points-to-come = turns to come

## Pairs of die and region

fe-hint-pairs = Pairs of a die and a region this turn: { $pairs }.
fe-hint-more = { $n } more for the { fe-track }
fe-hint-less = { $n } fewer for the { fe-track }

## Regions

fe-hint-regions-more = { $n ->
    [one] Afterwards you control { $n } region more.
   *[other] Afterwards you control { $n } regions more.
}
fe-hint-regions-less = { $n ->
    [one] Afterwards you control { $n } region fewer.
   *[other] Afterwards you control { $n } regions fewer.
}
