### The question a player of Empire's End has to answer, one line per kind of prompt.

ee-prompt-avert-or-take = { $healthy ->
    [yes] { $card }: your { $location } at position { $position } is threatened. Avert it or take it?
   *[no] { $card }: your { $location } at position { $position } is already destroyed. Avert it or take it?
}
ee-prompt-avert-or-take-two = Two disasters: { $first }; { $second }. Decide on each: avert it or take it?
# One of the two.
ee-prompt-threat = { $healthy ->
    [yes] { $card } (your { $location } at position { $position })
   *[no] { $card } (your { $location } at position { $position }, already destroyed)
}
ee-prompt-after-decision = You have decided. End your turn, or replace an open disaster first?
ee-prompt-aim = Which disaster do you use { $card } on?
ee-prompt-pick-location = { $card }: the threatened location is already destroyed. Which one is destroyed instead?
ee-prompt-place-innovation = Where do you place { $card }?
ee-prompt-low-resources = { $held ->
    [0] You hold no resources. Buy coins for 2 points each? With the first one everyone sees what you hold.
    [one] You hold only { $held } resource. Buy coins for 2 points each? With the first one everyone sees what you hold.
   *[other] You hold only { $held } resources. Buy coins for 2 points each? With the first one everyone sees what you hold.
}
ee-prompt-economy = Economy: which ability do you use? You hold { $resources }.
ee-prompt-exchange = { $by }: what do you exchange?
ee-prompt-repeat = { $by }: which ability may be used once more?
ee-prompt-industry = { $rebuild ->
    [open] Industry: { $used } of 2 cards built or sold, 1 location may be rebuilt. What do you do? You hold { $resources }.
    [done] Industry: { $used } of 2 cards built or sold, rebuilding done. What do you do? You hold { $resources }.
   *[none] Industry: { $used } of 2 cards built or sold. What do you do? You hold { $resources }.
}
ee-prompt-pay-build = Building { $card } costs { $cost }. How do you pay?
ee-prompt-pay-rebuild = Rebuilding { $location } costs { $cost }. How do you pay?
ee-prompt-rest-of-hand = 2 cards built or sold. Keep or discard the rest of your hand ({ $cards })? Then it is refilled.
ee-prompt-swap-locations = { $by }: which 2 locations do you swap?
ee-prompt-lift-innovation = { $by }: which innovation do you move?
ee-prompt-order = Combined phase: which half do you begin with?
ee-prompt-bid-axes = { $card }: your strength is { $strength } without a bid; you hold { $held }. How many axes do you bid?
ee-prompt-bid-coins = { $n ->
    [0] { $card }: your strength is { $strength }, no axes bid; you hold { $held }. How many coins do you bid?
   *[other] { $card }: your strength is { $strength }, { $axes } included; you hold { $held }. How many coins do you bid?
}
ee-prompt-refresh = { $left ->
    [one] Which ability do you refresh?
   *[other] Which ability do you refresh? { $left } refreshes are left.
}
ee-prompt-mulligan = Do you keep your hand ({ $cards }), or draw 4 new cards once?
ee-prompt-take-two = You take 2 of your 4 cards before the start. Which is the first?
ee-prompt-take-two-second = You take { $card }. Which is your second card?
