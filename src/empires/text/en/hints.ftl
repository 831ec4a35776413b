### Why a hint prefers what it prefers. $other is another choice, $points how many points they differ
### by, $parts where those come from (hint-parts, or nothing). Games add hint-points-… for each source.

hint-only = There is nothing else to choose.

## What speaks for the hint

hint-better = That is worth about { $points } points more than “{ $other }”{ $parts }.
hint-alike = In points it is worth about as much as “{ $other }”{ $parts }.
hint-further = It brings about { $points } points less for now than “{ $other }”{ $parts }; but thought further, it wins more often.
hint-unsure = It is close: for now it brings about { $points } points less than “{ $other }”{ $parts }.

## What another choice would cost

hint-costs = This costs about { $points } points beside the hint{ $parts }.
hint-costs-nothing = In points this is worth about as much as the hint{ $parts }.
hint-costs-later = For now this brings about { $points } points more than the hint{ $parts }; but thought further, it wins less often.
hint-costs-unsure = It is close: for now this brings about { $points } points more than the hint{ $parts }.

## Where the points come from

hint-parts = { "" } ({ $parts })
hint-part = { $source } { $points }

## Puzzles: what a wrong answer would have cost

puzzle-costs = About { $points } points less than the best{ $parts }.
puzzle-costs-nothing = In points about as much as the best{ $parts }.
puzzle-costs-later = For now about { $points } points more than the best{ $parts }; but thought further, it wins less often.
puzzle-costs-unsure = It is close: for now about { $points } points more than the best{ $parts }.
