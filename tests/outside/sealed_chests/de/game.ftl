### Sealed Chests. $who sagt, ob es um den Leser geht („you“).

sc-welcome = Sealed Chests zu { $players }, { $hands ->
    [open] mit offenen Karten
   *[hidden] mit verdeckten Karten
}. Mit ? bekommst du Hilfe.
sc-option-open-hands = Offene Karten
sc-option-open-hands-note = alle sehen alle Karten, nur nicht, welche verdeckt liegt
sc-card = Karte { $value }
sc-card-text = Bietet { $value } für eine Truhe.
sc-chest = Truhe { $value }
sc-chest-text = { $value ->
    [one] { $value } Punkt wert; doppelt so viel, wenn sie geschüttelt wird und hält.
   *[other] { $value } Punkte wert; doppelt so viel, wenn sie geschüttelt wird und hält.
}
sc-how-many = { $n ->
    [one] Davon gibt es { $n }.
   *[other] Davon gibt es { $n }.
}

sc-event-turned = Runde { $round }: eine Truhe im Wert von { $chest }.
sc-event-laid = { $who ->
    [you] Du legst { $card } verdeckt hin.
   *[other] { $name } legt { $card } verdeckt hin.
}
sc-event-laid-hidden = { $who ->
    [you] Du legst eine Karte verdeckt hin.
   *[other] { $name } legt eine Karte verdeckt hin.
}
sc-event-shown = { $who ->
    [you] Du zeigst { $card }.
   *[other] { $name } zeigt { $card }.
}
sc-event-took = { $who ->
    [you] Du nimmst die Truhe im Wert von { $chest }.
   *[other] { $name } nimmt die Truhe im Wert von { $chest }.
}
sc-event-lost = Niemand nimmt die Truhe im Wert von { $chest }.
sc-event-kept = { $who ->
    [you] Du behältst sie für { $points } Punkte.
   *[other] { $name } behält sie für { $points } Punkte.
}
sc-event-rolled = { $who ->
    [you] Du schüttelst sie und würfelst { $roll }.
   *[other] { $name } schüttelt sie und würfelt { $roll }.
}
sc-event-doubled = { $who ->
    [you] Du findest { $points } Punkte darin.
   *[other] { $name } findet { $points } Punkte darin.
}
sc-event-broke = Die Truhe im Wert von { $chest } zerbricht, und nichts bleibt übrig.

sc-prompt-bid = Welche Karte legst du für die Truhe im Wert von { $chest }?
sc-prompt-open = Behältst du die Truhe im Wert von { $chest }, oder schüttelst du sie für das Doppelte? Bei { $breaks } oder weniger zerbricht sie.
sc-choice-lay = { $card } legen
sc-choice-keep = Behalten: { $chest } Punkte
    .title = Behalten
    .rest = { $chest } Punkte
sc-choice-shake = Schütteln: zweimal { $chest } Punkte oder nichts
    .title = Schütteln
    .rest = zweimal { $chest } Punkte oder nichts

sc-table-round = Runde { $round } von { $of }, noch { $left ->
    [0] keine Truhe
    [one] { $left } Truhe
   *[other] { $left } Truhen
}.
sc-table-chest = Die Truhe ist { $chest } wert.
sc-table-out = Bisher gezeigt: { $cards }.
sc-table-seat = { $who ->
    [you] Du, { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $chests ->
        [one] { $chests } Truhe
       *[other] { $chests } Truhen
    }.
   *[other] { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $chests ->
        [one] { $chests } Truhe
       *[other] { $chests } Truhen
    }.
}
sc-table-laid = Verdeckt: { $card }.
sc-table-has-laid = Eine Karte liegt verdeckt.
sc-table-hand = Hand: { $cards }.
sc-result = Platz { $rank }: { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
