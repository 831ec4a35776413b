### What went wrong, why, and how to go on.

## Moves

error-illegal = Not possible now: { $move }.
error-illegal-unworded = That move is not possible now.
error-nothing-to-decide = { $who ->
    [you] You have nothing to decide now.
   *[other] { $name } has nothing to decide now.
}
error-rule = { $rule }: { $text }
error-can = You can: { $choices }.
error-can-more = You can: { $choices }; { $n } more.
error-bad-move = That is no move of this game.

## Records; $place is the file, with its line where one is known

record-line = { $file }: line { $line }
error-record-unreadable = { $place }: can’t be read; expected the record of a game
error-record-malformed = { $place }: is no line of a record
error-record-changed = { $place }: was changed after it was written
error-record-cut-off = { $place }: the record is cut off here, its closing line is missing
error-record-other-game = { $place }: is the record of another game
error-record-other-rules = { $place }: was played with another version of the rules
error-record-other-content = { $place }: was played with other cards; name their file with --content
error-record-sealed = { $place }: is the public record of a running game, so its seed is not known yet
error-record-commitment = { $place }: the seed is not the one that was committed to
error-record-set-up = { $place }: these players or options are not possible
error-record-illegal = { $place }: this move is not possible there
error-record-other-move = { $place }: the number of the move and its words differ
error-record-result = { $place }: the result is not the one these moves lead to
error-record-unwritable = { $place }: can’t be written
