### Was die Befehle rund um ein Spiel sagen: Sichern beim Spielen, Aufzeichnungen, Regeln.

tool-autosave = Das Spiel wird beim Spielen in { $file } gesichert.
tool-overwrite = { $file } gibt es schon. Überschreiben? (j/n)
tool-left-unused = Nicht genutzt: { $abilities }.
tool-verify-with = Prüfe die Aufzeichnung mit: { $command }
tool-our-ruling = mit einer Festlegung von uns
tool-hand = { $name } hat auf der Hand: { $cards }.
