### Was in jedem Spiel gleich gesagt wird. $who sagt, ob es die lesende Person betrifft („you“).

## Aufzählungen

nothing = nichts
list-and = { $others } und { $last }
list-or = { $others } oder { $last }

## Personen

# Ein Platz ohne eigenen Namen.
player = Spieler { $number }
name-you = { $name } (du)

## Was geschehen ist

event-dealt = { $who ->
    [you] Du bekommst { $card } auf die Hand.
   *[other] { $name } bekommt { $card } auf die Hand.
}
event-dealt-hidden = { $who ->
    [you] Du bekommst eine Karte auf die Hand.
   *[other] { $name } bekommt eine Karte auf die Hand.
}
event-drew = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $name } zieht { $card }.
}
event-drew-hidden = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $name } zieht eine Karte.
}
event-ranked = { $who ->
    [you] Du belegst Platz { $rank }.
   *[other] { $name } belegt Platz { $rank }.
}

## Jemand anderes entscheidet

prompt-waiting = Am Zug: { $names }.
prompt-over = Das Spiel ist zu Ende.

## Der Tisch

table-over = Das Spiel ist zu Ende.
table-empire = { $who ->
    [you] Du, { $name }: { $facts }.
   *[other] { $name }: { $facts }.
}
fact-forecast = Prognose { $total }
fact-forecast-least = Prognose mindestens { $total }
fact-final = Endstand { $total }
fact-hand = { $n ->
    [0] keine Handkarten
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
fact-deciding = entscheidet gerade
table-hand = { $n ->
    [0] Keine Handkarten.
    [one] Hand, { $n } Karte:
   *[other] Hand, { $n } Karten:
}

## Das Ergebnis

result-wins = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
result-shared = { $names } teilen sich den Sieg.

## Woher ein Wert einer Karte stammt

sourced = { $text } ({ $source })
source-printed = wie gedruckt, an einer Schachtel gesehen
source-rulebook = steht im Regelheft
source-public = steht auf einer anderen öffentlichen Seite
source-inferred = aus Bekanntem erschlossen
source-reconstructed = von uns ergänzt
