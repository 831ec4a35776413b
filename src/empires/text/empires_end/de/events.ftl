### Was in Empire's End geschehen ist, ein Satz je Ereignis. $who sagt, ob es die lesende Person
### betrifft („you“). Austeilen, Ziehen und Plätze stehen für alle Spiele in games.ftl.

ee-event-laid-out = Die Orte liegen aus, bei allen in derselben Anordnung.
ee-event-first-player = { $who ->
    [you] Du hast jetzt den Startspielermarker.
   *[other] { $name } hat jetzt den Startspielermarker.
}
ee-event-space = Feld { $space }: { $phase }.
ee-event-revealed-disaster = Aufgedeckt: { $card }. Bedroht ist Position { $position }; abwenden geht mit { $bids }.
ee-event-no-disaster = Es ist keine Karte mehr da, also findet diese Krise nicht statt.
ee-event-averted = { $who ->
    [you] Du wendest { $disaster } mit { $amount } ab.
   *[other] { $name } wendet { $disaster } mit { $amount } ab.
}
ee-event-averted-free = { $who ->
    [you] Du wendest { $disaster } gratis mit { $card } ab.
   *[other] { $name } wendet { $disaster } gratis mit { $card } ab.
}
ee-event-replaced = { $who ->
    [you] Du tauschst { $old } mit { $by } gegen { $new } aus. Bedroht ist jetzt Position { $position }.
   *[other] { $name } tauscht { $old } mit { $by } gegen { $new } aus. Bedroht ist jetzt Position { $position }.
}
ee-event-took = { $who ->
    [you] Du nimmst { $card } an.
   *[other] { $name } nimmt { $card } an.
}
ee-event-gained = { $who ->
    [you] Du erhältst { $gain }.
   *[other] { $name } erhält { $gain }.
}
ee-event-scored = { $who ->
    [you] Du erhältst { $points }.
   *[other] { $name } erhält { $points }.
}
ee-event-scored-by = { $who ->
    [you] Du erhältst { $points } durch { $by }.
   *[other] { $name } erhält { $points } durch { $by }.
}
ee-event-destroyed = { $who ->
    [you] Bei dir wird { $location } auf Position { $position } zerstört.
   *[other] Bei { $name } wird { $location } auf Position { $position } zerstört.
}
ee-event-nothing-destroyed = { $who ->
    [you] Du hast keinen unversehrten Ort mehr, also wird nichts zerstört.
   *[other] { $name } hat keinen unversehrten Ort mehr, also wird nichts zerstört.
}
ee-event-triggered = { $who ->
    [you] Die Zerstörung löst bei dir { $card } aus.
   *[other] Die Zerstörung löst bei { $name } { $card } aus.
}
ee-event-placed = { $who ->
    [you] Du legst { $card } an { $location } an (Position { $position }).
   *[other] { $name } legt { $card } an { $location } an (Position { $position }).
}
ee-event-not-placed = { $who ->
    [you] Du hast keinen unversehrten Ort für { $card }; die Karte wird abgeworfen.
   *[other] { $name } hat keinen unversehrten Ort für { $card }; die Karte wird abgeworfen.
}
ee-event-declared = { $who ->
    [you] Du erklärst Ressourcenknappheit und zeigst, was du besitzt: { $resources }.
   *[other] { $name } erklärt Ressourcenknappheit und zeigt { $resources }.
}
ee-event-bought-coin = { $who ->
    [you] Du kaufst 1 Münze für 2 Punkte.
   *[other] { $name } kauft 1 Münze für 2 Punkte.
}
ee-event-used = { $who ->
    [you] Du nutzt { $by }.
   *[other] { $name } nutzt { $by }.
}
ee-event-exchanged = { $who ->
    [you] Du zahlst { $pay } für den Tausch mit { $by }.
   *[other] { $name } zahlt { $pay } für den Tausch mit { $by }.
}
ee-event-refreshed = { $who ->
    [you] Du erneuerst { $card }.
   *[other] { $name } erneuert { $card }.
}
ee-event-repeated = { $who ->
    [you] Du nutzt { $by } und darfst { $ability } noch einmal nutzen.
   *[other] { $name } nutzt { $by } und darf { $ability } noch einmal nutzen.
}
ee-event-sold = { $who ->
    [you] Du verkaufst { $card } für 1 Münze.
   *[other] { $name } verkauft { $card } für 1 Münze.
}
ee-event-built = { $who ->
    [you] Du spielst { $card } { $price } an { $location } aus (Position { $position }).
   *[other] { $name } spielt { $card } { $price } an { $location } aus (Position { $position }).
}
ee-event-rebuilt = { $who ->
    [you] Du baust { $location } auf Position { $position } { $price } wieder auf.
   *[other] { $name } baut { $location } auf Position { $position } { $price } wieder auf.
}
ee-event-swapped = { $who ->
    [you] Du vertauschst { $one } (Position { $from }) mit { $other } (Position { $to }).
   *[other] { $name } vertauscht { $one } (Position { $from }) mit { $other } (Position { $to }).
}
ee-event-moved = { $who ->
    [you] Du verschiebst { $card } von Position { $from } an { $location } (Position { $to }).
   *[other] { $name } verschiebt { $card } von Position { $from } an { $location } (Position { $to }).
}
ee-event-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $name } wirft { $card } ab.
}
ee-event-reshuffled = { $cards ->
    [one] Die abgeworfene Karte bildet den neuen Krisenstapel: { $cards } Karte.
   *[other] Die abgeworfenen Karten werden gemischt und bilden den neuen Krisenstapel: { $cards } Karten.
}
ee-event-finished = { $who ->
    [you] Du beendest die { $phase }.
   *[other] { $name } beendet die { $phase }.
}
ee-event-chose-order = { $who ->
    [you] Du beginnst mit der { $phase }.
   *[other] { $name } beginnt mit der { $phase }.
}
ee-event-revealed-conflict = Aufgedeckt: { $card }.
ee-event-sealed = { $who ->
    [you] Dein Gebot ist verdeckt abgegeben.
   *[other] { $name } hat verdeckt ein Gebot abgegeben.
}
ee-event-opened-bid = { $who ->
    [you] Du bietest { $bid } und kommst auf Stärke { $strength }.
   *[other] { $name } bietet { $bid } und kommt auf Stärke { $strength }.
}
ee-event-rewarded-gain = { $who ->
    [you] { $band }: Du erhältst { $points }.
   *[other] { $band }: { $name } erhält { $points }.
}
ee-event-rewarded-lose = { $who ->
    [you] { $band }: Du verlierst { $points }.
   *[other] { $band }: { $name } verliert { $points }.
}
ee-event-rewarded-gain-refresh = { $who ->
    [you] { $band }: Du erhältst { $points } und darfst { $refresh } erneuern.
   *[other] { $band }: { $name } erhält { $points } und darf { $refresh } erneuern.
}
ee-event-rewarded-lose-refresh = { $who ->
    [you] { $band }: Du verlierst { $points }, darfst aber { $refresh } erneuern.
   *[other] { $band }: { $name } verliert { $points }, darf aber { $refresh } erneuern.
}
ee-event-upheaval = { $who ->
    [you] Aufruhr: Du vertauschst { $one } (Position { $from }) mit { $other } (Position { $to }).
   *[other] Aufruhr: { $name } vertauscht { $one } (Position { $from }) mit { $other } (Position { $to }).
}
ee-event-no-upheaval = { $who ->
    [you] Der Aufruhr ändert bei dir nichts.
   *[other] Der Aufruhr ändert bei { $name } nichts.
}
ee-event-kept-hand = { $who ->
    [you] Du behältst deine Hand.
   *[other] { $name } behält die Starthand.
}
ee-event-changed-hand = { $who ->
    [you] Du wirfst deine ganze Hand ab und ziehst eine neue.
   *[other] { $name } wirft die ganze Hand ab und zieht eine neue.
}
ee-event-final-ability = { $who ->
    [you] Endwertung: Du erhältst { $points } durch { $card }.
   *[other] Endwertung: { $name } erhält { $points } durch { $card }.
}
ee-event-final-ability-copied = { $who ->
    [you] Endwertung: Du erhältst { $points } durch { $card } als Kopie von { $copied }.
   *[other] Endwertung: { $name } erhält { $points } durch { $card } als Kopie von { $copied }.
}
ee-event-final-points = { $who ->
    [you] Dein Endstand ist { $total }: { $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten.
   *[other] Der Endstand von { $name } ist { $total }: { $track } von der Punkteleiste, { $locations } für Orte, { $abilities } für Fähigkeiten.
}
