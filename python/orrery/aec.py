"""Every game as a PettingZoo AEC environment."""

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from ._orrery import Game
from .spaces import Apart, observation_space, observe, stuck


def env(game, players=None, options=None, max_steps=100_000, render_mode=None):
    """The game called `game` for all its seats."""
    return OrreryEnv(game, players, options, max_steps, render_mode)


class OrreryEnv(Apart, AECEnv):
    """One game. Seats decide one after another; chance is nobody's turn and passes by itself.

    An observation is a dictionary of `observation`, the numbers, and `action_mask`, which is all zeros for a seat that
    does not decide now. When the game ends, winners get 1 and the others -1; nobody wins a draw, and those who share it
    get 0. After `max_steps` decisions the game is truncated, and so it is if nothing that is legal has a number.

    Of several seats that owe a decision the lowest is selected. `deciders` lists all that may do something now, and `turn_to` selects
    another of them.
    """

    def __init__(self, game, players=None, options=None, max_steps=100_000, render_mode=None):
        super().__init__()
        self.metadata = {"name": f"orrery_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = Game(game, players, options)
        self.max_steps = max_steps
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.num_actions) for agent in self.possible_agents
        }
        self._generator = np.random.default_rng()
        self.agents = []

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.game.reset(int(self._generator.integers(2**63)))
        self.game.settle()
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent):
        return observe(self.game, self._seats[agent])

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.game.returns()))
        elif self.steps >= self.max_steps or stuck(self.game):
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self):
        seat = self.game.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    @property
    def deciders(self):
        """The agents that may do something now; none once the game has ended or was truncated."""
        return [] if self._has_ended() else [self.possible_agents[seat] for seat in self.game.seats]

    def turn_to(self, agent):
        """Selects one of `deciders`, for the next step."""
        if agent not in self.deciders:
            raise ValueError(f"there is nothing that {agent} may do now")
        self.game.turn_to(self._seats[agent])
        self._select()

    def _has_ended(self):
        return any(self.terminations.values()) or any(self.truncations.values())

    def render(self):
        """Who decides, and what may be done."""
        if self.game.is_over:
            return "over"
        lines = [f"{action:6} {self.game.action_name(action)}" for action in self.game.legal()]
        return "\n".join([self.agent_selection, *lines])

    def close(self):
        """There is nothing to give back."""
