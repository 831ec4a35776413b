### Was vor dem Spiel gewählt werden kann: jede Option, etwas dazu und ihre Werte.

ee-option-variant = Länge
ee-option-variant-note = Blitz beginnt auf Feld 8 mit zwei angenommenen Krisen
ee-option-variant-normal = Voll
ee-option-variant-blitz = Blitz
ee-option-ruleset = Regeln
ee-option-ruleset-note = Zwei veröffentlichte Lesarten weichen in Einzelheiten ab
ee-option-ruleset-rulebook = Regelheft
ee-option-ruleset-manual = Handbuch
ee-option-open-resources = Offene Ressourcen
ee-option-open-resources-note = alle sehen jeden Weizen und jede Münze
