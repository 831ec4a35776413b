### What the things of First Empires are called. Regions and civilizations have proper names, which
### are the same in every language; the program only writes them with a capital letter.

## Places; $ocean is the name of an ocean we know, or "other"

# By itself, after an article, and where there is little room.
fe-ocean = { $ocean ->
    [west] West Ocean
    [east] East Ocean
    [north] North Ocean
    [south] South Ocean
   *[other] { $name } ocean
}
    .after-article = { fe-ocean }
    .short = { $ocean ->
        [west] West Ocean
        [east] East Ocean
        [north] North Ocean
        [south] South Ocean
       *[other] { $name }
    }
fe-space-from = { $space ->
    [ocean] from the { $name }
   *[region] from { $name }
}
fe-space-to = { $space ->
    [ocean] to the { $name }
   *[region] to { $name }
}
# Oceans only.
fe-space-in = in the { $name }
fe-continent = { $continent ->
    [africa] Africa
    [america] America
    [asia] Asia
    [europe] Europe
   *[oceania] Oceania
}

## Colours, each with its symbol: on dice, in regions and beside tracks

fe-face = { $face ->
    [orange] orange gear
    [blue] blue cross
    [purple] purple horse
    [green] green mountain
    [yellow] yellow wheat
   *[sword] sword
}
fe-regions-of-colour = { $n ->
    [one] { $n } { $colour ->
        [orange] orange gear
        [blue] blue cross
        [purple] purple horse
        [green] green mountain
       *[yellow] yellow wheat
    } region
   *[other] { $n } { $colour ->
        [orange] orange gear
        [blue] blue cross
        [purple] purple horse
        [green] green mountain
       *[yellow] yellow wheat
    } regions
}

## Tracks

# After "the".
fe-track = { fe-track.colour } ({ fe-track.of })
    .colour = { $track ->
        [dice] orange track
        [rerolls] blue track
        [movement] purple track
        [cards] green track
       *[explorers] yellow track
    }
    .of = { $track ->
        [dice] dice
        [rerolls] rerolls
        [movement] movement
        [cards] cards
       *[explorers] explorers
    }
# At the beginning of a line.
fe-track-title = { $track ->
    [dice] Orange ({ fe-track.of })
    [rerolls] Blue ({ fe-track.of })
    [movement] Purple ({ fe-track.of })
    [cards] Green ({ fe-track.of })
   *[explorers] Yellow ({ fe-track.of })
}

## Amounts

fe-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fe-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
fe-rerolls = { $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
}
fe-movement = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
fe-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
fe-explorers = { $n ->
    [one] { $n } explorer
   *[other] { $n } explorers
}
# After "with".
fe-with-explorers = { $n ->
    [one] { $n } explorer
   *[other] { $n } explorers
}
fe-defenders = { $n ->
    [one] { $n } defender
   *[other] { $n } defenders
}
fe-swords = { $n ->
    [0] no sword
    [one] { $n } sword
   *[other] { $n } swords
}
fe-regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
fe-tiles = { $n ->
    [one] { $n } city tile
   *[other] { $n } city tiles
}

## Phases

fe-phase = { $phase ->
    [setup] set-up
    [dice] dice phase
    [movement] movement phase
   *[progress] progress phase
}

## People

# After "from" or "of".
fe-whom = { $who ->
    [you] you
   *[other] { $name }
}
# A card is named in quotes where it stands in a sentence.
fe-card-name = “{ $title }”
