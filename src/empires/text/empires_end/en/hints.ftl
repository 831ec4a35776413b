### In what choices of Empire's End differ.

## Sources of points

ee-hint-points-track = score track
ee-hint-points-locations = locations
ee-hint-points-abilities = abilities
ee-hint-points-resources = resources
ee-hint-points-hand = cards in hand
ee-hint-points-to-come = what is still to come

## What one holds afterwards

ee-hint-stock = Afterwards you hold { $changes }.
ee-hint-more = { $amounts } more
ee-hint-less = { $amounts } less

## Who takes the disaster

# Ends a sentence: "and not you".
ee-hint-you = you
ee-hint-takes = { $who ->
    [you] You take the disaster then.
   *[other] { $name } probably takes the disaster then.
}
ee-hint-takes-instead = { $who ->
    [you] You take the disaster then, and not { $other }.
   *[other] { $name } probably takes the disaster then, and not { $other }.
}
ee-hint-spared = { $who ->
    [you] You do not take the disaster then.
   *[other] { $name } probably does not take the disaster then.
}
