### What can be chosen in First Empires: short commands that name what decides. They stand in lists,
### so they have no full stop. Where the whole line says more than the command, the command is its
### title and what follows from it the rest; what sets a choice apart from many like it stands alone.

fe-choice-done-reroll = Keep the dice
fe-choice-done-swords = Discard nothing and begin to move
fe-choice-done-move-explorers = { $lost ->
    [0] { fe-choice-done-move-explorers.title }
   *[other] { fe-choice-done-move-explorers.title } ({ fe-choice-done-move-explorers.rest })
}
    .title = End your movement
    .rest = { $lost ->
        [0] { "" }
        [one] { $lost } movement point is lost
       *[other] { $lost } movement points are lost
    }
fe-choice-done-progress = Finish your progress
fe-choice-done-turn = Finish your progress and end your turn
fe-choice-done-score-card = Score nothing and end your turn
fe-choice-choose = { fe-choice-choose.title }: { fe-choice-choose.rest }
    .title = Play { $civilization }
    .rest = { $start }; starts in { $region }, { $face }
fe-choice-reroll = { fe-choice-reroll.title } ({ fe-choice-reroll.rest })
    .title = { $n ->
        [one] Reroll die { $numbers }
       *[other] Reroll dice { $numbers }
    }
    .rest = { $dice }
fe-choice-reroll-all = { $n ->
    [2] Reroll both dice
   *[other] Reroll all { $n } dice
}
fe-choice-score = { fe-choice-score.title }: { fe-choice-score.rest }
    .title = Score { $card } for { $points }
    .rest = { $condition }
fe-choice-discard-swords = { fe-choice-discard-swords.title }; { fe-choice-discard-swords.rest }
    .title = Discard { $card } for a sword
    .rest = scored, it would be worth { $points }: { $condition }
fe-choice-discard-progress = { fe-choice-discard-progress.title }; { fe-choice-discard-progress.rest }
    .title = Discard { $card } to turn a die
    .rest = { fe-choice-discard-swords.rest }
fe-choice-turn = Turn die { $die } from { $old } to { $new }
fe-choice-turn-noted = { fe-choice-turn-noted.title } ({ fe-choice-turn-noted.rest })
    .title = { fe-choice-turn }
    .rest = { $note }
fe-choice-move = { fe-choice-move.title } ({ fe-choice-move.rest })
    .title = Move 1 explorer { $from } { $to }
    .rest = { $notes }
    .apart = { $start } → { $goal }
fe-choice-assault = { fe-choice-assault.title }: { fe-choice-assault.rest }
    .title = Attack { $region } ({ $face })
    .rest = { $defenders } of { $whom }, you need { $needed } or more and have { $swords }
fe-choice-gather = { fe-choice-gather.title } ({ fe-choice-gather.rest })
    .title = Take 1 explorer along { $from }
    .rest = { $waiting } there
fe-choice-strike = { fe-choice-strike.title }: { fe-choice-strike.rest }
    .title = Conquer { $region } now
    .rest = { $attack } against { $defence } ({ $cost })
fe-choice-retreat = { fe-choice-retreat.title } ({ fe-choice-retreat.rest })
    .title = Retreat to { $region }
    .rest = { $notes }
fe-choice-step = { fe-choice-step.title }: { fe-choice-step.rest }
    .title = Move up to field { $field } of 5 on the { fe-track }
    .rest = { $notes }
fe-choice-place-explorer = { fe-choice-place-explorer.title } ({ fe-choice-place-explorer.rest })
    .title = Place it in { $region }
    .rest = { $notes }
fe-choice-tile = { fe-choice-tile.title } ({ fe-choice-tile.rest })
    .title = The tile of the { fe-track.colour }
    .rest = { fe-track.of }
fe-choice-place-city = { fe-choice-place-city.title } ({ fe-choice-place-city.rest })
    .title = Place it in { $region }
    .rest = { $notes }

## What the notes say

# Of the points that are left, what this step costs.
fe-note-cost = { $points ->
    [one] the last movement point
   *[other] 1 of { $points } movement points
}
# What a conquest costs of them.
fe-note-cost-of = { $cost } of { $points } movement points
fe-note-cost-all = { $points ->
    [one] the last movement point
   *[other] all { $points } movement points
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
fe-note-city = the city tile of this track comes onto the map
fe-note-more-points = +{ $points }
fe-note-draw = draw 1 card
fe-note-still = still { $value }
fe-note-new-explorers = { $n ->
    [0] no new explorer
    [one] { $n } new explorer
   *[other] { $n } new explorers
}
