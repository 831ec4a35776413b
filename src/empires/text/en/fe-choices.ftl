### What can be chosen in First Empires: short commands that name what decides. They stand in lists,
### so they have no full stop.

fe-choice-done-reroll = Keep the dice
fe-choice-done-swords = Discard nothing and begin to move
fe-choice-done-move-explorers = { $lost ->
    [0] End your movement
    [one] End your movement ({ $lost } point is lost)
   *[other] End your movement ({ $lost } points are lost)
}
fe-choice-done-progress = Finish your progress
fe-choice-done-turn = Finish your progress and end your turn
fe-choice-done-score-card = Score nothing and end your turn
fe-choice-choose = Play { $civilization }: { $start }; starts in { $region }, { $face }
fe-choice-reroll = { $n ->
    [one] Reroll die { $numbers } ({ $dice })
   *[other] Reroll dice { $numbers } ({ $dice })
}
fe-choice-reroll-all = { $n ->
    [2] Reroll both dice
   *[other] Reroll all { $n } dice
}
fe-choice-score = Score { $card } for { $points }: { $condition }
fe-choice-discard-swords = Discard { $card } for a sword; scored, it would be worth { $points }: { $condition }
fe-choice-discard-progress = Discard { $card } to turn a die; scored, it would be worth { $points }: { $condition }
fe-choice-turn = Turn die { $die } from { $old } to { $new }
fe-choice-turn-noted = Turn die { $die } from { $old } to { $new } ({ $note })
fe-choice-move = Move 1 explorer { $from } { $to } ({ $notes })
fe-choice-assault = Assault { $region } ({ $face }): { $defenders } of { $whom }, you need { $needed } or more and have { $swords }
fe-choice-gather = Take 1 explorer along { $from } ({ $waiting } there)
fe-choice-strike = Conquer { $region } now: { $attack } against { $defence } ({ $cost })
fe-choice-retreat = Retreat to { $region } ({ $notes })
fe-choice-step = Move up to field { $field } of 5 on the { $track }: { $notes }
fe-choice-place-explorer = Place it in { $region } ({ $notes })
fe-choice-tile = The tile of the { $track }
fe-choice-place-city = Place it in { $region } ({ $notes })

## What the notes say

# Of the points that are left, what this step costs.
fe-note-cost = { $points ->
    [one] the last point
   *[other] 1 of { $points } points
}
# What a conquest costs of them.
fe-note-cost-of = { $cost } of { $points } points
fe-note-cost-all = { $points ->
    [one] the last point
   *[other] all { $points } points
}
fe-note-yours = { $face }, yours with { $explorers }
fe-note-there = { $explorers } there
fe-note-gives-up = gives up { $region }
fe-note-captures = { $n ->
    [one] captures { $n } city tile from { $whom }
   *[other] captures { $n } city tiles from { $whom }
}
fe-note-no-city = no city there
fe-note-top = that track is at the top
fe-note-no-region = you hold no region for it
fe-note-regions = pairs with { $regions }
fe-note-pair = die { $die } with { $region }
fe-note-city = its city tile comes onto the map
fe-note-more-points = +{ $points }
fe-note-draw = draw 1 card
fe-note-still = still { $value }
fe-note-new-explorers = { $n ->
    [0] no new explorer
    [one] { $n } new explorer
   *[other] { $n } new explorers
}
