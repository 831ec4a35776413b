### What the things of Empire's End are called. Whole sentences live in the other files.

## Resources

ee-resource-wheat = wheat
ee-resource-hammer = hammer
ee-resource-axe = axe
ee-resource-coin = coin
ee-amount-wheat = { $n } wheat
ee-amount-hammer = { $n ->
    [one] { $n } hammer
   *[other] { $n } hammers
}
ee-amount-axe = { $n ->
    [one] { $n } axe
   *[other] { $n } axes
}
ee-amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# After "with".
ee-with-resource = { $kind ->
   *[wheat] wheat
    [hammer] a hammer
    [axe] an axe
    [coin] a coin
}
ee-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# How a price follows a verb: "You rebuild Farm 8 for 5 hammers."
ee-price = for { $amount }
ee-price-free = for free

## Locations

ee-kind-city = City
ee-kind-town = Town
ee-kind-army = Army
ee-kind-road = Road
ee-kind-farm = Farm
ee-location-city = City { $value }
ee-location-town = Town { $value }
ee-location-army = Army { $value }
ee-location-road = Road { $value }
ee-location-farm = Farm { $value }
ee-location-at = { $location } at position { $position }

## Cards

ee-card-fire = Fire { $number }
ee-card-riot = Riot { $number }
ee-card-famine = Famine { $number }
ee-card-flood = Flood { $number }
ee-card-blight = Blight { $number }
ee-card-barbarians = Barbarians { $number }
ee-card-plague = Plague { $number }
ee-card-earthquake = Earthquake { $number }
ee-card-conflict = Conflict { $number }

## Phases and bands

ee-phase-setup = set-up
ee-phase-disaster = disaster phase
ee-phase-double-disaster = double disaster phase
ee-phase-economy = economy phase
ee-phase-industry = industry phase
ee-phase-conflict = conflict phase
ee-phase-combined = combined phase
ee-phase-end = end of the game
ee-band-low = Low band
ee-band-middle = Middle band
ee-band-high = High band
ee-band-victory = Victory bonus

ee-exhausted-abilities = { $n ->
    [one] { $n } exhausted ability
   *[other] { $n } exhausted abilities
}

## Options

ee-variant-normal = normal game
ee-variant-blitz = blitz
ee-ruleset-rulebook = ruleset “rulebook”
ee-ruleset-manual = ruleset “manual”
