"""Copies of environments by Python's own means."""

import copy
import pickle

import numpy as np
import pytest

import orrery


def first(mask):
    """The first action that is legal."""
    return int(np.flatnonzero(mask)[0])


def step(env):
    """What is seen after the first legal action."""
    env.step(first(env.last()[0]["action_mask"]))
    return env.last()[0]


def alike(one, other):
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_copies_of_environments_have_games_of_their_own(setup, way):
    game, options = setup
    env = orrery.env(game, options=options)
    env.reset(seed=1)
    before, twin = env.last()[0], way(env)
    assert all(alike(step(env), step(twin)) for _ in range(20))
    env.reset(seed=1)
    assert alike(env.last()[0], before) and not alike(env.last()[0], twin.last()[0])

    seat = orrery.SeatEnv(game, options=options, opponents="random")
    seat.reset(seed=1)
    steps = [[one.step(first(one.action_masks())) for _ in range(5)] for one in (way(seat), seat)]
    for (one, *rest), (other, *others) in zip(*steps):
        assert alike(one, other) and rest == others

    envs = orrery.BatchEnv(game, 3, options=options, seed=1)
    start, twins = envs.observations.copy(), way(envs)
    for _ in range(20):
        envs.step_many(envs.sample())
    assert np.array_equal(twins.observations, start)
    for _ in range(20):
        twins.step_many(twins.sample())
    assert np.array_equal(twins.observations, envs.observations) and np.array_equal(twins.masks, envs.masks)


def test_a_copied_state_is_a_clone():
    state = orrery.load_game("star-realms", seed=1).new_initial_state()
    for twin in (copy.copy(state), copy.deepcopy(state)):
        twin.apply_action(0)
        assert (twin.move_number(), state.move_number()) == (1, 0) and twin.get_game() is state.get_game()


def test_games_that_are_pickled_say_what_to_do_instead():
    for game in [orrery.Game("star-realms"), orrery.env("star-realms"), orrery.BatchEnv("star-realms", 1)]:
        with pytest.raises(TypeError, match="in each process"):
            pickle.dumps(game)
