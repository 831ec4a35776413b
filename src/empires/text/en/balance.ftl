### What a measured pack is told by: which figure of what.

balance-course = The game
balance-seat = Seat { $n }
balance-turn = { $n ->
    [1] Plays first
   *[other] Plays { $n }. in the first round
}
balance-what = { $what ->
    [win-share] share of victories
    [score] score
   *[margin] lead of those with it over those without
    [win-share-with] share of victories with it
    [score-with] score of those with it
    [mean] mean
    [offered] was offered
    [taken] was taken
    [built] was built
    [had] was taken or built
    [destroyed] was destroyed
    [rebuilt] was rebuilt
    [healthy] was healthy at the end
    [low] low strength
    [middle] middle strength
    [high] high strength
    [won] highest strength
    [played] was played
    [drawn] was drawn
    [discarded] was discarded
    [scored] was scored
    [reached] was reached
    [conquered] was conquered
    [city] had a city
    [held] was held at the end
}
balance-game = { $thing ->
   *[mean-score] Mean score
    [spread-of-scores] Spread of scores
    [winners-lead] The winner’s lead
    [moves] Moves
    [decisions] Decisions
    [periods] Spaces or rounds
    [leader-after-1-of-3] Who leads after a third wins
    [leader-after-2-of-3] Who leads after two thirds wins
}
balance-margins = { $group ->
   *[card] Cards: lead with, beside without
    [ability] Kinds of ability: lead with, beside without
    [location] Locations healthy at the end: lead with, beside without
    [conflict] Highest strength in a conflict: lead with, beside without
    [civilization] Civilizations: lead with, beside without
    [achievement] Achievements scored: lead with, beside without
    [track] Fields reached: lead with, beside without
    [region] Regions held at the end: lead with, beside without
}
