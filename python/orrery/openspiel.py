"""Every game the way OpenSpiel plays: `load_game`, states, legal actions, returns.

The names and meanings are those of `pyspiel`, so that code written for it runs; OpenSpiel itself is not needed. Chance is
sampled: a chance node has one outcome, 0, and applying it draws from the luck of the state.
"""

import numpy as np

from ._orrery import Game as _Game

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


def load_game(game, players=None, options=None, seed=None):
    """The game called `game`; states that it makes draw their luck from `seed`."""
    return Game(game, players, options, seed)


class Game:
    """A game to be played, as `pyspiel.Game`."""

    def __init__(self, game, players=None, options=None, seed=None):
        self._name = game
        self._options = dict(options or {})
        self._table = _Game(game, players, options)
        self._generator = np.random.default_rng(seed)

    def new_initial_state(self, seed=None):
        """A game before its first shuffle."""
        table = self._table.copy()
        table.reset(int(self._generator.integers(2**63)) if seed is None else seed)
        return State(self, table, [])

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
        """The sum of all returns is not always the same."""
        return None

    def information_state_tensor_shape(self):
        return [self._table.observation_size]

    def information_state_tensor_size(self):
        return self._table.observation_size

    observation_tensor_shape = information_state_tensor_shape
    observation_tensor_size = information_state_tensor_size

    def __str__(self):
        options = "".join(f",{key}={value}" for key, value in sorted(self._options.items()))
        return f"{self._name}(players={self.num_players()}{options})"


class State:
    """A game in play, as `pyspiel.State`."""

    def __init__(self, game, table, history):
        self._game = game
        self._table = table
        self._history = history

    def get_game(self):
        return self._game

    def num_players(self):
        return self._table.players

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
            self._table.chance()
        else:
            self._table.step(action)
        self._history.append((player, action))

    def action_to_string(self, player, action=None):
        """The action in words; as in OpenSpiel, the player may be left out."""
        if action is None:
            player, action = self.current_player(), player
        return "chance" if player == CHANCE_PLAYER else self._table.action_name(action)

    def information_state_tensor(self, player=None):
        """All that the player may know now, as an array; past observations are not in it."""
        return self._table.observe(self.current_player() if player is None else player)

    observation_tensor = information_state_tensor

    def returns(self):
        return self._table.returns()

    def player_return(self, player):
        return self._table.returns()[player]

    rewards = returns
    player_reward = player_return

    def history(self):
        return [action for _, action in self._history]

    def full_history(self):
        """Pairs of player and action."""
        return self._history[:]

    def move_number(self):
        return len(self._history)

    def clone(self):
        """A copy that goes on with the same luck."""
        return State(self._game, self._table.copy(), self._history[:])

    def child(self, action):
        """The state after an action."""
        child = self.clone()
        child.apply_action(action)
        return child

    def resample_from_infostate(self, player, sampler):
        """A state that looks the same to the player; `sampler()` gives numbers from 0 to 1."""
        resampled = self.clone()
        resampled._table.redeal(player, int(sampler() * 2**53))
        return resampled

    def __str__(self):
        return f"{self._game} after {self.move_number()} moves"
