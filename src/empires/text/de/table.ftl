### Der Tisch als Text: kurze Zeilen, die auch vorgelesen verständlich sind, eine nach der anderen.

## Wo das Spiel steht

table-space = Feld { $space } von { $spaces }: { $phase }.
table-setup = Vor Feld { $space } von { $spaces }: { $phase }.
table-next = Danach: { $next }.
table-next-two = Danach: { $next }, dann { $after }.
table-over = Das Spiel ist zu Ende.
table-decks = { $deck ->
    [one] Krisenstapel: { $deck } Karte, { $discards } abgeworfen. Feldzugstapel: { $conflicts }.
   *[other] Krisenstapel: { $deck } Karten, { $discards } abgeworfen. Feldzugstapel: { $conflicts }.
}

## Was offen liegt

table-disaster = { $card } auf Position { $position }: abwenden mit { $bids }. Geboten: { $pot }.
table-threatened = Bedroht: { $places }.
# Ein bedrohter Ort; der eigene steht vorn.
table-threat = { $who ->
    [you] { $healthy ->
        [yes] bei dir { $location }
       *[no] bei dir { $location }, schon zerstört
    }
   *[other] { $healthy ->
        [yes] bei { $name } { $location }
       *[no] bei { $name } { $location }, schon zerstört
    }
}
table-conflict = { $card }:

## Ein Reich

table-empire = { $who ->
    [you] Du, { $name }: { $facts }.
   *[other] { $name }: { $facts }.
}
fact-forecast = Prognose { $total }
fact-forecast-least = Prognose mindestens { $total }
fact-final = Endstand { $total }
fact-strength = Stärke { $strength }
fact-healthy = { $n } von 11 Orten unversehrt
fact-resources-hidden = Ressourcen verborgen
fact-hand = { $n ->
    [0] keine Handkarten
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
fact-first-player = Startspielermarker
fact-deciding = entscheidet gerade
table-forecast = Wäre das Spiel jetzt zu Ende: { $total } ({ $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten).
table-resources = Ressourcen: { $resources }.
table-hand = { $n ->
    [0] Keine Handkarten.
    [one] Hand, { $n } Karte:
   *[other] Hand, { $n } Karten:
}
table-hand-card = { $card }, kostet { $cost }. { $ability }
table-hand-short = Hand: { $cards }.
table-row = Reihe, von Position 1 bis 11:
table-place = { $position }: { $location }, { $state }; { $innovations }
table-place-threatened = { $position }: { $location }, { $state }, bedroht durch { $cards }; { $innovations }
state-healthy = unversehrt
state-destroyed = zerstört (Wiederaufbau kostet { $cost })
place-innovations = { $n ->
    [0] keine Innovation
    [one] Innovation { $cards }
   *[other] Innovationen { $cards }
}
card-exhausted = { $card } (erschöpft)
table-own-innovations = Was deine Innovationen können:
table-own-innovation = { $card } auf Position { $position }: { $ability }
table-destroyed = Zerstört: { $places }.
table-none-destroyed = Nichts zerstört.
table-innovations = Innovationen: { $places }.
table-no-innovations = Keine Innovationen.
innovations-at = { $cards } auf Position { $position }
table-others = Die anderen: { $scores }.
table-other-score = { $name } { $points }

## Das Ergebnis

result-wins = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
result-shared = { $names } teilen sich den Sieg.
result-line = Platz { $rank }: { $name }, { $points }: { $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten. { $healthy ->
    [one] { $healthy } unversehrter Ort.
   *[other] { $healthy } unversehrte Orte.
}
result-tie-rulebook = { $names } haben gleich viele Punkte: Es entscheidet, wer mehr unversehrte Orte hat (EE-END-3).
result-tie-shared = { $names } haben gleich viele Punkte und gleich viele unversehrte Orte: Sie teilen sich den Platz (EE-END-3).
result-tie-manual = { $names } haben gleich viele Punkte: Vorn liegt, wer im Uhrzeigersinn am nächsten beim Startspieler ({ $first }) sitzt (EE-END-4).
name-you = { $name } (du)
