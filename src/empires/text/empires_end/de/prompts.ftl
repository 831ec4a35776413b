### Die Frage, die jemand in Empire's End beantworten muss, eine Zeile je Art der Entscheidung.

ee-prompt-avert-or-take = { $healthy ->
    [yes] { $card }: Bei dir ist { $location } auf Position { $position } bedroht. Abwenden oder annehmen?
   *[no] { $card }: Bei dir ist { $location } auf Position { $position } schon zerstört. Abwenden oder annehmen?
}
ee-prompt-avert-or-take-two = Zwei Krisen: { $first }; { $second }. Entscheide über jede: abwenden oder annehmen?
# Eine der beiden.
ee-prompt-threat = { $healthy ->
    [yes] { $card } (bei dir { $location } auf Position { $position })
   *[no] { $card } (bei dir { $location } auf Position { $position }, schon zerstört)
}
ee-prompt-after-decision = Du hast entschieden. Zug beenden oder vorher noch eine offene Krise austauschen?
ee-prompt-aim = Für welche Krise nutzt du { $card }?
ee-prompt-pick-location = { $card }: Der bedrohte Ort ist schon zerstört. Welcher wird stattdessen zerstört?
ee-prompt-place-innovation = Wo legst du { $card } an?
ee-prompt-low-resources = { $held ->
    [0] Du hast keine Ressourcen. Münzen für je 2 Punkte kaufen? Mit der ersten sehen alle, was du hast.
    [one] Du hast nur { $held } Ressource. Münzen für je 2 Punkte kaufen? Mit der ersten sehen alle, was du hast.
   *[other] Du hast nur { $held } Ressourcen. Münzen für je 2 Punkte kaufen? Mit der ersten sehen alle, was du hast.
}
ee-prompt-economy = Wirtschaft: Welche Fähigkeit nutzt du? Du hast { $resources }.
ee-prompt-exchange = { $by }: Was tauschst du?
ee-prompt-repeat = { $by }: Welche Fähigkeit willst du noch einmal nutzen?
ee-prompt-industry = { $rebuild ->
    [open] Industrie: { $used } von 2 Karten ausgespielt oder verkauft, 1 Ort darf wieder aufgebaut werden. Was tust du? Du hast { $resources }.
    [done] Industrie: { $used } von 2 Karten ausgespielt oder verkauft, Wiederaufbau erledigt. Was tust du? Du hast { $resources }.
   *[none] Industrie: { $used } von 2 Karten ausgespielt oder verkauft. Was tust du? Du hast { $resources }.
}
ee-prompt-pay-build = { $card } auszuspielen kostet { $cost }. Wie zahlst du?
ee-prompt-pay-rebuild = Der Wiederaufbau von { $location } kostet { $cost }. Wie zahlst du?
ee-prompt-rest-of-hand = 2 Karten ausgespielt oder verkauft. Den Rest deiner Hand ({ $cards }) behalten oder abwerfen? Danach wird sie aufgefüllt.
ee-prompt-swap-locations = { $by }: Welche 2 Orte vertauschst du?
ee-prompt-lift-innovation = { $by }: Welche Innovation verschiebst du?
ee-prompt-order = Kombinierte Phase: Womit beginnst du?
ee-prompt-bid-axes = { $card }: Deine Stärke ist ohne Gebot { $strength }; du hast { $held }. Wie viele Äxte bietest du?
ee-prompt-bid-coins = { $n ->
    [0] { $card }: Deine Stärke ist { $strength }, ohne gebotene Äxte; du hast { $held }. Wie viele Münzen bietest du?
   *[other] { $card }: Deine Stärke ist { $strength }, { $axes } mitgezählt; du hast { $held }. Wie viele Münzen bietest du?
}
ee-prompt-refresh = { $left ->
    [one] Welche Fähigkeit erneuerst du?
   *[other] Welche Fähigkeit erneuerst du? Du darfst noch { $left } erneuern.
}
ee-prompt-mulligan = Behältst du deine Hand ({ $cards }) oder ziehst du einmal 4 neue Karten?
ee-prompt-take-two = Vor Beginn nimmst du 2 deiner 4 Karten an. Welche zuerst?
ee-prompt-take-two-second = Du nimmst { $card } an. Welche Karte ist die zweite?
