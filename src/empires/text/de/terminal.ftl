### Was das Spiel im Terminal rund um den Tisch sagt: Befehle, Weitergeben, Zurücknehmen, Sichern, Ende.

## Beginnen und weiterspielen

play-seats = Am Tisch: { $names }.
play-level = { $names }: { $level }. { $about }
play-bot = { $names }: gespielt von „{ $bot }“.
play-thinking = { $name } denkt nach …
play-bot-failed = { $reason ->
    [start] { $name } konnte nicht beginnen: { $bot } startet nicht oder antwortet nicht. Ab hier spielt ein Greedy-Bot den Platz.
    [late] { $name } spielt nicht mehr: { $bot } hat zu lange gebraucht. Ab hier spielt ein Greedy-Bot den Platz.
    [ended] { $name } spielt nicht mehr: { $bot } hat sich beendet. Ab hier spielt ein Greedy-Bot den Platz.
    [flood] { $name } spielt nicht mehr: { $bot } hat ohne Ende geantwortet. Ab hier spielt ein Greedy-Bot den Platz.
   *[wrong] { $name } spielt nicht mehr: { $bot } hat immer wieder falsch geantwortet. Ab hier spielt ein Greedy-Bot den Platz.
}
play-resumed = Weiter bei Zug { $ply } aus { $file }.
play-commitment = Prüfsumme der Mischung: { $commitment }
play-ask = Deine Wahl (1 bis { $n }, ? für Hilfe):
play-ask-one = Deine Wahl (1, ? für Hilfe):
play-only-choice = Einzige Möglichkeit: { $choice }
play-watching = Die Bots spielen; hier siehst du, was geschieht.
play-since = Seit deinem letzten Blick:
play-hand-over = Gib das Gerät an { $name } weiter.
play-press-enter = { $name }, drücke die Eingabetaste, sobald nur du den Bildschirm siehst.

## Hilfe

play-help = Das kannst du eingeben:
play-help-play = eine Zahl: diese Möglichkeit spielen
play-help-look = { $word }: der ganze Tisch
play-help-me = { $word }: alles, was dir gehört, und deine Hand
play-help-row = { $word } NAME: die Reihe einer Person
play-help-player = { $word } NAME: alles, was von einer Person offen liegt
play-help-map = { $word }: der Spielplan; „{ $word } NAME“ zeigt einen Ort und was darum herum liegt
play-help-card = { $word } NAME: der Text einer Karte oder eines Orts, zum Beispiel { $example }
play-help-moves = { $word }: noch einmal deine Möglichkeiten
play-help-why = { $word } N: die Regel hinter Möglichkeit N
play-help-hint = { $word }: was jemand mit Erfahrung hier täte und warum
play-help-all = { $word }: alles nehmen, was nur etwas einbringt, und fertig werden
play-help-log = { $word } N: die letzten N Ereignisse
play-help-undo = { $word }: deine letzte Wahl zurücknehmen; „{ $word } { $all }“ nimmt alles zurück, was du darfst
play-help-save = { $word } DATEI: das Spiel sichern
play-help-help = { $word }: diese Liste
play-help-quit = { $word }: das Spiel verlassen

## Antworten auf Befehle

play-unknown-input = Mit „{ $input }“ kann ich nichts anfangen. Gib eine Zahl von 1 bis { $n } ein oder ? für Hilfe.
play-no-such-choice = Möglichkeit { $number } gibt es nicht: Gib eine Zahl von 1 bis { $n } ein.
play-which-choice = Welche Möglichkeit? Gib { $word } und ihre Nummer ein, von 1 bis { $n }.
play-which-player = Welche Person? Gib { $word } und einen Namen ein: { $names }.
play-unknown-player = Hier heißt niemand „{ $input }“. Am Tisch: { $names }.
play-which-card = Welche Karte? Gib { $word } und einen Namen ein, zum Beispiel { $example }.
play-unknown-card = Nichts hier heißt „{ $input }“. Versuche einen Namen wie { $example }.
play-unknown-place = Kein Ort im Spiel heißt „{ $input }“. Gib { $word } für den ganzen Spielplan ein.
play-which-file = Wohin sichern? Gib { $word } und einen Dateinamen ein.
play-not-all = Das geht jetzt nicht.
play-rule = { $rule }: { $title }
play-ruling = { $text }
play-ruleset-only = { $ruleset ->
    [manual] Diese Regel gilt nur in der Regelfassung „Handbuch“.
   *[rulebook] Diese Regel gilt nur in der Regelfassung „Regelheft“.
}

## Stufen der Bots

level-settler = Siedler
level-settler-about = Weiß, worauf es ankommt, verschätzt sich aber oft.
level-steward = Verwalter
level-steward-about = Sieht das meiste Gute und täuscht sich im Rest.
level-governor = Statthalter
level-governor-about = Ein gutes Auge, das sich nur irrt, wo es knapp ist.
level-consul = Konsul
level-consul-about = Sieht, wohin jede Entscheidung führt, und irrt selten.
level-emperor = Kaiser
level-emperor-about = Plant den ganzen Zug, bis zu zwei Sekunden lang.

## Hinweise

hint-thinking = Denke über einen Hinweis nach …
hint-heading = { $n ->
    [one] Hinweis, nach { $n } durchdachten Partie in { $seconds } s. Ergebnis: 100 ist ein sicherer Sieg, 0 der letzte Platz.
   *[other] Hinweis, nach { $n } durchdachten Partien in { $seconds } s. Ergebnis: 100 ist ein sicherer Sieg, 0 der letzte Platz.
}
hint-option = { $score ->
    [one] { $number }. { $choice }: { $share } % der Suche, Ergebnis { $result }, etwa { $score } Punkt
   *[other] { $number }. { $choice }: { $share } % der Suche, Ergebnis { $result }, etwa { $score } Punkte
}
hint-own-move = Du: { $choice }.
hint-line = So könnte es weitergehen, soweit man es ahnen kann: { $moves }

## Zurücknehmen

play-undone = { $n ->
    [one] Zurückgenommen: { $n } Entscheidung.
   *[other] Zurückgenommen: { $n } Entscheidungen.
}
play-undo-refused = Das lässt sich nicht zurücknehmen: { $reason }
play-undo-nothing-yet = Du hast noch nichts entschieden.
play-undo-another-seat = Seitdem hat jemand anderes gehandelt.
play-undo-dealt = Es wurden Karten ausgeteilt.
play-undo-revealed-disaster = Eine Krise wurde aufgedeckt.
play-undo-replaced = Eine Krise wurde ausgetauscht.
play-undo-declared = Ressourcen wurden gezeigt.
play-undo-drew = Eine Karte wurde gezogen.
play-undo-rolled = Es wurde gewürfelt.
play-undo-reshuffled = Der Stapel wurde neu gemischt.
play-undo-revealed-conflict = Ein Feldzug wurde aufgedeckt.
play-undo-opened-bid = Die Gebote wurden aufgedeckt.
play-undo-changed-hand = Eine neue Hand wurde gezogen.
play-undo-final-points = Das Spiel ist zu Ende.
play-undo-ranked = Das Spiel ist zu Ende.
play-undo-other = Es wurde etwas gezeigt, das niemand mehr vergessen kann.

## Sichern und verlassen

play-saved = Gesichert in { $file }.
play-not-saved = { $file } ließ sich nicht sichern: { $reason }
play-ask-save = Das Spiel vorher sichern? Gib einen Dateinamen ein oder drücke die Eingabetaste, um ohne Sichern zu gehen.
play-resume-hint = Später geht es weiter mit: { $command }
play-not-saved-hint = Das Spiel wurde nicht gesichert.
play-goodbye = Auf Wiedersehen.

## Das Ende

play-game-over = Das Spiel ist zu Ende.
play-seed = Der Startwert war { $seed }.
play-verify = Sein SHA-256-Wert ist die Prüfsumme vom Spielbeginn: { $commitment }

## Ein erstes Spiel, das lehrt

learn-welcome = Dein erstes Spiel { $game }: etwa zehn Züge, immer nur eine Idee.
learn-you = Du
learn-step = Schritt { $number } von { $of }: { $title }
learn-ask = Dein Zug (1 bis { $n }, zurück, mach, ende):
learn-ask-next = Weiter mit Enter (oder tipp zurück oder ende):
learn-unknown = Tipp eine Zahl von 1 bis { $n }, oder zurück, mach oder ende.
learn-first = Das ist der erste Schritt.
learn-done = Du weißt, wie man spielt. Nun ein eigenes Spiel: empires play { $game } --lang de
