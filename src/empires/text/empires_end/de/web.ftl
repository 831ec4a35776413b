### Was die Browser-App selbst über Empire’s End sagt.

## Übersicht

ee-web-about = Krisen treffen alle. Wende sie ab, oder nimm sie hin und baue neu. Überdauere die anderen.
ee-web-about-length = 2–4 Personen · 30–60 Minuten · Bieten

## Der Tisch

ee-web-source = { $part ->
    [track] Punkteleiste
    [locations] Orte
   *[abilities] Endfähigkeiten
}
ee-web-phase-track = Phasenleiste
ee-web-space = { $name ->
    [disaster] Krise
    [double] Doppelkrise
    [economy] Wirtschaft
    [industry] Industrie
    [conflict] Feldzug
    [combined] Wirtschaft + Industrie
    [setup] Vorbereitung
   *[end] Ende
}
ee-web-next = danach: { $next }
ee-web-all-played = { $n } Felder gespielt
ee-web-end = Ende
ee-web-moment = { $phase ->
    [disaster] Krise
    [economy] Wirtschaft
    [industry] Industrie
    [conflict] Feldzug
   *[end] Endwertung
}
ee-web-hits = trifft
ee-web-taker-keeps = Wer annimmt, behält die Karte.
ee-web-avert-with = Abwenden mit 1
ee-web-or = oder
ee-web-pot = Topf bei Annahme
ee-web-taken-by = Angenommen von { $name }; die Karte bleibt im Reich.
ee-web-where-it-may-lie = Nur unversehrte Orte mit den wenigsten Innovationen.
ee-web-another-instead = Der Ort ist schon zerstört: Ein anderer trifft es stattdessen.
ee-web-highest-also = Höchste zusätzlich
ee-web-all-others = Alle anderen
ee-web-upheaval = { $rank ->
    [1] wertvollster
    [2] zweitwertvollster
   *[3] drittwertvollster
} unversehrter Ort tauscht mit Position { $position }
ee-web-refreshes = { $n } erneuern
ee-web-setup = { $kind ->
    [mulligan] Behalte deine vier Karten oder ziehe vier andere.
    [take_two] Nimm zwei deiner Karten an: Jede zerstört ihre Position und bleibt als Innovation.
   *[other] Vor dem Spiel werden zwei Krisen angenommen.
}
ee-web-work = { $work ->
    [cards] Karten gespielt, verkauft
   *[rebuild] Ein Wiederaufbau
}
ee-web-more = weitere
ee-web-empires = Reiche
ee-web-first-player = hat den Startmarker
ee-web-strength = Stärke { $n }
ee-web-strength-word = Stärke
ee-web-cards-word = Handkarten
ee-web-track-points = { $n ->
    [one] { $n } Punkt auf der Leiste
   *[other] { $n } Punkte auf der Leiste
}
ee-web-your-resources = Deine Ressourcen
ee-web-resources = Ressourcen
ee-web-only-you = nur für dich
ee-web-pay-with = { $kind ->
    [wheat] Mit 1 Weizen abwenden
    [hammer] Mit 1 Hammer abwenden
    [axe] Mit 1 Axt abwenden
   *[coin] Mit 1 Münze abwenden
}
ee-web-deciding = überlegt
ee-web-trace = { $did ->
    [averted] abgewendet
    [took] genommen
    [sealed] verdeckt
   *[done] fertig
}
ee-web-healthy = unversehrt
ee-web-destroyed = zerstört
ee-web-threatened = bedroht
ee-web-lost = verloren { $points }
ee-web-averted = abgewendet
ee-web-if-beaten = besiegt: auf { $position }
ee-web-goes-instead = schon zerstört: stattdessen ein anderer
ee-web-counts = zählt
ee-web-exhausted = erschöpft
ee-web-exhausted-card = { $card } (erschöpft)
ee-web-state = { $state ->
    [working] wirkt
    [idle] ruht
   *[exhausted] erschöpft
}
ee-web-at-place = bei { $place }
ee-web-at-position = an Position { $position }
ee-web-no-innovation = keine Innovation
ee-web-may-go-here = hier möglich
ee-web-place-here = hierher
ee-web-comes-here = kommt hierher
ee-web-beside = { $what } daneben
ee-web-none-beside = { $what }: keine daneben
ee-web-nothing-beside = daneben zählt nichts
ee-web-place-words = Position { $position }, { $facts }
ee-web-family = { $family ->
    [fire] Brand
    [riot] Aufstand
    [famine] Hungersnot
    [flood] Flut
    [blight] Fäulnis
    [barbarians] Barbaren
    [plague] Seuche
   *[earthquake] Erdbeben
}
ee-web-rebuild-cost = Hämmer für den Wiederaufbau
ee-web-rebuild-for = { $n ->
    [one] Der Wiederaufbau kostet { $n } Hammer.
   *[other] Der Wiederaufbau kostet { $n } Hämmer.
}
ee-web-worth = Jetzt: { $what }
ee-web-worth-points = { $n ->
    [one] Jetzt: { $n } Punkt
   *[other] Jetzt: { $n } Punkte
}
ee-web-worth-strength = Jetzt: Stärke { $n }
ee-web-do-swap = 2 tauschen
ee-web-do-move = Verschieben
ee-web-do-trade = { $times ->
    [1] Tauschen
   *[other] { $times }× tauschen
}
ee-web-do-repeat = Nochmal
ee-web-do-refresh = Erneuern
ee-web-do-replace = Ersetzen
ee-web-do-free = Gratis
ee-web-do-rebuild = Aufbau
ee-web-rebuild-at = { $place } aufbauen
ee-web-do-build = Ausspielen
ee-web-do-sell = Verkauf
ee-web-do-take = Annehmen
ee-web-free = gratis
ee-web-your-hand = Deine Hand
ee-web-hand-now = spielen oder verkaufen
ee-web-hand-use = für die Industrie, Feld { $space }
ee-web-hand-no-use = keine Industrie mehr
ee-web-cards-used = { $used } von 2
ee-web-built-on = ausgespielt bei { $location }
ee-web-was-sold = verkauft
ee-web-hands = Hände
ee-web-no-cards = keine Karten
ee-web-hidden-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ee-web-strengths = Stärke
ee-web-strengths-note = du mit Gebot, die anderen ohne
ee-web-strengths-all = ohne Gebote
ee-web-deck-left = { $n } Karten im Stapel
ee-web-in-deck = Karten im Stapel
ee-web-if-ended = Wenn jetzt Schluss wäre
ee-web-final = Endstand
ee-web-forecast-parts = { $track } Leiste + { $locations } Orte + { $abilities } Endfähigkeiten
ee-web-will-work = wird genutzt
ee-web-refreshed = erneuert
ee-web-change-bid = Mein Gebot ändern

## Fähigkeiten auf Orten, in wenigen Worten; Ressourcen sind nur ihr Zeichen

ee-short-moment-end = Ende: { $text }
ee-short-moment-destroyed = zerstört: { $text }
ee-short-gain = +{ $gain }
ee-short-points = +{ $points } Punkte
ee-short-exchange = { $pay } für { $options }
ee-short-exchange-times = { $times }× { $pay } für { $options }
ee-short-refresh-adjacent = Nachbarn erneuern
ee-short-refresh-all = alles erneuern
ee-short-repeat = 1 Wirt­schafts­fähig­keit nochmal
ee-short-gain-per-adjacent = +{ $gain } je { $neighbour } daneben
ee-short-points-per-adjacent-destroyed = { $points } Punkte je Ruine daneben
ee-short-points-per-adjacent = { $points } Punkte je { $neighbour } daneben
ee-short-swap = 2 Orte tauschen
ee-short-move-innovation = 1 Inno­vation verschieben
ee-short-rebuild-discount = Nachbar aufbauen: −{ $hammers }
ee-short-build-discount = 1 Karte: −{ $hammers }
ee-short-free-bid = wie { $resource }, gratis
ee-short-replace = Krise ersetzen
ee-short-strength = +{ $strength } Stärke
ee-short-strength-per-adjacent-destroyed = +{ $strength } Stärke je Ruine daneben
ee-short-points-per-resource = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je { $resource }
ee-short-points-per-destroyed = { $points } Punkte je Ruine
ee-short-points-most-destroyed = { $points } Punkte für die meisten Ruinen
ee-short-copy-end = beste End­fähigkeit nochmal

## Die Einführung

ee-web-step-title = { $step ->
    [aim] Ein Reich aus elf Orten
    [track] Eine Leiste, Phase um Phase
    [disaster] Krise: abwenden oder annehmen
    [innovation] Jede Krise ist auch eine Innovation
    [economy] Wirtschaft: Deine Orte arbeiten
    [industry] Industrie: ausspielen und wieder aufbauen
    [conflict] Feldzug: geheime Gebote
   *[end] Das Ende
}
ee-web-step = { $step ->
    [aim] Alle beginnen mit derselben Stadt, denselben Dörfern, Armeen, Straßen und Höfen; sie sind so viele Punkte wert, wie darauf steht. Einige wirst du verlieren. Wer am Ende die meisten Punkte hat, gewinnt.
    [track] Ein Marker wandert auf der Leiste oben. Sie sagt, welche Phase jetzt ist und was danach kommt: Krisen, Wirtschaft, Industrie, Feldzug.
    [disaster] Eine Karte bedroht in jedem Reich dieselbe Position. Reihum zahlen alle eine passende Ressource in den Topf (eine Münze passt immer), oder jemand nimmt die Krise an: Der bedrohte Ort wird zerstört, aber der ganze Topf und die Karte gehören dir, und du beginnst künftig.
    [innovation] Die angenommene Karte kommt unter einen deiner unversehrten Orte und wirkt von da an: Ressourcen, Stärke, günstigeres Bauen oder Punkte am Ende.
    [economy] Alle nutzen die Fähigkeiten ihrer unversehrten Orte und Innovationen, jede einmal; einen Tausch so oft, wie darauf steht. „Alle nutzen“ erledigt die einfachen Erträge auf einmal.
    [industry] Spiele oder verkaufe bis zu zwei Handkarten, und baue einen zerstörten Ort für Hämmer wieder auf.
    [conflict] Armeen und Innovationen geben Stärke; Äxte und Münzen kommen geheim dazu. Deine Stärke bestimmt, welchen der drei Bereiche der Karte du erreichst. Die höchste Stärke bekommt einen Bonus; die anderen trifft ein Aufruhr, und zwei ihrer Orte tauschen den Platz.
   *[end] Nach dem letzten Feld zählen die Punkteleiste, jeder unversehrte Ort und die Innovationen, die am Ende werten.
}
ee-web-hand-new = Innovation
ee-web-worked-title = { $worked ->
    [disaster] Eine Krise
    [conflict] Ein Feldzug
   *[turn] Eine Industriephase
}
ee-web-worked = { $worked ->
    [disaster] Marcus wendet einen Brand mit Weizen ab, Aurelia mit einer Axt. Dann nimmt er ihn an: Er bekommt beides, verliert Hof 3, und der Brand arbeitet von nun an für ihn.
    [conflict] Daheim ist Marcus schwächer, 3 gegen 5, aber er bietet vier Äxte und eine Münze: 8 schlägt 7. Beide erreichen den oberen Bereich; nur Aurelias Stadt muss umziehen.
   *[turn] Zwei Dörfer sparen je einen Hammer: Zwei Karten, die 1 kosten, werden umsonst ausgespielt.
}
ee-web-advice = { $tip ->
    [pot] Zähle den Topf, bevor du noch einmal zahlst: Liegt mehr darin, als dein bedrohter Ort wert ist, lohnt es sich, die Krise anzunehmen.
    [coins] Behalte eine Münze. Sie wendet jede Krise ab und zählt in jedem Feldzug; wer keine hat, muss nehmen, was kommt.
    [row] Wo deine billigsten Höfe und deine Ruinen liegen, tut eine Krise am wenigsten weh. Eine Stadt oder ein Dorf ist zwei oder drei Ressourcen wert.
    [place] Lege Innovationen an Orte, die selten getroffen werden, und verteile sie: Was an einer Ruine liegt, tut nichts, bis sie wieder aufgebaut ist.
    [conflict] Sieh dir die Stärke der anderen an, bevor du bietest. Eins mehr als die beste genügt; kommst du nicht hin, zahle für den nächsten Bereich oder nichts.
   *[rebuild] Baue in jeder Industriephase wieder auf, solange es billig ist. Am Ende zählt jeder unversehrte Ort ganz, so spät er auch zurückkam.
}

## Die Frage

ee-web-ask = { $kind ->
    [avert] { $threat } bedroht: { $threatened }
    [avert-ruin] { $threat }: { $threatened } ist schon zerstört
    [avert-both] Beide Krisen beantworten
    [after-decision] Du hast entschieden: Zug beenden?
    [aim] { $card }: gegen welche Krise?
    [pick-location] { $card }: welcher Ort stattdessen?
    [place] { $card } anlegen
    [build-at] { $card } ausspielen: wo?
    [low-resources] { $n ->
        [0] Du hast nichts: Münzen kaufen?
        [one] Du hast 1 Ressource: Münzen kaufen?
       *[other] Du hast { $n } Ressourcen: Münzen kaufen?
    }
    [economy] Wirtschaft: was nutzt du?
    [exchange] { $card }: was tauschst du?
    [repeat] { $card }: was nutzt du noch einmal?
    [industry] Industrie: { $used } von 2 Karten genutzt
    [pay-build] { $card } kostet { $cost }: wie zahlst du?
    [pay-rebuild] { $place } kostet { $cost }: wie zahlst du?
    [rest-of-hand] Die übrigen Handkarten behalten?
    [swap-locations] { $card }: welche zwei tauschen?
    [lift-innovation] { $card }: welche Innovation verschieben?
    [order] Beide Phasen: welche zuerst?
    [bid] { $card }: dein geheimes Gebot
    [refresh] { $n ->
        [one] Eine Innovation erneuern
       *[other] { $n } Innovationen erneuern
    }
    [mulligan] Diese vier Karten behalten?
    [take-first] Zwei Krisen annehmen: welche zuerst?
   *[take-second] Du nimmst { $card } an: welche noch?
}
ee-web-ask-note = { $kind ->
    [avert] Abwenden oder annehmen. Wähle, um zu sehen, was geschieht.
    [avert-ruin] Abwenden, oder annehmen und stattdessen einen Nachbarn verlieren.
    [avert-both] Je eine Antwort; beide werden zusammen bestätigt.
    [after-decision] Oder erst eine Karte nutzen, die eine Krise ersetzt.
    [aim] Wähle die Karte der Krise, oder wähle hier.
    [pick-location] Wähle einen der leuchtenden Orte.
    [place] Wähle einen Ort. Eine Zahl darin ist, was die Karte dort jetzt zählt.
    [build-at] Wähle einen Ort. Zurücknehmen lässt die Karte auf der Hand.
    [low-resources] Eine Münze kostet 2 Punkte. Mit der ersten sehen alle, was du hast.
    [economy] Hake an, was wirken soll, dann bestätige.
    [exchange] Zurücknehmen lässt es für später.
    [repeat] Zurücknehmen lässt es für später.
    [industry] Ausspielen und verkaufen auf den Karten, aufbauen auf der Ruine, tauschen mit zwei Orten.
    [pay-build] Münzen können für Hämmer stehen.
    [pay-rebuild] Münzen können für Hämmer stehen.
    [rest-of-hand] Dann wird sie wieder aufgefüllt.
    [swap-locations] Wähle einen Ort, dann den anderen. Ihre Innovationen gehen mit.
    [lift-innovation] Wähle sie in deinem Reich, dann ihren neuen Ort.
    [order] Die andere folgt sogleich.
    [bid] Äxte und Münzen kommen zu deiner Stärke. Niemand sieht sie, bevor alle geboten haben.
    [refresh] Wähle eine erschöpfte Innovation.
    [mulligan] Einmal darfst du vier andere ziehen.
    [take-first] Jede zerstört einen Ort und bleibt als Innovation.
   *[take-second] Jede zerstört einen Ort und bleibt als Innovation.
}
ee-web-pay = { $resource ->
    [wheat] Weizen zahlen
    [hammer] Hammer zahlen
    [axe] Axt zahlen
   *[coin] Münze zahlen
}
ee-web-left = { $n } übrig
ee-web-lose = { $is ->
    [one] kostet { $lost }
   *[no] ein anderer geht verloren
}
ee-web-use = { $kind ->
    [free_bid] Gratis abwenden
   *[replace] Ersetzen
}
ee-web-at = { $place }, Pos. { $position }
ee-web-with-card = { $do ->
    [build] { $card } ausspielen
    [sell] { $card } verkaufen
    [take-card] { $card } annehmen
    [lift] { $card } verschieben
   *[refresh] { $card } erneuern
}
ee-web-build = Ausspielen
ee-web-build-costs = { $n ->
    [0] gratis
    [one] { $n } Hammer
   *[other] { $n } Hämmer
}
ee-web-done = { $kind ->
    [avert_or_take] Zug beenden
    [low_resources] Keine kaufen
    [economy] Wirtschaft beenden
   *[industry] Industrie beenden
}
ee-web-do = { $do ->
    [keep_rest] Behalten
    [discard_rest] Abwerfen
    [economy_first] Erst Wirtschaft
    [industry_first] Erst Industrie
    [keep_hand] Behalten
   *[mulligan] Vier andere ziehen
}
ee-web-swap = { $one } mit { $other } tauschen
ee-web-bid-to = Bis { $n }
ee-web-bid-nothing = Nichts
ee-web-stay-at = bei { $n } bleiben
ee-web-axes = Äxte
ee-web-coins = Münzen
ee-web-at-home = Reich
ee-web-bid = Gebot
ee-web-pay-coins = Münzen statt Hämmern
# Ein Gebot aus Äxten und Münzen zugleich; $strength mit beidem.
ee-web-bid-both = { $axes ->
    [0] { $coins ->
        [one] { $coins } Münze bieten: Stärke { $strength }
       *[other] { $coins } Münzen bieten: Stärke { $strength }
    }
    [one] { $coins ->
        [one] { $axes } Axt und { $coins } Münze bieten: Stärke { $strength }
       *[other] { $axes } Axt und { $coins } Münzen bieten: Stärke { $strength }
    }
   *[other] { $coins ->
        [one] { $axes } Äxte und { $coins } Münze bieten: Stärke { $strength }
       *[other] { $axes } Äxte und { $coins } Münzen bieten: Stärke { $strength }
    }
}
ee-web-paying = { $coins ->
    [0] { $hammers ->
        [one] { $hammers } Hammer
       *[other] { $hammers } Hämmer
    }
    [one] { $hammers ->
        [one] { $hammers } Hammer, { $coins } Münze
       *[other] { $hammers } Hämmer, { $coins } Münze
    }
   *[other] { $hammers ->
        [one] { $hammers } Hammer, { $coins } Münzen
       *[other] { $hammers } Hämmer, { $coins } Münzen
    }
}

## Was andere getan haben, in den wenigsten Worten; $with enthält Zeichen von Ressourcen

ee-web-chip-averted = abgewendet { $with }
ee-web-chip-free = gratis
ee-web-chip-replaced = aus { $old } wird { $new }
ee-web-chip-took = nimmt { $card } an
ee-web-chip-took-lost = nimmt { $card } an: { $location } verloren
ee-web-chip-lost = { $location } verloren
ee-web-chip-placed = legt { $card } an
ee-web-chip-not-placed = wirft { $card } ab
ee-web-chip-points = { $n ->
    [one] { $sign }{ $n } Punkt
   *[other] { $sign }{ $n } Punkte
}
ee-web-chip-refreshed = { $n ->
    [one] erneuert { $n } Karte
   *[other] erneuert { $n } Karten
}
ee-web-chip-low = Ressourcenknappheit
ee-web-chip-sold = { $n ->
    [one] verkauft { $n } Karte
   *[other] verkauft { $n } Karten
}
ee-web-chip-built = spielt { $card } aus
ee-web-chip-rebuilt = baut { $location } auf
ee-web-chip-swapped = { $one } ⇄ { $other }
ee-web-chip-moved = { $card } zu { $location }
ee-web-chip-discarded = { $n ->
    [one] wirft { $n } Karte ab
   *[other] wirft { $n } Karten ab
}
ee-web-chip-order = { $phase ->
    [economy] Wirtschaft zuerst
   *[industry] Industrie zuerst
}
ee-web-chip-sealed = Gebot verdeckt
ee-web-chip-strength = Stärke { $strength }
ee-web-chip-upheaval = Aufruhr: { $one } ⇄ { $other }
ee-web-chip-no-upheaval = Aufruhr: nichts bewegt
ee-web-chip-new-hand = neue Hand
ee-web-chip-first = Startspieler
ee-web-overtaken = Überboten von { $name }, { $most } zu { $own }.
ee-web-since-spaces = { $many ->
    [0] Feld { $to }
   *[other] Felder { $from } bis { $to }
}
## Szenen

ee-web-reveal = Die Gebote werden geöffnet
ee-web-and-more = { $n } und mehr
ee-web-from-on = { $n }+
ee-web-card-upheaval = { $rank ->
    [1] wertvollster unversehrter Ort tauscht mit Position { $position }
    [2] zweitwertvollster unversehrter Ort tauscht mit Position { $position }
   *[3] drittwertvollster unversehrter Ort tauscht mit Position { $position }
}
ee-web-highest = { $n ->
    [one] Höchste
   *[other] Gleichauf
}
ee-web-refresh = { $n ->
    [one] { $n }-mal erneuern
   *[other] { $n }-mal erneuern
}
ee-web-lane = { $home } im Reich, Gebot { $bid }: Stärke { $total }. { $reward }.
ee-web-upheaval-swap = { $state ->
    [ruined] { $one } und { $other } (Ruine) tauschen
   *[healthy] { $one } und { $other } tauschen
}
ee-web-upheaval-stays = { $location } ist auf { $at }: bleibt
ee-web-upheaval-nothing = nichts Unversehrtes zu bewegen
ee-web-upheaval-later = Aufruhr folgt
ee-web-upheaval-comes = Der Aufruhr folgt nach dem Erneuern.
ee-web-upheaval-moves = Aufruhr: { $location } wandert von { $from } nach { $to }.
ee-web-upheaval-is = Aufruhr: { $what }.
ee-web-wins-conflict = { $who ->
    [you] Du gewinnst den Feldzug mit { $n }
   *[other] { $name } gewinnt den Feldzug mit { $n }
}
ee-web-level-conflict = Höchste Stärke { $n }: { $names }
ee-web-all-level = Alle sind gleich stark: { $n }
ee-web-conflict-got = { $who ->
    [you] Du: { $list }.
   *[other] { $name }: { $list }.
}
ee-web-nobody-bid = Niemand hat geboten.
ee-web-bids-back = Gebote gehen in den Vorrat.
ee-web-end-you = { $few ->
    [yes] Du überdauerst { $name }
   *[no] Du überdauerst alle
}
ee-web-end-you-lose = { $few ->
    [yes] { $name } überdauert dich
   *[no] { $name } überdauert euch alle
}
ee-web-end-other = { $name } überdauert alle anderen
ee-web-end-shared = { $who ->
    [you] { $names } überdauert gemeinsam
   *[other] { $names } überdauern gemeinsam
}
ee-web-end-ahead = { $who ->
    [you] { $n } Punkte, { $by } vor dir
   *[other] { $n } Punkte, { $by } vor { $name }
}
ee-web-end-tie-healthy = Gleich viele Punkte; unversehrte Orte entscheiden: { $list }
ee-web-end-tie-first = { $who ->
    [you] Gleich viele Punkte; du sitzt dem Startmarker am nächsten
   *[other] Gleich viele Punkte; { $name } sitzt dem Startmarker am nächsten
}
ee-web-end-equal = Gleich viele Punkte und gleich viele unversehrte Orte
ee-web-end-conceded = { $who ->
    [you] Du hast aufgegeben.
    [several] { $names } haben aufgegeben.
   *[other] { $names } hat aufgegeben.
}
ee-web-end-as-it-stood = Gezählt, wie es stand.
ee-web-counted = So wurde gezählt
ee-web-counted-part = { $part ->
    [track] Punkteleiste
    [locations] Unversehrte Orte
   *[abilities] Endfähigkeiten
}
ee-web-tie-healthy = Gleichstand: unversehrt
ee-web-tie-first = Gleichstand: Sitzplatz
ee-web-left-over = Übrige Ressourcen
ee-web-rank = { $n }.
ee-web-gave-up = aufgegeben
ee-web-best = { $who ->
    [you] Dein Glanzstück
   *[other] Glanzstück von { $name }
}
ee-web-best-ability = { $card } bei { $location }: { $points }
ee-web-best-card = { $card }: { $points }
ee-web-best-conflict = Bester Feldzug
ee-web-best-conflict-is = Feld { $space }: Stärke { $strength }, { $points }
ee-web-worst = Schwerster Schlag
ee-web-worst-is = Feld { $space }: { $location } zerstört
ee-web-hits-position = trifft { $position }
ee-web-would-lose = zerstört { $location }
ee-web-hits-ruin = { $location } ist schon Ruine
ee-web-costs = Bau { $n }
ee-web-taken = angenommen
ee-web-card-where = { $zone ->
    [hand] deine Hand
    [play] im Spiel
   *[discards] Ablage
}

## Außerhalb des Tisches

ee-web-space-of = Feld { $n } von { $of }
ee-web-how-variant = Wir spielen { $blank }.
ee-web-how-variant-value = { $value ->
    [blitz] die Blitzpartie
   *[normal] das ganze Spiel
}
ee-web-how-variant-note = Das ganze Spiel hat 26 Felder. Die Blitzpartie beginnt auf Feld 8, mit zwei angenommenen Krisen.
ee-web-how-ruleset = Es gilt { $blank }.
ee-web-how-ruleset-value = { $value ->
    [manual] das Handbuch
   *[rulebook] das Regelheft
}
ee-web-how-open-resources = Was ich habe, { $blank }.
ee-web-how-open-resources-value = { $value ->
    [true] sehen alle
   *[false] bleibt verborgen
}

## Tipps: Neues in einem Satz

ee-web-tip-title = { $notion ->
    [mulligan] Eine andere Hand
    [two] Zwei Karten treffen
    [pot] Der Topf
    [double] Zwei Krisen zugleich
    [ruin] Ruinen
    [exhausted] Erschöpft
    [exchange] Tausch
    [combined] Zwei Phasen in einer
    [sealed] Verdeckte Gebote
    [upheaval] Aufruhr
   *[refresh] Erneuert
}
ee-web-tip = { $notion ->
    [mulligan] Einmal, bevor das Spiel beginnt, darfst du deine Karten tauschen; gute behältst du.
    [two] Das kurze Spiel beginnt mittendrin: Zwei deiner vier Karten zerstören je einen Ort und arbeiten dann für dich.
    [pot] Hier liegt, was zum Abwenden gezahlt wird, und wer die Krise annimmt, bekommt alles davon.
    [double] Zwei Krisen liegen offen, und jede wird für sich entschieden: Wer eine annimmt, kann für die andere noch zahlen.
    [ruin] Ein zerstörter Ort zählt und tut nichts, bis du ihn wieder aufbaust, einmal je Industriephase.
    [exhausted] Eine erschöpfte Karte hat gewirkt und ruht; eine Straße oder eine Belohnung kann sie erneuern.
    [exchange] Du gibst, wovon du zu viel hast, und bekommst, was du brauchst; aufhören kannst du jederzeit.
    [combined] Hier fallen Wirtschafts- und Industriephase zusammen, und du wählst, welche zuerst kommt.
    [sealed] Alle bieten gleichzeitig und geheim; was du bietest, ist weg, ob du gewinnst oder nicht.
    [upheaval] Alle außer den Stärksten vertauschen nach einem Feldzug die zwei Orte, die seine Karte nennt, mitsamt ihren Innovationen.
   *[refresh] Du darfst eine erschöpfte Karte wecken, damit sie wieder wirken kann.
}
