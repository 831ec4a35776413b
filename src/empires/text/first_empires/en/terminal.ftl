### What the terminal says in this game in words of its own.

fe-welcome = { $length ->
    [short] { $civilizations ->
        [chosen] { $tiles ->
            [open] First Empires: short game, four rounds, { $players } players, civilizations chosen, open city tiles. Type ? for help.
           *[hidden] First Empires: short game, four rounds, { $players } players, civilizations chosen, city tiles face down. Type ? for help.
        }
       *[dealt] { $tiles ->
            [open] First Empires: short game, four rounds, { $players } players, civilizations dealt, open city tiles. Type ? for help.
           *[hidden] First Empires: short game, four rounds, { $players } players, civilizations dealt, city tiles face down. Type ? for help.
        }
    }
   *[full] { $civilizations ->
        [chosen] { $tiles ->
            [open] First Empires: { $players } players, civilizations chosen, open city tiles. Type ? for help.
           *[hidden] First Empires: { $players } players, civilizations chosen, city tiles face down. Type ? for help.
        }
       *[dealt] { $tiles ->
            [open] First Empires: { $players } players, civilizations dealt, open city tiles. Type ? for help.
           *[hidden] First Empires: { $players } players, civilizations dealt, city tiles face down. Type ? for help.
        }
    }
}
fe-play-help-me = { $word }: your own tracks, explorers and hand
fe-play-help-player = { $word } NAME: the tracks, explorers and open cards of a player
fe-play-help-map = { $word }: the map; “{ $word } NAME” shows a region or an ocean and what is around it
fe-play-help-card = { $word } NAME: the text of a card, civilization or region, for example { $example }
fe-play-unknown-card = No card, civilization or region is called “{ $input }”. Try a name such as { $example }.
fe-play-unknown-place = No region or ocean in play is called “{ $input }”. Type { $word } for the whole map.
