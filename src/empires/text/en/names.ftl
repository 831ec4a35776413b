### What things are called. Whole sentences live in the other files.

## Lists

nothing = nothing
list-and = { $others } and { $last }
list-or = { $others } or { $last }

## Resources

resource-wheat = wheat
resource-hammer = hammer
resource-axe = axe
resource-coin = coin
amount-wheat = { $n } wheat
amount-hammer = { $n ->
    [one] { $n } hammer
   *[other] { $n } hammers
}
amount-axe = { $n ->
    [one] { $n } axe
   *[other] { $n } axes
}
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# After "with".
with-resource = { $kind ->
   *[wheat] wheat
    [hammer] a hammer
    [axe] an axe
    [coin] a coin
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# How a price follows a verb: "You rebuild Farm 8 for 5 hammers."
price = for { $amount }
price-free = for free

## Locations

kind-city = City
kind-town = Town
kind-army = Army
kind-road = Road
kind-farm = Farm
location-city = City { $value }
location-town = Town { $value }
location-army = Army { $value }
location-road = Road { $value }
location-farm = Farm { $value }
location-at = { $location } at position { $position }

## Cards

family-fire = fire
family-riot = riot
family-famine = famine
family-flood = flood
family-blight = blight
family-barbarians = barbarians
family-plague = plague
family-earthquake = earthquake
card-fire = Fire { $number }
card-riot = Riot { $number }
card-famine = Famine { $number }
card-flood = Flood { $number }
card-blight = Blight { $number }
card-barbarians = Barbarians { $number }
card-plague = Plague { $number }
card-earthquake = Earthquake { $number }
card-conflict = Conflict { $number }

## Phases and bands

phase-setup = set-up
phase-disaster = disaster phase
phase-double-disaster = double disaster phase
phase-economy = economy phase
phase-industry = industry phase
phase-conflict = conflict phase
phase-combined = combined phase
phase-end = end of the game
band-low = Low band
band-middle = Middle band
band-high = High band
band-victory = Victory bonus

exhausted-abilities = { $n ->
    [one] { $n } exhausted ability
   *[other] { $n } exhausted abilities
}

## People and options

# A seat without a name of its own.
player = Player { $number }
variant-normal = normal game
variant-blitz = blitz
ruleset-rulebook = ruleset “rulebook”
ruleset-manual = ruleset “manual”
