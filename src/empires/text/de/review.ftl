### War es Glück? Was eine Nachschau über ein beendetes Spiel sagt.

review-budget = Nachschau ({ $depth }), Chancen in Prozent: jede das Mittel von { $futures } Fortsetzungen mit offenen Händen, Glück gegen { $draws } Möglichkeiten, Entscheidungen über { $worlds } Stellungen, die es für den Spieler sein konnten (jede Wahl in { $glance }, die besten { $kept } in allen).
review-sum = { $name }: Beginn { $start }, Glück { $luck }, Verborgenes { $unseen }, eigene Fehler { $errors }, Fehler der anderen { $others }, Ergebnis { $result }.
review-rest = Rauschen der Schätzungen { $rest }.
review-rough = Grob: Rauschen der Schätzungen { $rest }.
review-each = Ohne Glück { $adjusted }; { $error } verloren in jeder von { $decisions } Entscheidungen.
review-keys = Schlüsselmomente:
review-no-keys = Keine Schlüsselmomente: kein großes Glück, kein großer Fehler.
review-dealt = Das Austeilen: { $luck }.
review-luck = { $ply }: Glück: { $what } { $luck }.
review-mistake = { $ply }: ? Fehler von { $name }: { $error } ± { $interval } ({ $points } Punkte) verloren durch „{ $played }“; besser war „{ $best }“.
review-blunder = { $ply }: ?? Grober Fehler von { $name }: { $error } ± { $interval } ({ $points } Punkte) verloren durch „{ $played }“; besser war „{ $best }“.
review-the-deal = Das Austeilen
review-unsure = Die Suche selbst ist sich darin nicht sicher.
review-errors-of = Fehler von { $name }
review-no-errors = Keiner, der ein Wort wert wäre.
review-every-move = Gewinnchance nach jedem Zug

## Why another choice was better: what lies on the table once it is settled. What an error loses, in
## chance and points, is foretold for the end of the game.

review-better = Sobald es abgehandelt ist, hat es auf dem Tisch etwa { $points } Punkte mehr gebracht als „{ $other }“{ $parts }.
review-alike = Sobald es abgehandelt ist, hat es auf dem Tisch etwa so viele Punkte gebracht wie „{ $other }“{ $parts }.
review-further = Sobald es abgehandelt ist, hat es auf dem Tisch etwa { $points } Punkte weniger gebracht als „{ $other }“{ $parts }; weiter gedacht gewinnt es aber öfter.
review-unclear = Es ist knapp: Sobald es abgehandelt ist, hat es auf dem Tisch etwa { $points } Punkte weniger gebracht als „{ $other }“{ $parts }.
