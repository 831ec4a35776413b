### Der Text auf Orten, Krisenkarten und Feldzügen von Empire's End, erzeugt aus dem, was die Regeln
### ausführen.

## Wann eine Fähigkeit wirkt

ee-ability = { $moment }: { $text }.
ee-moment-disaster = Krise
ee-moment-economy = Wirtschaft
ee-moment-industry = Industrie
ee-moment-conflict = Feldzug
ee-moment-destroyed = Wird dieser Ort zerstört
ee-moment-end = Endwertung

## Was sie bewirkt, nach Art

ee-ability-gain = Du erhältst { $gain }
ee-ability-points = Du erhältst { $points }
ee-ability-exchange = { $times ->
    [1] Du tauschst { $pay } gegen { $gain }
    [2] Du tauschst bis zu zweimal { $pay } gegen { $gain }
    [3] Du tauschst bis zu dreimal { $pay } gegen { $gain }
   *[other] Du tauschst bis zu { $times }-mal { $pay } gegen { $gain }
}
ee-ability-refresh-adjacent = Du erneuerst alle erschöpften Fähigkeiten an angrenzenden Orten
ee-ability-refresh-all = Du erneuerst alle erschöpften Fähigkeiten deines Reichs
ee-ability-repeat = Du nutzt eine andere Wirtschaftsfähigkeit deines Reichs noch einmal
ee-ability-gain-per-adjacent = Du erhältst { $gain } für { $neighbour }
ee-ability-points-per-adjacent-destroyed = Du erhältst { $points } für jeden angrenzenden zerstörten Ort
ee-ability-points-per-adjacent = Du erhältst { $points } für { $neighbour }
ee-ability-swap = Du vertauschst 2 Orte deines Reichs mitsamt ihren Innovationen
ee-ability-move-innovation = Du verschiebst 1 Innovation an einen anderen Ort
ee-ability-rebuild-discount = Der Wiederaufbau eines angrenzenden Orts kostet { $hammers } weniger
ee-ability-build-discount = Eine Karte, die du ausspielst, kostet { $hammers } weniger
ee-ability-free-bid = Du wendest gratis ab, wogegen { $resource ->
   *[wheat] Weizen
    [hammer] ein Hammer
    [axe] eine Axt
} hilft (danach erschöpft)
ee-ability-replace = Du tauschst eine offene Krise gegen die oberste Karte des Stapels aus (danach erschöpft)
ee-ability-strength = +{ $strength } Stärke
ee-ability-strength-per-adjacent-destroyed = +{ $strength } Stärke für jeden angrenzenden zerstörten Ort
ee-ability-points-per-resource = Du erhältst { $points } für { $resource ->
   *[wheat] jeden Weizen, den
    [hammer] jeden Hammer, den
    [axe] jede Axt, die
    [coin] jede Münze, die
} du besitzt
ee-ability-points-per-destroyed = Du erhältst { $points } für jeden zerstörten Ort deines Reichs
ee-ability-points-most-destroyed = Du erhältst { $points }, wenn niemand mehr zerstörte Orte hat als du
ee-ability-copy-end = Deine beste andere Endwertungsfähigkeit zählt ein zweites Mal

# Nach „für“.
ee-neighbour = { $kind ->
    [city] jede angrenzende unversehrte Stadt
    [town] jedes angrenzende unversehrte Dorf
    [army] jede angrenzende unversehrte Armee
    [road] jede angrenzende unversehrte Straße
   *[farm] jeden angrenzenden unversehrten Hof
}

## Die Zeilen einer Karte

ee-card-threatens = Bedroht ist Position { $position }.
ee-card-bids = Abwenden mit: { $bids }
ee-card-cost = Kosten beim Ausspielen: { $cost }
ee-card-value = Wert: { $points }
ee-card-rebuild = Kosten beim Wiederaufbau: { $cost }
ee-conflict-low = Stärke bis { $strength }: { $reward }
ee-conflict-middle = Stärke { $from } bis { $to }: { $reward }
ee-conflict-middle-one = Stärke { $strength }: { $reward }
ee-conflict-high = Stärke ab { $strength }: { $reward }
ee-conflict-victory = Höchste Stärke, zusätzlich: { $reward }
ee-conflict-upheaval = Alle anderen vertauschen ihren { $rank ->
    [1] wertvollsten
    [2] zweitwertvollsten
   *[3] drittwertvollsten
} unversehrten Ort mit Position { $position }
ee-reward-gain = { $gain } erhalten
ee-reward-lose = { $points } verlieren
ee-reward-refresh = { $refresh } erneuern
