"""Every game as a Gymnasium environment: one seat against bots."""

import gymnasium
import numpy as np

from ._orrery import Game
from .spaces import Apart, observation_space, observe, stuck


class SeatEnv(Apart, gymnasium.Env):
    """One seat of a game; bots hold the others.

    `opponents` names the bot of every other seat, or is a list with one name for each of them: `random`, `greedy`,
    `search:300`, `search:2s` or a level from `novice` to `expert`. `seat` may be None for a seat drawn by lot.
    An illegal action raises a ValueError that names the rule. With `illegal="end"` it ends the game instead: the reward is -1, and
    `info["illegal"]` names the rule. A game that is drawn rewards those who share it with 0.
    After `max_steps` decisions of all seats together the game is truncated.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game,
        players=None,
        options=None,
        seat=0,
        opponents="normal",
        max_steps=100_000,
        render_mode=None,
        illegal="raise",
    ):
        self.game = Game(game, players, options)
        others = self.game.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{others} opponents are needed")
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}")
        if illegal not in ("raise", "end"):
            raise ValueError(f"illegal is 'raise' or 'end', not {illegal!r}")
        self.illegal = illegal
        self.wanted = seat
        self.seat = seat or 0
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = gymnasium.spaces.Discrete(self.game.num_actions)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.game.reset(self._draw())
        if self.wanted is None:
            self.seat = int(self.np_random.integers(self.game.players))
        self.game.settle()
        self.steps = 0
        self._others_play()
        return observe(self.game, self.seat), {"seat": self.seat}

    def step(self, action):
        # If it was broken off before the seat was asked at all, there is nothing to take.
        if not self._ends_early():
            try:
                self._take(int(action))
            except ValueError as refusal:
                if self.illegal == "raise":
                    raise
                info = {"seat": self.seat, "illegal": str(refusal)}
                return observe(self.game, self.seat), -1.0, True, False, info
        self._others_play()
        over = self.game.is_over
        reward = float(self.game.returns()[self.seat])
        truncated = not over and self._ends_early()
        return observe(self.game, self.seat), reward, over, truncated, {"seat": self.seat}

    def action_masks(self):
        """What may be done now, as booleans."""
        return self.game.mask(self.seat).astype(bool)

    def render(self):
        """What may be done."""
        return "\n".join(f"{action:6} {self.game.action_name(action)}" for action in self.game.legal())

    def _draw(self):
        return int(self.np_random.integers(np.iinfo(np.int64).max))

    def _take(self, action):
        self.game.play(action)
        self.steps += 1

    def _ends_early(self):
        return self.steps >= self.max_steps or stuck(self.game)

    def _others_play(self):
        while (seat := self.game.seat) is not None and seat != self.seat and not self._ends_early():
            bot = self.opponents[seat if seat < self.seat else seat - 1]
            self._take(self.game.advise(bot, self._draw()))
