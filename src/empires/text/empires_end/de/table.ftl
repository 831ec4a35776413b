### Der Tisch von Empire's End als Text: kurze Zeilen, die auch vorgelesen verständlich sind.

## Wo das Spiel steht

ee-table-space = Feld { $space } von { $spaces }: { $phase }.
ee-table-setup = Vor Feld { $space } von { $spaces }: { $phase }.
ee-table-next = Danach: { $next }.
ee-table-next-two = Danach: { $next }, dann { $after }.
ee-table-decks = { $deck ->
    [one] Krisenstapel: { $deck } Karte, { $discards } abgeworfen. Feldzugstapel: { $conflicts }.
   *[other] Krisenstapel: { $deck } Karten, { $discards } abgeworfen. Feldzugstapel: { $conflicts }.
}

## Was offen liegt

ee-table-disaster = { $card } auf Position { $position }: abwenden mit { $bids }. Geboten: { $pot }.
ee-table-threatened = Bedroht: { $places }.
# Ein bedrohter Ort; der eigene steht vorn.
ee-table-threat = { $who ->
    [you] { $healthy ->
        [yes] bei dir { $location }
       *[no] bei dir { $location }, schon zerstört
    }
   *[other] { $healthy ->
        [yes] bei { $name } { $location }
       *[no] bei { $name } { $location }, schon zerstört
    }
}
ee-table-conflict = { $card }:

## Ein Reich

ee-fact-strength = Stärke { $strength }
ee-fact-healthy = { $n } von 11 Orten unversehrt
ee-fact-resources-hidden = Ressourcen verborgen
ee-fact-first-player = Startspielermarker
ee-table-forecast = Wäre das Spiel jetzt zu Ende: { $total } ({ $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten).
ee-table-resources = Ressourcen: { $resources }.
ee-table-hand-card = { $card }, kostet { $cost }. { $ability }
ee-table-hand-short = Hand: { $cards }.
ee-table-row = Reihe, von Position 1 bis 11:
ee-table-place = { $position }: { $location }, { $state }; { $innovations }
ee-table-place-threatened = { $position }: { $location }, { $state }, bedroht durch { $cards }; { $innovations }
ee-state-healthy = unversehrt
ee-state-destroyed = zerstört (Wiederaufbau kostet { $cost })
ee-place-innovations = { $n ->
    [0] keine Innovation
    [one] Innovation { $cards }
   *[other] Innovationen { $cards }
}
ee-card-exhausted = { $card } (erschöpft)
ee-table-own-innovations = Was deine Innovationen können:
ee-table-own-innovation = { $card } auf Position { $position }: { $ability }
ee-table-destroyed = Zerstört: { $places }.
ee-table-none-destroyed = Nichts zerstört.
ee-table-innovations = Innovationen: { $places }.
ee-table-no-innovations = Keine Innovationen.
ee-innovations-at = { $cards } auf Position { $position }
ee-table-others = Die anderen: { $scores }.
ee-table-other-score = { $name } { $points }

## Das Ergebnis

ee-result-line = Platz { $rank }: { $name }, { $points }: { $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten. { $healthy ->
    [one] { $healthy } unversehrter Ort.
   *[other] { $healthy } unversehrte Orte.
}
ee-result-tie-rulebook = { $names } haben gleich viele Punkte: Es entscheidet, wer mehr unversehrte Orte hat (EE-END-3).
ee-result-tie-shared = { $names } haben gleich viele Punkte und gleich viele unversehrte Orte: Sie teilen sich den Platz (EE-END-3).
ee-result-tie-manual = { $names } haben gleich viele Punkte: Vorn liegt, wer im Uhrzeigersinn am nächsten beim Startspieler ({ $first }) sitzt (EE-END-4).
