### Was die Browser-App selbst über First Empires sagt.

## Übersicht

fe-web-about = Würfle, segle, erobere. Jede Region hebt eine von fünf Leisten. Acht Runden entscheiden.
fe-web-about-length = 2–5 Personen · 25–45 Minuten · Würfel und Karte

## Der Tisch

fe-web-source = { $part ->
    [tracks] Leisten
    [cards] Karten
   *[cities] Städte
}
fe-web-round = Runde
fe-web-round-of = Runde { $round } von { $rounds }
fe-web-phase = { $phase ->
    [dice] Würfeln
    [movement] Bewegung
   *[progress] Fortschritt
}
fe-web-turn-order = Reihenfolge
fe-web-map = Karte
fe-web-map-of = Weltkarte, { $n } Regionen im Spiel
fe-web-port = { $ocean ->
    [west] W
   *[east] O
}
fe-web-ocean = { $ocean ->
    [west] Westozean
   *[east] Ostozean
}
fe-web-zoom-in = Näher
fe-web-zoom-out = Weiter weg
fe-web-mini = { $close ->
    [true] Die ganze Karte zeigen
   *[other] Die Karte von nahem zeigen
}
fe-web-journey = { $n } Entdecker: { $way }
fe-web-journey-detail = { $n } × { $borders } = { $points } von { $of } Bewegungspunkten
fe-web-way = { $way }: { $points } von { $of } Bewegungspunkten
fe-web-points-left = { $n } von { $of } Bewegungspunkten übrig
fe-web-of = { $n } von { $most }
fe-web-dice-of = { $own ->
    [yes] Deine Würfel
   *[no] Würfel: { $name }
}
fe-web-rerolls-left = { $n ->
    [one] noch { $n } Neuwurf
   *[other] noch { $n } Neuwürfe
}
fe-web-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
fe-web-turn-hint = Wähle einen zum Drehen
fe-web-die-roll = { $keeps ->
    [yes] behalten
   *[no] neu
}
fe-web-die-used = benutzt
fe-web-die-sword = Kämpfe
fe-web-die-none = unpassend
fe-web-face = { $face ->
    [orange] Orange
    [blue] Blau
    [purple] Lila
    [green] Grün
    [yellow] Gelb
   *[sword] Schwert
}
fe-web-face-now = wie er liegt
fe-web-face-none = ohne Nutzen
fe-web-face-sword = +1 in jedem Kampf
fe-web-face-gives = { $track ->
    [dice] Würfel { $value } → { $next }
    [rerolls] Neuwürfe { $value } → { $next }
    [movement] Wege { $value } → { $next }
    [cards] zieht eine Karte
   *[explorers] Entdecker { $value } → { $next }
}
fe-web-turn-into = Den Würfel drehen auf …
fe-web-turn-for = Kostet eine Karte:
fe-web-turn = { $face ->
    [orange] Würfel auf Orange drehen
    [blue] Würfel auf Blau drehen
    [purple] Würfel auf Lila drehen
    [green] Würfel auf Grün drehen
    [yellow] Würfel auf Gelb drehen
   *[sword] Würfel auf Schwert drehen
}
fe-web-turn-costs = { $card } wird abgeworfen.
fe-web-your-empire = { $name }, dein Reich
fe-web-city = Stadtplättchen
fe-web-score = Werten
fe-web-discard = abwerfen
fe-web-draw = Karte ziehen
fe-web-one-more = + 1
fe-web-no-hand = Keine Karte auf der Hand.
fe-web-hidden-hand = Die Karten bleiben verdeckt.
fe-web-dealt = Die Zivilisationen der Reihe nach
fe-web-tabs = Teile des Tisches
fe-web-tab = { $tab ->
    [map] Karte
    [board] Reich
    [hand] Hand
   *[log] Verlauf
}
fe-web-ask = { $kind ->
    [choose-civilization] Wähle deine Zivilisation
    [reroll] Welche Würfel neu würfeln?
    [swords] Eine Karte für ein Schwert?
    [convert-die] Welchen Würfel drehen?
    [move-explorers] Bewege deine Entdecker
    [gather] Wer greift { $region } an?
    [retreat] { $region } verloren: wohin?
    [progress] { $n ->
        [0] Fortschritt
        [one] { $n } Schritt ist bereit
       *[other] { $n } Schritte sind bereit
    }
    [place-explorers] { $n ->
        [one] { $n } neuen Entdecker setzen
       *[other] { $n } neue Entdecker setzen
    }
    [choose-tile] Welche Stadt zuerst?
    [place-city] Wo baust du die Stadt?
   *[score-card] Eine Karte werten?
}
fe-web-ask-note = { $kind ->
    [choose-civilization] Sie bestimmt Heimat, Leisten und Karten.
    [reroll] Wähle Würfel, oder behalte alle.
    [swords] Wähle einen Würfel und dreh ihn auf Schwert, oder geh weiter.
    [convert-die] Wähle den Würfel, dann seine neue Seite.
    [move-explorers] { $n ->
        [one] { $n } Bewegungspunkt. Wähle das Ziel, oder zuerst deine Entdecker.
       *[other] { $n } Bewegungspunkte. Wähle das Ziel, oder zuerst deine Entdecker.
    }
    [gather] Wähle, woher Entdecker kommen.
    [retreat] Erobert von { $name }. Alle { $n } gehen in eine deiner Regionen.
    [progress] Wähle einen Würfel, um ihn für eine Karte zu drehen, oder geh weiter.
    [place-explorers] Wähle deine Regionen auf der Karte.
    [choose-tile] Jede Stadt kommt in eine deiner Regionen.
    [place-city] Wähle eine der hellen Regionen.
   *[score-card] Du hast erreicht, was sie verlangt. Auf der Hand zählt sie am Ende nichts.
}
fe-web-ask-score = „{ $card }“ werten
fe-web-ask-move = { $n } Entdecker bewegen
fe-web-go = { $do ->
    [reroll] { $n } neu würfeln
    [move] Bewegen
    [assault] Erobern
    [strike] Erobern
    [gather] Dazu
    [retreat] Zurückziehen
    [step] { $n ->
        [one] Schritt gehen
       *[other] { $n } Schritte gehen
    }
    [turn] Drehen
    [discard] Abwerfen
    [place-explorer] Setzen
    [place-city] Bauen
    [score] Werten
    [choose] Wählen
    [tile] Diese
   *[done] Weiter
}
fe-web-done = { $kind ->
    [reroll] Alle behalten
    [move-explorers] Bewegung beenden
    [swords] Keine Karte
    [progress] Zug beenden
   *[other] Jetzt nicht
}
fe-web-chip-walk = { $n } → { $to }
fe-web-chip-conquer = erobert { $region }
fe-web-chip-city = und eine Stadt
fe-web-chip-retreat = Rückzug nach { $to }
fe-web-chip-take = Stadt in { $region } genommen
fe-web-chip-step = { $track ->
    [dice] Würfel { $value }
    [rerolls] Neuwürfe { $value }
    [movement] Wege { $value }
    [cards] zieht eine Karte
   *[explorers] Entdecker { $value }
}
fe-web-chip-drew = zieht eine Karte
fe-web-chip-settle = +{ $n }
fe-web-chip-found = Stadt in { $region }
fe-web-chip-score = { $n ->
    [one] +{ $n } Punkt
   *[other] +{ $n } Punkte
}
fe-web-since-rounds = { $many ->
    [0] Runde { $to }
   *[other] Runden { $from } bis { $to }
}
fe-web-conquer = { $region } erobern
fe-web-conquer-detail = { $explorers } Entdecker von { $from }; { $points } von { $of } Bewegungspunkten.
fe-web-battle = { $swords ->
    [0] { $arrivals } Entdecker
    [one] { $arrivals } Entdecker + { $swords } Schwert
   *[other] { $arrivals } Entdecker + { $swords } Schwerter
}
fe-web-battle-defence = { $n } Verteidiger von { $name }
fe-web-battle-won = { $cities ->
    [0] { $name } zieht sich zurück.
    [one] { $name } zieht sich zurück, du bekommst die Stadt dort.
   *[other] { $name } zieht sich zurück, du bekommst { $cities } Städte dort.
}
fe-web-nobody = niemand
fe-web-city-of = Stadt: { $name }
fe-web-needs = Eroberung braucht { $n }
fe-web-dice = Würfel
fe-web-regions = { $n ->
    [one] { $n } Region
   *[other] { $n } Regionen
}
fe-web-no-dice = Noch nicht gewürfelt.
fe-web-tracks = Leisten
fe-web-track = { $track ->
    [dice] Würfel
    [rerolls] Neuwürfe
    [movement] Wege
    [cards] Karten
   *[explorers] Entdecker
}
fe-web-track-at = { $track ->
    [dice] Würfel: Feld { $field }, Wert { $value }
    [rerolls] Neuwürfe: Feld { $field }, Wert { $value }
    [movement] Bewegung: Feld { $field }, Wert { $value }
    [cards] Karten: Feld { $field }, Wert { $value }
   *[explorers] Entdecker: Feld { $field }, Wert { $value }
}
fe-web-value-points = Wert und Punkte
fe-web-achievements = Errungenschaften
fe-web-hand-scored = Hand { $hand }, gewertet { $scored }
fe-web-progress = { $progress } von { $count }
fe-web-scored = gewertet

## Das Ende

fe-web-rank = { $n }.
fe-web-won = { $own ->
    [yes] Du überdauerst sie alle
   *[no] { $name } überdauert sie alle
}
fe-web-shared = { $names } teilen sich den Sieg
fe-web-after-rounds = { $n ->
    [one] Nach { $n } Runde · rote Ecke: eroberte Stadt
   *[other] Nach { $n } Runden · rote Ecke: eroberte Stadt
}
fe-web-tie = Gleichstand: erst entscheiden Handkarten, dann eroberte Städte und gewertete Karten.
fe-web-gave-up = aufgegeben

## Die Einführung

fe-web-step-title = { $step ->
    [world] Eine Welt aus Regionen und zwei Ozeanen
    [turn] Ein Zug hat drei Phasen
    [dice] Würfel
    [movement] Bewegung
    [conquest] Eroberung
    [progress] Fortschritt
    [cards] Errungenschaften
   *[finish] Das Ende des Spiels
}
fe-web-step = { $step ->
    [world] Deine Zivilisation beginnt in ihrer Heimatregion. Jede Region hat eine Farbe mit einem Symbol. Striche zeigen Grenzen an Land, W und O Häfen an den beiden Ozeanen.
    [turn] Würfle, bewege Entdecker und mache dann Fortschritte mit den Würfeln, die zu deinen Regionen passen. Nach der letzten Runde gewinnt der beste Punktestand.
    [dice] Deine orange Leiste sagt, wie viele Würfel du wirfst, die blaue, wie oft du neu würfeln darfst. Wähle die Würfel, die du meinst. Eine Handkarte kann einen Würfel zum Schwert machen.
    [movement] Deine lila Leiste gibt Bewegungspunkte. Wähle eine Region mit deinen Entdeckern und dann das Ziel. Ein Schritt kostet einen Punkt; auf See kann niemand bleiben.
    [conquest] Um eine Region zu erobern, müssen mehr Entdecker und Schwerter ankommen, als sie verteidigen. Die Verteidigung zieht sich zurück. Eine fremde Stadt dort nimmst du von der Karte, und ihre Punkte gehören dir. Die letzte Region, die jemand hat, ist geschützt.
    [progress] Zuerst dreht jede Karte, die du abwirfst, einen Würfel auf eine beliebige Seite. Dann schieben ein Würfel und eine deiner Regionen in seiner Farbe zusammen den Marker dieser Farbe um eins hinauf; jeder Würfel braucht eine eigene Region. Neue Entdecker und Karten kommen sofort; erreicht ein Marker ein Stadtsymbol, kommt eine Stadt auf die Karte.
    [cards] Deine Karten verlangen etwas: Regionen einer Farbe, Städte, Eroberungen. Sobald eine Karte erfüllt ist, darfst du sie in deinem Zug werten.
   *[finish] Punkte für jede Leiste, für gewertete Karten, für deine Städte auf der Karte und für eroberte.
}
fe-web-one-region = eine Region von dir
fe-web-worked-title = { $worked ->
    [dice] Die Würfel
    [conquest] Eine Eroberung
   *[progress] Das Ende des Zugs: Fortschritt
}
fe-web-worked = { $worked ->
    [dice] Carmen hat zwei Würfel und zwei Neuwürfe: erst den blauen allein, dann beide.
    [conquest] Zwei Entdecker über Land und einer über See kommen zusammen in Rus an: drei gegen zwei, und die Verteidigung zieht sich zurück.
   *[progress] Der lila Würfel nützt Carmen nichts, also wirft sie eine Karte ab und dreht ihn auf Orange. Dann macht sie ihre Schritte.
}
fe-web-advice = { $tip ->
    [colours] Halte Regionen verschiedener Farben. Ein Würfel nützt nur mit einer Region seiner Farbe, und jede Region dient in einem Zug nur einem Würfel.
    [early] Hebe Würfel, Neuwürfe und Bewegung früh: Sie dienen in jedem Zug, der noch kommt. Spät im Spiel achte auf die Punkte des nächsten Feldes.
    [swords] Ein Schwert dient bei jeder Eroberung des Zugs. Mit zweien nimmt ein Entdecker eine Region, die zwei halten.
    [guard] Lass jemanden bei deinen Städten. Eine Stadt ohne Wache nimmt, wer gerade vorbeizieht.
    [cards] Sieh deine Karten an, bevor du ziehst: Eine Bedingung über Regionen muss nur in dem Augenblick gelten, in dem du wertest. Eine Karte, die nie erfüllt wird, dreht einen Würfel.
   *[last] In der letzten Runde muss nichts mehr gehalten werden: Schicke alle dorthin, wo noch ein Punkt zu holen ist.
}

## Außerhalb des Tisches

fe-web-how-civilizations = Zivilisationen werden { $blank }.
fe-web-how-civilizations-value = { $value ->
    [true] reihum gewählt
   *[false] ausgeteilt
}
fe-web-how-tiles = Stadtplättchen { $blank }.
fe-web-how-tiles-value = { $value ->
    [true] liegen offen
   *[false] bleiben verdeckt
}
fe-web-how-length = Wir spielen { $blank }.
fe-web-how-length-value = { $value ->
    [true] das kurze Spiel
   *[false] das ganze Spiel
}
fe-web-how-note = Das ganze Spiel hat acht Runden (mit fünf Personen sieben) und dauert mit zwei Bots etwa 30 Minuten. Das kurze hat vier.

## Tipps: Neues in einem Satz

fe-web-tip-title = { $notion ->
    [sword] Schwerter
    [achievement] Eine Errungenschaft
    [discard] Eine Karte für einen Würfel
    [ocean] Ozeane
    [explorers] Neue Entdecker
    [city] Eine Stadt
    [last] Die letzte Region
   *[retreat] Rückzug
}
fe-web-tip = { $notion ->
    [sword] Jedes Schwert zählt in diesem Zug bei jeder deiner Eroberungen wie ein Entdecker mehr.
    [achievement] Du hast erreicht, was eine deiner Karten verlangt: Werte sie in deinem Zug, solange das so ist.
    [discard] Eine Karte, die du abwirfst, dreht einen Würfel auf die Seite, die du brauchst, wird aber nie gewertet: Tu es nur, wenn der Würfel mehr wert ist.
    [ocean] Von einer Küste mit W oder O fährt ein Entdecker über den West- oder Ostozean zu fernen Küsten, darf aber am Ende deiner Bewegung nicht auf See sein.
    [explorers] Dein gelber Marker ist gestiegen: Setz neue Entdecker in Regionen, die du kontrollierst.
    [city] Eine Stadt bringt Punkte, geht aber mit ihrer Region verloren: Leg sie dorthin, wo niemand sie leicht nehmen kann.
    [last] Die letzte Region eines Spielers kann niemand nehmen, so hat jeder immer eine Heimat.
   *[retreat] Deine Region wurde erobert: Alle deine Entdecker dort gehen in eine andere Region, die du kontrollierst.
}
