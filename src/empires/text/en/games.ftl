### What is said in every game alike. $who says whether it is about the reader (“you”).

## Lists

nothing = nothing
list-and = { $others } and { $last }
list-or = { $others } or { $last }

## People

# A seat without a name of its own.
player = Player { $number }
name-you = { $name } (you)

## What happened

event-dealt = { $who ->
    [you] You are dealt { $card }.
   *[other] { $name } is dealt { $card }.
}
event-dealt-hidden = { $who ->
    [you] You are dealt a card.
   *[other] { $name } is dealt a card.
}
event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-drew-hidden = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
}
event-ranked = { $who ->
    [you] You finish { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }.
   *[other] { $name } finishes { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }.
}

## Not your decision

prompt-waiting = Waiting for { $names }.
prompt-over = The game is over.

## The table

table-over = The game is over.
table-empire = { $who ->
    [you] You, { $name }: { $facts }.
   *[other] { $name }: { $facts }.
}
fact-forecast = forecast { $total }
fact-forecast-least = forecast { $total } or more
fact-final = final score { $total }
fact-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
fact-deciding = deciding now
table-hand = { $n ->
    [0] No cards in hand.
    [one] Hand, { $n } card:
   *[other] Hand, { $n } cards:
}

## The result

result-wins = { $who ->
    [you] You win.
   *[other] { $name } wins.
}
result-shared = { $names } share the victory.

## Where a value of a card comes from

sourced = { $text } ({ $source })
source-printed = as printed, seen on a box
source-rulebook = stated in the rulebook
source-public = stated on another public page
source-inferred = worked out from what is known
source-reconstructed = our reconstruction
