### Was die Browser-App selbst sagt; was am Tisch geschieht und zur Wahl steht, erzählt der Server.

## Der Rahmen

web-title = Empires: Empire’s End und First Empires spielen
web-menu = Menü
web-rules = Regeln
web-settings = Einstellungen
web-keys = Tasten
web-close = Schließen
web-loading = Einen Moment …
web-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-not-loaded = Dieser Teil der Seite war nicht zu laden: keine Verbindung, oder der Server hat einen neueren.
web-load-again = Neu laden
web-trying = Keine Verbindung, neuer Versuch ({ $n }). Deine Wahl bleibt erhalten.
web-closed = { $code ->
    [4401] Dieser Link ist nicht das Geheimnis eines Platzes an diesem Tisch.
    [4404] Diesen Tisch gibt es nicht. Tische, die lange niemand berührt hat, werden entfernt.
    [4409] Dieser Tisch wurde nach anderen Regeln gespielt, als dieser Server sie hat.
   *[other] Der Server hat die Verbindung beendet.
}
web-to-lobby = Zur Übersicht
web-text-mode = Textansicht
web-skip-page = Zur Seite springen
web-skip-prompt = Zur Entscheidung springen
web-rule = Regel { $rule }
web-all-rules = Alle Regeln dieses Spiels

## Übersicht

web-nav = { $page ->
    [play] Spielen
    [new] Neuer Tisch
    [learn] Lernen
    [puzzles] Rätsel
    [rules] Regeln
   *[credits] Über
}
web-nav-pages = Seiten
web-hero = Jedes Reich vergeht. Ein neues beginnt.
web-hero-note = Zwei Brettspiele für einen Abend, gegen Bots oder mit Freunden. Kostenlos, ohne Konto.
web-hero-learn = Spielen lernen
web-hero-learn-note = ein paar Minuten, echte Züge am echten Tisch
web-hero-play = Gleich gegen Bots
web-hero-play-note = ein Klick, du kennst die Regeln
web-learn-it = Lernen
web-play-bots = Gegen Bots
web-meet = Wen triffst du?
web-meet-note = Bots sehen nur, was Mitspielende sehen.
web-play-friends = Mit Freunden: ein Link genügt
web-rules-numbered = Regeln, jeder Satz nummeriert
web-credits = Danksagung
web-credits-long = Wessen Spiele das sind
web-tables-wait = { $n ->
    [0] Willkommen zurück
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
web-tables-wait-named = { $n ->
    [0] Willkommen zurück, { $name }
    [one] Ein Tisch wartet auf dich, { $name }
   *[other] { $n } Tische warten auf dich, { $name }
}
web-new-table = Neuer Tisch
web-turn-of = { $who ->
    [you] Du bist dran
    [waiting] Es fehlen noch welche
    [others] Die anderen sind dran
   *[other] { $name } ist dran
}
web-your-move = Du bist dran
web-for-time = { $unit ->
    [now] gerade eben
    [minute] { $n ->
        [one] seit { $n } Minute
       *[other] seit { $n } Minuten
    }
    [hour] { $n ->
        [one] seit { $n } Stunde
       *[other] seit { $n } Stunden
    }
   *[day] { $n ->
        [one] seit { $n } Tag
       *[other] seit { $n } Tagen
    }
}
web-with = mit { $names }
web-resume = Weiter
web-watch = Zusehen
web-recent = Letzte Partien
web-review = War es Glück?
web-review-band = { $band ->
    [best] beste
    [fine] gut
    [doubtful] fraglich
    [mistake] Fehler
   *[blunder] grober Fehler
}
web-review-chance = Gewinnchance
web-review-chance-note = von allen, mit offenen Händen und unbekannter Zukunft
web-review-luck = Glück
web-review-errors = Fehler
web-review-sums = Glück und Können
web-review-part = { $part ->
    [start] Anfang
    [luck] Glück
    [unseen] Verborgenes
    [errors] eigene Fehler
    [others] Fehler anderer
    [rest] Rest
    [result] Ergebnis
    [each] je Entscheidung
   *[adjusted] ohne Glück
}
web-review-rough = grob
web-review-of = von { $n }
web-review-keys = Schlüsselmomente
web-review-no-keys = Keine Schlüsselmomente: kein großes Glück, kein großer Fehler.
web-review-move = Zug { $n }
web-review-lost = kostete { $error } % (± { $interval }) und { $points } Punkte.
web-review-played = gespielt
web-review-points = { $points } Punkte
web-review-why = Warum
web-review-fair = Beurteilt nach dem, was man damals wissen konnte: Verborgenes wurde auf viele Arten vorgestellt; was es wirklich war, wird niemandem angelastet.
web-review-on-table = Am Tisch zeigen
web-review-coach = Der Trainer
web-review-coach-luck = { $kind ->
    [bad] Das Glück war gegen { $name }: { $luck } % im ganzen Spiel.
   *[good] Das Glück war mit { $name }: { $luck } % im ganzen Spiel.
}
web-review-coach-errors = Fehler kosteten { $errors } % in { $n } Entscheidungen.
web-review-coach-worst = Davon { $share } in den Zügen { $moves }.
web-review-coach-habit = Am häufigsten gingen hier Punkte verloren: { $habit }.
web-review-estimates = Schätzungen, keine Wahrheit: Jede Chance ist das Mittel von Spielen, die weitergespielt und abgekürzt wurden.
web-review-budget = Jede Chance ist das Mittel von { $futures } Zukünften, Glück im Vergleich mit { $draws } Möglichkeiten, Entscheidungen in { $worlds } Stellungen, in denen man hätte sein können.
web-review-waiting = Wartet auf andere Analysen …
web-review-running = Das Spiel wird angesehen …
web-review-luck-list = Alles Glück, { $n }-mal
web-whatif = Was wäre wenn
web-whatif-try = Ausprobieren
web-whatif-here = Was wäre wenn?
web-whatif-from = Was wäre wenn? Bei Zug { $n } vom Spiel abzweigen
web-whatif-at = Was wäre wenn, ab Zug { $n }
web-whatif-note = Eine private Kopie: Bots spielen die anderen, und das Spiel bleibt, wie es war.
web-whatif-same = Gleiche Karten wie im Spiel
web-whatif-cards = { $same ->
    [yes] Karten und Würfel kommen, wie sie im Spiel kamen.
   *[no] Was an Karten und Würfeln noch kommt, wird neu gezogen, denn das konnte niemand wissen.
}
web-whatif-game = Im Spiel, nach Zug { $n }
web-whatif-now = { $n ->
    [0] In der Abzweigung, am Anfang
    [one] In der Abzweigung, 1 Zug weiter
   *[other] In der Abzweigung, { $n } Züge weiter
}
web-whatif-return = Zurück zum Spiel
web-whatif-again = Nochmal ab Zug { $n }
web-whatif-out = Bots spielen lassen
web-whatif-played-out = { $games ->
    [one] Bots haben 1 Spiel
   *[other] Bots haben { $games } Spiele
} ab Zug { $n } zu Ende gespielt: { $name } gewann { $won }, im Mittel { $mean } Punkte.
web-whatif-list = Abzweigungen dieses Spiels
web-whatif-free = Noch nichts gewählt
web-whatif-moves = { $n ->
    [one] 1 Zug weiter
   *[other] { $n } Züge weiter
}
web-whatif-kept = In diesem Browser aufgehoben, { $n } von { $most }.
web-whatif-full = In diesem Browser sind schon { $most } Abzweigungen. Die älteste loslassen, bei Zug { $n }: { $title }?
web-whatif-let-go = Loslassen
web-whatif-keep = Behalten
web-whatif-link = Link zu dieser Abzweigung
web-whatif-shared = Jemand zeigt dir eine Abzweigung: Sie verlässt das Spiel bei Zug { $n } und geht { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} weiter.
web-whatif-open = Ansehen
web-whatif-broken = Die Abzweigung in diesem Link lässt sich nicht lesen.
web-whatif-dashed = Gestrichelt: { $name } in Abzweigungen
web-replay = Ansehen
web-won = gewonnen
web-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
    [4] 4.
   *[5] 5.
}
web-score-of = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-score-behind = { $n } Punkte, { $name } { $best }
web-over = Das Spiel ist vorbei
web-open-tables = Offene Tische
web-waits = { $name } wartet
web-seats-taken = { $game }, { $n } von { $of } Plätzen besetzt
web-sit-at = Hinsetzen
web-another = Noch ein Spiel
web-learn = { $game } lernen
web-somebody = jemandem

## Ein neuer Tisch

web-start-table = Ein neuer Tisch
web-as-last-time = Wie beim letzten Mal
web-game = Spiel
web-plain-about = Als Text gespielt: der Tisch, die Möglichkeiten, der Verlauf.
web-plain-length = { $least }–{ $most } Personen
web-who-sits = Wer spielt mit?
web-you = Du
web-you-here = Du, an diesem Gerät.
web-your-name = Dein Name
web-name-of = Name an Platz { $number }
web-change-seat = Platz { $number } ändern
web-change = Ändern
web-who-plays = Wer spielt Platz { $number }
web-house-bot = Ein Bot, den trainiert hat, wer diesen Server betreibt
web-levels = Bot
web-people = Menschen
web-seat-kind = { $kind ->
    [bot] Bot
    [device] Jemand hier
    [link] Ein Gast
   *[open] Freier Platz
}
web-seat-note = { $kind ->
    [device] An diesem Gerät: Es wird weitergereicht.
    [link] Über einen eigenen Link, von jedem Gerät.
   *[open] Für alle, die zuerst kommen.
}
web-add-seat = Einen Platz dazusetzen
web-remove-seat = Platz { $number } entfernen
web-how = Wie spielt ihr?
web-how-any = { $option }: { $blank }.
web-how-yes = { $value ->
    [true] ja
   *[false] nein
}
web-how-clock = Es gibt { $blank }.
web-clock = { $seconds ->
    [0] keine Uhr
    [60] 1 Minute je Entscheidung
    [120] 2 Minuten je Entscheidung
    [300] 5 Minuten je Entscheidung
    [86400] 1 Tag je Entscheidung
   *[259200] 3 Tage je Entscheidung
}
web-how-listed = Fremde { $blank } diesen Tisch.
web-how-listed-value = { $value ->
    [true] sehen
   *[false] sehen nicht
}
web-how-pace = Züge der anderen erscheinen { $blank }.
web-how-pace-value = { $pace ->
    [slow] langsam
    [normal] ruhig
    [fast] schnell
   *[instant] sofort
}
web-clock-note = Ist die Zeit um, springt ein Bot ein.
web-starts-now = Beginnt sofort.
web-starts-later = Beginnt, wenn alle da sind; die Links bekommst du gleich.
web-cancel = Abbrechen
web-start = Beginnen

## Adressen, die nirgends hinführen

web-nowhere = Unter dieser Adresse ist nichts
web-nowhere-note = Der Link ist alt oder enthält einen Fehler. Deine Spiele sind, wo sie waren.

## Vorher und dazwischen

web-waiting-note = Das Spiel beginnt, wenn alle da sind.
web-seat-ready = bereit
web-copy-link = Link kopieren
web-invite-to = Link zu Platz { $number }
web-copied = Kopiert
web-sit-down = Hinsetzen
web-table = Tisch
web-you-small = du
web-seat-state = { $state ->
    [here] da
    [reconnecting] verbindet neu
    [absent] weg seit { $time }
    [gone] nicht da
    [away] weg, ein Bot spielt
    [conceded] hat aufgegeben
    [free] frei
    [invited] eingeladen
   *[bot] Bot
}
web-leave = Den Tisch verlassen
web-leave-note = { $how ->
    [bot] ein Bot spielt weiter, bis du wieder da bist
    [stand] dein Platz wird für andere frei
   *[keep] das Spiel wartet in der Übersicht auf dich
}
web-leave-ask = { $how ->
    [bot] Jetzt gehen? Ein Bot spielt für dich weiter, damit niemand warten muss. Du kannst deinen Platz jederzeit wieder einnehmen.
    [stand] Aufstehen? Dein Platz wird wieder frei, für dich oder andere.
   *[keep] Jetzt gehen? Nichts geht verloren: Das Spiel wartet unter „Spielen“ auf dich.
}
web-leave-yes = Gehen
web-concede = Aufgeben
web-concede-note = { $end ->
    [over] das Spiel endet, und du verlierst
   *[on] letzter Platz für dich, ein Bot spielt weiter
}
web-concede-ask = { $end ->
    [over] Aufgeben? Das Spiel endet sofort, und du verlierst es. Das lässt sich nicht zurücknehmen.
   *[on] Aufgeben? Du kommst auf den letzten Platz, und ein Bot spielt für dich weiter. Das lässt sich nicht zurücknehmen.
}
web-concede-yes = Aufgeben
web-stay = Bleiben
web-bot-plays = { $standing ->
    [conceded] Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
   *[away] Ein Bot spielt für dich.
}
web-take-seat-back = Meinen Platz wieder einnehmen
web-pass-to = Gib das Gerät an { $name }
web-pass-note = Bis zum Druck auf den Knopf ist nichts vom Tisch zu sehen.
web-i-am = Ich bin { $name }

## Freunde

web-bot-level = { $level ->
    [settler] Bot: Siedler
    [steward] Bot: Verwalter
    [governor] Bot: Statthalter
    [consul] Bot: Konsul
    [emperor] Bot: Kaiser
   *[other] Bot: { $level }
}
web-game-with = { $game } mit { $names }
web-listed = In der Liste offener Tische
web-no-tables = Noch keine. „Gegen Bots spielen“ braucht einen Klick.
web-pace = Tempo
web-pace-note = nach Ablauf der Zeit springt ein Bot ein
web-seat-missing = noch nicht da
web-seats = Plätze
web-waiting-for-players = Es fehlen noch welche
web-span = { $unit ->
    [seconds] { $n } s
    [minutes] { $n } min
    [hours] { $n } Std.
   *[days] { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
}
web-yes-no = { $value ->
    [yes] ja
   *[no] nein
}
web-not-now = Jetzt nicht
web-do-it = So machen
web-invite = Mit einem Link einladen
web-invite-note = { $open ->
    [yes] Wer ihn öffnet, nennt einen Namen und hat den nächsten freien Platz. Ohne Konto.
   *[no] Wer ihn öffnet, sieht zu: Kein Platz ist frei. Mach unten einen frei, oder schick dessen eigenen Link.
}
web-scan = scannen und hinsetzen
web-qr-table = QR-Code des Links zum Tisch
web-qr-seat = QR-Code des Links zum Platz
web-qr-code = QR-Code für das andere Gerät
web-only-here = Dieser Server ist nur von diesem Rechner aus zu erreichen, der Link führt also sonst nirgends hin. Starte ihn mit „--host 0.0.0.0“, damit Freunde hereinkommen.
web-reached-at = Freunde im selben Netz erreichen ihn unter
web-sit-title = Setz dich
web-sit-note = Nenn einen Namen, und ein freier Platz gehört dir. Ohne Konto.
web-no-free-seat = Alle Plätze sind vergeben. Du siehst das Spiel, sobald es beginnt.
web-sit-here = { $name } sitzt hier
web-room-count = { $here } da, { $free } fehlen
web-host = leitet den Tisch
web-you-host = du, leitest den Tisch
web-seat-waits = { $kind ->
    [open] wer den Link zuerst öffnet
   *[human] hat einen eigenen Link, noch nicht angenommen
}
web-shuffle-order = Reihenfolge auslosen
web-rename = Umbenennen
web-seat-earlier = { $name }: einen Platz früher
web-own-link = Eigener Link
web-give-link = Eigener Link
web-give-bot = Bot
web-give-free = Platz freigeben
web-what-you-play = Was gespielt wird
web-no-clock = Ohne Uhr
web-takebacks = Zurücknehmen
web-takebacks-value = { $undo ->
    [free] nach Belieben
   *[consent] mit Zustimmung
}
web-hints = Hinweise
web-hints-note = alle dürfen einen Bot fragen, was sie tun sollen
web-chat-title = Chat
web-waits-for = { $n ->
    [0] Alle sind da
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $n }
}
web-free-by-bots = Freie Plätze spielt
web-bots-here = Bots auf den freien Plätzen
web-invited-later = Für Eingeladene spielt ein Bot, bis sie kommen.
web-start-with-bots = Mit Bots beginnen
web-learn-meanwhile = Inzwischen das Spiel lernen
web-this-game = Dieses Spiel
web-take-back = Zurücknehmen
web-ask-back = Um Zurücknehmen bitten
web-take-back-to = { $n ->
    [0] bis vor: { $what }
    [one] bis vor: { $what } { $names } muss zustimmen.
   *[other] bis vor: { $what } { $names } müssen zustimmen.
}
web-replace = { $missing ->
    [yes] { $name } fehlt: ersetzen
   *[no] { $name } ersetzen
}
web-replace-note = ein Bot für jetzt oder jemand Neues
web-replace-title = Wer spielt für { $name }?
web-last-here = Zuletzt da vor { $time }.
web-replace-by = { $by ->
    [bot] Ein Bot, bis sie oder er zurück ist
    [open] Wer sich hinsetzt
   *[invite] Jemand mit einem neuen Link
}
web-replace-by-note = { $by ->
    [bot] er sieht nur, was { $name } sah; ein Druck holt den Platz zurück
    [open] mit dem Link von { $name } sieht man dann nur zu; ein Bot spielt, bis jemand kommt
   *[invite] mit dem alten Link von { $name } sieht man dann nur zu; ein Bot spielt, bis der neue angenommen ist
}
web-replace-wait = { $name } kann gleich wieder da sein. Entscheiden könnt ihr in { $time }.
web-replace-link = Schick diesen Link. Wer ihn zuerst annimmt, hat den Platz; { $name } sieht zu.
web-must-agree = Es fehlt die Zustimmung von: { $names }
web-ask-them = Fragen
web-asks-replace = { $name } möchte, dass { $by ->
    [bot] ein Bot für { $other } spielt.
   *[other] jemand anderes für { $other } spielt.
}
web-bot-for = Ein Bot soll für { $name } spielen
web-offer-rematch = Revanche anbieten
web-to-rematch = Zur Revanche
web-rematch-note = { $over ->
    [yes] dieselben Plätze, alle erfahren es
   *[no] dieselben Plätze, wenn dieses Spiel vorbei ist
}
web-rematch-set = { $name } möchte noch einmal spielen: Der Tisch ist gedeckt.
web-seat-lost = Dein Platz wird jetzt anderswo gespielt. Du siehst zu.
web-you-watch = Du siehst zu
web-watching = { $n ->
    [one] Du siehst zu.
   *[other] Du siehst zu, als eine Person von { $n }.
}
web-take-open-seat = Den freien Platz nehmen
web-seat-free = Der Platz von { $name } ist frei: Setz dich und spiel weiter.
web-notices = Sag mir, wenn ich am Zug bin
web-notices-note = per Push, E-Mail oder Webhook, auch bei geschlossener Seite
web-notices-about = Alles ist aus, bis du es einschaltest. Eine Nachricht nennt das Spiel und einen Link: keine Karten, keine Namen. Solange du auf den Tisch siehst, kommt keine.
web-notices-when = Sag mir Bescheid, wenn
web-notices-where = Wohin
web-notice-kind = { $kind ->
    [turn] ich am Zug bin
    [game] ein Spiel beginnt oder endet
    [chat] jemand am Tisch schreibt
   *[request] jemand um meine Zustimmung bittet
}
web-notice-kind-note = { $kind ->
    [turn] einmal je Zug, und noch einmal, bevor eine lange Uhr abläuft
    [game] an diesem Tisch
    [chat] höchstens einmal in zehn Minuten
   *[request] zum Zurücknehmen oder um jemanden zu ersetzen
}
web-mail-daily = Höchstens eine Mail am Tag
web-mail-daily-note = über alle Tische dieser Adresse
web-quiet = Ruhe von { $from } bis { $to } Uhr
web-quiet-note = Nachrichten warten, bis sie vorbei ist
web-quiet-end = { $end ->
    [from] von
   *[to] bis
}
web-hour = { $hour } Uhr
web-push = Auf diesem Gerät
web-push-note = { $can ->
    [yes] eine Mitteilung dieses Browsers
   *[no] Hier kann dieser Browser es nicht: Es braucht eine Seite mit https, auf dem iPhone auf dem Startbildschirm.
}
web-push-refused = Dieser Browser hat es nicht erlaubt.
web-mail = E-Mail-Adresse
web-mail-note = { $state ->
    [on] bestätigt; in jeder Mail steht ein Link, der es beendet
    [unconfirmed] Eine Mail ist unterwegs: Öffne den Link darin, um die Adresse zu bestätigen.
    [off] du bestätigst die Adresse einmal und beendest es mit einem Klick
   *[never] Dieser Server verschickt keine Mail.
}
web-webhook = Webhook-Adresse
web-webhook-note = für einen Kanal bei Discord oder Slack oder ein eigenes Programm
web-webhook-form = Wofür
web-webhook-value = { $form ->
    [discord] Discord
    [slack] Slack
   *[json] JSON
}
web-want-notice = Einschalten
web-end-notice = Ausschalten
web-device = Auf einem anderen Gerät spielen
web-device-note = mit QR-Code oder einem Code zum Eintippen
web-device-scan = Scanne das mit dem anderen Gerät,
web-device-type = oder öffne dort { $address } und tippe
web-device-sit = { $keep ->
    [yes] Drücke dort „Hier sitzen“. Dann spielen beide Geräte.
   *[no] Drücke dort „Hier sitzen“. Dann sieht dieses Gerät zu.
}
web-device-good = Gilt einmal, noch { $time }. Behalte ihn für dich: Wer ihn hat, spielt deinen Platz.
web-device-late = Dieser Code gilt nicht mehr.
web-device-keep = Auch hier weiterspielen
web-device-new = Neuer Code
web-mute = Chat stummschalten
web-mute-note = jemanden oder alle, auf diesem Gerät
web-mute-about = Was jemand sagt, erscheint auf diesem Gerät nicht mehr; niemand erfährt davon.
web-mute-all = Alle
web-silence = { $muted ->
    [yes] Wieder sprechen lassen
   *[no] Für alle stumm
}
web-log-and-chat = Verlauf und Chat
web-log-shows = { $shown ->
    [both] Beides
    [log] Verlauf
   *[chat] Chat
}
web-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
web-my-games = Meine Spiele
web-since-when = seit { $time }
web-arrive = Hier weiterspielen, was du anderswo begonnen hast
web-code = Code des anderen Geräts
web-arrive-here = Hier sitzen
web-take-along = Alle Tische für einen anderen Browser
web-take-along-note = Eine Datei mit den Geheimnissen deiner Plätze. Wer sie hat, spielt sie: Schick sie niemandem.
web-export = Meine Tische sichern
web-import = Gesicherte Datei öffnen
web-imported = { $n ->
    [one] { $n } Tisch ist jetzt hier.
   *[other] { $n } Tische sind jetzt hier.
}
web-import-wrong = Diese Datei enthält keine Tische.

## Entscheiden

web-your-decision = Deine Entscheidung
web-choices = Möglichkeiten
web-confirm = Bestätigen
web-sending = Wird gesendet …
web-undo = Zurücknehmen
web-fewer = weniger
web-more = mehr
web-thinks = { $who ->
    [you] Du entscheidest noch
   *[other] { $name } entscheidet noch
}
web-decided = { $who ->
    [you] Du hast entschieden
   *[other] { $name } hat entschieden
}
web-asks-back = { $name } möchte zurücknehmen, bis vor: { $what }
web-agree = Einverstanden
web-refuse = Nein
web-key = { $key ->
    [choose] wählen
    [confirm] die Wahl bestätigen
    [clear] die Wahl aufheben
    [undo] zurücknehmen
    [restart] zum Anfang des Zuges
    [all] alles nutzen, was nur etwas bringt (Wirtschaft)
    [end] das Ende der Phase wählen
    [arrows] auf dem Tisch: zum nächsten Ort oder Reich
    [areas] zum nächsten Teil der Seite
    [space] die Züge der anderen sofort zeigen
    [menu] der Tisch: wer da ist, zurücknehmen, ersetzen, gehen
   *[help] diese Liste
}

## Neben dem Tisch

web-table-of = { $n ->
    [2] Tisch zu zweit
    [3] Tisch zu dritt
    [4] Tisch zu viert
   *[5] Tisch zu fünft
}
web-log = Verlauf
web-chat = Nachricht an den Tisch
web-send = Senden
web-scores-and-log = Punkte und Verlauf
web-result = Ergebnis
web-wins = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
web-share-win = { $names } teilen sich den Sieg
web-rematch = Revanche
web-place = Platz
web-player = Person
web-total = Gesamt
web-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-hand-size = Hand { $n }

## Eine Wahl, die gerade getroffen wird, und die Einstellungen dazu

web-more-choices = { $n } weitere
web-all-choices = Alle { $n } als Liste
web-choose-here = Wähle hier oder auf dem Tisch. Gespielt wird erst, wenn du bestätigst.
web-points-change = { $n ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
web-then = So stand es nach Zug { $ply }
web-back-to-now = Zurück zu jetzt
web-confirm-level = Bestätigen
web-confirm-value = { $level ->
    [always] immer
    [final] nur Endgültiges
   *[never] nie
}
web-confirm-note = { $level ->
    [always] nichts wird vor dem Bestätigen gespielt
    [final] nur was sich nicht zurücknehmen lässt
   *[never] ein Klick spielt sofort
}
web-bots-pace = Züge der anderen
web-bots-pace-note = Leertaste zeigt den Rest sofort
web-bots-pace-value = { $pace ->
    [slow] langsam
    [normal] normal
    [fast] schnell
   *[instant] sofort
}
web-motion = Bewegung
web-motion-note = ohne sie wird umrandet, was sich geändert hat
web-motion-value = { $motion ->
    [system] wie im System
   *[reduced] keine
}
web-show-now = Sofort zeigen
web-space-key = Leertaste
web-tie-break = Gleichstand: Diese Regel entscheidet.

## Einstellungen

web-language = Sprache
web-language-other = In English
web-theme = Farben
web-theme-value = { $theme ->
    [system] System
    [light] Hell
   *[dark] Dunkel
}
web-setting = { $which ->
    [auto] Erzwungenes ausführen
    [tips] Tipps
    [textMode] Textansicht
    [sound] Ton
   *[notify] Benachrichtigungen
}
web-setting-note = { $which ->
    [auto] wo es nur eine Möglichkeit gibt
    [tips] ein Satz, wenn etwas neu ist, nie zweimal
    [textMode] der Tisch als Text, für Screenreader und Tastatur
    [sound] eine Leier, wenn du dran bist, und was am Tisch geschieht
   *[notify] wenn du dran bist und woanders hinsiehst
}

## Hinweise und Textansicht

web-hint = Hinweis
web-hint-says = Ein starker Bot würde wählen: { $choice }
web-command = Befehl: eine Nummer, zeig, ich, verlauf, hilfe …
web-commands = Gib die Nummer einer Möglichkeit ein, oder: zeig, ich, reihe NAME, plan REGION, karte NAME, züge, warum, tipp, verlauf, zurück.
web-no-such-choice = { $n ->
    [0] Gerade gibt es nichts zu wählen.
   *[other] Diese Möglichkeit gibt es nicht: 1 bis { $n }.
}
web-nothing-to-undo = Gerade lässt sich nichts zurücknehmen.

## Ansehen

web-see-as = Gesehen von
web-eyes = { $eyes ->
    [all] Alle Karten
   *[none] Zuschauende
}
web-link-to = Link zu Zug { $ply }
web-record = Aufzeichnung
web-leave-replay = Schließen
web-move-of = Zug { $n } von { $of }
web-before-first = Vor dem ersten Zug
web-decides = { $name } entscheidet.
web-moves = Züge
web-move-slider = Zug
web-graph-note = Was alle bekämen, wenn dann Schluss wäre, Zug für Zug
web-first-move = Zum Anfang
web-previous = Einen Zug zurück
web-play-on = Abspielen
web-pause = Anhalten
web-following = Einen Zug weiter
web-last-move = Zum Ende
web-speed = Tempo
web-speed-value = { $speed ->
    [once] 1×
    [twice] 2×
   *[turn] Runden
}

## Lesen

web-search-rules = Regeln durchsuchen
web-worked = Beispiel
web-worked-all = Beispiele am Tisch
web-worked-look = Zug um Zug
web-worked-play = Selbst spielen
web-tips = Um gut zu spielen
web-rules-contents = Inhalt
web-rules-found = { $n ->
    [0] Das sagt keine Regel. Versuche ein anderes Wort.
    [one] Eine Regel
   *[other] { $n } Regeln
}
web-rules-proofs = Am Tisch ausprobieren
web-rules-proofs-note = Der Tisch ist aufgebaut, wie der Satz es sagt; Bots spielen die anderen, und du darfst alles zurücknehmen.
web-credit-title = { $part ->
    [games] Die Spiele
    [reconstructed] Was rekonstruiert ist
    [own] Dieses Programm
   *[privacy] Was gespeichert wird
}
web-credit = { $part ->
    [games] Empire’s End und First Empires sind Brettspiele ihrer Autoren und Verlage, denen die Namen gehören. Dieses Programm steht in keiner Verbindung zu ihnen. Wem ein Spiel hier gefällt, der kaufe die Schachtel.
    [reconstructed] Die Regeln sind die echten. Nicht jeder gedruckte Wert ist öffentlich, deshalb sind viele Kosten, Fähigkeiten und Feldzugkarten unsere Rekonstruktion; jede Karte sagt, woher ihre Werte kommen. Wer die Schachtel besitzt, kann eintragen, was dort steht.
    [own] Code, Texte, Symbole und Bilder sind unsere eigenen, unter der MIT-Lizenz.
   *[privacy] Deine Tische und die Geheimnisse deiner Plätze liegen in diesem Browser und nirgends sonst. Der Server behält nur, was zum Spielen nötig ist. An andere wird nichts gesendet.
}

## Die Bühne

web-find-choice = Tippen, um eine Wahl zu finden
web-find-nothing = Keine Wahl heißt so.
web-continue = Weiter
web-play-scene = Noch einmal zeigen
web-show-board = Den Tisch zeigen
web-show-scene = Die Szene zeigen
web-show-count = Die Wertung zeigen
web-skip-scenes = Szenen überspringen
web-skip-scenes-note = in dieser Partie
## Den anderen folgen

web-since = Seit deinem Zug
web-since-last = Seit deinem letzten Zug
web-recap = Rückblick
web-hide-recap = Rückblick zu
web-recap-net = gewonnene und verlorene Punkte
web-recap-more = { $n } weitere
web-recap-nothing = noch nichts
web-recap-replay = Noch einmal
web-thinking = überlegt
web-dealt = { $n ->
    [one] Jeder erhält { $n } Karte.
   *[other] Jeder erhält { $n } Karten.
}
web-dealt-you = Du hast { $cards }.
web-drew = { $name } zieht { $n } Karten.
web-drew-you = Du ziehst { $cards }.
web-log-rules = Regelnummern zeigen
web-log-newest = Neueste ↓
web-cards = Karten
web-cards-find = Karte oder Wirkung suchen
web-cards-left = { $n ->
    [one] { $n } Karte noch ungesehen, im Stapel oder auf einer Hand
   *[other] { $n } Karten noch ungesehen, in den Stapeln und auf fremden Händen
}
web-cards-unseen = { $n } von { $of } ungesehen
web-card-unseen = ungesehen
web-cards-none = Davon sagt keine Karte etwas.

## Lektionen und Tipps

web-lesson-of = Dein erstes Spiel { $game }
web-lesson-you = Du
web-lesson-step = Schritt { $number } von { $of }
web-lesson-leave = { $sure ->
    [asked] Wirklich gehen?
   *[no] Lektion verlassen
}
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-skip = Zeig es mir
web-lesson-done = Du weißt, wie man spielt.
web-lesson-done-note = Du hast das Wichtigste gesehen. Das Übrige lernt sich am besten beim Spielen.
web-lesson-own = Nun ein kurzes eigenes Spiel
web-lesson-own-note = Gegen den leichtesten Bot. Du kannst zurücknehmen, was du willst.
web-lesson-tips = Neues erklären, jedes einmal
web-lesson-play = Spielen
web-lesson-again = Die Lektion noch einmal
web-lesson-other = { $game } lernen
web-lesson-typed = Tipp die Nummer des Zugs; mach erledigt ihn für dich, zurück führt einen Schritt zurück.
web-lesson-typed-next = Tipp weiter, um weiterzugehen, zurück für einen Schritt zurück.
web-menu-learn = Dieses Spiel lernen
web-menu-learn-note = Zehn echte Züge an einem eigenen Tisch
web-what-was-that = Was war das?
web-what-was-that-note = Alles, was Tipps erklären, zum Nachlesen
web-tip-typed = Neu: { $title }. { $text }
web-tip-ok = Verstanden
web-record-open = Gespeichertes Spiel öffnen
web-record-note = Eine Aufzeichnung, die hier, auf einem Server oder im Terminal gespeichert wurde: Ein beendetes Spiel kannst du ansehen, ein anderes geht weiter, wo es war.
web-record-file = Datei wählen
web-record-refused = Diese Aufzeichnung lässt sich nicht öffnen.
web-record-broken = Der Link ist nicht vollständig oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, oder die Datei.
web-record-long = Das ist zu lang: höchstens { $most } Zeichen.
web-solo-fetching = Das Spiel wird geladen: { $percent } %
web-solo-starting = Das Spiel wird gestartet …
web-solo-progress = Wie viel schon da ist
web-solo-failed = Das Spiel konnte nicht gestartet werden: { $why }
web-solo-stopped = Der Browser hat das Programm des Spiels beendet. { $keeps ->
    [yes] Jeder Zug ist gespeichert: Lade die Seite neu und spiel weiter.
   *[no] Lade die Seite neu.
}
web-solo-full = Dieser Browser kann nichts mehr speichern, deshalb gilt der letzte Zug nicht. Was schon gespeichert war, ist noch da; schaff Platz und versuch es noch einmal.
web-solo-keeps-nothing = Dieser Browser speichert hier nichts, etwa in einem privaten Fenster: Spiele gehen verloren, sobald die Seite geschlossen wird.
web-solo-elsewhere = Dieses Spiel ist auch in einem anderen Tab offen. Beide zeigen jeden Zug; gespielt werden kann in beiden.
web-solo-newer = Es gibt eine neuere Fassung dieser Seite.
web-solo-newer-later = Es gibt eine neuere Fassung dieser Seite. Schließ zuerst das Spiel im anderen Tab.
web-solo-take-newer = Jetzt verwenden
web-away = Der Server antwortet nicht. Allein gegen Bots kannst du hier trotzdem spielen.
web-away-play = Allein spielen
web-solo-away = Dein Server antwortet nicht. Hier braucht es keinen: allein gegen Bots oder zu mehreren an diesem Gerät.
web-solo-try-server = Server versuchen
web-solo-levels = Hier spielen alle Stufen ohne Server, Siedler bis Konsul genau so wie auf einem.
web-solo-level-about = { $level ->
    [emperor] Plant den ganzen Zug, bis zu zwei Sekunden lang: hier weniger weit als auf einem Server.
   *[other] { $about }
}
web-solo-hotseat = Gemeinsam an diesem Gerät spielen

## Die Werkstatt: eigene Karten, Wert für Wert berichtigt

web-workshop = Kartenwerkstatt
web-workshop-title = Kartenwerkstatt: { $game }
web-workshop-name = Name der Kartensammlung
web-workshop-progress = { $done } von { $all } Karten geprüft
web-workshop-undo = Rückgängig
web-workshop-import = Importieren
web-workshop-export = Exportieren
web-workshop-play = Spielen
web-workshop-table = Tisch eröffnen
web-workshop-compare = Vergleich
web-workshop-compared = { $n ->
    [0] Spielt sich wie die Standardkarten
    [one] { $n } Karte oder Ort weicht vom Standard ab
   *[other] { $n } Karten und Orte weichen vom Standard ab
}
web-workshop-filter = Anzeigen
web-workshop-filter-by = { $filter ->
   *[all] Alle
    [unchecked] Noch nicht geprüft
    [changed] Geändert
    [wrong] Mit Fehlern
}
web-workshop-find = Suchen
web-workshop-source = { $source ->
    [printed] gedruckt
    [rulebook] Regelheft
    [public] öffentlich
    [inferred] erschlossen
   *[reconstructed] rekonstruiert
}
web-workshop-sourced = Quelle
web-workshop-changed = geändert
web-workshop-state = { $checked ->
    [true] geprüft
   *[false] nicht geprüft
}
web-workshop-problems = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
web-workshop-all = Liste
web-workshop-restart = Neu beginnen mit der Standardsammlung
web-workshop-no-pack = Diese Datei ist keine Sammlung für dieses Spiel; es bleibt alles, wie es war. { $why }
web-workshop-printed = So steht es auf meinem Exemplar
web-workshop-back = Zurück zum Standard
web-workshop-next = Nächste ungeprüfte
web-workshop-add = Hinzufügen
web-workshop-remove = Entfernen
web-workshop-or = oder
web-workshop-made = Der Text entsteht aus den Werten, in beiden Sprachen; den Regeln kann er also nicht widersprechen.
web-workshop-no-text = { $wrong ->
    [true] Der Text kommt wieder, wenn die Fehler behoben sind.
   *[false] Dazu steht nirgends ein Text.
}
web-measure-tab = Balance
web-measure = Balance: diese Kartensammlung neben der Standardsammlung
web-measure-how = Gleich starke Bots spielen jede Ausgangslage mit beiden Sammlungen, in allen Sitzfolgen; so fällt das Glück der Karten heraus. Das läuft im Hintergrund weiter, während du bearbeitest. Der Befehl „empires balance“ spielt mehr und sagt mehr.
web-measure-players = Personen
web-measure-games = Partien
web-measure-begin = { $begun ->
    [true] Weiter messen
   *[false] Messen
}
web-measure-stop = Anhalten
web-measure-state = { $n } von { $all } Partien mit jeder Sammlung
web-measure-waits = Andere sind noch an der Reihe.
web-measure-stale = Die Sammlung wurde seither geändert: So war es vorher.
web-measure-findings = { $compared ->
    [true] Was sich verändert hat
   *[false] Was auffällt
}
web-measure-corrected = Die Intervalle sind für die { $n } betrachteten Unterschiede berichtigt.
web-measure-nothing = Unter { $n } betrachteten Unterschieden ist keiner belegt. Mehr Partien könnten einen zeigen.
web-measure-luck = { $share } dessen, worin Vorsprünge sich unterscheiden, ist Glück der Ausgangslage.
web-measure-between = { $low } bis { $high }
web-measure-beside = daneben { $value }
web-measure-line = { $compared ->
    [true] Strich: die Standardsammlung
   *[false] Strich: der gerechte Anteil
}
web-own-cards = Eigene Karten
web-own-cards-note = { $n ->
    [one] Eine Karte oder ein Ort ist anders als im Standard:
   *[other] { $n } Karten und Orte sind anders als im Standard:
}

## Rätsel

web-puzzles = Rätsel
web-puzzles-note = Eine Wahl ist klar die beste. Finde sie: fünf Minuten am Tag, ohne Gegner.
web-puzzles-today = Rätsel des Tages
web-puzzles-all = { $n ->
    [one] Ein Rätsel
   *[other] Alle { $n } Rätsel
}
web-puzzles-game = Spiel
web-puzzles-theme = Thema
web-puzzles-level = Schwierigkeit
web-puzzles-any = Alle
web-puzzles-unsolved = Nur noch nicht versuchte
web-puzzles-none = Kein Rätsel für diesen Filter.
web-puzzles-clear = Zurücksetzen
web-puzzles-retired = { $n ->
    [one] Ein Rätsel ist ausgemustert: Es entstand mit anderen Regeln oder Karten.
   *[other] { $n } Rätsel sind ausgemustert: Sie entstanden mit anderen Regeln oder Karten.
}
web-puzzles-streak = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
}
web-puzzles-sum = Längste Folge { $longest }; beim ersten Versuch gelöst: { $right } von { $all }
web-puzzles-kept = Nur in diesem Browser gespeichert. Ein Tag beginnt für alle um Mitternacht UTC.
web-puzzles-export = Exportieren
web-puzzles-import = Importieren
web-puzzles-brought = Importiert.
web-puzzles-not-brought = Das ist keine Datei mit Antworten auf Rätsel.
web-puzzles-retry = Noch einmal
web-puzzles-back = Alle Rätsel
web-puzzle = Rätsel
web-puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
web-puzzle-players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
web-puzzle-state = { $state ->
    [right] gelöst
   *[wrong] verfehlt
}
web-puzzle-solve = Lösen
web-puzzle-theme = { $theme ->
    [aim] Welchen Ort es trifft
    [avert_or_take] Nehmen oder abwenden
    [economy] Wirtschaft
    [industry] Was bauen
    [bid_axes] Gebote im Konflikt
    [bid_coins] Gebote mit Münzen
    [pick_location] Welcher Ort
    [place_innovation] Wohin mit der Innovation
    [pay] Womit bezahlen
    [exchange] Tauschen
    [order] In welcher Reihenfolge
    [swap_locations] Orte vertauschen
    [move_explorers] Entdecker bewegen
    [reroll] Neu würfeln
    [swords] Schwerter
    [gather] Sammeln zum Angriff
    [retreat] Rückzug
    [convert_die] Einen Würfel drehen
    [progress] Schritte auf Leisten
    [place_explorers] Entdecker einsetzen
    [place_city] Wohin mit der Stadt
    [choose_tile] Welches Plättchen
    [score_card] Karten werten
   *[other] Andere Entscheidungen
}
web-puzzle-counts = die erste Antwort zählt
web-puzzle-answer = Antworten
web-puzzle-right = Richtig.
web-puzzle-wrong = Nicht das Beste. Besser: { $best }.
web-puzzle-missed = Nicht das Beste.
web-puzzle-again = Noch einmal ansehen
web-puzzle-next = Nächstes Rätsel
web-puzzle-why = Die Antwort
web-puzzle-good = Richtig:
web-puzzle-yours = deine Antwort
web-puzzle-retired = Dieses Rätsel ist ausgemustert: Es entstand mit anderen Regeln oder Karten.
web-puzzle-proof = Jede Wahl wurde in { $worlds } Stellungen versucht, in denen du sein könntest, Verborgenes jedes Mal neu gezogen, und von Plänen mit bis zu { $plan } Versuchen. Alle Suchen sind sich einig; allein durch Zufall schwankt der Vorsprung um ± { $interval } %.
