### Sealed Chests. $who says whether it is about the reader (“you”).

sc-welcome = Sealed Chests for { $players }, { $hands ->
    [open] with open hands
   *[hidden] with hidden hands
}. Type ? for help.
sc-option-open-hands = Open hands
sc-option-open-hands-note = everyone sees all cards, but not which one lies face down
sc-card = Card { $value }
sc-card-text = Bids { $value } for a chest.
sc-chest = Chest { $value }
sc-chest-text = { $value ->
    [one] Worth { $value } point; twice as much if it is shaken and holds.
   *[other] Worth { $value } points; twice as much if it is shaken and holds.
}
sc-how-many = { $n ->
    [one] There is { $n } of them.
   *[other] There are { $n } of them.
}

sc-event-turned = Round { $round }: a chest worth { $chest }.
sc-event-laid = { $who ->
    [you] You lay { $card } face down.
   *[other] { $name } lays { $card } face down.
}
sc-event-laid-hidden = { $who ->
    [you] You lay a card face down.
   *[other] { $name } lays a card face down.
}
sc-event-shown = { $who ->
    [you] You show { $card }.
   *[other] { $name } shows { $card }.
}
sc-event-took = { $who ->
    [you] You take the chest worth { $chest }.
   *[other] { $name } takes the chest worth { $chest }.
}
sc-event-lost = Nobody takes the chest worth { $chest }.
sc-event-kept = { $who ->
    [you] You keep it for { $points } points.
   *[other] { $name } keeps it for { $points } points.
}
sc-event-rolled = { $who ->
    [you] You shake it and roll { $roll }.
   *[other] { $name } shakes it and rolls { $roll }.
}
sc-event-doubled = { $who ->
    [you] You find { $points } points in it.
   *[other] { $name } finds { $points } points in it.
}
sc-event-broke = The chest worth { $chest } breaks, and nothing is left of it.

sc-prompt-bid = Which card do you lay for the chest worth { $chest }?
sc-prompt-open = Keep the chest worth { $chest }, or shake it for twice as much? It breaks on { $breaks } or less.
sc-choice-lay = Lay { $card }
sc-choice-keep = Keep it: { $chest } points
    .title = Keep it
    .rest = { $chest } points
sc-choice-shake = Shake it: twice { $chest } points, or nothing
    .title = Shake it
    .rest = twice { $chest } points, or nothing

sc-table-round = Round { $round } of { $of }, { $left ->
    [0] no chest
    [one] { $left } chest
   *[other] { $left } chests
} left.
sc-table-chest = The chest is worth { $chest }.
sc-table-out = Shown so far: { $cards }.
sc-table-seat = { $who ->
    [you] You, { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }.
   *[other] { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }.
}
sc-table-laid = Face down: { $card }.
sc-table-has-laid = A card lies face down.
sc-table-hand = Hand: { $cards }.
sc-result = Place { $rank }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
