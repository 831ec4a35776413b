### What the terminal says in this game in words of its own.

ee-welcome = Empire’s End: { $players } players, { $variant }, { $ruleset }. Type ? for help.
ee-play-help-me = { $word }: your own empire, resources and hand
ee-play-help-card = { $word } NAME: the text of a card or location, for example { $example }
ee-play-help-all = { $word }: use every plain gain and finish the economy phase
ee-play-which-player = Whose row? Type { $word } and a name: { $names }.
ee-play-unknown-card = No card or location is called “{ $input }”. Try a name such as { $example }.
ee-play-not-all = That works in the economy phase only.
