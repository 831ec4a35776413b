### Wie die Dinge in First Empires heißen. Regionen und Zivilisationen haben Eigennamen, die in jeder
### Sprache gleich sind; das Programm schreibt sie nur groß. „orange“ und „lila“ werden nie gebeugt.

## Orte; $ocean ist der Name eines bekannten Ozeans oder „other“

# Für sich, nach einem Artikel, und wo wenig Platz ist.
fe-ocean = { $ocean ->
    [west] Westozean
    [east] Ostozean
    [north] Nordozean
    [south] Südozean
   *[other] Ozean { $name }
}
    .after-article = { fe-ocean }
    .short = { $ocean ->
        [west] Westozean
        [east] Ostozean
        [north] Nordozean
        [south] Südozean
       *[other] { $name }
    }
fe-space-from = { $space ->
    [ocean] aus dem { $name }
   *[region] von { $name }
}
fe-space-to = { $space ->
    [ocean] in den { $name }
   *[region] nach { $name }
}
# Nur Ozeane.
fe-space-in = im { $name }
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
fe-track = { fe-track.colour } ({ fe-track.of })
    .colour = { $track ->
        [dice] orange Leiste
        [rerolls] blauen Leiste
        [movement] lila Leiste
        [cards] grünen Leiste
       *[explorers] gelben Leiste
    }
    .of = { $track ->
        [dice] Würfel
        [rerolls] Neuwürfe
        [movement] Bewegung
        [cards] Karten
       *[explorers] Entdecker
    }
# Am Anfang einer Zeile.
fe-track-title = { $track ->
    [dice] Orange ({ fe-track.of })
    [rerolls] Blau ({ fe-track.of })
    [movement] Lila ({ fe-track.of })
    [cards] Grün ({ fe-track.of })
   *[explorers] Gelb ({ fe-track.of })
}

## Mengen

fe-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
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
