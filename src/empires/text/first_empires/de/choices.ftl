### Was in First Empires zur Wahl steht: kurze Aufforderungen, die nennen, worauf es ankommt. Ohne
### Punkt, weil sie in Listen stehen. Wo die ganze Zeile mehr sagt als die Aufforderung, ist diese ihr
### title und der Rest ihr rest; was eine Wahl von vielen ähnlichen unterscheidet, steht allein.

fe-choice-done-reroll = Die Würfel behalten
fe-choice-done-swords = Nichts abwerfen und mit der Bewegung beginnen
fe-choice-done-move-explorers = { $lost ->
    [0] { fe-choice-done-move-explorers.title }
   *[other] { fe-choice-done-move-explorers.title } ({ fe-choice-done-move-explorers.rest })
}
    .title = Deine Bewegung beenden
    .rest = { $lost ->
        [0] { "" }
        [one] { $lost } Bewegungspunkt verfällt
       *[other] { $lost } Bewegungspunkte verfallen
    }
fe-choice-done-progress = Deinen Fortschritt abschließen
fe-choice-done-turn = Deinen Fortschritt abschließen und deinen Zug beenden
fe-choice-done-score-card = Nichts werten und deinen Zug beenden
fe-choice-choose = { fe-choice-choose.title }: { fe-choice-choose.rest }
    .title = { $civilization } spielen
    .rest = { $start }; Start in { $region }, { $face }
fe-choice-reroll = { fe-choice-reroll.title } ({ fe-choice-reroll.rest })
    .title = { $n ->
        [one] Würfel { $numbers } neu würfeln
       *[other] Die Würfel { $numbers } neu würfeln
    }
    .rest = { $dice }
fe-choice-reroll-all = { $n ->
    [2] Beide Würfel neu würfeln
   *[other] Alle { $n } Würfel neu würfeln
}
fe-choice-score = { fe-choice-score.title }: { fe-choice-score.rest }
    .title = { $card } werten für { $points }
    .rest = { $condition }
fe-choice-discard-swords = { fe-choice-discard-swords.title }; { fe-choice-discard-swords.rest }
    .title = { $card } für ein Schwert abwerfen
    .rest = gewertet brächte sie { $points }: { $condition }
fe-choice-discard-progress = { fe-choice-discard-progress.title }; { fe-choice-discard-progress.rest }
    .title = { $card } abwerfen, um einen Würfel zu drehen
    .rest = { fe-choice-discard-swords.rest }
fe-choice-turn = { fe-choice-turn.title }: { fe-choice-turn.rest }
    .title = Würfel { $die } drehen
    .rest = bisher { $old }, dann { $new }
fe-choice-turn-noted = { fe-choice-turn-noted.title }: { fe-choice-turn-noted.rest }
    .title = { fe-choice-turn.title }
    .rest = { fe-choice-turn.rest } ({ $note })
fe-choice-move = { fe-choice-move.title } ({ fe-choice-move.rest })
    .title = Einen Entdecker { $from } { $to } bewegen
    .rest = { $notes }
    .apart = { $start } → { $goal }
fe-choice-assault = { fe-choice-assault.title }: { fe-choice-assault.rest }
    .title = { $region } angreifen ({ $face })
    .rest = { $defenders } von { $whom }, du brauchst mindestens { $needed } und hast { $swords }
fe-choice-gather = { fe-choice-gather.title } ({ fe-choice-gather.rest })
    .title = Einen Entdecker { $from } mitnehmen
    .rest = { $waiting ->
        [one] dort ist { $waiting }
       *[other] dort sind { $waiting }
    }
fe-choice-strike = { fe-choice-strike.title }: { fe-choice-strike.rest }
    .title = { $region } jetzt erobern
    .rest = { $attack } gegen { $defence } ({ $cost })
fe-choice-retreat = { fe-choice-retreat.title } ({ fe-choice-retreat.rest })
    .title = Nach { $region } zurückziehen
    .rest = { $notes }
fe-choice-step = { fe-choice-step.title }: { fe-choice-step.rest }
    .title = Auf der { fe-track } auf Feld { $field } von 5 rücken
    .rest = { $notes }
fe-choice-place-explorer = { fe-choice-place-explorer.title } ({ fe-choice-place-explorer.rest })
    .title = In { $region } einsetzen
    .rest = { $notes }
fe-choice-tile = { fe-choice-tile.title } ({ fe-choice-tile.rest })
    .title = Das Plättchen der { fe-track.colour }
    .rest = { fe-track.of }
fe-choice-place-city = { fe-choice-place-city.title } ({ fe-choice-place-city.rest })
    .title = Nach { $region } legen
    .rest = { $notes }

## Was die Anmerkungen sagen

# Was dieser Schritt von den übrigen Punkten kostet.
fe-note-cost = { $points ->
    [one] der letzte Bewegungspunkt
   *[other] 1 von { $points } Bewegungspunkten
}
# Was eine Eroberung davon kostet.
fe-note-cost-of = { $cost } von { $points } Bewegungspunkten
fe-note-cost-all = { $points ->
    [one] der letzte Bewegungspunkt
   *[other] alle { $points } Bewegungspunkte
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
fe-note-city = das Stadtplättchen der Leiste kommt auf den Spielplan
fe-note-more-points = +{ $points }
fe-note-draw = 1 Karte ziehen
fe-note-still = weiterhin { $value }
fe-note-new-explorers = { $n ->
    [0] kein neuer Entdecker
    [one] { $n } neuer Entdecker
   *[other] { $n } neue Entdecker
}
