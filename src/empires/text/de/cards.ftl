### Der Text auf Orten, Krisenkarten und Feldzügen, erzeugt aus dem, was die Regeln ausführen.

## Wann eine Fähigkeit wirkt

ability = { $moment }: { $text }.
moment-disaster = Krise
moment-economy = Wirtschaft
moment-industry = Industrie
moment-conflict = Militär
moment-destroyed = Wird dieser Ort zerstört
moment-end = Endwertung

## Was sie bewirkt, nach Art

ability-gain = Du erhältst { $gain }
ability-points = Du erhältst { $points }
ability-exchange = { $times ->
    [1] Du tauschst { $pay } gegen { $gain }
    [2] Du tauschst bis zu zweimal { $pay } gegen { $gain }
    [3] Du tauschst bis zu dreimal { $pay } gegen { $gain }
   *[other] Du tauschst bis zu { $times }-mal { $pay } gegen { $gain }
}
ability-refresh-adjacent = Du erneuerst alle erschöpften Fähigkeiten an angrenzenden Orten
ability-refresh-all = Du erneuerst alle erschöpften Fähigkeiten deines Reichs
ability-repeat = Du nutzt eine andere Wirtschaftsfähigkeit deines Reichs noch einmal
ability-gain-per-adjacent = Du erhältst { $gain } für { $neighbour }
ability-points-per-adjacent-destroyed = Du erhältst { $points } für jeden angrenzenden zerstörten Ort
ability-points-per-adjacent = Du erhältst { $points } für { $neighbour }
ability-swap = Du vertauschst 2 Orte deines Reichs mitsamt ihren Innovationen
ability-move-innovation = Du verschiebst 1 Innovation an einen anderen Ort
ability-rebuild-discount = Der Wiederaufbau eines angrenzenden Orts kostet { $hammers } weniger
ability-build-discount = Eine Karte, die du ausspielst, kostet { $hammers } weniger
ability-free-bid = Du wendest einmal ab, ohne { $resource ->
   *[wheat] den Weizen
    [hammer] den Hammer
    [axe] die Axt
} zu zahlen (Gratisgebot, danach erschöpft)
ability-replace = Du tauschst eine offene Krise gegen die oberste Karte des Stapels aus (danach erschöpft)
ability-strength = +{ $strength } Stärke
ability-strength-per-adjacent-destroyed = +{ $strength } Stärke für jeden angrenzenden zerstörten Ort
ability-points-per-resource = Du erhältst { $points } für { $resource ->
   *[wheat] jeden Weizen, den
    [hammer] jeden Hammer, den
    [axe] jede Axt, die
    [coin] jede Münze, die
} du besitzt
ability-points-per-destroyed = Du erhältst { $points } für jeden zerstörten Ort deines Reichs
ability-points-most-destroyed = Du erhältst { $points }, wenn niemand mehr zerstörte Orte hat als du
ability-copy-end = Deine beste andere Endwertungsfähigkeit zählt ein zweites Mal

# Nach „für“.
neighbour = { $kind ->
    [city] jede angrenzende unversehrte Stadt
    [town] jedes angrenzende unversehrte Dorf
    [army] jede angrenzende unversehrte Armee
    [road] jede angrenzende unversehrte Straße
   *[farm] jeden angrenzenden unversehrten Hof
}

## Woher ein Wert stammt

sourced = { $text } ({ $source })
source-rulebook = steht im Regelheft
source-public = steht auf einer anderen öffentlichen Seite
source-inferred = aus Bekanntem erschlossen
source-reconstructed = von uns ergänzt

## Die Zeilen einer Karte

card-threatens = Bedroht ist Position { $position }.
card-bids = Abwenden mit: { $bids }
card-cost = Kosten beim Ausspielen: { $cost }
card-value = Wert: { $points }
card-rebuild = Kosten beim Wiederaufbau: { $cost }
conflict-low = Stärke bis { $strength }: { $reward }
conflict-middle = Stärke { $from } bis { $to }: { $reward }
conflict-middle-one = Stärke { $strength }: { $reward }
conflict-high = Stärke ab { $strength }: { $reward }
conflict-victory = Höchste Stärke, zusätzlich: { $reward }
conflict-upheaval = Alle anderen vertauschen ihren { $rank ->
    [1] wertvollsten
    [2] zweitwertvollsten
   *[3] drittwertvollsten
} unversehrten Ort mit Position { $position }
reward-gain = { $gain } erhalten
reward-lose = { $points } verlieren
reward-refresh = { $refresh } erneuern
