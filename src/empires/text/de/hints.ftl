### Warum ein Hinweis vorzieht, was er vorzieht. $other ist eine andere Möglichkeit, $points der Unterschied in
### Punkten, $parts woher er kommt (hint-parts oder nichts). Spiele fügen hint-points-… für jede Quelle hinzu.

hint-only = Etwas anderes ist nicht möglich.

## Was für den Hinweis spricht

hint-better = Das ist etwa { $points } Punkte mehr wert als „{ $other }“{ $parts }.
hint-alike = In Punkten ist es etwa so viel wert wie „{ $other }“{ $parts }.
hint-further = Fürs Erste bringt es etwa { $points } Punkte weniger als „{ $other }“{ $parts }; doch weiter gedacht gewinnt es öfter.
hint-unsure = Es ist knapp: Fürs Erste bringt es etwa { $points } Punkte weniger als „{ $other }“{ $parts }.

## Was eine andere Möglichkeit kosten würde

hint-costs = Das kostet gegenüber dem Hinweis etwa { $points } Punkte{ $parts }.
hint-costs-nothing = In Punkten ist das etwa so viel wert wie der Hinweis{ $parts }.
hint-costs-later = Fürs Erste bringt das etwa { $points } Punkte mehr als der Hinweis{ $parts }; doch weiter gedacht gewinnt es seltener.
hint-costs-unsure = Es ist knapp: Fürs Erste bringt das etwa { $points } Punkte mehr als der Hinweis{ $parts }.

## Woher die Punkte kommen

hint-parts = { "" } ({ $parts })
hint-part = { $source } { $points }

## Rätsel: was eine falsche Antwort gekostet hätte

puzzle-costs = Etwa { $points } Punkte weniger als das Beste{ $parts }.
puzzle-costs-nothing = In Punkten etwa so viel wie das Beste{ $parts }.
puzzle-costs-later = Fürs Erste etwa { $points } Punkte mehr als das Beste{ $parts }; doch weiter gedacht gewinnt es seltener.
puzzle-costs-unsure = Es ist knapp: Fürs Erste etwa { $points } Punkte mehr als das Beste{ $parts }.
