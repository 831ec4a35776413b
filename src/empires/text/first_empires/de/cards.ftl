### Der Text von Errungenschaften, Zivilisationen und Regionen, erzeugt aus dem, was die Regeln ausführen.

## Was eine Karte verlangt, nach Art

fe-condition-occupy = Du kontrollierst { $regions }
fe-condition-occupy-colours = { $n ->
    [one] Du kontrollierst { $n } Region
   *[other] Du kontrollierst Regionen in { $n } verschiedenen Farben
}
fe-condition-occupy-total = { $n ->
    [one] Du kontrollierst { $n } Region
   *[other] Du kontrollierst { $n } Regionen
}
fe-condition-occupy-continents = { $n ->
    [one] Du kontrollierst eine Region auf { $n } Kontinent
   *[other] Du kontrollierst Regionen auf { $n } Kontinenten
}
fe-condition-advance = { $n ->
    [1] Du rückst auf der { $track } nach oben
    [2] Du rückst in einem Zug zweimal auf der { $track } nach oben
    [3] Du rückst in einem Zug dreimal auf der { $track } nach oben
   *[other] Du rückst in einem Zug { $n }-mal auf der { $track } nach oben
}
fe-condition-advance-distinct = { $n ->
    [one] Du rückst auf irgendeiner Leiste nach oben
   *[other] Du rückst in einem Zug auf { $n } verschiedenen Leisten nach oben
}
fe-condition-own-cities = { $n ->
    [one] Du hast { $n } eigene Stadt auf dem Spielplan
   *[other] Du hast { $n } eigene Städte auf dem Spielplan
}
fe-condition-captured-cities = Du hast { $n } Stadtplättchen eingenommen
fe-condition-conquests-turn = { $n ->
    [one] Du eroberst { $n } Region
   *[other] Du eroberst in einem Zug { $n } Regionen
}
fe-condition-explorers-in-region = Du hast { $n } Entdecker in einer Region

## Die Zeilen einer Karte

fe-card-civilization = Errungenschaft von { $civilization }
fe-card-condition = Zum Werten nötig: { $condition }
fe-card-points = Wert: { $points }
fe-card-short = { $civilization }, { $points }: { fe-card-short.ability }
    .ability = { $condition }.

## Die Zeilen einer Zivilisation und einer Region

fe-civilization = Zivilisation { $name }, bei { $players } Spielern
fe-civilization-home = Beginnt in { $region }
fe-civilization-track = { $track }, Feld für Feld: { $values }
fe-civilization-points = Punkte, Feld für Feld: { $tracks }
fe-civilization-city = Das Stadtsymbol ist auf Feld: { $tracks }
fe-civilization-cards = Karten: { $cards }
fe-civilization-start = am Anfang { $dice }, { $rerolls }, { $movement }, { $cards }, { $explorers }
fe-civilization-short = Zivilisation: { $start }.
fe-region = Region { $name }, bei { $players } Spielern
fe-region-short = Region: { $face }, { $continent }.
fe-region-colour = Farbe: { $face }
fe-region-continent = Kontinent: { $continent }
fe-region-oceans = Ozeane: { $oceans }
fe-region-borders = Nachbarn an Land: { $regions }
