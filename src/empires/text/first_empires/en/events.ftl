### What happened in First Empires, one sentence per event. $who says whether it happened to the
### reader ("you"). Dealing, drawing and the ranks are worded in events.ftl for both games.

fe-event-starting-player = { $who ->
    [you] You are the starting player and open every round.
   *[other] { $name } is the starting player and opens every round.
}
fe-event-got-civilization = { $who ->
    [you] You play { $civilization }.
   *[other] { $name } plays { $civilization }.
}
fe-event-started = { $who ->
    [you] You start in { $region } with { $explorers } and a city.
   *[other] { $name } starts in { $region } with { $explorers } and a city.
}
fe-event-round = Round { $round }.
fe-event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
fe-event-rolled = { $who ->
    [you] You roll { $dice }.
   *[other] { $name } rolls { $dice }.
}
fe-event-rerolled = { $who ->
    [you] { $n ->
        [one] You reroll die { $numbers }.
       *[other] You reroll dice { $numbers }.
    }
   *[other] { $n ->
        [one] { $name } rerolls die { $numbers }.
       *[other] { $name } rerolls dice { $numbers }.
    }
}
fe-event-rolled-again = { $who ->
    [you] Your dice now show { $dice }.
   *[other] { $name }’s dice now show { $dice }.
}
fe-event-discarded = { $who ->
    [you] You discard { $card } and turn die { $die } from { $old } to { $new }.
   *[other] { $name } discards { $card } and turns die { $die } from { $old } to { $new }.
}
fe-event-moved = { $who ->
    [you] You move 1 explorer { $from } { $to }.
   *[other] { $name } moves 1 explorer { $from } { $to }.
}
fe-event-crossed = { $who ->
    [you] You lead { $explorers } { $from } { $to }.
   *[other] { $name } leads { $explorers } { $from } { $to }.
}
fe-event-conquered = { $who ->
    [you] You conquer { $region } from { $whom }: { $attack } against { $defence }.
   *[other] { $name } conquers { $region } from { $whom }: { $attack } against { $defence }.
}
fe-event-took-cities = { $who ->
    [you] You capture { $tiles } from { $whom } in { $region }.
   *[other] { $name } captures { $tiles } from { $whom } in { $region }.
}
fe-event-retreated = { $who ->
    [you] You retreat { $from } { $to } with { $explorers }.
   *[other] { $name } retreats { $from } { $to } with { $explorers }.
}
fe-event-ended-movement = { $who ->
    [you] { $lost ->
        [0] You end your movement.
        [one] You end your movement; { $lost } movement point is lost.
       *[other] You end your movement; { $lost } movement points are lost.
    }
   *[other] { $lost ->
        [0] { $name } ends the movement.
        [one] { $name } ends the movement; { $lost } movement point is lost.
       *[other] { $name } ends the movement; { $lost } movement points are lost.
    }
}
fe-event-stepped = { $who ->
    [you] With die { $die } and { $region } you move up to field { $field } of the { $track }: { $value }.
   *[other] With die { $die } and { $region } { $name } moves up to field { $field } of the { $track }: { $value }.
}
# Onto the green track; the card that is drawn is the next sentence.
fe-event-stepped-for-card = { $who ->
    [you] With die { $die } and { $region } you move up to field { $field } of the { $track }.
   *[other] With die { $die } and { $region } { $name } moves up to field { $field } of the { $track }.
}
fe-event-placed-explorer = { $who ->
    [you] You place 1 new explorer in { $region }.
   *[other] { $name } places 1 new explorer in { $region }.
}
fe-event-placed-city = { $who ->
    [you] You place the city tile of the { $track } in { $region }.
   *[other] { $name } places the city tile of the { $track } in { $region }.
}
fe-event-scored-card = { $who ->
    [you] You score { $card }: { $points }.
   *[other] { $name } scores { $card }: { $points }.
}
fe-event-final-points = { $who ->
    [you] Your final score is { $total }: { $tracks } for tracks, { $cities } for your cities on the map, { $captured } for captured cities, { $cards } for cards.
   *[other] { $name }’s final score is { $total }: { $tracks } for tracks, { $cities } for own cities on the map, { $captured } for captured cities, { $cards } for cards.
}

## Parts of these sentences

# What a step gives.
fe-gives = { $track ->
    [explorers] { $value } in all
   *[other] { $value } from the next turn on
}
fe-attack = { $explorers } and { $swords }
