"""Many games at once."""

import numpy as np

from ._orrery import Batch, Game
from .spaces import Apart


class BatchEnv(Apart):
    """`num_envs` games of one kind that are stepped together, without Python's lock and shared out to the cores.

    A core takes at least 16 games at a time, so that fewer than 32 keep one busy. In a process that was forked from one with games
    of its own, the thread that asks does all the work.

    The arrays are written in place, one row a game: `observations` and `masks` of the seat that decides, `seats`, and what
    the last action brought: `rewards` by seat, `terminated` and `truncated`. A game that has ended starts anew at once;
    its row then tells of the next game, but for rewards and ends. Do not write to `masks`: only changes are written.

    With `final_observations=True` the array of that name keeps how a game looked when it ended or was truncated, to the seat
    that would have decided next, or, if nobody would, to the one that decided last; `final_seats` says which. A row is valid
    in the step in which `terminated` or `truncated` says so and until that happens again.

    The same `seed` deals the same games, whatever is played; without one it is drawn. What `sample` draws follows from the seed
    and from how often it was called.
    """

    def __init__(
        self,
        game,
        num_envs,
        players=None,
        options=None,
        seed=None,
        max_steps=100_000,
        observations=True,
        final_observations=False,
    ):
        game = Game(game, players, options)
        self.num_envs = num_envs
        self.num_actions = game.num_actions
        self.observation_size = game.observation_size
        self.players = game.players
        self.observations = np.zeros((num_envs, game.observation_size if observations else 0), np.float32)
        self.masks = np.zeros((num_envs, game.num_actions), np.int8)
        self.seats = np.zeros(num_envs, np.int64)
        self.rewards = np.zeros((num_envs, game.players), np.float32)
        self.terminated = np.zeros(num_envs, np.bool_)
        self.truncated = np.zeros(num_envs, np.bool_)
        self.final_observations = np.zeros(
            (num_envs, game.observation_size if final_observations else 0), np.float32
        )
        self.final_seats = np.zeros(num_envs, np.int64)
        self._actions = np.zeros(num_envs, np.int64)
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        self._batch = Batch(game, num_envs, seed, max_steps)
        self.reset()

    def reset(self):
        """Starts all games anew."""
        self._batch.reset(self)
        return self.observations, self.masks, self.seats

    def step_many(self, actions):
        """Takes one action in each game. If one is illegal, a ValueError names the game and the rule, and none is taken."""
        # Fractions are no actions: a TypeError says so.
        numbers = np.asarray(actions).astype(np.int64, casting="same_kind", copy=False)
        self._batch.step(np.ascontiguousarray(numbers), self)
        return self.observations, self.masks, self.seats, self.rewards, self.terminated, self.truncated

    def sample(self):
        """A legal action for each game, all equally likely; the same array every time."""
        self._batch.sample(self._actions)
        return self._actions
