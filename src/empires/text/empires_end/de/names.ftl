### Wie die Dinge in Empire's End heißen. Ganze Sätze stehen in den anderen Dateien.
### Genus: der Weizen, der Hammer, die Axt, die Münze; die Stadt, das Dorf, die Armee, die Straße,
### der Hof. Mengen stehen im Nominativ oder Akkusativ; nach „mit“ nur 1 oder
### ee-with-resource.

## Ressourcen

ee-resource-wheat = Weizen
ee-resource-hammer = Hammer
ee-resource-axe = Axt
ee-resource-coin = Münze
ee-amount-wheat = { $n } Weizen
ee-amount-hammer = { $n ->
    [one] { $n } Hammer
   *[other] { $n } Hämmer
}
ee-amount-axe = { $n ->
    [one] { $n } Axt
   *[other] { $n } Äxte
}
ee-amount-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
# Nach „mit“.
ee-with-resource = { $kind ->
   *[wheat] Weizen
    [hammer] einem Hammer
    [axe] einer Axt
    [coin] einer Münze
}
ee-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# So folgt ein Preis auf ein Verb: „Du baust Hof 8 für 5 Hämmer wieder auf.“
ee-price = für { $amount }
ee-price-free = kostenlos

## Orte

ee-kind-city = Stadt
ee-kind-town = Dorf
ee-kind-army = Armee
ee-kind-road = Straße
ee-kind-farm = Hof
ee-location-city = Stadt { $value }
ee-location-town = Dorf { $value }
ee-location-army = Armee { $value }
ee-location-road = Straße { $value }
ee-location-farm = Hof { $value }
ee-location-at = { $location } auf Position { $position }

## Karten

ee-card-fire = Brand { $number }
ee-card-riot = Aufstand { $number }
ee-card-famine = Hungersnot { $number }
ee-card-flood = Flut { $number }
ee-card-blight = Fäulnis { $number }
ee-card-barbarians = Barbaren { $number }
ee-card-plague = Seuche { $number }
ee-card-earthquake = Erdbeben { $number }
ee-card-conflict = Feldzug { $number }

## Phasen und Stärkebereiche

ee-phase-setup = Spielaufbau
ee-phase-disaster = Krisenphase
ee-phase-double-disaster = doppelte Krisenphase
ee-phase-economy = Wirtschaftsphase
ee-phase-industry = Industriephase
ee-phase-conflict = Feldzugsphase
ee-phase-combined = kombinierte Phase
ee-phase-end = Spielende
ee-band-low = Unterer Bereich
ee-band-middle = Mittlerer Bereich
ee-band-high = Oberer Bereich
ee-band-victory = Siegesbonus

ee-exhausted-abilities = { $n ->
    [one] { $n } erschöpfte Fähigkeit
   *[other] { $n } erschöpfte Fähigkeiten
}

## Optionen

ee-variant-normal = normales Spiel
ee-variant-blitz = Blitzvariante
ee-ruleset-rulebook = Regelfassung „Regelheft“
ee-ruleset-manual = Regelfassung „Handbuch“
