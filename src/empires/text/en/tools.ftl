### What the commands say around a game: saving as one plays, records, rules.

tool-autosave = The game is saved in { $file } as you play.
tool-overwrite = { $file } exists already. Overwrite it? (y/n)
tool-left-unused = Not used: { $abilities }.
tool-verify-with = Check the record with: { $command }
tool-our-ruling = with a decision of ours
tool-hand = { $name } holds in hand: { $cards }.
