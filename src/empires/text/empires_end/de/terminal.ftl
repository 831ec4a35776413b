### Was das Terminal in diesem Spiel mit eigenen Worten sagt.

ee-welcome = Empire’s End: { $players } Spieler, { $variant }, { $ruleset }. Mit ? bekommst du Hilfe.
ee-play-help-me = { $word }: dein eigenes Reich, deine Ressourcen und deine Hand
ee-play-help-card = { $word } NAME: der Text einer Karte oder eines Orts, zum Beispiel { $example }
ee-play-help-all = { $word }: alle einfachen Einnahmen nutzen und die Wirtschaftsphase beenden
ee-play-which-player = Wessen Reihe? Gib { $word } und einen Namen ein: { $names }.
ee-play-unknown-card = Keine Karte und kein Ort heißt „{ $input }“. Versuche einen Namen wie { $example }.
ee-play-not-all = Das geht nur in der Wirtschaftsphase.
