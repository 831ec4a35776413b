### Was geschehen ist, ein Satz je Ereignis. $who sagt, ob es die lesende Person betrifft („you“).

event-laid-out = Die Orte liegen aus, bei allen in derselben Anordnung.
event-dealt = { $who ->
    [you] Du bekommst { $card } auf die Hand.
   *[other] { $name } bekommt { $card } auf die Hand.
}
event-dealt-hidden = { $who ->
    [you] Du bekommst eine Karte auf die Hand.
   *[other] { $name } bekommt eine Karte auf die Hand.
}
event-first-player = { $who ->
    [you] Du hast jetzt den Startspielermarker.
   *[other] { $name } hat jetzt den Startspielermarker.
}
event-space = Feld { $space }: { $phase }.
event-revealed-disaster = Aufgedeckt: { $card }. Bedroht ist Position { $position }; abwenden geht mit { $bids }.
event-no-disaster = Es ist keine Karte mehr da, also findet diese Krise nicht statt.
event-averted = { $who ->
    [you] Du wendest { $disaster } mit { $amount } ab.
   *[other] { $name } wendet { $disaster } mit { $amount } ab.
}
event-averted-free = { $who ->
    [you] Du wendest { $disaster } mit dem Gratisgebot von { $card } ab.
   *[other] { $name } wendet { $disaster } mit dem Gratisgebot von { $card } ab.
}
event-replaced = { $who ->
    [you] Du tauschst { $old } mit { $by } gegen { $new } aus. Bedroht ist jetzt Position { $position }.
   *[other] { $name } tauscht { $old } mit { $by } gegen { $new } aus. Bedroht ist jetzt Position { $position }.
}
event-took = { $who ->
    [you] Du nimmst { $card } an.
   *[other] { $name } nimmt { $card } an.
}
event-gained = { $who ->
    [you] Du erhältst { $gain }.
   *[other] { $name } erhält { $gain }.
}
event-scored = { $who ->
    [you] Du erhältst { $points }.
   *[other] { $name } erhält { $points }.
}
event-scored-by = { $who ->
    [you] Du erhältst { $points } durch { $by }.
   *[other] { $name } erhält { $points } durch { $by }.
}
event-destroyed = { $who ->
    [you] Bei dir wird { $location } auf Position { $position } zerstört.
   *[other] Bei { $name } wird { $location } auf Position { $position } zerstört.
}
event-nothing-destroyed = { $who ->
    [you] Du hast keinen unversehrten Ort mehr, also wird nichts zerstört.
   *[other] { $name } hat keinen unversehrten Ort mehr, also wird nichts zerstört.
}
event-triggered = { $who ->
    [you] Die Zerstörung löst bei dir { $card } aus.
   *[other] Die Zerstörung löst bei { $name } { $card } aus.
}
event-placed = { $who ->
    [you] Du legst { $card } an { $location } an (Position { $position }).
   *[other] { $name } legt { $card } an { $location } an (Position { $position }).
}
event-not-placed = { $who ->
    [you] Du hast keinen unversehrten Ort für { $card }; die Karte wird abgeworfen.
   *[other] { $name } hat keinen unversehrten Ort für { $card }; die Karte wird abgeworfen.
}
event-declared = { $who ->
    [you] Du erklärst Ressourcenknappheit und zeigst, was du besitzt: { $resources }.
   *[other] { $name } erklärt Ressourcenknappheit und zeigt { $resources }.
}
event-bought-coin = { $who ->
    [you] Du kaufst 1 Münze für 2 Punkte.
   *[other] { $name } kauft 1 Münze für 2 Punkte.
}
event-used = { $who ->
    [you] Du nutzt { $by }.
   *[other] { $name } nutzt { $by }.
}
event-exchanged = { $who ->
    [you] Du zahlst { $pay } für den Tausch mit { $by }.
   *[other] { $name } zahlt { $pay } für den Tausch mit { $by }.
}
event-refreshed = { $who ->
    [you] Du erneuerst { $card }.
   *[other] { $name } erneuert { $card }.
}
event-repeated = { $who ->
    [you] Du nutzt { $by } und darfst { $ability } noch einmal nutzen.
   *[other] { $name } nutzt { $by } und darf { $ability } noch einmal nutzen.
}
event-sold = { $who ->
    [you] Du verkaufst { $card } für 1 Münze.
   *[other] { $name } verkauft { $card } für 1 Münze.
}
event-built = { $who ->
    [you] Du spielst { $card } { $price } an { $location } aus (Position { $position }).
   *[other] { $name } spielt { $card } { $price } an { $location } aus (Position { $position }).
}
event-rebuilt = { $who ->
    [you] Du baust { $location } auf Position { $position } { $price } wieder auf.
   *[other] { $name } baut { $location } auf Position { $position } { $price } wieder auf.
}
event-swapped = { $who ->
    [you] Du vertauschst { $one } (Position { $from }) mit { $other } (Position { $to }).
   *[other] { $name } vertauscht { $one } (Position { $from }) mit { $other } (Position { $to }).
}
event-moved = { $who ->
    [you] Du verschiebst { $card } von Position { $from } an { $location } (Position { $to }).
   *[other] { $name } verschiebt { $card } von Position { $from } an { $location } (Position { $to }).
}
event-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $name } wirft { $card } ab.
}
event-drew = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $name } zieht { $card }.
}
event-drew-hidden = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $name } zieht eine Karte.
}
event-reshuffled = { $cards ->
    [one] Die abgeworfene Karte bildet den neuen Krisenstapel: { $cards } Karte.
   *[other] Die abgeworfenen Karten werden gemischt und bilden den neuen Krisenstapel: { $cards } Karten.
}
event-finished = { $who ->
    [you] Du beendest die { $phase }.
   *[other] { $name } beendet die { $phase }.
}
event-chose-order = { $who ->
    [you] Du beginnst mit der { $phase }.
   *[other] { $name } beginnt mit der { $phase }.
}
event-revealed-conflict = Aufgedeckt: { $card }.
event-sealed = { $who ->
    [you] Dein Gebot ist verdeckt abgegeben.
   *[other] { $name } hat verdeckt ein Gebot abgegeben.
}
event-opened-bid = { $who ->
    [you] Du bietest { $bid } und kommst auf Stärke { $strength }.
   *[other] { $name } bietet { $bid } und kommt auf Stärke { $strength }.
}
event-rewarded-gain = { $who ->
    [you] { $band }: Du erhältst { $points }.
   *[other] { $band }: { $name } erhält { $points }.
}
event-rewarded-lose = { $who ->
    [you] { $band }: Du verlierst { $points }.
   *[other] { $band }: { $name } verliert { $points }.
}
event-rewarded-gain-refresh = { $who ->
    [you] { $band }: Du erhältst { $points } und darfst { $refresh } erneuern.
   *[other] { $band }: { $name } erhält { $points } und darf { $refresh } erneuern.
}
event-rewarded-lose-refresh = { $who ->
    [you] { $band }: Du verlierst { $points }, darfst aber { $refresh } erneuern.
   *[other] { $band }: { $name } verliert { $points }, darf aber { $refresh } erneuern.
}
event-upheaval = { $who ->
    [you] Aufruhr: Du vertauschst { $one } (Position { $from }) mit { $other } (Position { $to }).
   *[other] Aufruhr: { $name } vertauscht { $one } (Position { $from }) mit { $other } (Position { $to }).
}
event-no-upheaval = { $who ->
    [you] Der Aufruhr ändert bei dir nichts.
   *[other] Der Aufruhr ändert bei { $name } nichts.
}
event-kept-hand = { $who ->
    [you] Du behältst deine Hand.
   *[other] { $name } behält die Starthand.
}
event-changed-hand = { $who ->
    [you] Du wirfst deine ganze Hand ab und ziehst eine neue.
   *[other] { $name } wirft die ganze Hand ab und zieht eine neue.
}
event-final-ability = { $who ->
    [you] Endwertung: Du erhältst { $points } durch { $card }.
   *[other] Endwertung: { $name } erhält { $points } durch { $card }.
}
event-final-ability-copied = { $who ->
    [you] Endwertung: Du erhältst { $points } durch { $card } als Kopie von { $copied }.
   *[other] Endwertung: { $name } erhält { $points } durch { $card } als Kopie von { $copied }.
}
event-final-points = { $who ->
    [you] Dein Endstand ist { $total }: { $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten.
   *[other] Der Endstand von { $name } ist { $total }: { $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten.
}
event-ranked = { $who ->
    [you] Du belegst Platz { $rank }.
   *[other] { $name } belegt Platz { $rank }.
}
