### Was in First Empires zur Wahl steht: kurze Aufforderungen, die nennen, worauf es ankommt. Ohne
### Punkt, weil sie in Listen stehen.

fe-choice-done-reroll = Die Würfel behalten
fe-choice-done-swords = Nichts abwerfen und mit der Bewegung beginnen
fe-choice-done-move-explorers = { $lost ->
    [0] Deine Bewegung beenden
    [one] Deine Bewegung beenden ({ $lost } Punkt verfällt)
   *[other] Deine Bewegung beenden ({ $lost } Punkte verfallen)
}
fe-choice-done-progress = Deinen Fortschritt abschließen
fe-choice-done-turn = Deinen Fortschritt abschließen und deinen Zug beenden
fe-choice-done-score-card = Nichts werten und deinen Zug beenden
fe-choice-choose = { $civilization } spielen: { $start }; Start in { $region }, { $face }
fe-choice-reroll = { $n ->
    [one] Würfel { $numbers } neu werfen ({ $dice })
   *[other] Die Würfel { $numbers } neu werfen ({ $dice })
}
fe-choice-reroll-all = { $n ->
    [2] Beide Würfel neu werfen
   *[other] Alle { $n } Würfel neu werfen
}
fe-choice-score = { $card } werten für { $points }: { $condition }
fe-choice-discard-swords = { $card } für ein Schwert abwerfen; gewertet brächte sie { $points }: { $condition }
fe-choice-discard-progress = { $card } abwerfen, um einen Würfel zu drehen; gewertet brächte sie { $points }: { $condition }
fe-choice-turn = Würfel { $die } drehen: bisher { $old }, dann { $new }
fe-choice-turn-noted = Würfel { $die } drehen: bisher { $old }, dann { $new } ({ $note })
fe-choice-move = Einen Entdecker { $from } { $to } bewegen ({ $notes })
fe-choice-assault = { $region } angreifen ({ $face }): { $defenders } von { $whom }, du brauchst mindestens { $needed } und hast { $swords }
fe-choice-gather = { $waiting ->
    [one] Einen Entdecker { $from } mitnehmen (dort ist { $waiting })
   *[other] Einen Entdecker { $from } mitnehmen (dort sind { $waiting })
}
fe-choice-strike = { $region } jetzt erobern: { $attack } gegen { $defence } ({ $cost })
fe-choice-retreat = Nach { $region } zurückziehen ({ $notes })
fe-choice-step = Auf der { $track } auf Feld { $field } von 5 rücken: { $notes }
fe-choice-place-explorer = In { $region } einsetzen ({ $notes })
fe-choice-tile = Das Plättchen der { $track }
fe-choice-place-city = Nach { $region } legen ({ $notes })

## Was die Anmerkungen sagen

# Was dieser Schritt von den übrigen Punkten kostet.
fe-note-cost = { $points ->
    [one] der letzte Punkt
   *[other] 1 von { $points } Punkten
}
# Was eine Eroberung davon kostet.
fe-note-cost-of = { $cost } von { $points } Punkten
fe-note-cost-all = { $points ->
    [one] der letzte Punkt
   *[other] alle { $points } Punkte
}
fe-note-yours = { $face }, deine Region mit { $explorers }
fe-note-there = dort { $explorers }
fe-note-gives-up = gibt { $region } auf
fe-note-captures = nimmt { $n } Stadtplättchen von { $whom } ein
fe-note-no-city = dort keine Stadt
fe-note-top = diese Leiste ist schon ganz oben
fe-note-no-region = dafür hast du keine Region
fe-note-regions = passt zu { $regions }
fe-note-pair = Würfel { $die } mit { $region }
fe-note-city = ihr Stadtplättchen kommt auf den Spielplan
fe-note-more-points = +{ $points }
fe-note-draw = 1 Karte ziehen
fe-note-still = weiterhin { $value }
fe-note-new-explorers = { $n ->
    [0] kein neuer Entdecker
    [one] { $n } neuer Entdecker
   *[other] { $n } neue Entdecker
}
