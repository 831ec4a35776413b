### What can be chosen before a game begins: each option, a note about it, and its values.

fe-option-choose-civilizations = Choose civilizations
fe-option-choose-civilizations-note = in turn, instead of dealing them
fe-option-open-tiles = Open city tiles
fe-option-open-tiles-note = everyone sees what cities are worth
fe-option-short = Short game
fe-option-short-note = four rounds instead of seven or eight
