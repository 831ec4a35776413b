### Was zur Wahl steht: kurze Aufforderungen, die nennen, worauf es ankommt. Ohne Punkt, weil sie in
### Listen stehen; nur ein Kartentext am Ende hat seinen.

choice-done-avert-or-take = Zug beenden
choice-done-low-resources = Keine Münze kaufen
choice-done-economy = Wirtschaftsphase beenden
choice-done-industry = Industriephase beenden
choice-bid = Mit { $resource } abwenden (du hast { $held })
choice-bid-card = { $card } mit { $resource } abwenden (du hast { $held })
choice-take = Annehmen: { $loss }, { $gain }
choice-take-card = { $card } annehmen: { $loss }, { $gain }
# Was das Annehmen kostet und bringt.
take-loss = { $location } auf Position { $position } verlieren
take-loss-choice = ein Ort deiner Wahl nahe Position { $position } wird zerstört
take-loss-none = du hast nichts mehr zu verlieren
take-gain = { $gain } erhalten
take-gain-none = keine Gebote erhalten
choice-use-free-bid = Mit dem Gratisgebot von { $card } statt mit { $resource } abwenden (danach erschöpft)
choice-use-replace = Eine Krise gegen die oberste Karte des Stapels austauschen (danach ist { $card } erschöpft)
choice-use = { $by } nutzen: { $ability }
choice-aim-free-bid = { $card } abwenden
choice-aim-replace = { $card } austauschen
choice-burn = { $location } auf Position { $position } verlieren ({ $points }, { $innovations })
choice-place = An { $location } anlegen, Position { $position } ({ $innovations })
# Was an einem Ort liegt.
innovations-none = keine Innovation
innovations-some = mit { $cards }
choice-buy-coin = 1 Münze für 2 Punkte kaufen (dein Punktestand: { $score })
choice-exchange = { $pay } gegen { $gain } tauschen (du hast { $held })
choice-repeat = { $by } noch einmal nutzen: { $ability }
choice-sell = { $card } für 1 Münze verkaufen
choice-build = { $card } { $price } ausspielen. { $ability }
choice-build-known = { $card } { $price } an { $location } ausspielen, Position { $position }. { $ability }
choice-rebuild = { $location } auf Position { $position } { $price } wiederaufbauen ({ $points }, { $innovations })
choice-pay = { $amount } zahlen
choice-keep-rest = { $cards } behalten
choice-discard-rest = { $cards } abwerfen
choice-swap = { $one } (Position { $from }) mit { $other } (Position { $to }) vertauschen
choice-lift = { $card } verschieben, jetzt an { $location }, Position { $position }
choice-economy-first = Erst Wirtschaft, dann Industrie
choice-industry-first = Erst Industrie, dann Wirtschaft
choice-bid-axes = { $n ->
    [0] Keine Äxte bieten: Stärke { $strength } vor den Münzen
   *[other] { $amount } bieten: Stärke { $strength } vor den Münzen
}
choice-bid-coins = { $n ->
    [0] Keine Münzen bieten: Stärke { $strength }, { $reward }
   *[other] { $amount } bieten: Stärke { $strength }, { $reward }
}
choice-refresh = { $card } erneuern. { $ability }
choice-keep-hand = Deine Hand behalten
choice-mulligan = Deine Hand abwerfen und 4 neue Karten ziehen
choice-take-card-from-hand = { $card } annehmen: { $loss }. { $ability }
