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


def test_agents_of_a_team_take_turns_as_they_like():
    env = orrery.env("star-realms", players=4, options={"mode": "hydra"})
    env.reset(seed=3)
    one, mate = env.deciders
    named = lambda name: next(action for action in env.game.legal() if env.game.action_name(action).startswith(name))
    assert env.agent_selection == one
    env.turn_to(mate)
    assert env.agent_selection == mate
    assert not env.observe(one)["action_mask"].any() and env.observe(mate)["action_mask"].any()
    env.step(named("Play"))
    assert env.agent_selection == one
    env.step(named("EndTurn"))
    assert env.agent_selection == mate and env.deciders == [one, mate]
    # SR G71: who is ready may take that back while another is not.
    env.turn_to(one)
    mask = env.last()[0]["action_mask"]
    assert [env.game.action_name(int(action)) for action in np.flatnonzero(mask)] == ["Withdraw"]
    env.step(int(np.flatnonzero(mask)[0]))
    assert env.agent_selection == one and env.last()[0]["action_mask"].sum() > 1
    (stranger, _) = set(env.possible_agents) - {one, mate}
    for nobody in [stranger, "player_9"]:
        with pytest.raises(ValueError, match=nobody):
            env.turn_to(nobody)


def test_nobody_decides_in_a_game_that_was_truncated():
    env = orrery.env("star-realms", max_steps=1)
    env.reset(seed=3)
    env.step(env.game.legal()[0])
    assert env.deciders == []
    with pytest.raises(ValueError, match=env.agent_selection):
        env.turn_to(env.agent_selection)


def test_what_is_asked_for_must_be_there():
    for wish in [("chess",), ("star-realms", 9), ("star-realms", 2, {"colour": "red"})]:
        with pytest.raises(ValueError):
            orrery.env(*wish)
