### Was ein Server nicht tut, und warum.

server-bad-request = Das ist kein JSON.
server-token-needed = Dafür braucht es das Geheimnis eines Platzes.
server-wrong-token = Das ist nicht das Geheimnis eines Platzes an diesem Tisch.
server-origin = Diese Seite darf nicht mit dem Server sprechen.
server-not-the-host = Nur wer den Tisch aufgestellt hat, kann ohne die anderen beginnen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Das Spiel { $game } gibt es hier nicht.
server-no-ply = So weit ist das Spiel noch nicht: Zug { $ply }.
server-not-found = Hier ist nichts.
server-method = Das geht hier nicht.
server-conflict = Der Tisch ist schon weiter: Er steht jetzt bei Zug { $ply }.
server-not-your-turn = Du hast gerade nichts zu entscheiden.
server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-over = Das Spiel ist vorbei.
server-not-over = Das Spiel ist noch nicht vorbei.
server-seat-taken = Dieser Platz ist vergeben.
server-name-taken = An diesem Tisch heißt schon jemand { $name }.
server-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
server-request-open = Es gibt schon eine Bitte um Zurücknahme.
server-no-request = Es gibt keine Bitte, auf die du antworten kannst.
server-conceded = Dieser Platz hat aufgegeben.
server-away = An diesem Platz spielt schon ein Bot.
server-not-away = Dieser Platz gehört schon dir.
server-other-rules = Dieser Tisch wird nach Regelversion { $rules } oder mit Karten gespielt, die dieser Server nicht hat.
server-too-large = Das ist zu viel: höchstens { $most } Bytes.
server-invalid = { $field }: { $expected }.
server-illegal-move = Dieser Zug ist jetzt nicht möglich.
server-too-many = Zu viele Anfragen. Komm in { $retry_after ->
    [one] einer Sekunde
   *[other] { $retry_after } Sekunden
} wieder.
server-fault = Auf dem Server ist etwas schiefgegangen.
server-full = Der Server hat keinen Platz für einen weiteren Tisch.
server-closing = Der Server ist nicht bereit. Komm gleich wieder.
server-no-database = Der Server kann seine Datenbank gerade nicht benutzen. Versuche es bald noch einmal.
server-not-built = Der Server läuft, aber seine Seite für Browser ist nicht gebaut. „make play“ baut sie; „empires play“ spielt im Terminal.
server-the-api = Was Programme von ihm wissen können
