### Was das Terminal in diesem Spiel mit eigenen Worten sagt.

fe-welcome = { $length ->
    [short] { $civilizations ->
        [chosen] { $tiles ->
            [open] First Empires: kurzes Spiel, vier Runden, { $players } Spieler, gewählte Zivilisationen, offene Stadtplättchen. Mit ? bekommst du Hilfe.
           *[hidden] First Empires: kurzes Spiel, vier Runden, { $players } Spieler, gewählte Zivilisationen, verdeckte Stadtplättchen. Mit ? bekommst du Hilfe.
        }
       *[dealt] { $tiles ->
            [open] First Empires: kurzes Spiel, vier Runden, { $players } Spieler, zugeloste Zivilisationen, offene Stadtplättchen. Mit ? bekommst du Hilfe.
           *[hidden] First Empires: kurzes Spiel, vier Runden, { $players } Spieler, zugeloste Zivilisationen, verdeckte Stadtplättchen. Mit ? bekommst du Hilfe.
        }
    }
   *[full] { $civilizations ->
        [chosen] { $tiles ->
            [open] First Empires: { $players } Spieler, gewählte Zivilisationen, offene Stadtplättchen. Mit ? bekommst du Hilfe.
           *[hidden] First Empires: { $players } Spieler, gewählte Zivilisationen, verdeckte Stadtplättchen. Mit ? bekommst du Hilfe.
        }
       *[dealt] { $tiles ->
            [open] First Empires: { $players } Spieler, zugeloste Zivilisationen, offene Stadtplättchen. Mit ? bekommst du Hilfe.
           *[hidden] First Empires: { $players } Spieler, zugeloste Zivilisationen, verdeckte Stadtplättchen. Mit ? bekommst du Hilfe.
        }
    }
}
fe-play-help-me = { $word }: deine eigenen Leisten, deine Entdecker und deine Hand
fe-play-help-player = { $word } NAME: Leisten, Entdecker und offene Karten einer Person
fe-play-help-map = { $word }: der Spielplan; „{ $word } NAME“ zeigt eine Region oder einen Ozean und was darum herum liegt
fe-play-help-card = { $word } NAME: der Text einer Karte, Zivilisation oder Region, zum Beispiel { $example }
fe-play-unknown-card = Keine Karte, keine Zivilisation und keine Region heißt „{ $input }“. Versuche einen Namen wie { $example }.
fe-play-unknown-place = Keine Region und kein Ozean im Spiel heißt „{ $input }“. Gib { $word } für den ganzen Spielplan ein.
