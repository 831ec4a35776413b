### What the browser app says itself about Empire's End.

## Lobby

ee-web-about = Disasters come for everyone. Pay to avert them, or take them and rebuild. Outlast the others.
ee-web-about-length = 2–4 players · 30–60 minutes · bidding

## The table

ee-web-source = { $part ->
    [track] Score track
    [locations] Locations
   *[abilities] End abilities
}
ee-web-phase-track = Phase track
ee-web-space = { $name ->
    [disaster] Disaster
    [double] Two disasters
    [economy] Economy
    [industry] Industry
    [conflict] Conflict
    [combined] Economy + Industry
    [setup] Set-up
   *[end] End
}
ee-web-next = next: { $next }
ee-web-all-played = { $n } spaces played
ee-web-end = End
ee-web-moment = { $phase ->
    [disaster] Disaster
    [economy] Economy
    [industry] Industry
    [conflict] Conflict
   *[end] End of the game
}
ee-web-hits = hits
ee-web-taker-keeps = The taker keeps this card.
ee-web-avert-with = Avert with 1
ee-web-or = or
ee-web-pot = Pot for the taker
ee-web-taken-by = { $name } took it and keeps the card.
ee-web-where-it-may-lie = Only healthy locations with the fewest innovations.
ee-web-another-instead = That location is a ruin already: another one goes instead.
ee-web-highest-also = Highest also
ee-web-all-others = All others
ee-web-upheaval = { $rank ->
    [1] best
    [2] second-best
   *[3] third-best
} healthy location swaps with position { $position }
ee-web-refreshes = refresh { $n }
ee-web-setup = { $kind ->
    [mulligan] Keep your four cards, or draw four others.
    [take_two] Take two of your cards: each destroys its position and stays as an innovation.
   *[other] Two disasters are taken before the game begins.
}
ee-web-work = { $work ->
    [cards] Cards built or sold
   *[rebuild] One ruin rebuilt
}
ee-web-more = more
ee-web-empires = Empires
ee-web-first-player = holds the first-player marker
ee-web-strength = strength { $n }
ee-web-strength-word = strength
ee-web-cards-word = cards in hand
ee-web-track-points = { $n ->
    [one] { $n } point on the score track
   *[other] { $n } points on the score track
}
ee-web-your-resources = Your resources
ee-web-resources = Resources
ee-web-only-you = only you see these
ee-web-pay-with = { $kind ->
    [wheat] Avert with 1 wheat
    [hammer] Avert with 1 hammer
    [axe] Avert with 1 axe
   *[coin] Avert with 1 coin
}
ee-web-deciding = deciding
ee-web-trace = { $did ->
    [averted] averted
    [took] took it
    [sealed] sealed
   *[done] done
}
ee-web-healthy = healthy
ee-web-destroyed = destroyed
ee-web-threatened = threatened
ee-web-lost = lost { $points }
ee-web-averted = averted
ee-web-if-beaten = if beaten: to { $position }
ee-web-goes-instead = already destroyed: another one goes instead
ee-web-counts = counts
ee-web-exhausted = exhausted
ee-web-exhausted-card = { $card } (exhausted)
ee-web-state = { $state ->
    [working] working
    [idle] idle
   *[exhausted] exhausted
}
ee-web-at-place = at { $place }
ee-web-at-position = at position { $position }
ee-web-no-innovation = no innovation
ee-web-may-go-here = may go here
ee-web-place-here = place here
ee-web-comes-here = comes here
ee-web-beside = { $what } beside
ee-web-none-beside = no { $what } beside
ee-web-nothing-beside = nothing beside it counts
ee-web-place-words = Position { $position }, { $facts }
ee-web-family = { $family ->
    [fire] Fire
    [riot] Riot
    [famine] Famine
    [flood] Flood
    [blight] Blight
    [barbarians] Barbarians
    [plague] Plague
   *[earthquake] Earthquake
}
ee-web-rebuild-cost = Hammers to rebuild it
ee-web-rebuild-for = { $n ->
    [one] Rebuilding costs { $n } hammer.
   *[other] Rebuilding costs { $n } hammers.
}
ee-web-worth = Now: { $what }
ee-web-worth-points = { $n ->
    [one] Now: { $n } point
   *[other] Now: { $n } points
}
ee-web-worth-strength = Now: { $n } strength
ee-web-do-swap = Swap two
ee-web-do-move = Move one
ee-web-do-trade = { $times ->
    [1] Trade
   *[other] { $times } trades
}
ee-web-do-repeat = Once more
ee-web-do-refresh = Refresh
ee-web-do-replace = Replace
ee-web-do-free = Avert free
ee-web-do-rebuild = Rebuild
ee-web-rebuild-at = Rebuild { $place }
ee-web-do-build = Build
ee-web-do-sell = Sell
ee-web-do-take = Take it
ee-web-free = free
ee-web-your-hand = Your hand
ee-web-hand-now = build or sell
ee-web-hand-use = used in Industry, space { $space }
ee-web-hand-no-use = no industry phase to come
ee-web-cards-used = { $used } of 2 used
ee-web-built-on = built on { $location }
ee-web-was-sold = sold
ee-web-hands = Hands
ee-web-no-cards = no cards
ee-web-hidden-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ee-web-strengths = Strength
ee-web-strengths-note = yours with the bid, theirs without
ee-web-strengths-all = without the bids
ee-web-deck-left = { $n } cards in the deck
ee-web-in-deck = cards in the deck
ee-web-if-ended = If it ended now
ee-web-final = The final score
ee-web-forecast-parts = { $track } track + { $locations } locations + { $abilities } end abilities
ee-web-will-work = is used
ee-web-refreshed = refreshed
ee-web-change-bid = Change my bid

## Abilities on tiles, in a few words; resources are only their signs

ee-short-moment-end = end: { $text }
ee-short-moment-destroyed = if destroyed: { $text }
ee-short-gain = +{ $gain }
ee-short-points = +{ $points } points
ee-short-exchange = { $pay } for { $options }
ee-short-exchange-times = { $times }× { $pay } for { $options }
ee-short-refresh-adjacent = refresh neighbours
ee-short-refresh-all = refresh all
ee-short-repeat = one economy ability again
ee-short-gain-per-adjacent = +{ $gain } per adjacent { $neighbour }
ee-short-points-per-adjacent-destroyed = { $points } points per ruin beside it
ee-short-points-per-adjacent = { $points } points per adjacent { $neighbour }
ee-short-swap = swap any 2 locations
ee-short-move-innovation = move 1 inno­vation
ee-short-rebuild-discount = neighbour rebuilt: −{ $hammers }
ee-short-build-discount = 1 card built: −{ $hammers }
ee-short-free-bid = avert free as { $resource }
ee-short-replace = replace the disaster
ee-short-strength = +{ $strength } strength
ee-short-strength-per-adjacent-destroyed = +{ $strength } strength per ruin beside it
ee-short-points-per-resource = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per { $resource }
ee-short-points-per-destroyed = { $points } points per ruin
ee-short-points-most-destroyed = { $points } points for most ruins
ee-short-copy-end = best end ability again

## The lesson

ee-web-step-title = { $step ->
    [aim] An empire of eleven locations
    [track] One track, phase after phase
    [disaster] Disaster: avert it or take it
    [innovation] Every disaster is also an innovation
    [economy] Economy: your locations work
    [industry] Industry: build and rebuild
    [conflict] Conflict: secret bids
   *[end] The end
}
ee-web-step = { $step ->
    [aim] Everybody starts with the same City, Towns, Armies, Roads and Farms, worth the points printed on them. You will lose some. Whoever keeps the most points wins.
    [track] A marker moves along the track at the top. It says which phase comes now and what comes next: disasters, economy, industry, conflict.
    [disaster] A card threatens the same position in every empire. In turn, each player pays one fitting resource (a coin always fits) into the pot, or takes the disaster: the threatened location is destroyed, but the whole pot and the card are yours, and you are first player.
    [innovation] The card you took is placed under one of your healthy locations and works from then on: resources, strength, cheaper building, or points at the end.
    [economy] Everybody uses the abilities of healthy locations and innovations, each once; an exchange as often as it says. “Use all” does the plain gains in one go.
    [industry] Build or sell up to two cards of your hand, and rebuild one destroyed location for hammers.
    [conflict] Armies and innovations give strength; axes and coins add to it in secret. Your strength decides which of the card’s three bands of reward you reach. The highest gets a bonus; the others suffer an upheaval, and two of their locations change places.
   *[end] After the last space your score is the track, every healthy location, and the innovations that count at the end.
}
ee-web-hand-new = innovation
ee-web-worked-title = { $worked ->
    [disaster] A disaster
    [conflict] A conflict
   *[turn] An industry phase
}
ee-web-worked = { $worked ->
    [disaster] Marcus averts a fire with wheat, Aurelia with an axe. Then he takes it: he gets both, loses Farm 3, and the fire works for him from now on.
    [conflict] Marcus is weaker at home, 3 against 5, but he bids four axes and a coin: 8 beats 7. Both reach the high band; only Aurelia’s City has to move.
   *[turn] Two Towns save a hammer each: two cards that cost 1 are built for nothing.
}
ee-web-advice = { $tip ->
    [pot] Count the pot before you pay once more: when it holds more than your threatened location is worth, taking the disaster is a good deal.
    [coins] Keep a coin. It averts every disaster and counts in every conflict; whoever has none has to take what comes.
    [row] Your cheapest Farms and your ruins are where a disaster hurts least. A City or a Town is worth two or three resources to keep.
    [place] Place innovations at locations that seldom burn, and spread them: what lies at a ruin does nothing until it is rebuilt.
    [conflict] Look at the others’ strength before you bid. One more than the best of them is enough; if you can’t get there, pay for the next band, or nothing.
   *[rebuild] Rebuild every industry phase while it is cheap. At the end each healthy location counts in full, however late it came back.
}

## The prompt

ee-web-ask = { $kind ->
    [avert] { $threat } threatens your { $threatened }
    [avert-ruin] { $threat }: your { $threatened } is a ruin
    [avert-both] Answer both disasters
    [after-decision] You have decided: end your turn?
    [aim] { $card }: against which disaster?
    [pick-location] { $card }: which location is lost instead?
    [place] Place { $card }
    [build-at] Build { $card }: where?
    [low-resources] { $n ->
        [0] You hold nothing: buy coins?
        [one] You hold 1 resource: buy coins?
       *[other] You hold { $n } resources: buy coins?
    }
    [economy] Economy: what works for you?
    [exchange] { $card }: what do you trade?
    [repeat] { $card }: what works once more?
    [industry] Industry: { $used } of 2 cards used
    [pay-build] { $card } costs { $cost }: how do you pay?
    [pay-rebuild] { $place } costs { $cost }: how do you pay?
    [rest-of-hand] Keep the rest of your hand?
    [swap-locations] { $card }: swap which two?
    [lift-innovation] { $card }: move which innovation?
    [order] Both phases: which comes first?
    [bid] { $card }: your secret bid
    [refresh] { $n ->
        [one] Refresh one innovation
       *[other] Refresh { $n } innovations
    }
    [mulligan] Keep these four cards?
    [take-first] Take two disasters: which first?
   *[take-second] You take { $card }: which second?
}
ee-web-ask-note = { $kind ->
    [avert] Avert it or take it. Choose to see what happens.
    [avert-ruin] Avert it, or take it and lose a neighbour instead.
    [avert-both] One answer to each; confirm them together.
    [after-decision] Or use a card that replaces a disaster first.
    [aim] Choose the disaster’s card, or choose here.
    [pick-location] Choose one of the lit locations.
    [place] Choose a location. A number in it is what the card would score there now.
    [build-at] Choose a location. Undo leaves the card in your hand.
    [low-resources] A coin costs 2 points. With the first one everybody sees what you hold.
    [economy] Tick what shall work, then confirm.
    [exchange] Undo leaves it for later.
    [repeat] Undo leaves it for later.
    [industry] Build or sell on the cards, rebuild on a ruin, choose two locations to swap.
    [pay-build] Coins may stand for hammers.
    [pay-rebuild] Coins may stand for hammers.
    [rest-of-hand] Then it is filled up again.
    [swap-locations] Choose one location, then the other. Their innovations go along.
    [lift-innovation] Choose it in your empire, then its new location.
    [order] The other one follows at once.
    [bid] Axes and coins are added to your strength. Nobody sees them before all are sealed.
    [refresh] Choose an exhausted innovation.
    [mulligan] Once, you may draw four others.
    [take-first] Each destroys a location and stays as an innovation.
   *[take-second] Each destroys a location and stays as an innovation.
}
ee-web-pay = { $resource ->
    [wheat] Pay wheat
    [hammer] Pay hammer
    [axe] Pay axe
   *[coin] Pay coin
}
ee-web-left = { $n } left
ee-web-lose = { $is ->
    [one] lose { $lost }
   *[no] lose another instead
}
ee-web-use = { $kind ->
    [free_bid] Avert free
   *[replace] Replace
}
ee-web-at = { $place }, pos. { $position }
ee-web-with-card = { $do ->
    [build] Build { $card }
    [sell] Sell { $card }
    [take-card] Take { $card }
    [lift] Move { $card }
   *[refresh] Refresh { $card }
}
ee-web-build = build
ee-web-build-costs = { $n ->
    [0] free
    [one] { $n } hammer
   *[other] { $n } hammers
}
ee-web-done = { $kind ->
    [avert_or_take] End turn
    [low_resources] Buy none
    [economy] Finish economy
   *[industry] Finish industry
}
ee-web-do = { $do ->
    [keep_rest] Keep them
    [discard_rest] Discard them
    [economy_first] Economy first
    [industry_first] Industry first
    [keep_hand] Keep them
   *[mulligan] Draw four others
}
ee-web-swap = Swap { $one } with { $other }
ee-web-bid-to = To { $n }
ee-web-bid-nothing = Nothing
ee-web-stay-at = stay at { $n }
ee-web-axes = Axes
ee-web-coins = Coins
ee-web-at-home = empire
ee-web-bid = bid
ee-web-pay-coins = Coins for hammers
# A bid of axes and coins at once; $strength with both.
ee-web-bid-both = { $axes ->
    [0] { $coins ->
        [one] Bid { $coins } coin: strength { $strength }
       *[other] Bid { $coins } coins: strength { $strength }
    }
    [one] { $coins ->
        [one] Bid { $axes } axe and { $coins } coin: strength { $strength }
       *[other] Bid { $axes } axe and { $coins } coins: strength { $strength }
    }
   *[other] { $coins ->
        [one] Bid { $axes } axes and { $coins } coin: strength { $strength }
       *[other] Bid { $axes } axes and { $coins } coins: strength { $strength }
    }
}
ee-web-paying = { $coins ->
    [0] { $hammers ->
        [one] { $hammers } hammer
       *[other] { $hammers } hammers
    }
    [one] { $hammers ->
        [one] { $hammers } hammer, { $coins } coin
       *[other] { $hammers } hammers, { $coins } coin
    }
   *[other] { $hammers ->
        [one] { $hammers } hammer, { $coins } coins
       *[other] { $hammers } hammers, { $coins } coins
    }
}

## What others did, in the fewest words; $with holds signs of resources

ee-web-chip-averted = averted { $with }
ee-web-chip-free = free
ee-web-chip-replaced = { $old } became { $new }
ee-web-chip-took = took { $card }
ee-web-chip-took-lost = took { $card }: { $location } lost
ee-web-chip-lost = { $location } lost
ee-web-chip-placed = placed { $card }
ee-web-chip-not-placed = discarded { $card }
ee-web-chip-points = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
ee-web-chip-refreshed = { $n ->
    [one] refreshed { $n } card
   *[other] refreshed { $n } cards
}
ee-web-chip-low = low resources
ee-web-chip-sold = { $n ->
    [one] sold { $n } card
   *[other] sold { $n } cards
}
ee-web-chip-built = built { $card }
ee-web-chip-rebuilt = rebuilt { $location }
ee-web-chip-swapped = { $one } ⇄ { $other }
ee-web-chip-moved = { $card } to { $location }
ee-web-chip-discarded = { $n ->
    [one] discarded { $n } card
   *[other] discarded { $n } cards
}
ee-web-chip-order = { $phase ->
    [economy] Economy first
   *[industry] Industry first
}
ee-web-chip-sealed = sealed
ee-web-chip-strength = strength { $strength }
ee-web-chip-upheaval = upheaval: { $one } ⇄ { $other }
ee-web-chip-no-upheaval = upheaval: nothing moved
ee-web-chip-new-hand = new hand
ee-web-chip-first = first player
ee-web-overtaken = Overtaken by { $name }, { $most } to { $own }.
ee-web-since-spaces = { $many ->
    [0] space { $to }
   *[other] spaces { $from } to { $to }
}
## Scenes

ee-web-reveal = The bids are opened
ee-web-and-more = { $n } and more
ee-web-from-on = { $n }+
ee-web-card-upheaval = { $rank ->
    [1] best healthy location swaps with position { $position }
    [2] second-best healthy location swaps with position { $position }
   *[3] third-best healthy location swaps with position { $position }
}
ee-web-highest = { $n ->
    [one] Highest
   *[other] Level
}
ee-web-refresh = { $n ->
    [one] { $n } refresh
   *[other] { $n } refreshes
}
ee-web-lane = { $home } at home, bid { $bid }: strength { $total }. { $reward }.
ee-web-upheaval-swap = { $state ->
    [ruined] { $one } and ruined { $other } swap
   *[healthy] { $one } and { $other } swap
}
ee-web-upheaval-stays = { $location } is at { $at }: stays
ee-web-upheaval-nothing = nothing healthy to move
ee-web-upheaval-later = upheaval follows
ee-web-upheaval-comes = The upheaval follows the refresh.
ee-web-upheaval-moves = Upheaval: { $location } moves from { $from } to { $to }.
ee-web-upheaval-is = Upheaval: { $what }.
ee-web-wins-conflict = { $who ->
    [you] You win the conflict with { $n }
   *[other] { $name } wins the conflict with { $n }
}
ee-web-level-conflict = Highest with { $n }: { $names }
ee-web-all-level = All are equally strong: { $n }
ee-web-conflict-got = { $who ->
    [you] You: { $list }.
   *[other] { $name }: { $list }.
}
ee-web-nobody-bid = Nobody bid.
ee-web-bids-back = Bids go back to the supply.
ee-web-end-you = { $few ->
    [yes] You outlast { $name }
   *[no] You outlast them all
}
ee-web-end-you-lose = { $few ->
    [yes] { $name } outlasts you
   *[no] { $name } outlasts you all
}
ee-web-end-other = { $name } outlasts all others
ee-web-end-shared = { $who ->
    [you] { $names } endure together
   *[other] { $names } endure together
}
ee-web-end-ahead = { $who ->
    [you] { $n } points, { $by } ahead of you
   *[other] { $n } points, { $by } ahead of { $name }
}
ee-web-end-tie-healthy = Equal points; healthy locations decide: { $list }
ee-web-end-tie-first = { $who ->
    [you] Equal points; you sit closest to the first player
   *[other] Equal points; { $name } sits closest to the first player
}
ee-web-end-equal = Equal points, and equally many healthy locations
ee-web-end-conceded = { $who ->
    [you] You gave up.
    [several] { $names } gave up.
   *[other] { $names } gave up.
}
ee-web-end-as-it-stood = Counted as it stood.
ee-web-counted = How it was counted
ee-web-counted-part = { $part ->
    [track] Track
    [locations] Healthy locations
   *[abilities] End abilities
}
ee-web-tie-healthy = Tie: healthy locations
ee-web-tie-first = Tie: seats from first
ee-web-left-over = Resources left
ee-web-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
ee-web-gave-up = gave up
ee-web-best = { $who ->
    [you] Your best
   *[other] Best of { $name }
}
ee-web-best-ability = { $card } at { $location }: { $points }
ee-web-best-card = { $card }: { $points }
ee-web-best-conflict = Best conflict
ee-web-best-conflict-is = space { $space }: strength { $strength }, { $points }
ee-web-worst = Hardest blow
ee-web-worst-is = space { $space }: { $location } destroyed
ee-web-hits-position = hits { $position }
ee-web-would-lose = destroys { $location }
ee-web-hits-ruin = { $location } is in ruins
ee-web-costs = build { $n }
ee-web-taken = taken
ee-web-card-where = { $zone ->
    [hand] your hand
    [play] in play
   *[discards] discards
}

## Outside the table

ee-web-space-of = Space { $n } of { $of }
ee-web-how-variant = We play { $blank }.
ee-web-how-variant-value = { $value ->
    [blitz] the blitz
   *[normal] the full game
}
ee-web-how-variant-note = The full game has 26 spaces. The blitz begins at space 8, with two disasters taken.
ee-web-how-ruleset = We go by { $blank }.
ee-web-how-ruleset-value = { $value ->
    [manual] the manual
   *[rulebook] the rulebook
}
ee-web-how-open-resources = What I hold { $blank } the others.
ee-web-how-open-resources-value = { $value ->
    [true] is open to
   *[false] stays hidden from
}

## Tips: what is new, in one sentence

ee-web-tip-title = { $notion ->
    [mulligan] Another hand
    [two] Two cards strike
    [pot] The pot
    [double] Two disasters at once
    [ruin] Ruins
    [exhausted] Exhausted
    [exchange] Exchange
    [combined] Two phases in one
    [sealed] Sealed bids
    [upheaval] Upheaval
   *[refresh] Refreshed
}
ee-web-tip = { $notion ->
    [mulligan] Once, before the game begins, you may exchange your cards; with good ones you keep them.
    [two] The short game begins in the midst: two of your four cards destroy a location each, and then work for you.
    [pot] Whatever is paid to avert a disaster lies here, and whoever takes the disaster gets all of it.
    [double] Two disasters lie open, and each is decided for itself: who takes one may still pay for the other.
    [ruin] A destroyed location counts nothing and does nothing until you rebuild it, once in each industry phase.
    [exhausted] An exhausted card has done its work and rests; a Road or a reward can refresh it.
    [exchange] You give what you have too much of and get what you need; you may stop at any time.
    [combined] Here an economy and an industry phase come together, and you choose which is first.
    [sealed] All bid at the same time and in secret; what you bid is gone, whether you win or not.
    [upheaval] Everybody but the strongest in a conflict swaps the two locations that its card names, with all their innovations.
   *[refresh] You may wake one of your exhausted cards, so that it can be used again.
}
