### Der Tisch von First Empires als Text: kurze Zeilen, die auch vorgelesen verständlich sind.

## Wo das Spiel steht

fe-table-round = { $who ->
    [you] Runde { $round } von { $rounds }, du bist am Zug: { $phase }.
   *[other] Runde { $round } von { $rounds }, { $name } ist am Zug: { $phase }.
}
fe-table-setup = Spielaufbau: Die Zivilisationen werden gewählt.
fe-table-standing = Zwischenstand: { $scores }.
fe-standing = { $name } { $total }
fe-standing-tiles = { $name } { $total } und { $tiles }

## Würfel

fe-table-dice = { $who ->
    [you] Deine Würfel: { $dice }.
   *[other] Die Würfel von { $name }: { $dice }.
}
fe-die-sword = Würfel { $number } { $face }, zählt bei jeder Eroberung
fe-die-used = Würfel { $number } { $face }, benutzt
fe-die-top = Würfel { $number } { $face }, die Leiste ist schon ganz oben
fe-die-paired = Würfel { $number } { $face }, passt zu { $regions }
fe-die-alone = Würfel { $number } { $face }, keine Region dafür
fe-die-too-many = Würfel { $number } { $face }, keine weitere Region dafür
fe-table-rerolls = { $n ->
    [one] Es bleibt { $n } Neuwurf.
   *[other] Es bleiben { $n } Neuwürfe.
}

## Was erreichbar ist

fe-table-reach = { $points ->
    [one] Für { $points } Bewegungspunkt erreichst du: { $places }.
   *[other] Für { $points } Bewegungspunkte erreichst du: { $places }.
}
fe-reach-place = { $region } ({ $face })
fe-reach-city = { $region } ({ $face }, { $cities })
fe-table-conquests = Mögliche Eroberungen: { $conquests }.
fe-conquest = { $points ->
    [one] { $region } ({ $face }, { $defenders } von { $whom }) mit { $explorers } für { $points } Punkt
   *[other] { $region } ({ $face }, { $defenders } von { $whom }) mit { $explorers } für { $points } Punkte
}

## Ein Platz

fe-fact-cities = { $n ->
    [one] { $n } Stadt auf dem Spielplan
   *[other] { $n } Städte auf dem Spielplan
}
fe-fact-captured = { $n } eingenommen
fe-fact-starting-player = Startspieler
fe-fact-no-civilization = noch keine Zivilisation
fe-table-forecast = Wäre das Spiel jetzt zu Ende: { $total } ({ $tracks } für Leisten, { $cards } für Karten, { $cities } für Städte).
fe-table-forecast-hidden = { $n ->
    [0] Wäre das Spiel jetzt zu Ende: { $total } ({ $tracks } für Leisten, { $cards } für Karten), kein Stadtplättchen.
    [one] Wäre das Spiel jetzt zu Ende: { $total } ({ $tracks } für Leisten, { $cards } für Karten) und { $n } verdecktes Stadtplättchen.
   *[other] Wäre das Spiel jetzt zu Ende: { $total } ({ $tracks } für Leisten, { $cards } für Karten) und { $n } verdeckte Stadtplättchen.
}
fe-table-explorers = { $who ->
    [you] Deine Entdecker: { $places }.
   *[other] Entdecker: { $places }.
}
fe-explorers-in = { $n } in { $region } ({ $face })
fe-explorers-at-sea = { $n } { $ocean }
fe-table-tracks = Leisten:
fe-table-track = { $track }: Feld { $field } von 5: { $now }. Nächstes Feld: { $next }.
fe-table-track-top = { $track }: oberstes Feld: { $now }.
fe-track-city = Stadtplättchen bei Feld { $field }
fe-track-city-next = ihr Stadtplättchen
fe-track-city-due = ihr Stadtplättchen am Ende dieses Zugs
fe-table-tracks-short = Leisten: { $tracks }.
fe-track-short = { $track } Feld { $field }
fe-track-short-value = { $track } Feld { $field } ({ $value })
fe-table-hand-card = { $card }, { $points }: { $condition }.
fe-table-hand-card-progress = { $card }, { $points }: { $condition }; jetzt { $progress } von { $count }.
fe-table-hand-card-met = { $card }, { $points }: { $condition }; erfüllt, du kannst sie werten.
fe-table-scored = Gewertet: { $cards }.
fe-scored-card = { $card } ({ $points })
fe-table-discarded = Abgeworfen: { $cards }.

## Der Spielplan

fe-table-continent = { $continent }:
fe-table-region = { $region }, { $face }: { $holder }. Nachbarn: { $borders }.
fe-holder-nobody = dort ist niemand
fe-holder = { $who ->
    [you] du mit { $explorers }
   *[other] { $name } mit { $explorers }
}
fe-holder-needs = { $holder }, eine Eroberung braucht { $needed }
fe-holder-last = { $holder }, als letzte Region nicht zu erobern
fe-city = { $who ->
    [you] deine Stadt
   *[other] Stadt von { $name }
}
fe-city-worth = { $city } im Wert von { $value }
fe-table-ocean = { $ocean }. Nachbarn: { $borders }.
fe-table-ocean-explorers = { $ocean }: { $holder }. Nachbarn: { $borders }.

## Das Ergebnis

fe-result-line = Platz { $rank }: { $name }, { $points }: { $tracks } für Leisten, { $cities } für eigene Städte auf dem Spielplan, { $captured } für eingenommene Städte, { $cards } für Karten.
fe-result-tie-hand = { $names } haben gleich viele Punkte: Es entscheidet, wer mehr Handkarten hat ({ $counts }, FE-END-3).
fe-result-tie-deeds = { $names } haben gleich viele Punkte und gleich viele Handkarten: Es entscheidet, wer zusammen mehr Städte eingenommen und Karten gewertet hat ({ $counts }, FE-END-3).
fe-result-tie-shared = { $names } haben gleich viele Punkte, gleich viele Handkarten und zusammen gleich viele eingenommene Städte und gewertete Karten: Sie teilen sich den Platz (FE-END-3).
fe-tie-count = { $name } { $n }
