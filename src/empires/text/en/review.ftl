### Was it luck? What a review says about a finished game.

review-budget = { $depth } review, chances in per cent: each the mean of { $futures } futures with all hands open, luck beside { $draws } outcomes, decisions over { $worlds } positions that the player could have been in (all choices in { $glance }, the best { $kept } in all).
review-sum = { $name }: start { $start }, luck { $luck }, unseen { $unseen }, own errors { $errors }, others’ errors { $others }, result { $result }.
review-rest = Noise of the estimates { $rest }.
review-rough = Rough: noise of the estimates { $rest }.
review-each = Without luck { $adjusted }; { $error } lost in each of { $decisions } decisions.
review-keys = Key moments:
review-no-keys = No key moments: no great luck, no great error.
review-dealt = The deal: { $luck }.
review-luck = { $ply }: Luck: { $what } { $luck }.
review-mistake = { $ply }: ? Mistake by { $name }: { $error } ± { $interval } ({ $points } points) lost by “{ $played }”; better was “{ $best }”.
review-blunder = { $ply }: ?? Blunder by { $name }: { $error } ± { $interval } ({ $points } points) lost by “{ $played }”; better was “{ $best }”.
review-the-deal = The deal
review-unsure = The search itself is not sure of this.
review-errors-of = Errors of { $name }
review-no-errors = None that is worth a word.
review-every-move = Chance to win after every move

## Why another choice was better: what lies on the table once it is settled. What an error loses, in
## chance and points, is foretold for the end of the game.

review-better = Once it is settled, it has brought about { $points } points more on the table than “{ $other }”{ $parts }.
review-alike = Once it is settled, it has brought about as many points on the table as “{ $other }”{ $parts }.
review-further = Once it is settled, it has brought about { $points } points less on the table than “{ $other }”{ $parts }; but thought further, it wins more often.
review-unclear = It is close: once it is settled, it has brought about { $points } points less on the table than “{ $other }”{ $parts }.
