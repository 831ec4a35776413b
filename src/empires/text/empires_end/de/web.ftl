### Was die Browser-App selbst über Empire’s End sagt.

## Übersicht

ee-web-about = Krisen abwenden oder annehmen, wieder aufbauen, die anderen überdauern.
ee-web-about-length = 2–4 Personen, 30–60 Min., Bieten

## Der Tisch

ee-web-part = { $part ->
    [mine] Reich
    [hand] Hand
    [scores] Punkte
   *[log] Verlauf
}
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
    [conflict] Konflikt
    [combined] Wirtschaft und Industrie
   *[end] Ende
}
ee-web-next = danach: { $next }, { $after }
ee-web-end = Ende
ee-web-hits = Trifft Position { $position } bei allen, die sie annehmen.
ee-web-pot = Topf bei Annahme
ee-web-did = { $did ->
    [averted] { $name }: abgewendet
    [averted_free] { $name }: kostenlos abgewendet
   *[took] { $name }: angenommen
}
ee-web-if-taken = Bei Annahme jetzt
ee-web-already-destroyed = schon zerstört
ee-web-without-bid = Stärke { $n } ohne Gebot
ee-web-with-bid = Stärke { $n } mit diesem Gebot
ee-web-empires = Reiche
ee-web-position = Position
ee-web-first = zuerst
ee-web-first-player = hat den Startmarker
ee-web-strength = Stärke { $n }
ee-web-your-resources = Deine Rohstoffe
ee-web-resources-hidden = Rohstoffe verdeckt
ee-web-healthy = intakt
ee-web-destroyed = zerstört
ee-web-threatened = bedroht
ee-web-exhausted = erschöpft
ee-web-exhausted-card = { $card } (erschöpft)
ee-web-no-innovation = keine Innovation
ee-web-may-go-here = hier möglich
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
ee-web-your-hand = Deine Hand
ee-web-hand-use = { $n ->
    [one] { $n } Karte, nutzbar in der Industrie auf Feld { $space }
   *[other] { $n } Karten, nutzbar in der Industrie auf Feld { $space }
}
ee-web-hand-no-use = { $n ->
    [one] { $n } Karte, keine Industriephase mehr
   *[other] { $n } Karten, keine Industriephase mehr
}
ee-web-cards-used = { $used } von 2 Karten genutzt
ee-web-build = Bau
ee-web-forecast = Punktestand
ee-web-if-ended = wenn jetzt Schluss wäre
ee-web-forecast-parts = { $track } Leiste + { $locations } Orte + { $abilities } Endfähigkeiten
ee-web-will-work = wird genutzt
ee-web-refreshed = erneuert
ee-web-comes-here = kommt hierher
ee-web-change-bid = Mein Gebot ändern

## Fähigkeiten auf Orten, in wenigen Worten; Rohstoffe sind nur ihr Zeichen

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
ee-short-free-bid = Gratis­gebot { $resource }
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
    [industry] Industrie: bauen und wieder aufbauen
    [conflict] Konflikt: geheime Gebote
   *[end] Das Ende
}
ee-web-step = { $step ->
    [aim] Alle beginnen mit derselben Stadt, denselben Dörfern, Armeen, Straßen und Höfen; sie sind so viele Punkte wert, wie darauf steht. Einige wirst du verlieren. Wer am Ende die meisten Punkte hat, gewinnt.
    [track] Ein Marker wandert auf der Leiste oben. Sie sagt, welche Phase jetzt ist und was danach kommt: Krisen, Wirtschaft, Industrie, Konflikt.
    [disaster] Eine Karte bedroht in jedem Reich dieselbe Position. Reihum zahlen alle einen passenden Rohstoff in den Topf (eine Münze passt immer), oder jemand nimmt die Krise an: Der bedrohte Ort wird zerstört, aber der ganze Topf und die Karte gehören dir, und du beginnst künftig.
    [innovation] Die angenommene Karte kommt unter einen deiner unversehrten Orte und wirkt von da an: Rohstoffe, Stärke, günstigeres Bauen oder Punkte am Ende.
    [economy] Alle nutzen die Fähigkeiten ihrer unversehrten Orte und Innovationen, jede einmal. „Alle nutzen“ erledigt die einfachen Erträge auf einmal.
    [industry] Spiele oder verkaufe bis zu zwei Handkarten, und baue einen zerstörten Ort für Hämmer wieder auf.
    [conflict] Armeen und Innovationen geben Stärke; Äxte und Münzen kommen geheim dazu. Deine Stärke bestimmt deine Stufe auf der Karte. Die höchste Stärke bekommt einen Bonus; die anderen trifft ein Aufruhr, und zwei ihrer Orte tauschen den Platz.
   *[end] Nach dem letzten Feld zählen die Punkteleiste, jeder unversehrte Ort und die Innovationen, die am Ende werten.
}
ee-web-hand-new = Innovation
