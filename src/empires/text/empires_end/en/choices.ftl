### What can be chosen in Empire's End: short commands that name what decides. They stand in lists,
### so only the text of a card at their end has a full stop.
### .title is the command alone, .rest what the line says beyond it; .apart is what alone sets a
### choice apart from its like where the question, or the heading of a group, says the rest.

ee-choice-done-avert-or-take = End your turn
ee-choice-done-low-resources = Buy no coin
ee-choice-done-economy = Finish the economy phase
ee-choice-done-industry = Finish the industry phase
ee-choice-bid = { ee-choice-bid.title } ({ ee-choice-bid.rest })
    .title = Avert with { $resource }
    .rest = you hold { $held }
# Of two disasters.
ee-choice-bid-card = { ee-choice-bid-card.title } ({ ee-choice-bid-card.rest })
    .title = Avert { $card } with { $resource }
    .rest = you hold { $held }
    .apart = { $name }
ee-choice-take = { ee-choice-take.title }: { ee-choice-take.rest }
    .title = Take it
    .rest = { $loss }, { $gain }
ee-choice-take-card = { ee-choice-take-card.title }: { ee-choice-take-card.rest }
    .title = Take { $card }
    .rest = { $loss }, { $gain }
    .apart = { $bids ->
        [some] or take it
       *[none] Take
    }
# What taking costs and brings.
ee-take-loss = lose { $location } at position { $position }
ee-take-loss-choice = a location near position { $position } of your choice is destroyed
ee-take-loss-none = you have nothing left to lose
ee-take-gain = gain { $gain }
ee-take-gain-none = the pot is empty
ee-choice-use-free-bid = { ee-choice-use-free-bid.title } ({ ee-choice-use-free-bid.rest })
    .title = Avert for free with { $card } in place of { $resource }
    .rest = exhausts it
ee-choice-use-replace = { ee-choice-use-replace.title } ({ ee-choice-use-replace.rest })
    .title = Replace a disaster with the top card of the deck
    .rest = exhausts { $card }
ee-choice-use = { ee-choice-use.title }: { ee-choice-use.rest }
    .title = Use { $by }
    .rest = { $ability }
ee-choice-aim-free-bid = Avert { $card }
    .apart = Avert
ee-choice-aim-replace = Replace { $card }
    .apart = Replace
ee-choice-burn = { ee-choice-burn.title } ({ ee-choice-burn.rest })
    .title = Lose { $location } at position { $position }
    .rest = { $points }, { $innovations }
ee-choice-place = { ee-choice-place.title } ({ ee-choice-place.rest })
    .title = Place it at { $location }, position { $position }
    .rest = { $innovations }
    .apart = { $location }, pos. { $position }
# What lies at a location.
ee-innovations-none = no innovation yet
ee-innovations-some = with { $cards }
ee-choice-buy-coin = { ee-choice-buy-coin.title } ({ ee-choice-buy-coin.rest })
    .title = Buy 1 coin for 2 points
    .rest = your score: { $score }
ee-choice-exchange = { ee-choice-exchange.title } ({ ee-choice-exchange.rest })
    .title = Pay { $pay } for { $gain }
    .rest = you hold { $held }
ee-choice-repeat = { ee-choice-repeat.title }: { ee-choice-repeat.rest }
    .title = Use { $by } once more
    .rest = { $ability }
ee-choice-sell = Sell { $card } for 1 coin
ee-choice-build = { ee-choice-build.title }. { ee-choice-build.rest }
    .title = Build { $card } { $price }
    .rest = { $ability }
ee-choice-build-known = { ee-choice-build-known.title }. { ee-choice-build-known.rest }
    .title = Build { $card } { $price } at { $location }, position { $position }
    .rest = { $ability }
ee-choice-rebuild = { ee-choice-rebuild.title } ({ ee-choice-rebuild.rest })
    .title = Rebuild { $location } at position { $position } { $price }
    .rest = { $points }, { $innovations }
ee-choice-pay = Pay { $amount }
ee-choice-keep-rest = Keep { $cards }
ee-choice-discard-rest = Discard { $cards }
ee-choice-swap = { ee-choice-swap.title } ({ ee-choice-swap.rest })
    .title = Swap { $one } (position { $from }) with { $other }
    .rest = position { $to }
ee-choice-lift = Move { $card }, now at { $location }, position { $position }
ee-choice-economy-first = Economy first, then industry
ee-choice-industry-first = Industry first, then economy
ee-choice-bid-axes = { ee-choice-bid-axes.title }: { ee-choice-bid-axes.rest }
    .title = { $n ->
        [0] Bid no axes
       *[other] Bid { $amount }
    }
    .rest = strength { $strength } without coins
    .apart = { $n }
ee-choice-bid-coins = { ee-choice-bid-coins.title }: { ee-choice-bid-coins.rest }
    .title = { $n ->
        [0] Bid no coins
       *[other] Bid { $amount }
    }
    .rest = strength { $strength }, { $reward }
    .apart = { $n }
ee-choice-refresh = { ee-choice-refresh.title }. { ee-choice-refresh.rest }
    .title = Refresh { $card }
    .rest = { $ability }
ee-choice-keep-hand = Keep your hand
ee-choice-mulligan = Discard your hand and draw 4 new cards
ee-choice-take-card-from-hand = { ee-choice-take-card-from-hand.title }: { ee-choice-take-card-from-hand.rest }
    .title = Take { $card }
    .rest = { $loss }. { $ability }

## Groups: of two disasters, the choices about one

# The names of resources end this sentence.
ee-group-bids = Avert { $card } with …

## Why a bid is not possible

ee-error-bid-kind = { $rule }: { $card } takes only { $bids }.
ee-error-bid-none = { $rule }: you hold no { $resource }.
