### The text on locations, disaster cards and conflict cards, made from what the rules execute.

## When an ability acts

ability = { $moment }: { $text }.
moment-disaster = Disaster
moment-economy = Economy
moment-industry = Industry
moment-conflict = Conflict
moment-destroyed = When this location is destroyed
moment-end = End of the game

## What it does, by kind

ability-gain = gain { $gain }
ability-points = gain { $points }
ability-exchange = { $times ->
    [1] exchange { $pay } for { $gain }
    [2] exchange { $pay } for { $gain }, up to twice
   *[other] exchange { $pay } for { $gain }, up to { $times } times
}
ability-refresh-adjacent = refresh all exhausted abilities at adjacent locations
ability-refresh-all = refresh all exhausted abilities of your empire
ability-repeat = use another economy ability of your empire once more
ability-gain-per-adjacent = gain { $gain } for each { $neighbour }
ability-points-per-adjacent-destroyed = gain { $points } for each adjacent destroyed location
ability-points-per-adjacent = gain { $points } for each { $neighbour }
ability-swap = swap 2 locations of your empire with all their innovations
ability-move-innovation = move 1 innovation to another location
ability-rebuild-discount = rebuilding an adjacent location costs { $hammers } less
ability-build-discount = one card you build costs { $hammers } less
ability-free-bid = avert once without paying { $resource ->
   *[wheat] the wheat
    [hammer] the hammer
    [axe] the axe
} (free bid, then exhausted)
ability-replace = replace an open disaster with the top card of the deck (then exhausted)
ability-strength = +{ $strength } strength
ability-strength-per-adjacent-destroyed = +{ $strength } strength for each adjacent destroyed location
ability-points-per-resource = gain { $points } for each { $resource ->
   *[wheat] wheat
    [hammer] hammer
    [axe] axe
    [coin] coin
} you hold
ability-points-per-destroyed = gain { $points } for each destroyed location of your empire
ability-points-most-destroyed = gain { $points } if nobody has more destroyed locations than you
ability-copy-end = your best other end-of-game ability counts a second time

# After "for each".
neighbour = { $kind ->
    [city] adjacent healthy City
    [town] adjacent healthy Town
    [army] adjacent healthy Army
    [road] adjacent healthy Road
   *[farm] adjacent healthy Farm
}

## Where a value comes from

sourced = { $text } ({ $source })
source-rulebook = stated in the rulebook
source-public = stated on another public page
source-inferred = worked out from what is known
source-reconstructed = our reconstruction

## The lines of a card

card-threatens = Threatens position { $position }.
card-bids = Avert with: { $bids }
card-cost = Building costs: { $cost }
card-value = Worth: { $points }
card-rebuild = Rebuilding costs: { $cost }
conflict-low = Strength up to { $strength }: { $reward }
conflict-middle = Strength { $from } to { $to }: { $reward }
conflict-middle-one = Strength { $strength }: { $reward }
conflict-high = Strength { $strength } or more: { $reward }
conflict-victory = Highest strength, also: { $reward }
conflict-upheaval = Everyone else: swap the { $rank ->
    [1] most valuable
    [2] second most valuable
   *[3] third most valuable
} healthy location with position { $position }
reward-gain = gain { $gain }
reward-lose = lose { $points }
reward-refresh = refresh { $refresh }
