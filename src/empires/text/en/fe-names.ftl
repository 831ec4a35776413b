### What the things of First Empires are called. Regions and civilizations have proper names, which
### are the same in every language; the program only writes them with a capital letter.

## Places; $ocean is "no" for a region, the name of an ocean we know, or "other"

fe-space = { $ocean ->
    [no] { $name }
    [west] western ocean
    [east] eastern ocean
    [north] northern ocean
    [south] southern ocean
   *[other] { $name } ocean
}
fe-space-from = { $ocean ->
    [no] from { $name }
    [west] from the western ocean
    [east] from the eastern ocean
    [north] from the northern ocean
    [south] from the southern ocean
   *[other] from the { $name } ocean
}
fe-space-to = { $ocean ->
    [no] to { $name }
    [west] to the western ocean
    [east] to the eastern ocean
    [north] to the northern ocean
    [south] to the southern ocean
   *[other] to the { $name } ocean
}
# Oceans only.
fe-space-in = { $ocean ->
    [west] in the western ocean
    [east] in the eastern ocean
    [north] in the northern ocean
    [south] in the southern ocean
   *[other] in the { $name } ocean
}
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
fe-track = { $track ->
    [dice] orange track (dice)
    [rerolls] blue track (rerolls)
    [movement] purple track (movement)
    [cards] green track (cards)
   *[explorers] yellow track (explorers)
}
# At the beginning of a line.
fe-track-title = { $track ->
    [dice] Orange (dice)
    [rerolls] Blue (rerolls)
    [movement] Purple (movement)
    [cards] Green (cards)
   *[explorers] Yellow (explorers)
}

## Amounts

fe-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
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
