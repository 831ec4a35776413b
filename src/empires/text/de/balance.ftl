### Womit eine gemessene Kartensammlung erklärt wird: welche Zahl wovon.

balance-course = Das Spiel
balance-seat = Platz { $n }
balance-turn = { $n ->
    [1] Beginnt
   *[other] Spielt in der ersten Runde als { $n }.
}
balance-what = { $what ->
    [win-share] Anteil an den Siegen
    [score] Punkte
   *[margin] Vorsprung derer, die es haben, vor denen ohne
    [win-share-with] Anteil an den Siegen damit
    [score-with] Punkte derer, die es haben
    [mean] Mittel
    [offered] angeboten
    [taken] genommen
    [built] ausgespielt
    [had] genommen oder ausgespielt
    [destroyed] zerstört
    [rebuilt] wiederaufgebaut
    [healthy] am Ende unversehrt
    [low] niedrige Stärke
    [middle] mittlere Stärke
    [high] hohe Stärke
    [won] höchste Stärke
    [played] gespielt
    [drawn] gezogen
    [discarded] abgelegt
    [scored] gewertet
    [reached] erreicht
    [conquered] erobert
    [city] mit Stadt
    [held] am Ende gehalten
}
balance-game = { $thing ->
   *[mean-score] Punkte im Mittel
    [spread-of-scores] Streuung der Punkte
    [winners-lead] Vorsprung des Siegers
    [moves] Züge
    [decisions] Entscheidungen
    [periods] Felder oder Runden
    [leader-after-1-of-3] Wer nach einem Drittel führt, gewinnt
    [leader-after-2-of-3] Wer nach zwei Dritteln führt, gewinnt
}
balance-margins = { $group ->
   *[card] Karten: Vorsprung mit, verglichen mit ohne
    [ability] Arten von Fähigkeiten: Vorsprung mit, verglichen mit ohne
    [location] Am Ende unversehrte Orte: Vorsprung mit, verglichen mit ohne
    [conflict] Höchste Stärke in einem Feldzug: Vorsprung mit, verglichen mit ohne
    [civilization] Zivilisationen: Vorsprung mit, verglichen mit ohne
    [achievement] Gewertete Errungenschaften: Vorsprung mit, verglichen mit ohne
    [track] Erreichte Felder: Vorsprung mit, verglichen mit ohne
    [region] Am Ende gehaltene Regionen: Vorsprung mit, verglichen mit ohne
}
