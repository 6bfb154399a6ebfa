"""Every game the way OpenSpiel plays: `load_game`, types, states, legal actions, returns.

The names and meanings are those of `pyspiel`, so that code written for it runs; OpenSpiel itself is not needed. Chance is
sampled: a chance node has one outcome, 0, and a state and its clones draw their luck apart from each other.

There are observations and no information states: an observation is what a player may know at a moment, and it does not
repeat how the game came to it. Whoever needs perfect recall keeps earlier observations.
"""

import json
from dataclasses import dataclass, field
from enum import Enum

import numpy as np

from ._orrery import Game as _Game
from ._orrery import player_range
from .spaces import stuck

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


def load_game(game, players=None, options=None, seed=None, max_game_length=100_000):
    """The game called `game`. The first state that it makes has the luck that follows from `seed`, the second another, and so on,
    whatever is done with them and their clones. After `max_game_length` decisions a game is over and nobody has won."""
    return Game(game, players, options, seed, max_game_length)


class Luck:
    """Seeds for chance nodes, one after another; nothing that is drawn elsewhere changes them."""

    def __init__(self, source):
        self._source = source
        self._generator = None

    def draw(self):
        if self._generator is None:
            self._generator = np.random.default_rng(self._source)
        return int(self._generator.integers(2**63))

    def apart(self):
        """Luck that tells nothing of what comes here, and does not change it."""
        return Luck(self._source.spawn(1)[0])


class Game:
    """A game to be played, as `pyspiel.Game`."""

    def __init__(self, game, players, options, seed, max_game_length):
        self._name = game
        self._options = dict(options or {})
        self._table = _Game(game, players, options)
        self._longest = max_game_length
        self._dealt, self._read = (Luck(source) for source in np.random.SeedSequence(seed).spawn(2))

    def new_initial_state(self):
        """A game before its first shuffle."""
        return self._begun(self._dealt.apart())

    def _begun(self, luck):
        table = self._table.copy()
        # Nothing is drawn from the seed: each chance node brings its own.
        table.reset(0)
        return State(self, table, luck)

    def deserialize_state(self, text):
        """The state that `State.serialize` wrote, with luck of its own from there on; a ValueError says if it was one of another
        game, or of other rules."""
        told = json.loads(text)
        kind = self._kind()
        if differing := [key for key in kind if told.get(key) != kind[key]]:
            theirs, ours = (", ".join(f"{key} {of.get(key)}" for key in differing) for of in (told, kind))
            raise ValueError(f"a state of {theirs}; this is {ours}")
        state = self._begun(self._read.apart())
        for step in told["steps"]:
            if not isinstance(step, list):
                state.apply_action(step)
            elif step[0] == CHANCE_PLAYER:
                state._chance(step[1])
            else:
                state._redeal(*step)
        return state

    def _kind(self):
        """What has to agree for what was done with a state to lead to the same again."""
        return {
            "game": str(self),
            "rules": self._table.rules_version,
            "fingerprint": self._table.fingerprint,
            "max_game_length": self._longest,
        }

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
        """Of more decisions no game consists; chance is not counted."""
        return self._longest

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

    def __init__(self, game, table, luck, history=(), steps=(), decisions=0):
        self._game = game
        self._table = table
        self._luck = luck
        self._decisions = decisions
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
        if self.is_terminal():
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if self._table.is_chance() else self._table.seat

    def is_terminal(self):
        """Whether the game is over, or too long, or nothing that is legal has a number."""
        return self._table.is_over or self._decisions >= self._game.max_game_length() or stuck(self._table)

    def is_chance_node(self):
        return self.current_player() == CHANCE_PLAYER

    def is_player_node(self):
        return self.current_player() >= 0

    def is_simultaneous_node(self):
        """Several seats that owe a decision are asked one after another; none sees the others' choices."""
        return False

    def chance_outcomes(self):
        return [(0, 1.0)] if self.is_chance_node() else []

    def legal_actions(self, player=None):
        if self.is_chance_node():
            return [0] if player in (None, CHANCE_PLAYER) else []
        if self.is_terminal():
            return []
        return self._table.legal() if player in (None, self._table.seat) else []

    def legal_actions_mask(self, player=None):
        if player is None:
            player = self.current_player()
        if player == CHANCE_PLAYER:
            return [int(self.is_chance_node())]
        return [0] * self.num_distinct_actions() if self.is_terminal() else self._table.mask(player).tolist()

    def apply_action(self, action):
        """Takes an action, or lets nature answer; a ValueError names the rule that forbids it."""
        player = self.current_player()
        if player == TERMINAL_PLAYER:
            raise ValueError("the game is over")
        if player == CHANCE_PLAYER:
            if action != 0:
                raise ValueError("a chance node has one outcome, 0")
            self._chance(self._luck.draw())
        else:
            self._table.step(action)
            self._history.append((player, int(action)))
            self._steps.append(int(action))
            self._decisions += 1

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
        return json.dumps({**self._game._kind(), "steps": self._steps})

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
        """A copy with luck of its own: it does not tell what chance will bring here, and changes nothing of that."""
        return State(
            self._game, self._table.copy(), self._luck.apart(), self._history, self._steps, self._decisions
        )

    __copy__ = clone

    def __deepcopy__(self, _memo):
        return self.clone()

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
