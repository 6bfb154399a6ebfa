"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import orrery


def test_the_interface_is_pettingzoos(setup):
    game, options = setup
    api_test(orrery.env(game, options=options), num_cycles=200)


def test_a_seed_makes_the_same_game(setup):
    game, options = setup
    seed_test(lambda: orrery.env(game, options=options), num_cycles=100)


def test_an_illegal_action_names_its_rule():
    env = orrery.env("star-realms")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(ValueError, match="SR [0-9]"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="no action"):
        env.step(env.game.num_actions)


def test_a_whole_game_rewards_the_winner():
    env = orrery.env("star-realms")
    env.reset(seed=3)
    for seed, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed)
    total = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(total.values()) == [-1, 1]


def test_a_long_game_is_truncated():
    env = orrery.env("rebellion", max_steps=5)
    env.reset(seed=3)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_what_is_asked_for_must_be_there():
    for wish in [("chess",), ("star-realms", 9), ("star-realms", 2, {"colour": "red"})]:
        with pytest.raises(ValueError):
            orrery.env(*wish)
