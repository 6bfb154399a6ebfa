"""Every game the way OpenSpiel plays: `load_game`, types, states, legal actions, returns.

The names and meanings are those of `pyspiel`, so that code written for it runs; OpenSpiel itself is not needed. Chance is
sampled: a chance node has one outcome, 0, and whenever it is applied, to a state or to its clone, luck is drawn anew.

There are observations and no information states: an observation is what a player may know at a moment, and it does not
repeat how the game came to it. Whoever needs perfect recall keeps earlier observations.
"""

import json
from dataclasses import dataclass, field
from enum import Enum

import numpy as np

from ._orrery import Game as _Game
from ._orrery import player_range

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


class Named(Enum):
    """Equal to the member of the same name in OpenSpiel's own enum; the numbers are the same, too."""

    def __eq__(self, other):
        return (type(self).__name__, self.name) == (type(other).__name__, getattr(other, "name", None))

    def __hash__(self):
        return hash(self.value)


@dataclass(frozen=True)
class GameType:
    """What kind of game it is, with the fields of `pyspiel.GameType`."""

    class Dynamics(Named):
        SIMULTANEOUS = 0
        SEQUENTIAL = 1
        MEAN_FIELD = 2

    class ChanceMode(Named):
        DETERMINISTIC = 0
        EXPLICIT_STOCHASTIC = 1
        SAMPLED_STOCHASTIC = 2

    class Information(Named):
        ONE_SHOT = 0
        PERFECT_INFORMATION = 1
        IMPERFECT_INFORMATION = 2

    class Utility(Named):
        ZERO_SUM = 0
        CONSTANT_SUM = 1
        GENERAL_SUM = 2
        IDENTICAL = 3

    class RewardModel(Named):
        REWARDS = 0
        TERMINAL = 1

    short_name: str
    long_name: str
    utility: Utility
    min_num_players: int
    max_num_players: int
    dynamics: Dynamics = Dynamics.SEQUENTIAL
    chance_mode: ChanceMode = ChanceMode.SAMPLED_STOCHASTIC
    information: Information = Information.IMPERFECT_INFORMATION
    reward_model: RewardModel = RewardModel.TERMINAL
    provides_information_state_string: bool = False
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True
    provides_factored_observation_string: bool = False
    parameter_specification: dict = field(default_factory=dict)
    default_loadable: bool = True
    is_concrete: bool = True

    def pretty_print(self):
        return self.long_name


def load_game(game, players=None, options=None, seed=None):
    """The game called `game`; states that it makes, and their clones, draw their luck from `seed` one after another."""
    return Game(game, players, options, seed)


class Game:
    """A game to be played, as `pyspiel.Game`."""

    def __init__(self, game, players=None, options=None, seed=None):
        self._name = game
        self._options = dict(options or {})
        self._table = _Game(game, players, options)
        self._generator = np.random.default_rng(seed)

    def new_initial_state(self):
        """A game before its first shuffle."""
        table = self._table.copy()
        # Nothing is drawn from the seed: each chance node brings its own.
        table.reset(0)
        return State(self, table)

    def deserialize_state(self, text):
        """The state that `State.serialize` wrote; a ValueError says if it was one of another game."""
        told = json.loads(text)
        if (told["game"], told["fingerprint"]) != (str(self), self._table.fingerprint):
            raise ValueError(f"a state of {told['game']} {told['fingerprint']}, not of {self} {self._table.fingerprint}")
        state = self.new_initial_state()
        for step in told["steps"]:
            if not isinstance(step, list):
                state.apply_action(step)
            elif step[0] == CHANCE_PLAYER:
                state._chance(step[1])
            else:
                state._redeal(*step)
        return state

    def _draw(self):
        return int(self._generator.integers(2**63))

    def get_type(self):
        fewest, most = player_range(self._name)
        # Of two, one loses what the other wins. Of more, several may win or lose together.
        utility = GameType.Utility.ZERO_SUM if self.num_players() == 2 else GameType.Utility.GENERAL_SUM
        name = self._name.replace("-", " ").title()
        return GameType(self._name, name, utility, min_num_players=fewest, max_num_players=most)

    def get_parameters(self):
        return {"players": self.num_players(), **self._options}

    def num_players(self):
        return self._table.players

    def num_distinct_actions(self):
        return self._table.num_actions

    def max_chance_outcomes(self):
        return 1

    def max_game_length(self):
        return 100_000

    def min_utility(self):
        return -1.0

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        """What all returns come to; None with more than two players, where it is not always the same."""
        return 0.0 if self.num_players() == 2 else None

    def observation_tensor_shape(self):
        return [self._table.observation_size]

    def observation_tensor_size(self):
        return self._table.observation_size

    def policy_tensor_shape(self):
        return [self.num_distinct_actions()]

    def __str__(self):
        options = "".join(f",{key}={value}" for key, value in sorted(self._options.items()))
        return f"{self._name}(players={self.num_players()}{options})"


class State:
    """A game in play, as `pyspiel.State`."""

    def __init__(self, game, table, history=(), steps=()):
        self._game = game
        self._table = table
        # Pairs of player and action; and all that has been done with the state: actions, and seeds with the player for whom
        # all was dealt anew or with the player that is chance.
        self._history = list(history)
        self._steps = list(steps)

    def get_game(self):
        return self._game

    def num_players(self):
        return self._table.players

    def num_distinct_actions(self):
        return self._table.num_actions

    def is_initial_state(self):
        return not self._steps

    def current_player(self):
        if self._table.is_chance():
            return CHANCE_PLAYER
        seat = self._table.seat
        return TERMINAL_PLAYER if seat is None else seat

    def is_terminal(self):
        return self._table.is_over

    def is_chance_node(self):
        return self._table.is_chance()

    def is_player_node(self):
        return self._table.seat is not None

    def is_simultaneous_node(self):
        """Several seats that owe a decision are asked one after another; none sees the others' choices."""
        return False

    def chance_outcomes(self):
        return [(0, 1.0)] if self.is_chance_node() else []

    def legal_actions(self, player=None):
        if self.is_chance_node():
            return [0] if player in (None, CHANCE_PLAYER) else []
        return self._table.legal() if player in (None, self._table.seat) else []

    def legal_actions_mask(self, player=None):
        if player is None:
            player = self.current_player()
        return self._table.mask(player).tolist() if player >= 0 else []

    def apply_action(self, action):
        """Takes an action, or lets nature answer; a ValueError names the rule that forbids it."""
        player = self.current_player()
        if player == CHANCE_PLAYER:
            if action != 0:
                raise ValueError("a chance node has one outcome, 0")
            self._chance(self._game._draw())
        else:
            self._table.step(action)
            self._history.append((player, int(action)))
            self._steps.append(int(action))

    # It always checks.
    apply_action_with_legality_check = apply_action

    def action_to_string(self, player, action=None):
        """The action in words; as in OpenSpiel, the player may be left out."""
        if action is None:
            player, action = self.current_player(), player
        return "chance" if player == CHANCE_PLAYER else self._table.action_name(action)

    def observation_tensor(self, player=None):
        """All that the player may know now, as an array; past observations are not in it."""
        return self._table.observe(self.current_player() if player is None else player)

    def observation_string(self, player=None):
        """The same for people to read."""
        return self._table.tell(self.current_player() if player is None else player)

    def serialize(self):
        """The state as text, for `Game.deserialize_state`: all that has been done, what a resampling hides included."""
        told = {"game": str(self._game), "fingerprint": self._table.fingerprint}
        return json.dumps({**told, "steps": self._steps})

    def returns(self):
        return self._table.returns()

    def player_return(self, player):
        return self._table.returns()[player]

    rewards = returns
    player_reward = player_return

    def history(self):
        return [action for _, action in self._history]

    def full_history(self):
        """Pairs of player and action; before a resampling, only what its player did."""
        return self._history[:]

    def history_str(self):
        return ", ".join(str(action) for action in self.history())

    def move_number(self):
        return len(self._history)

    def clone(self):
        """A copy; what chance brings it is drawn anew."""
        return State(self._game, self._table.copy(), self._history, self._steps)

    def child(self, action):
        """The state after an action."""
        child = self.clone()
        child.apply_action(action)
        return child

    def resample_from_infostate(self, player, sampler):
        """A state that looks the same to the player; `sampler()` gives numbers from 0 to 1."""
        resampled = self.clone()
        resampled._redeal(player, int(sampler() * 2**53))
        return resampled

    def _redeal(self, player, seed):
        self._table.redeal(player, seed)
        # What others chose in secret, and how often they were asked, the player does not know.
        self._history = [(who, action) for who, action in self._history if who == player]
        self._steps.append([player, seed])

    def _chance(self, seed):
        self._table.reseed(seed)
        self._table.chance()
        self._history.append((CHANCE_PLAYER, 0))
        self._steps.append([CHANCE_PLAYER, seed])

    def __str__(self):
        return f"{self._game} after {self.move_number()} moves"

    to_string = __str__
