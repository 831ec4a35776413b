### What can be chosen before a game begins: each option, a note about it, and its values.

fe-option-choose-civilizations = Choose civilizations
fe-option-choose-civilizations-note = in turn, instead of dealing them
fe-option-open-tiles = Open city tiles
fe-option-open-tiles-note = everyone sees what cities are worth
