### Was ein Server nicht tut, und warum.

server-bad-request = Das ist kein JSON.
server-token-needed = Dafür braucht es das Geheimnis eines Platzes.
server-wrong-token = Das ist nicht das Geheimnis eines Platzes an diesem Tisch.
server-origin = Diese Seite darf nicht mit dem Server sprechen.
server-not-the-host = Nur wer den Tisch aufgestellt hat, kann ohne die anderen beginnen.
server-invited = Setz dich erst: Nimm die Einladung an und sag deinen Namen.
server-no-hints = An diesem Tisch fragt niemand einen Bot um Rat.
server-muted = Die Gastgeberin oder der Gastgeber lässt dich vorerst nichts sagen.
server-no-seat = An diesem Tisch ist kein Platz frei.
server-present = Es ist jemand da: Nur wer fehlt, kann ersetzt werden.
server-vote-open = Es wird schon über einen anderen Platz geredet.
server-no-code = Dieser Code gilt nicht oder nicht mehr. Lass dir einen neuen geben.
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
server-not-asked = Die Lektion fragt nach einem anderen Zug.
server-no-record = Dieser Tisch begann mitten im Spiel, darum gibt es keine Aufzeichnung.
server-no-review = Von diesem Spiel gibt es keine Analyse: Es wurde nicht zu Ende gespielt, oder niemand weiß, wie es begann.
server-no-branch = Dieser Tisch zweigt von keinem beendeten Spiel ab.
server-other-rules = Dieser Tisch wird nach Regelversion { $rules } oder mit Karten gespielt, die dieser Server nicht hat.
server-too-large = Das ist zu viel: höchstens { $most } Bytes.
server-invalid = { $field }: { $expected }.
server-invalid-name = Ein Name hat 1 bis 40 sichtbare Zeichen einer Schrift und höchstens zwei Akzente auf einem Buchstaben.
server-illegal-move = Dieser Zug ist jetzt nicht möglich.
server-too-many = Zu viele Anfragen. Komm in { $retry_after ->
    [one] einer Sekunde
   *[other] { $retry_after } Sekunden
} wieder.
server-fault = Auf dem Server ist etwas schiefgegangen.
server-full = Der Server hat keinen Platz für einen weiteren Tisch.
server-busy = Der Server hat gerade zu viel zu überlegen. Komm gleich wieder.
server-closing = Der Server ist nicht bereit. Komm gleich wieder.
server-no-database = Der Server kann seine Datenbank gerade nicht benutzen. Versuche es bald noch einmal.
server-not-kept = Dieser Browser kann das nicht speichern: Sein Speicher ist voll oder hier nicht zu benutzen. Was schon gespeichert war, ist noch da.
server-not-built = Der Server läuft, aber seine Seite für Browser ist nicht gebaut. „make play“ baut sie; „empires play“ spielt im Terminal.
server-the-api = Was Programme von ihm wissen können

### Was Leute am Tisch außer Zügen getan haben.

server-happened-join = { $name } setzt sich.
server-happened-take = { $name } nimmt einen Platz ein.
server-happened-start = { $name } wartet nicht länger und beginnt.
server-happened-change = { $name } ändert, wie gespielt wird.
server-happened-rename = { $own ->
    [yes] { $name } heißt jetzt { $other }.
   *[no] { $name } gibt { $other } diesen Namen.
}
server-happened-order = { $name } ändert, wer wo sitzt.
server-happened-undo = { $who ->
    [you] Du nimmst { $plies ->
        [one] einen Zug zurück.
       *[other] { $plies } Züge zurück.
    }
   *[other] { $name } nimmt { $plies ->
        [one] einen Zug zurück.
       *[other] { $plies } Züge zurück.
    }
}
server-happened-ask = { $name } möchte etwas zurücknehmen.
server-happened-agree = { $name } ist einverstanden.
server-happened-refuse = { $name } ist nicht einverstanden.
server-happened-concede = { $name } gibt auf.
server-happened-leave = { $name } geht; ein Bot spielt weiter.
server-happened-late = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
server-happened-back = { $name } ist wieder da.
server-happened-propose = { $name } möchte, dass { $by ->
    [bot] ein Bot für { $other } spielt
   *[other] jemand anders für { $other } spielt
}.
server-happened-replace = { $own ->
    [yes] { $name } steht auf: Der Platz ist frei.
   *[no] { $name } gibt { $known ->
        [yes] den Platz von { $other }
       *[no] einen freien Platz
    } { $by ->
        [bot] einem Bot
        [open] dem Ersten, der ihn nimmt
       *[other] dem, der die neue Einladung bekommt
    }.
}
server-happened-mute = { $name } lässt { $other } vorerst nichts sagen.
server-happened-unmute = { $name } lässt { $other } wieder reden.
server-happened-rematch = { $name } möchte noch einmal spielen: Der Tisch ist gedeckt.

### Nachrichten an die, die gerade nicht da sind.

notice-turn = Du bist am Zug.
notice-late = Deine Zeit läuft ab: Du bist am Zug.
notice-begins = Das Spiel hat begonnen.
notice-ends = Das Spiel ist vorbei.
notice-chat = Jemand hat am Tisch etwas geschrieben.
notice-request = Jemand bittet um deine Zustimmung.
notice-daily = { $tables ->
    [one] Empires: Neues von einem Tisch
   *[other] Empires: Neues von { $tables } Tischen
}
notice-confirm = Jemand möchte an diese Adresse Post bekommen, wenn er in einem Spiel am Zug ist. Warst du das, dann bestätige es hier; sonst tu nichts:
notice-end = Keine Post mehr zu diesem Spiel:
notice-end-all = Keine Post mehr an diese Adresse, zu keinem Spiel:
notice-page = Post, die sagt, wann du in einem Spiel am Zug bist.
notice-page-confirm = Ja, schickt sie mir
notice-page-end = Keine mehr davon
notice-page-confirmed = Danke. Du hörst von uns, wenn du am Zug bist.
notice-page-ended = Du bekommst keine Post mehr zu diesem Spiel.
