### Was die Browser-App selbst über First Empires sagt.

## Übersicht

fe-web-about = Würfeln, segeln und erobern, um fünf Leisten zu steigern.
fe-web-about-length = 2–5 Personen, 25–45 Min., Würfel und Karte

## Der Tisch

fe-web-part = { $part ->
    [map] Karte
    [dice] Würfel
    [scores] Punkte
   *[civ] Leisten
}
fe-web-source = { $part ->
    [tracks] Leisten
    [cards] Karten
   *[cities] Städte
}
fe-web-round = Runde
fe-web-round-of = Runde { $round } von { $rounds }
fe-web-phases = Phasen des Zuges
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
fe-web-legend-reach = erreichbar · Punkte
fe-web-legend-conquest = Eroberung: Entdecker · Punkte
fe-web-legend-port = W O: Hafen an diesem Ozean · Striche: Grenzen an Land
fe-web-zoom-in = Näher
fe-web-zoom-out = Weiter weg
fe-web-journey = 1 Entdecker von { $from } nach { $to }
fe-web-journey-detail = { $points } von { $of } Punkten; über { $via }.
# Nach „über“; $ocean ist „no“ für eine Region.
fe-web-via = { $ocean ->
    [no] { $name }
    [west] den westlichen Ozean
    [east] den östlichen Ozean
    [north] den nördlichen Ozean
    [south] den südlichen Ozean
   *[other] den Ozean { $name }
}
fe-web-conquer = { $region } erobern
fe-web-conquer-detail = { $explorers } Entdecker von { $from }; { $points } von { $of } Punkten.
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
fe-web-battle-lacks = { $n } Entdecker { $n ->
    [one] fehlt noch.
   *[other] fehlen noch.
}
fe-web-nobody = niemand
fe-web-city-of = Stadt: { $name }
fe-web-needs = Eroberung braucht { $n }
fe-web-dice = Würfel
fe-web-dice-of = Würfel: { $name }
fe-web-left = Neuwürfe { $rerolls }, Bewegung { $movement }
fe-web-die-used = benutzt
fe-web-die-sword = zählt bei jeder Eroberung dieses Zuges
fe-web-die-pairs = { $n ->
    [0] keine Region dafür
   *[other] passt zu { $names }
}
fe-web-die-would = würde zu { $names } passen
fe-web-die-key = Taste { $die } wählt ihn, R würfelt neu
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
fe-web-standing = Stand
fe-web-points-so-far = Punkte bisher
fe-web-holds = Regionen { $regions }, Entdecker { $explorers }, Hand { $hand }
fe-web-and-cities = { $n ->
    [one] +{ $n } Stadt
   *[other] +{ $n } Städte
}
fe-web-achievements = Errungenschaften
fe-web-hand-scored = Hand { $hand }, gewertet { $scored }
fe-web-met = Erfüllt:
fe-web-progress = { $progress } von { $count }
fe-web-scored = gewertet

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
    [dice] Deine orange Leiste sagt, wie viele Würfel du wirfst, die blaue, wie oft du neu werfen darfst. Klicke die Würfel an, die du meinst. Eine Handkarte kann einen Würfel zum Schwert machen.
    [movement] Deine lila Leiste gibt Bewegungspunkte. Klicke eine Region mit deinen Entdeckern an und dann das Ziel. Ein Schritt kostet einen Punkt; auf See kann niemand bleiben.
    [conquest] Um eine Region zu erobern, müssen mehr Entdecker und Schwerter ankommen, als sie verteidigen. Die Verteidigung zieht sich zurück. Eine fremde Stadt dort gehört dann dir. Die letzte Region, die jemand hat, ist geschützt.
    [progress] Zuerst dreht jede Karte, die du abwirfst, einen Würfel auf eine beliebige Seite. Dann schieben ein Würfel und eine deiner Regionen in seiner Farbe zusammen den Marker dieser Farbe um eins hinauf; jeder Würfel braucht eine eigene Region. Neue Entdecker und Karten kommen sofort; erreicht ein Marker ein Stadtsymbol, kommt eine Stadt auf die Karte.
    [cards] Deine Karten verlangen etwas: Regionen einer Farbe, Städte, Eroberungen. Sobald eine Karte erfüllt ist, darfst du sie in deinem Zug werten.
   *[finish] Punkte für jede Leiste, für gewertete Karten, für deine Städte auf der Karte und für eroberte.
}
fe-web-one-region = eine Region von dir
