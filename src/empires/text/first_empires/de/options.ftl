### Was vor dem Spiel gewählt werden kann: jede Option, etwas dazu und ihre Werte.

fe-option-choose-civilizations = Zivilisationen wählen
fe-option-choose-civilizations-note = reihum, statt sie auszuteilen
fe-option-open-tiles = Offene Stadtplättchen
fe-option-open-tiles-note = alle sehen, was Städte wert sind
fe-option-short = Kurzes Spiel
fe-option-short-note = vier Runden statt sieben oder acht
