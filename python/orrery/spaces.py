"""The spaces that all environments share."""

import copy

import gymnasium
import numpy as np

# No number of an observation is near to it: counts, points and places are small.
BOUND = 65536.0


class Apart:
    """An environment whose copies have games of their own, also those that `copy.copy` makes."""

    def __copy__(self):
        return copy.deepcopy(self)


def observation_space(game):
    """What a seat may know, and what it may do."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-BOUND, BOUND, (game.observation_size,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


def observe(game, seat):
    """What the seat may know now, and what it may do now."""
    return {"observation": game.observe(seat), "action_mask": game.mask(seat)}


def stuck(game):
    """Whether a seat decides and nothing that it may do has a number."""
    return game.left_out > 0 and not game.legal()
