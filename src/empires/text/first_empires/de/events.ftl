### Was in First Empires geschehen ist, ein Satz je Ereignis. $who sagt, ob es die lesende Person
### betrifft („you“). Austeilen, Ziehen und die Plätze stehen für beide Spiele in events.ftl.

fe-event-starting-player = { $who ->
    [you] Du bist Startspieler und beginnst jede Runde.
   *[other] { $name } ist Startspieler und beginnt jede Runde.
}
fe-event-got-civilization = { $who ->
    [you] Du spielst { $civilization }.
   *[other] { $name } spielt { $civilization }.
}
fe-event-started = { $who ->
    [you] Du beginnst in { $region } mit { $explorers } und einer Stadt.
   *[other] { $name } beginnt in { $region } mit { $explorers } und einer Stadt.
}
fe-event-round = Runde { $round }.
fe-event-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
fe-event-rolled = { $who ->
    [you] Du würfelst: { $dice }.
   *[other] { $name } würfelt: { $dice }.
}
fe-event-rerolled = { $who ->
    [you] { $n ->
        [one] Du würfelst Würfel { $numbers } neu.
       *[other] Du würfelst die Würfel { $numbers } neu.
    }
   *[other] { $n ->
        [one] { $name } würfelt Würfel { $numbers } neu.
       *[other] { $name } würfelt die Würfel { $numbers } neu.
    }
}
fe-event-rolled-again = { $who ->
    [you] Deine Würfel zeigen jetzt: { $dice }.
   *[other] Die Würfel von { $name } zeigen jetzt: { $dice }.
}
fe-event-discarded = { $who ->
    [you] Du wirfst { $card } ab und drehst Würfel { $die }: bisher { $old }, jetzt { $new }.
   *[other] { $name } wirft { $card } ab und dreht Würfel { $die }: bisher { $old }, jetzt { $new }.
}
fe-event-moved = { $who ->
    [you] Du bewegst 1 Entdecker { $from } { $to }.
   *[other] { $name } bewegt 1 Entdecker { $from } { $to }.
}
fe-event-crossed = { $who ->
    [you] Du führst { $explorers } { $from } { $to }.
   *[other] { $name } führt { $explorers } { $from } { $to }.
}
fe-event-conquered = { $who ->
    [you] Du eroberst { $region } von { $whom }: { $attack } gegen { $defence }.
   *[other] { $name } erobert { $region } von { $whom }: { $attack } gegen { $defence }.
}
fe-event-took-cities = { $who ->
    [you] Du nimmst in { $region } { $tiles } von { $whom } ein.
   *[other] { $name } nimmt in { $region } { $tiles } von { $whom } ein.
}
fe-event-retreated = { $who ->
    [you] Du ziehst dich mit { $explorers } { $from } { $to } zurück.
   *[other] { $name } zieht sich mit { $explorers } { $from } { $to } zurück.
}
fe-event-ended-movement = { $who ->
    [you] { $lost ->
        [0] Du beendest deine Bewegung.
        [one] Du beendest deine Bewegung; { $lost } Bewegungspunkt verfällt.
       *[other] Du beendest deine Bewegung; { $lost } Bewegungspunkte verfallen.
    }
   *[other] { $lost ->
        [0] { $name } beendet die Bewegung.
        [one] { $name } beendet die Bewegung; { $lost } Bewegungspunkt verfällt.
       *[other] { $name } beendet die Bewegung; { $lost } Bewegungspunkte verfallen.
    }
}
fe-event-stepped = { $who ->
    [you] Mit Würfel { $die } und { $region } rückst du auf Feld { $field } der { $track }: { $value }.
   *[other] Mit Würfel { $die } und { $region } rückt { $name } auf Feld { $field } der { $track }: { $value }.
}
# Auf der grünen Leiste; die gezogene Karte ist der nächste Satz.
fe-event-stepped-for-card = { $who ->
    [you] Mit Würfel { $die } und { $region } rückst du auf Feld { $field } der { $track }.
   *[other] Mit Würfel { $die } und { $region } rückt { $name } auf Feld { $field } der { $track }.
}
fe-event-placed-explorer = { $who ->
    [you] Du setzt 1 neuen Entdecker in { $region } ein.
   *[other] { $name } setzt 1 neuen Entdecker in { $region } ein.
}
fe-event-placed-city = { $who ->
    [you] Du legst das Stadtplättchen der { $track } nach { $region }.
   *[other] { $name } legt das Stadtplättchen der { $track } nach { $region }.
}
fe-event-scored-card = { $who ->
    [you] Du wertest { $card }: { $points }.
   *[other] { $name } wertet { $card }: { $points }.
}
fe-event-final-points = { $who ->
    [you] Dein Endstand ist { $total }: { $tracks } für Leisten, { $cities } für deine Städte auf dem Spielplan, { $captured } für eingenommene Städte, { $cards } für Karten.
   *[other] Der Endstand von { $name } ist { $total }: { $tracks } für Leisten, { $cities } für eigene Städte auf dem Spielplan, { $captured } für eingenommene Städte, { $cards } für Karten.
}

## Teile dieser Sätze

# Was ein Schritt bringt.
fe-gives = { $track ->
    [explorers] insgesamt { $value }
   *[other] ab dem nächsten Zug { $value }
}
fe-attack = { $explorers } und { $swords }
