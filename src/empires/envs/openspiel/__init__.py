"""All games in OpenSpiel: import this, then ``pyspiel.load_game("empires_end(players=3)")``."""

import pyspiel

from empires.envs.openspiel.game import spiel
from empires.registry import declarations

for declared in declarations().values():
    game = spiel(declared)
    if game.game_type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(game.game_type, game)
