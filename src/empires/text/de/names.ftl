### Wie die Dinge heißen. Ganze Sätze stehen in den anderen Dateien.
### Genus: der Weizen, der Hammer, die Axt, die Münze; die Stadt, das Dorf, die Armee, die Straße,
### der Hof. Mengen stehen im Nominativ oder Akkusativ; nach „mit“ nur 1 oder with-resource.

## Aufzählungen

nothing = nichts
list-and = { $others } und { $last }
list-or = { $others } oder { $last }

## Ressourcen

resource-wheat = Weizen
resource-hammer = Hammer
resource-axe = Axt
resource-coin = Münze
amount-wheat = { $n } Weizen
amount-hammer = { $n ->
    [one] { $n } Hammer
   *[other] { $n } Hämmer
}
amount-axe = { $n ->
    [one] { $n } Axt
   *[other] { $n } Äxte
}
amount-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
# Nach „mit“.
with-resource = { $kind ->
   *[wheat] Weizen
    [hammer] einem Hammer
    [axe] einer Axt
    [coin] einer Münze
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# So folgt ein Preis auf ein Verb: „Du baust Hof 8 für 5 Hämmer wieder auf.“
price = für { $amount }
price-free = kostenlos

## Orte

kind-city = Stadt
kind-town = Dorf
kind-army = Armee
kind-road = Straße
kind-farm = Hof
location-city = Stadt { $value }
location-town = Dorf { $value }
location-army = Armee { $value }
location-road = Straße { $value }
location-farm = Hof { $value }
location-at = { $location } auf Position { $position }

## Karten

family-fire = Brand
family-riot = Aufstand
family-famine = Hungersnot
family-flood = Flut
family-blight = Fäulnis
family-barbarians = Barbaren
family-plague = Seuche
family-earthquake = Erdbeben
card-fire = Brand { $number }
card-riot = Aufstand { $number }
card-famine = Hungersnot { $number }
card-flood = Flut { $number }
card-blight = Fäulnis { $number }
card-barbarians = Barbaren { $number }
card-plague = Seuche { $number }
card-earthquake = Erdbeben { $number }
card-conflict = Feldzug { $number }

## Phasen und Stärkebereiche

phase-setup = Spielaufbau
phase-disaster = Krisenphase
phase-double-disaster = doppelte Krisenphase
phase-economy = Wirtschaftsphase
phase-industry = Industriephase
phase-conflict = Militärphase
phase-combined = kombinierte Phase
phase-end = Spielende
band-low = Unterer Bereich
band-middle = Mittlerer Bereich
band-high = Oberer Bereich
band-victory = Siegesbonus

exhausted-abilities = { $n ->
    [one] { $n } erschöpfte Fähigkeit
   *[other] { $n } erschöpfte Fähigkeiten
}

## Personen und Optionen

# Ein Platz ohne eigenen Namen.
player = Spieler { $number }
variant-normal = normales Spiel
variant-blitz = Blitzvariante
ruleset-rulebook = Regelfassung „Regelheft“
ruleset-manual = Regelfassung „Handbuch“
