### Wie die Dinge in First Empires heißen. Regionen und Zivilisationen haben Eigennamen, die in jeder
### Sprache gleich sind; das Programm schreibt sie nur groß. „orange“ und „lila“ werden nie gebeugt.

## Orte; $ocean ist „no“ für eine Region, der Name eines bekannten Ozeans oder „other“

fe-space = { $ocean ->
    [no] { $name }
    [west] westlicher Ozean
    [east] östlicher Ozean
    [north] nördlicher Ozean
    [south] südlicher Ozean
   *[other] Ozean { $name }
}
fe-space-from = { $ocean ->
    [no] von { $name }
    [west] aus dem westlichen Ozean
    [east] aus dem östlichen Ozean
    [north] aus dem nördlichen Ozean
    [south] aus dem südlichen Ozean
   *[other] aus dem Ozean { $name }
}
fe-space-to = { $ocean ->
    [no] nach { $name }
    [west] in den westlichen Ozean
    [east] in den östlichen Ozean
    [north] in den nördlichen Ozean
    [south] in den südlichen Ozean
   *[other] in den Ozean { $name }
}
# Nur Ozeane.
fe-space-in = { $ocean ->
    [west] im westlichen Ozean
    [east] im östlichen Ozean
    [north] im nördlichen Ozean
    [south] im südlichen Ozean
   *[other] im Ozean { $name }
}
fe-continent = { $continent ->
    [africa] Afrika
    [america] Amerika
    [asia] Asien
    [europe] Europa
   *[oceania] Ozeanien
}

## Farben, jede mit ihrem Symbol: auf Würfeln, in Regionen und an Leisten

# Im Nominativ: Die Sätze sind so gebaut, dass kein anderer Fall gebraucht wird.
fe-face = { $face ->
    [orange] orange Zahnrad
    [blue] blaues Kreuz
    [purple] lila Pferd
    [green] grüner Berg
    [yellow] gelbe Ähre
   *[sword] Schwert
}
fe-regions-of-colour = { $n ->
    [one] { $n } { $colour ->
        [orange] orange Region (Zahnrad)
        [blue] blaue Region (Kreuz)
        [purple] lila Region (Pferd)
        [green] grüne Region (Berg)
       *[yellow] gelbe Region (Ähre)
    }
   *[other] { $n } { $colour ->
        [orange] orange Regionen (Zahnrad)
        [blue] blaue Regionen (Kreuz)
        [purple] lila Regionen (Pferd)
        [green] grüne Regionen (Berg)
       *[yellow] gelbe Regionen (Ähre)
    }
}

## Leisten

# Nach „der“, im Dativ oder Genitiv.
fe-track = { $track ->
    [dice] orange Leiste (Würfel)
    [rerolls] blauen Leiste (Neuwürfe)
    [movement] lila Leiste (Bewegung)
    [cards] grünen Leiste (Karten)
   *[explorers] gelben Leiste (Entdecker)
}
# Am Anfang einer Zeile.
fe-track-title = { $track ->
    [dice] Orange (Würfel)
    [rerolls] Blau (Neuwürfe)
    [movement] Lila (Bewegung)
    [cards] Grün (Karten)
   *[explorers] Gelb (Entdecker)
}

## Mengen

fe-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
fe-dice = { $n } Würfel
fe-rerolls = { $n ->
    [one] { $n } Neuwurf
   *[other] { $n } Neuwürfe
}
fe-movement = { $n ->
    [one] { $n } Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
fe-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
fe-explorers = { $n } Entdecker
# Nach „mit“.
fe-with-explorers = { $n ->
    [one] { $n } Entdecker
   *[other] { $n } Entdeckern
}
fe-defenders = { $n } Verteidiger
fe-swords = { $n ->
    [0] kein Schwert
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
fe-regions = { $n ->
    [one] { $n } Region
   *[other] { $n } Regionen
}
fe-tiles = { $n } Stadtplättchen

## Phasen

fe-phase = { $phase ->
    [setup] Spielaufbau
    [dice] Würfelphase
    [movement] Bewegungsphase
   *[progress] Fortschrittsphase
}

## Personen

# Nach „von“.
fe-whom = { $who ->
    [you] dir
   *[other] { $name }
}
# Im Satz stehen Karten in Anführungszeichen.
fe-card-name = „{ $title }“
