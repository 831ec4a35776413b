### What can be chosen before a game begins: each option, a note about it, and its values.

ee-option-variant = Length
ee-option-variant-note = Blitz begins at space 8 with two disasters taken
ee-option-variant-normal = Full
ee-option-variant-blitz = Blitz
ee-option-ruleset = Rules
ee-option-ruleset-note = Two published readings differ in details
ee-option-ruleset-rulebook = Rulebook
ee-option-ruleset-manual = Manual
ee-option-open-resources = Open resources
ee-option-open-resources-note = everyone sees every wheat and coin
