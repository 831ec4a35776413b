### The text on the locations, disaster cards and conflict cards of Empire's End, made from what the rules execute.

## When an ability acts

ee-ability = { $moment }: { $text }.
ee-moment-disaster = Disaster
ee-moment-economy = Economy
ee-moment-industry = Industry
ee-moment-conflict = Conflict
ee-moment-destroyed = When this location is destroyed
ee-moment-end = End of the game

## What it does, by kind

ee-ability-gain = gain { $gain }
ee-ability-points = gain { $points }
ee-ability-exchange = { $times ->
    [1] exchange { $pay } for { $gain }
    [2] exchange { $pay } for { $gain }, up to twice
   *[other] exchange { $pay } for { $gain }, up to { $times } times
}
ee-ability-refresh-adjacent = refresh all exhausted abilities at adjacent locations
ee-ability-refresh-all = refresh all exhausted abilities of your empire
ee-ability-repeat = use another economy ability of your empire once more
ee-ability-gain-per-adjacent = gain { $gain } for each { $neighbour }
ee-ability-points-per-adjacent-destroyed = gain { $points } for each adjacent destroyed location
ee-ability-points-per-adjacent = gain { $points } for each { $neighbour }
ee-ability-swap = swap 2 locations of your empire with all their innovations
ee-ability-move-innovation = move 1 innovation to another location
ee-ability-rebuild-discount = rebuilding an adjacent location costs { $hammers } less
ee-ability-build-discount = one card you build costs { $hammers } less
ee-ability-free-bid = avert for free what { $resource ->
   *[wheat] wheat
    [hammer] a hammer
    [axe] an axe
} would avert (then exhausted)
ee-ability-replace = replace an open disaster with the top card of the deck (then exhausted)
ee-ability-strength = +{ $strength } strength
ee-ability-strength-per-adjacent-destroyed = +{ $strength } strength for each adjacent destroyed location
ee-ability-points-per-resource = gain { $points } for each { $resource ->
   *[wheat] wheat
    [hammer] hammer
    [axe] axe
    [coin] coin
} you hold
ee-ability-points-per-destroyed = gain { $points } for each destroyed location of your empire
ee-ability-points-most-destroyed = gain { $points } if nobody has more destroyed locations than you
ee-ability-copy-end = your best other end-of-game ability counts a second time

# After "for each".
ee-neighbour = { $kind ->
    [city] adjacent healthy City
    [town] adjacent healthy Town
    [army] adjacent healthy Army
    [road] adjacent healthy Road
   *[farm] adjacent healthy Farm
}

## The lines of a card

ee-card-threatens = Threatens position { $position }.
ee-card-bids = Avert with: { $bids }
ee-card-cost = Building costs: { $cost }
ee-card-value = Worth: { $points }
ee-card-rebuild = Rebuilding costs: { $cost }
ee-conflict-low = Strength up to { $strength }: { $reward }
ee-conflict-middle = Strength { $from } to { $to }: { $reward }
ee-conflict-middle-one = Strength { $strength }: { $reward }
ee-conflict-high = Strength { $strength } or more: { $reward }
ee-conflict-victory = Highest strength, also: { $reward }
ee-conflict-upheaval = Everyone else: swap the { $rank ->
    [1] most valuable
    [2] second most valuable
   *[3] third most valuable
} healthy location with position { $position }
ee-reward-gain = gain { $gain }
ee-reward-lose = lose { $points }
ee-reward-refresh = refresh { $refresh }
