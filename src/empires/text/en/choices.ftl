### What can be chosen: short commands that name what decides. They stand in lists, so only the
### text of a card at their end has a full stop.

choice-done-avert-or-take = End your turn
choice-done-low-resources = Buy no coin
choice-done-economy = Finish the economy phase
choice-done-industry = Finish the industry phase
choice-bid = Avert with { $resource } (you hold { $held })
choice-bid-card = Avert { $card } with { $resource } (you hold { $held })
choice-take = Take it: { $loss }, { $gain }
choice-take-card = Take { $card }: { $loss }, { $gain }
# What taking costs and brings.
take-loss = lose { $location } at position { $position }
take-loss-choice = a location near position { $position } of your choice is destroyed
take-loss-none = you have nothing left to lose
take-gain = gain { $gain }
take-gain-none = gain no bids
choice-use-free-bid = Avert with the free bid of { $card } in place of { $resource } (exhausts it)
choice-use-replace = Replace a disaster with the top card of the deck (exhausts { $card })
choice-use = Use { $by }: { $ability }
choice-aim-free-bid = Avert { $card }
choice-aim-replace = Replace { $card }
choice-burn = Lose { $location } at position { $position } ({ $points }, { $innovations })
choice-place = Place it at { $location }, position { $position } ({ $innovations })
# What lies at a location.
innovations-none = no innovation
innovations-some = with { $cards }
choice-buy-coin = Buy 1 coin for 2 points (your score: { $score })
choice-exchange = Pay { $pay } for { $gain } (you hold { $held })
choice-repeat = Use { $by } once more: { $ability }
choice-sell = Sell { $card } for 1 coin
choice-build = Build { $card } { $price }. { $ability }
choice-build-known = Build { $card } { $price } at { $location }, position { $position }. { $ability }
choice-rebuild = Rebuild { $location } at position { $position } { $price } ({ $points }, { $innovations })
choice-pay = Pay { $amount }
choice-keep-rest = Keep { $cards }
choice-discard-rest = Discard { $cards }
choice-swap = Swap { $one } (position { $from }) with { $other } (position { $to })
choice-lift = Move { $card }, now at { $location }, position { $position }
choice-economy-first = Economy first, then industry
choice-industry-first = Industry first, then economy
choice-bid-axes = { $n ->
    [0] Bid no axes: strength { $strength } before coins
   *[other] Bid { $amount }: strength { $strength } before coins
}
choice-bid-coins = { $n ->
    [0] Bid no coins: strength { $strength }, { $reward }
   *[other] Bid { $amount }: strength { $strength }, { $reward }
}
choice-refresh = Refresh { $card }. { $ability }
choice-keep-hand = Keep your hand
choice-mulligan = Discard your hand and draw 4 new cards
choice-take-card-from-hand = Take { $card }: { $loss }. { $ability }
