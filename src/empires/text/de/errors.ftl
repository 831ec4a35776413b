### Was nicht ging, warum nicht und wie es weitergeht.

## Züge

error-illegal = Gerade nicht möglich: { $move }.
error-illegal-unworded = Dieser Zug ist gerade nicht möglich.
error-nothing-to-decide = { $who ->
    [you] Du hast gerade nichts zu entscheiden.
   *[other] { $name } hat gerade nichts zu entscheiden.
}
error-rule = { $rule }: { $text }
error-can = Möglich ist: { $choices }.
error-can-more = Möglich ist: { $choices }; { $n } weitere.
error-bad-move = Einen solchen Zug gibt es in diesem Spiel nicht.

## Aufzeichnungen; $place ist die Datei, mit der Zeile, wo sie bekannt ist

record-line = { $file }: Zeile { $line }
error-record-unreadable = { $place }: lässt sich nicht lesen; erwartet wird die Aufzeichnung eines Spiels
error-record-malformed = { $place }: ist keine Zeile einer Aufzeichnung
error-record-changed = { $place }: wurde nach dem Schreiben verändert
error-record-cut-off = { $place }: Hier bricht die Aufzeichnung ab, die Schlusszeile fehlt
error-record-other-game = { $place }: ist die Aufzeichnung eines anderen Spiels
error-record-other-rules = { $place }: wurde mit einer anderen Fassung der Regeln gespielt
error-record-other-content = { $place }: wurde mit anderen Karten gespielt; nenne ihre Datei mit --content
error-record-sealed = { $place }: ist die öffentliche Aufzeichnung eines laufenden Spiels, der Startwert ist also noch nicht bekannt
error-record-commitment = { $place }: Der Startwert passt nicht zur Prüfsumme vom Spielbeginn
error-record-set-up = { $place }: Diese Personen oder Optionen sind nicht möglich
error-record-illegal = { $place }: Dieser Zug ist dort nicht möglich
error-record-other-move = { $place }: Die Nummer des Zugs und seine Worte widersprechen sich
error-record-result = { $place }: Das Ergebnis ist nicht das, zu dem diese Züge führen
error-record-unwritable = { $place }: lässt sich nicht schreiben
