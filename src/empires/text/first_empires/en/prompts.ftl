### The question a player of First Empires has to answer, one line per kind of prompt.

fe-prompt-choose-civilization = Which civilization do you play?
fe-prompt-reroll = { $left ->
    [one] Which dice do you reroll? { $left } reroll is left.
   *[other] Which dice do you reroll? { $left } rerolls are left.
}
fe-prompt-swords = Do you discard a card to turn a die into a sword? You have { $swords }. Each sword counts in every conquest of this turn.
fe-prompt-turn-to-sword = Which die becomes a sword? { $card } is discarded for it.
fe-prompt-turn-die = Which die do you turn, and to what? { $card } is discarded for it.
fe-prompt-move-explorers = Movement: { $movement } left, { $swords }. What do you do?
fe-prompt-move-explorers-at-sea = { $n ->
    [one] Movement: { $movement } left, { $swords }; { $n } explorer at sea must still land. What do you do?
   *[other] Movement: { $movement } left, { $swords }; { $n } explorers at sea must still land. What do you do?
}
fe-prompt-gather = Attack on { $region } against { $defenders } of { $whom }: { $arrivals } of at least { $needed } gathered, { $swords }. Who comes along?
fe-prompt-retreat = { $name } has conquered { $region }. Where do you retreat with { $explorers }?
fe-prompt-progress = Progress: which marker do you move up?
fe-prompt-progress-none = Progress: no die can move a marker up. What do you do?
fe-prompt-place-explorers = { $left ->
    [one] Where do you place your new explorer?
   *[other] Where do you place a new explorer? { $left } are to be placed.
}
fe-prompt-choose-tile = Several city tiles come onto the map. Which one do you place first?
fe-prompt-place-city = Where do you place the city tile of the { $track }?
fe-prompt-score-card = Before your turn ends: do you score a card?
fe-prompt-score-card-none = No card of yours can be scored now. You are asked all the same, so that nobody learns it.
