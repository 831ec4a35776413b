### Was in Empire's End zur Wahl steht: kurze Aufforderungen, die nennen, worauf es ankommt. Ohne
### Punkt, weil sie in Listen stehen; nur ein Kartentext am Ende hat seinen.
### .title ist die Aufforderung allein, .rest, was die Zeile noch sagt; .apart ist, was sie von den
### anderen unterscheidet, wo die Frage oder die Überschrift einer Gruppe das Übrige sagt.

ee-choice-done-avert-or-take = Zug beenden
ee-choice-done-low-resources = Keine Münze kaufen
ee-choice-done-economy = Wirtschaftsphase beenden
ee-choice-done-industry = Industriephase beenden
ee-choice-bid = { ee-choice-bid.title } ({ ee-choice-bid.rest })
    .title = Mit { $resource } abwenden
    .rest = du hast { $held }
# Von zwei Krisen.
ee-choice-bid-card = { ee-choice-bid-card.title } ({ ee-choice-bid-card.rest })
    .title = { $card } mit { $resource } abwenden
    .rest = du hast { $held }
    .apart = { $name }
ee-choice-take = { ee-choice-take.title }: { ee-choice-take.rest }
    .title = Annehmen
    .rest = { $loss }, { $gain }
ee-choice-take-card = { ee-choice-take-card.title }: { ee-choice-take-card.rest }
    .title = { $card } annehmen
    .rest = { $loss }, { $gain }
    .apart = { $bids ->
        [some] oder annehmen
       *[none] Annehmen
    }
# Was das Annehmen kostet und bringt.
ee-take-loss = { $location } auf Position { $position } verlieren
ee-take-loss-choice = ein Ort deiner Wahl nahe Position { $position } wird zerstört
ee-take-loss-none = du hast nichts mehr zu verlieren
ee-take-gain = { $gain } erhalten
ee-take-gain-none = der Topf ist leer
ee-choice-use-free-bid = { ee-choice-use-free-bid.title } ({ ee-choice-use-free-bid.rest })
    .title = Gratis mit { $card } statt mit { $resource } abwenden
    .rest = danach erschöpft
ee-choice-use-replace = { ee-choice-use-replace.title } ({ ee-choice-use-replace.rest })
    .title = Eine Krise gegen die oberste Karte des Stapels austauschen
    .rest = danach ist { $card } erschöpft
ee-choice-use = { ee-choice-use.title }: { ee-choice-use.rest }
    .title = { $by } nutzen
    .rest = { $ability }
ee-choice-aim-free-bid = { $card } abwenden
    .apart = Abwenden
ee-choice-aim-replace = { $card } austauschen
    .apart = Austauschen
ee-choice-burn = { ee-choice-burn.title } ({ ee-choice-burn.rest })
    .title = { $location } auf Position { $position } verlieren
    .rest = { $points }, { $innovations }
ee-choice-place = { ee-choice-place.title } ({ ee-choice-place.rest })
    .title = An { $location } anlegen, Position { $position }
    .rest = { $innovations }
    .apart = { $location }, Pos. { $position }
# Was an einem Ort liegt.
ee-innovations-none = noch keine Innovation
ee-innovations-some = mit { $cards }
ee-choice-buy-coin = { ee-choice-buy-coin.title } ({ ee-choice-buy-coin.rest })
    .title = 1 Münze für 2 Punkte kaufen
    .rest = dein Punktestand: { $score }
ee-choice-exchange = { ee-choice-exchange.title } ({ ee-choice-exchange.rest })
    .title = { $pay } gegen { $gain } tauschen
    .rest = du hast { $held }
ee-choice-repeat = { ee-choice-repeat.title }: { ee-choice-repeat.rest }
    .title = { $by } noch einmal nutzen
    .rest = { $ability }
ee-choice-sell = { $card } für 1 Münze verkaufen
ee-choice-build = { ee-choice-build.title }. { ee-choice-build.rest }
    .title = { $card } { $price } ausspielen
    .rest = { $ability }
ee-choice-build-known = { ee-choice-build-known.title }. { ee-choice-build-known.rest }
    .title = { $card } { $price } an { $location } ausspielen, Position { $position }
    .rest = { $ability }
ee-choice-rebuild = { ee-choice-rebuild.title } ({ ee-choice-rebuild.rest })
    .title = { $location } auf Position { $position } { $price } wieder aufbauen
    .rest = { $points }, { $innovations }
ee-choice-pay = { $amount } zahlen
ee-choice-keep-rest = { $cards } behalten
ee-choice-discard-rest = { $cards } abwerfen
ee-choice-swap = { $one } (Position { $from }) mit { $other } (Position { $to }) vertauschen
ee-choice-lift = { $card } verschieben, jetzt an { $location }, Position { $position }
ee-choice-economy-first = Erst Wirtschaft, dann Industrie
ee-choice-industry-first = Erst Industrie, dann Wirtschaft
ee-choice-bid-axes = { ee-choice-bid-axes.title }: { ee-choice-bid-axes.rest }
    .title = { $n ->
        [0] Keine Äxte bieten
       *[other] { $amount } bieten
    }
    .rest = Stärke { $strength } ohne Münzen
    .apart = { $n }
ee-choice-bid-coins = { ee-choice-bid-coins.title }: { ee-choice-bid-coins.rest }
    .title = { $n ->
        [0] Keine Münzen bieten
       *[other] { $amount } bieten
    }
    .rest = Stärke { $strength }, { $reward }
    .apart = { $n }
ee-choice-refresh = { ee-choice-refresh.title }. { ee-choice-refresh.rest }
    .title = { $card } erneuern
    .rest = { $ability }
ee-choice-keep-hand = Deine Hand behalten
ee-choice-mulligan = Deine Hand abwerfen und 4 neue Karten ziehen
ee-choice-take-card-from-hand = { ee-choice-take-card-from-hand.title }: { ee-choice-take-card-from-hand.rest }
    .title = { $card } annehmen
    .rest = { $loss }. { $ability }

## Gruppen: bei zwei Krisen die Möglichkeiten zu einer

# Die Namen von Ressourcen beenden diesen Satz.
ee-group-bids = { $card } abwenden mit …

## Warum ein Gebot nicht möglich ist

ee-error-bid-kind = { $rule }: Bei { $card } geht das nur mit { $bids }.
ee-error-bid-none = { $rule }: Davon hast du nichts: { $resource }.
