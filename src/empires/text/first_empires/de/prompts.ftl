### Die Frage, die jemand in First Empires beantworten muss, eine Zeile je Art der Entscheidung.

fe-prompt-choose-civilization = Welche Zivilisation spielst du?
fe-prompt-reroll = { $left ->
    [one] Welche Würfel würfelst du neu? Du hast noch { $left } Neuwurf.
   *[other] Welche Würfel würfelst du neu? Du hast noch { $left } Neuwürfe.
}
fe-prompt-swords = Wirfst du eine Karte ab, um einen Würfel auf das Schwert zu drehen? Du hast { $swords }. Jedes Schwert zählt bei jeder Eroberung dieses Zugs.
fe-prompt-turn-to-sword = Welchen Würfel drehst du auf das Schwert? Dafür wird { $card } abgeworfen.
fe-prompt-turn-die = Welchen Würfel drehst du, und worauf? Dafür wird { $card } abgeworfen.
fe-prompt-move-explorers = Bewegung: noch { $movement }, { $swords }. Was tust du?
fe-prompt-move-explorers-at-sea = { $n ->
    [one] Bewegung: noch { $movement }, { $swords }; { $n } Entdecker auf See muss noch an Land. Was tust du?
   *[other] Bewegung: noch { $movement }, { $swords }; { $n } Entdecker auf See müssen noch an Land. Was tust du?
}
fe-prompt-gather = Angriff auf { $region } gegen { $defenders } von { $whom }: { $arrivals } von mindestens { $needed } gesammelt, { $swords }. Wer kommt mit?
fe-prompt-retreat = { $name } hat { $region } erobert. Wohin ziehst du dich mit { $explorers } zurück?
fe-prompt-progress = Fortschritt: Welchen Marker lässt du nach oben rücken?
fe-prompt-progress-none = Fortschritt: Kein Würfel lässt einen Marker nach oben rücken. Was tust du?
fe-prompt-place-explorers = { $left ->
    [one] Wo setzt du deinen neuen Entdecker ein?
   *[other] Wo setzt du einen neuen Entdecker ein? Es sind { $left }.
}
fe-prompt-choose-tile = Mehrere Stadtplättchen kommen auf den Spielplan. Welches legst du zuerst?
fe-prompt-place-city = Wohin legst du das Stadtplättchen der { $track }?
fe-prompt-score-card = Bevor dein Zug endet: Wertest du eine Karte?
fe-prompt-score-card-none = Keine deiner Karten lässt sich jetzt werten. Gefragt wirst du trotzdem, damit es niemand erfährt.
