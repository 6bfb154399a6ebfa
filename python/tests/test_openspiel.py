"""OpenSpiel's own algorithms play every game."""

import random

import numpy as np
import pytest

import orrery

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: its algorithms are not tried")
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402


class Judge(mcts.Evaluator):
    """Thinks the same of all positions: a random game of the larger ones takes thousands of steps."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def first_choice(game, draw):
    """A state in which a player has a choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@pytest.fixture
def game(setup):
    name, options = setup
    return orrery.load_game(name, options=options, seed=7)


def test_types_equal_those_of_openspiel():
    for own in [own for own in vars(orrery.openspiel.GameType).values() if isinstance(own, type)]:
        theirs = getattr(pyspiel.GameType, own.__name__)
        for member in own:
            same = getattr(theirs, member.name)
            assert member == same and not member != same and hash(member) == hash(same)
            assert [other for other in own if other == same] == [member]
    assert pyspiel.GameType.Dynamics.SEQUENTIAL != orrery.openspiel.GameType.Utility.ZERO_SUM


def test_the_environment_of_openspiel_plays(game):
    env = rl_environment.Environment(game)
    assert env.is_turn_based
    draw = random.Random(1)
    step = env.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([draw.choice(step.observations["legal_actions"][player])])
        if step.last():
            step = env.reset()


def test_the_tree_search_of_openspiel_decides(game):
    state = first_choice(game, random.Random(2))
    bot = mcts.MCTSBot(game, 1.4, 20, Judge(), random_state=np.random.RandomState(3))
    assert bot.step(state) in state.legal_actions()


def test_the_search_of_openspiel_for_hidden_information_decides(game):
    state = first_choice(game, random.Random(2))
    bot = ismcts.ISMCTSBot(
        game, Judge(), 1.4, 20, random_state=np.random.RandomState(3), use_observation_string=True
    )
    assert bot.step(state) in state.legal_actions()


def test_a_search_of_openspiel_plays_a_game_to_its_end():
    """Against one that plays at random, with games played on at random instead of a judge."""
    game = orrery.load_game("star-realms", seed=7)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.4, 2, random_state=np.random.RandomState(3), use_observation_string=True
    )
    state, draw = game.new_initial_state(), random.Random(4)
    while not state.is_terminal():
        searched = state.current_player() == 0 and state.move_number() < 60
        state.apply_action(bot.step(state) if searched else draw.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1, 1]
