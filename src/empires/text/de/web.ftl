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
web-live = Live
web-trying = Keine Verbindung, neuer Versuch ({ $n }). Deine Wahl bleibt erhalten.
web-closed = { $code ->
    [4401] Dieser Link ist nicht das Geheimnis eines Platzes an diesem Tisch.
    [4404] Diesen Tisch gibt es nicht. Tische, die lange niemand berührt hat, werden entfernt.
    [4409] Dieser Tisch wurde nach anderen Regeln gespielt, als dieser Server sie hat.
   *[other] Der Server hat die Verbindung beendet.
}
web-to-lobby = Zur Übersicht
web-text-mode = Textansicht
web-skip-new = Zum neuen Tisch springen
web-skip-prompt = Zur Entscheidung springen
web-rule = Regel { $rule }
web-all-rules = Alle Regeln dieses Spiels
web-about-card = Mehr über { $name }

## Übersicht

web-start-table = Einen Tisch aufstellen
web-game = Spiel
web-plain-about = Als Text gespielt: der Tisch, die Möglichkeiten, der Verlauf.
web-plain-length = { $least }–{ $most } Personen
web-seats = Plätze
web-seats-of = { $n } von { $of }
web-you = Du
web-your-name = Dein Name
web-name-of = Name an Platz { $number }
web-who-plays = Wer spielt Platz { $number }
web-this-device = dieses Gerät
web-seat-kind = { $kind ->
    [bot] Bot
    [device] Jemand an diesem Gerät
    [link] Jemand mit Link
   *[open] Offener Platz
}
web-seat-note = { $kind ->
    [bot] sieht nur, was Mitspielende sehen
    [link] den Link gibt es im nächsten Schritt
   *[open] wer zuerst kommt
}
web-bot-level = { $level ->
    [settler] Bot: Siedler (leicht)
    [steward] Bot: Verwalter
    [governor] Bot: Statthalter
    [consul] Bot: Konsul
   *[emperor] Bot: Kaiser (am stärksten)
}
web-add-seat = Einen Bot, Freunde oder jemanden an diesem Gerät dazusetzen
web-remove-seat = Platz { $number } entfernen
web-options = Optionen
web-pace = Tempo
web-pace-note = nach Ablauf der Zeit springt ein Bot ein
web-clock = { $seconds ->
    [0] Ohne Uhr
    [60] 1 Minute je Entscheidung
    [120] 2 Minuten je Entscheidung
    [300] 5 Minuten je Entscheidung
    [86400] 1 Tag je Entscheidung
   *[259200] 3 Tage je Entscheidung
}
web-listed = In der Liste offener Tische
web-listed-note = alle auf diesem Server können ihn sehen
web-plan = { $game }, { $n } Plätze.
web-starts-now = Beginnt sofort.
web-starts-later = Beginnt, wenn alle da sind.
web-play-bots = Gegen Bots spielen
web-create-table = Tisch aufstellen
web-your-tables = Deine Tische
web-no-tables = Noch keine. „Gegen Bots spielen“ braucht einen Klick.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand auf Mitspielende.
web-recent = Letzte Partien
web-play = Spielen
web-join = Mitspielen
web-replay = Ansehen
web-somebody = jemandem
web-over = Das Spiel ist vorbei
web-ranked = { $n ->
    [one] Platz { $rank } von { $of }, { $n } Punkt
   *[other] Platz { $rank } von { $of }, { $n } Punkte
}
web-waiting-for-players = Es fehlen noch welche
web-your-move = Du bist dran
web-others-move = Die anderen sind dran
web-game-with = { $game } mit { $names }
web-seats-taken = { $game }, { $n } von { $of } Plätzen
web-how-to-play = So wird gespielt
web-learn = { $game } lernen
web-learn-note = das Spiel in fünf Minuten, mit Bildern
web-rules-numbered = Regeln, nummeriert
web-rules-note = jede Regel, unsere Auslegungen gekennzeichnet
web-credits = Danksagung
web-credits-note = wessen Spiele das sind und was rekonstruiert ist

## Vorher und dazwischen

web-waiting-note = Das Spiel beginnt, wenn alle da sind.
web-seat-ready = bereit
web-seat-missing = noch nicht da
web-copy-link = Link kopieren
web-invite-to = Link zu Platz { $number }
web-copied = Kopiert
web-sit-down = Hinsetzen
web-start-now = Jetzt beginnen, Bots nehmen die offenen Plätze
web-table = Tisch
web-you-small = du
web-seat-state = { $state ->
    [here] da
    [gone] nicht da
    [away] weg, ein Bot spielt
    [conceded] hat aufgegeben
   *[bot] Bot
}
web-leave = Den Tisch verlassen
web-leave-note = { $how ->
    [bot] ein Bot spielt weiter, bis du wieder da bist
   *[keep] das Spiel wartet in der Übersicht auf dich
}
web-leave-ask = { $how ->
    [bot] Jetzt gehen? Ein Bot spielt für dich weiter, damit niemand warten muss. Du kannst deinen Platz jederzeit wieder einnehmen.
   *[keep] Jetzt gehen? Nichts geht verloren: Das Spiel wartet unter „Deine Tische“ auf dich.
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

## Entscheiden

web-your-decision = Deine Entscheidung
web-choices = Möglichkeiten
web-all-choices = Alle { $n } Möglichkeiten zeigen
web-confirm = Bestätigen
web-sending = Wird gesendet …
web-undo = Zurücknehmen
web-restart = Zug neu beginnen
web-use-all = Alle { $n } nutzen
web-fewer = weniger
web-more = mehr
web-thinks = { $name } entscheidet noch
web-decided = { $name } hat entschieden
web-asks-back = { $name } möchte einen Zug zurücknehmen.
web-agree = Einverstanden
web-refuse = Nein
web-jump = Springen zu
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
    [menu] der Tisch: wer da ist, gehen, aufgeben
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

web-use-all-and-finish = Alle { $n } nutzen und beenden
web-more-choices = { $n } weitere
web-fewer-choices = Weniger zeigen
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
    [steps] Schritt für Schritt
   *[instantly] sofort
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
    [textMode] Textansicht
    [sound] Ton
   *[notify] Benachrichtigungen
}
web-setting-note = { $which ->
    [auto] wo es nur eine Möglichkeit gibt
    [textMode] der Tisch als Text, für Screenreader und Tastatur
    [sound] ein leiser Ton, wenn du dran bist
   *[notify] wenn du dran bist und woanders hinsiehst
}

## Hinweise und Textansicht

web-hint = Hinweis
web-hint-says = Ein starker Bot würde wählen: { $choice }
web-command = Befehl: eine Nummer, zeig, ich, verlauf, hilfe …
web-commands = Gib die Nummer einer Möglichkeit ein, oder: zeig, ich, reihe NAME, plan REGION, karte NAME, züge, warum, verlauf, zurück.
web-no-such-choice = { $n ->
    [0] Gerade gibt es nichts zu wählen.
   *[other] Diese Möglichkeit gibt es nicht: 1 bis { $n }.
}
web-nothing-to-undo = Gerade lässt sich nichts zurücknehmen.

## Ansehen

web-see-as = Sehen als
web-eyes = { $eyes ->
    [all] Alle
   *[none] Zuschauende
}
web-link-to = Link zu Zug { $ply }
web-record = Aufzeichnung
web-back = Zurück
web-move-number = Zug { $ply }
web-decides = { $name } entscheidet.
web-moves = Züge
web-move-slider = Zug
web-graph = Punkteverlauf
web-graph-note = Der Punktestand aller, Zug für Zug
web-first-move = Zum Anfang
web-previous = Einen Zug zurück
web-play-on = Abspielen
web-pause = Anhalten
web-following = Einen Zug weiter
web-last-move = Zum Ende

## Lesen

web-search-rules = In den Regeln suchen
web-credit-title = { $part ->
    [games] Die Spiele
    [reconstructed] Was rekonstruiert ist
    [own] Dieses Programm
   *[privacy] Was gespeichert wird
}
web-credit = { $part ->
    [games] Empire’s End und First Empires sind Brettspiele ihrer Autoren und Verlage, denen die Namen gehören. Dieses Programm steht in keiner Verbindung zu ihnen. Wem ein Spiel hier gefällt, der kaufe die Schachtel.
    [reconstructed] Die Regeln sind die echten. Nicht jeder gedruckte Wert ist öffentlich, deshalb sind viele Kosten, Fähigkeiten und Konfliktkarten unsere Rekonstruktion; jede Karte sagt, woher ihre Werte kommen. Wer die Schachtel besitzt, kann eintragen, was dort steht.
    [own] Code, Texte, Symbole und Bilder sind unsere eigenen, unter der MIT-Lizenz.
   *[privacy] Deine Tische und die Geheimnisse deiner Plätze liegen in diesem Browser und nirgends sonst. Der Server behält nur, was zum Spielen nötig ist. An andere wird nichts gesendet.
}
