### Worin sich Möglichkeiten in Empire's End unterscheiden.

## Quellen von Punkten

ee-hint-points-track = Punkteleiste
ee-hint-points-locations = Orte
ee-hint-points-abilities = Fähigkeiten
ee-hint-points-resources = Ressourcen
ee-hint-points-hand = Handkarten
ee-hint-points-to-come = was noch kommt

## Was man danach besitzt

ee-hint-stock = Danach besitzt du { $changes }.
ee-hint-more = { $amounts } mehr
ee-hint-less = { $amounts } weniger

## Wer die Krise annimmt

# Am Ende eines Satzes: „und nicht du“.
ee-hint-you = du
ee-hint-takes = { $who ->
    [you] Dann nimmst du die Krise an.
   *[other] Dann nimmt wahrscheinlich { $name } die Krise an.
}
ee-hint-takes-instead = { $who ->
    [you] Dann nimmst du die Krise an und nicht { $other }.
   *[other] Dann nimmt wahrscheinlich { $name } die Krise an und nicht { $other }.
}
ee-hint-spared = { $who ->
    [you] Dann nimmst du die Krise nicht an.
   *[other] Dann nimmt { $name } die Krise wahrscheinlich nicht an.
}
