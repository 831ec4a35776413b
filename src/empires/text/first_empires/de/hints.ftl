### Worin sich Möglichkeiten in First Empires unterscheiden.

## Quellen von Punkten

fe-hint-points-tracks = Leisten
fe-hint-points-cities = Städte
fe-hint-points-cards = Karten
fe-hint-points-to-come = kommende Züge

## Paare aus Würfel und Region

fe-hint-pairs = Paare aus Würfel und Region in diesem Zug: { $pairs }.
fe-hint-more = { $n } mehr auf der { fe-track }
fe-hint-less = { $n } weniger auf der { fe-track }

## Regionen

fe-hint-regions-more = { $n ->
    [one] Danach kontrollierst du { $n } Region mehr.
   *[other] Danach kontrollierst du { $n } Regionen mehr.
}
fe-hint-regions-less = { $n ->
    [one] Danach kontrollierst du { $n } Region weniger.
   *[other] Danach kontrollierst du { $n } Regionen weniger.
}
