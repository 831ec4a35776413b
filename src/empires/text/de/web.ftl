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
web-about = { $game ->
    [empires-end] Krisen abwenden oder annehmen, wieder aufbauen, die anderen überdauern.
   *[first-empires] Würfeln, segeln und erobern, um fünf Leisten zu steigern.
}
web-about-length = { $game ->
    [empires-end] 2–4 Personen, 30–60 Min., Bieten
   *[first-empires] 2–5 Personen, 25–45 Min., Würfel und Karte
}
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
web-option = { $option ->
    [variant] Länge
    [ruleset] Regeln
    [open_resources] Offene Rohstoffe
    [choose_civilizations] Zivilisationen wählen
    [open_tiles] Offene Stadtplättchen
   *[other] { $option }
}
web-option-note = { $option ->
    [variant] Blitz beginnt auf Feld 8 mit zwei angenommenen Krisen
    [ruleset] Zwei veröffentlichte Lesarten weichen in Einzelheiten ab
    [open_resources] alle sehen jeden Weizen und jede Münze
    [choose_civilizations] reihum, statt sie auszuteilen
    [open_tiles] alle sehen, was Städte wert sind
   *[other] { $option }
}
web-option-value = { $value ->
    [normal] Voll
    [blitz] Blitz
    [rulebook] Regelheft
    [manual] Handbuch
   *[other] { $value }
}
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
web-part = { $part ->
    [mine] Reich
    [hand] Hand
    [scores] Punkte
    [log] Verlauf
    [map] Karte
    [dice] Würfel
   *[civ] Leisten
}
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
web-source = { $part ->
    [track] Punkteleiste
    [locations] Orte
    [abilities] Endfähigkeiten
    [tracks] Leisten
    [cards] Karten
   *[cities] Städte
}

## Empire's End

web-phase-track = Phasenleiste
web-space = { $name ->
    [disaster] Krise
    [double] Doppelkrise
    [economy] Wirtschaft
    [industry] Industrie
    [conflict] Konflikt
    [combined] Wirtschaft und Industrie
   *[end] Ende
}
web-next = danach: { $next }, { $after }
web-end = Ende
web-hits = Trifft Position { $position } bei allen, die sie annehmen.
web-pot = Topf bei Annahme
web-did = { $did ->
    [averted] { $name }: abgewendet
    [averted_free] { $name }: kostenlos abgewendet
   *[took] { $name }: angenommen
}
web-if-taken = Bei Annahme jetzt
web-already-destroyed = schon zerstört
web-without-bid = Stärke { $n } ohne Gebot
web-empires = Reiche
web-position = Position
web-avert-with = { $card } abwenden mit …
web-or-take = oder annehmen
web-place-briefly = { $location }, Pos. { $position }
web-first = zuerst
web-first-player = hat den Startmarker
web-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-strength = Stärke { $n }
web-hand-size = Hand { $n }
web-your-resources = Deine Rohstoffe
web-resources-hidden = Rohstoffe verdeckt
web-healthy = intakt
web-destroyed = zerstört
web-threatened = bedroht
web-exhausted = erschöpft
web-exhausted-card = { $card } (erschöpft)
web-no-innovation = keine Innovation
web-may-go-here = hier möglich
web-place-words = Position { $position }, { $facts }
web-rebuild-cost = Hämmer für den Wiederaufbau
web-your-hand = Deine Hand
web-hand-use = { $n ->
    [one] { $n } Karte, nutzbar in der Industrie auf Feld { $space }
   *[other] { $n } Karten, nutzbar in der Industrie auf Feld { $space }
}
web-hand-no-use = { $n ->
    [one] { $n } Karte, keine Industriephase mehr
   *[other] { $n } Karten, keine Industriephase mehr
}
web-build = Bau
web-forecast = Punktestand
web-if-ended = wenn jetzt Schluss wäre
web-forecast-parts = { $track } Leiste + { $locations } Orte + { $abilities } Endfähigkeiten

## Eine Wahl, die gerade getroffen wird, und die Einstellungen dazu

web-use-all-and-finish = Alle { $n } nutzen und beenden
web-more-choices = { $n } weitere
web-fewer-choices = Weniger zeigen
web-change-bid = Mein Gebot ändern
web-choose-here = Wähle hier oder auf dem Tisch. Gespielt wird erst, wenn du bestätigst.
web-points-change = { $n ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
web-will-work = wird genutzt
web-refreshed = erneuert
web-comes-here = kommt hierher
web-with-bid = Stärke { $n } mit diesem Gebot
web-cards-used = { $used } von 2 Karten genutzt
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

## Fähigkeiten auf Orten, in wenigen Worten; ein Rohstoff in Klammern wird zu seinem Zeichen

short-moment = { $phase ->
    [end] Ende: { $text }
    [destroyed] zerstört: { $text }
   *[other] { $text }
}
short-gain = +{ $gain }
short-points = +{ $points } Punkte
short-exchange = { $times ->
    [1] { $pay } für { $options }
   *[other] { $times }× { $pay } für { $options }
}
short-refresh-adjacent = Nachbarn erneuern
short-refresh-all = alles erneuern
short-repeat = 1 Wirt­schafts­fähig­keit nochmal
short-gain-per-adjacent = +{ $gain } je { $neighbour } daneben
short-points-per-adjacent-destroyed = { $points } Punkte je Ruine daneben
short-points-per-adjacent = { $points } Punkte je { $neighbour } daneben
short-swap = 2 Orte tauschen
short-move-innovation = 1 Inno­vation verschieben
short-rebuild-discount = Nachbar aufbauen: −{ $hammers }[hammer]
short-build-discount = 1 Karte: −{ $hammers }[hammer]
short-free-bid = Gratis­gebot { $resource }
short-replace = Krise ersetzen
short-strength = +{ $strength } Stärke
short-strength-per-adjacent-destroyed = +{ $strength } Stärke je Ruine daneben
short-points-per-resource = { $points ->
    [one] { $points } Punkt je { $resource }
   *[other] { $points } Punkte je { $resource }
}
short-points-per-destroyed = { $points } Punkte je Ruine
short-points-most-destroyed = { $points } Punkte für die meisten Ruinen
short-copy-end = beste End­fähigkeit nochmal

## First Empires

web-round = Runde
web-round-of = Runde { $round } von { $rounds }
web-phases = Phasen des Zuges
web-fe-phase = { $phase ->
    [dice] Würfeln
    [movement] Bewegung
   *[progress] Fortschritt
}
web-turn-order = Reihenfolge
web-map = Karte
web-map-of = Weltkarte, { $n } Regionen im Spiel
web-port = { $ocean ->
    [west] W
   *[east] O
}
web-ocean = { $ocean ->
    [west] Westozean
   *[east] Ostozean
}
web-legend-reach = erreichbar · Punkte
web-legend-conquest = Eroberung: Entdecker · Punkte
web-legend-port = W O: Hafen an diesem Ozean · Striche: Grenzen an Land
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-journey = 1 Entdecker von { $from } nach { $to } ({ $points } von { $of } Punkten; über { $via })
# After "by way of"; $ocean is "no" for a region.
web-via = { $ocean ->
    [no] { $name }
    [west] den westlichen Ozean
    [east] den östlichen Ozean
    [north] den nördlichen Ozean
    [south] den südlichen Ozean
   *[other] den Ozean { $name }
}
web-conquer = { $region } erobern ({ $explorers } Entdecker von { $from }; { $points } von { $of } Punkten)
web-battle = { $swords ->
    [0] { $arrivals } Entdecker
    [one] { $arrivals } Entdecker + { $swords } Schwert
   *[other] { $arrivals } Entdecker + { $swords } Schwerter
}
web-battle-defence = { $n } Verteidiger von { $name }
web-battle-won = { $cities ->
    [0] { $name } zieht sich zurück.
    [one] { $name } zieht sich zurück, du bekommst die Stadt dort.
   *[other] { $name } zieht sich zurück, du bekommst { $cities } Städte dort.
}
web-battle-lacks = { $n } Entdecker { $n ->
    [one] fehlt noch.
   *[other] fehlen noch.
}
web-nobody = niemand
web-city-of = Stadt: { $name }
web-needs = Eroberung braucht { $n }
web-dice = Würfel
web-dice-of = Würfel: { $name }
web-left = Neuwürfe { $rerolls }, Bewegung { $movement }
web-die-used = benutzt
web-die-sword = zählt bei jeder Eroberung dieses Zuges
web-die-pairs = { $n ->
    [0] keine Region dafür
   *[other] passt zu { $names }
}
web-die-would = würde zu { $names } passen
web-die-key = Taste { $die } wählt ihn, R würfelt neu
web-regions = { $n ->
    [one] { $n } Region
   *[other] { $n } Regionen
}
web-no-dice = Noch nicht gewürfelt.
web-tracks = Leisten
web-track = { $track ->
    [dice] Würfel
    [rerolls] Neuwürfe
    [movement] Wege
    [cards] Karten
   *[explorers] Entdecker
}
web-track-at = { $track ->
    [dice] Würfel: Feld { $field }, Wert { $value }
    [rerolls] Neuwürfe: Feld { $field }, Wert { $value }
    [movement] Bewegung: Feld { $field }, Wert { $value }
    [cards] Karten: Feld { $field }, Wert { $value }
   *[explorers] Entdecker: Feld { $field }, Wert { $value }
}
web-value-points = Wert und Punkte
web-standing = Stand
web-points-so-far = Punkte bisher
web-holds = Regionen { $regions }, Entdecker { $explorers }, Hand { $hand }
web-and-cities = { $n ->
    [one] +{ $n } Stadt
   *[other] +{ $n } Städte
}
web-achievements = Errungenschaften
web-hand-scored = Hand { $hand }, gewertet { $scored }
web-met = Erfüllt:
web-progress = { $progress } von { $count }
web-scored = gewertet

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
web-step-title = { $step ->
    [aim] Ein Reich aus elf Orten
    [track] Eine Leiste, Phase um Phase
    [disaster] Krise: abwenden oder annehmen
    [innovation] Jede Krise ist auch eine Innovation
    [economy] Wirtschaft: Deine Orte arbeiten
    [industry] Industrie: bauen und wieder aufbauen
    [conflict] Konflikt: geheime Gebote
    [end] Das Ende
    [world] Eine Welt aus Regionen und zwei Ozeanen
    [turn] Ein Zug hat drei Phasen
    [dice] Würfel
    [movement] Bewegung
    [conquest] Eroberung
    [progress] Fortschritt
    [cards] Errungenschaften
   *[finish] Das Ende des Spiels
}
web-step = { $step ->
    [aim] Alle beginnen mit derselben Stadt, denselben Dörfern, Armeen, Straßen und Höfen; sie sind so viele Punkte wert, wie darauf steht. Einige wirst du verlieren. Wer am Ende die meisten Punkte hat, gewinnt.
    [track] Ein Marker wandert auf der Leiste oben. Sie sagt, welche Phase jetzt ist und was danach kommt: Krisen, Wirtschaft, Industrie, Konflikt.
    [disaster] Eine Karte bedroht in jedem Reich dieselbe Position. Reihum zahlen alle einen passenden Rohstoff in den Topf (eine Münze passt immer), oder jemand nimmt die Krise an: Der bedrohte Ort wird zerstört, aber der ganze Topf und die Karte gehören dir, und du beginnst künftig.
    [innovation] Die angenommene Karte kommt unter einen deiner unversehrten Orte und wirkt von da an: Rohstoffe, Stärke, günstigeres Bauen oder Punkte am Ende.
    [economy] Alle nutzen die Fähigkeiten ihrer unversehrten Orte und Innovationen, jede einmal. „Alle nutzen“ erledigt die einfachen Erträge auf einmal.
    [industry] Spiele oder verkaufe bis zu zwei Handkarten, und baue einen zerstörten Ort für Hämmer wieder auf.
    [conflict] Armeen und Innovationen geben Stärke; Äxte und Münzen kommen geheim dazu. Deine Stärke bestimmt deine Stufe auf der Karte. Die höchste Stärke bekommt einen Bonus; die anderen trifft ein Aufruhr, und zwei ihrer Orte tauschen den Platz.
    [end] Nach dem letzten Feld zählen die Punkteleiste, jeder unversehrte Ort und die Innovationen, die am Ende werten.
    [world] Deine Zivilisation beginnt in ihrer Heimatregion. Jede Region hat eine Farbe mit einem Symbol. Striche zeigen Grenzen an Land, W und O Häfen an den beiden Ozeanen.
    [turn] Würfle, bewege Entdecker und mache dann Fortschritte mit den Würfeln, die zu deinen Regionen passen. Nach der letzten Runde gewinnt der beste Punktestand.
    [dice] Deine orange Leiste sagt, wie viele Würfel du wirfst, die blaue, wie oft du neu werfen darfst. Klicke die Würfel an, die du meinst. Eine Handkarte kann einen Würfel zum Schwert machen.
    [movement] Deine lila Leiste gibt Bewegungspunkte. Klicke eine Region mit deinen Entdeckern an und dann das Ziel. Ein Schritt kostet einen Punkt; auf See kann niemand bleiben.
    [conquest] Um eine Region zu erobern, müssen mehr Entdecker und Schwerter ankommen, als sie verteidigen. Die Verteidigung zieht sich zurück. Eine fremde Stadt dort gehört dann dir. Die letzte Region, die jemand hat, ist geschützt.
    [progress] Zuerst dreht jede Karte, die du abwirfst, einen Würfel auf eine beliebige Seite. Dann schieben ein Würfel und eine deiner Regionen in seiner Farbe zusammen den Marker dieser Farbe um eins hinauf; jeder Würfel braucht eine eigene Region. Neue Entdecker und Karten kommen sofort; erreicht ein Marker ein Stadtsymbol, kommt eine Stadt auf die Karte.
    [cards] Deine Karten verlangen etwas: Regionen einer Farbe, Städte, Eroberungen. Sobald eine Karte erfüllt ist, darfst du sie in deinem Zug werten.
   *[finish] Punkte für jede Leiste, für gewertete Karten, für deine Städte auf der Karte und für eroberte.
}
web-hand-new = Innovation
web-one-region = eine Region von dir
