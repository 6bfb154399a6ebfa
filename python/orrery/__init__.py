"""Space board games as environments.

`env` is a PettingZoo AEC environment for all seats, `SeatEnv` a Gymnasium environment for one seat against bots,
`load_game` plays the way OpenSpiel does, and `BatchEnv` steps many games at once. All of them know every game, and every
observation holds what its seat may know and nothing else.
"""

from ._orrery import Game, games
from .aec import OrreryEnv, env
from .batch import BatchEnv
from .openspiel import load_game
from .seat import SeatEnv

__all__ = ["BatchEnv", "Game", "OrreryEnv", "SeatEnv", "env", "games", "load_game"]
