"""One seat against bots, OpenSpiel's way of playing, many games at once, and what is hidden."""

import json
import os
import random
import select
import signal
import sys
import threading

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import orrery


def test_one_seat_plays_a_whole_game_against_bots():
    env = orrery.SeatEnv("star-realms", players=3, options={"mode": "free-for-all"}, seat=1, opponents=["random", "greedy"])
    observation, info = env.reset(seed=5)
    assert info["seat"] == 1
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.action_masks(), observation["action_mask"] == 1)
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, truncated, _ = env.step(action)
        assert not truncated
        assert over or reward == 0
    assert reward in (-1, 1)


def test_an_illegal_action_may_end_the_game_of_a_seat():
    env = orrery.SeatEnv("star-realms", opponents="random", illegal="end")
    observation, _ = env.reset(seed=5)
    nowhere = env.action_space.n
    for illegal, why in [(int(np.flatnonzero(observation["action_mask"] == 0)[0]), "SR "), (nowhere, "no action")]:
        env.reset(seed=5)
        _, reward, over, truncated, info = env.step(illegal)
        assert (reward, over, truncated) == (-1, True, False) and why in info["illegal"]
    strict = orrery.SeatEnv("star-realms", opponents="random")
    strict.reset(seed=5)
    with pytest.raises(ValueError, match="no action"):
        strict.step(nowhere)
    with pytest.raises(ValueError, match="illegal"):
        orrery.SeatEnv("star-realms", illegal="ignore")


# It also warns of what is a matter of taste.
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong(setup):
    game, options = setup
    check_env(orrery.SeatEnv(game, options=options, opponents="random", illegal="end"))


def test_decisions_of_all_seats_count_until_a_game_is_truncated():
    env = orrery.SeatEnv("star-realms", opponents="random", max_steps=40)
    observation, _ = env.reset(seed=5)
    own, truncated = 0, False
    while not truncated:
        own += 1
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, _, over, truncated, _ = env.step(action)
        assert not over
    assert env.steps == 40 and own < 40


def test_a_game_may_be_truncated_before_the_seat_is_asked():
    env = orrery.SeatEnv("star-realms", seat=1, opponents="random", max_steps=2)
    masks = ((seed, env.reset(seed=seed)[0]["action_mask"]) for seed in range(20))
    # With this one the other seat begins.
    seed = next(seed for seed, mask in masks if not mask.any())
    env.reset(seed=seed)
    *_, over, truncated, _ = env.step(0)
    assert truncated and not over and env.steps == 2


def test_the_same_seed_meets_the_same_bots(setup):
    game, options = setup
    seen = []
    for _ in range(2):
        env = orrery.SeatEnv(game, options=options, seat=None, opponents="easy")
        observation, info = env.reset(seed=11)
        rows = [observation["observation"], info["seat"]]
        for _ in range(5):
            observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
            rows.append(observation["observation"])
        seen.append(rows)
    for first, second in zip(*seen):
        assert np.array_equal(first, second)


def test_a_game_is_played_as_in_openspiel(setup):
    name, options = setup
    game = orrery.load_game(name, options=options, seed=2)
    state = game.new_initial_state()
    draw = random.Random(4)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            assert state.current_player() == -1 and state.legal_actions_mask() == [1]
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(legal) and legal == np.flatnonzero(state.legal_actions_mask(player)).tolist()
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        action = draw.choice(legal)
        assert state.action_to_string(player, action)
        child = state.child(action)
        state.apply_action(action)
        assert child.history() == state.history()
        assert np.array_equal(child.observation_tensor(player), state.observation_tensor(player))
    assert len(state.returns()) == game.num_players()


def test_a_resampled_state_looks_the_same_to_its_player(setup):
    name, options = setup
    state = orrery.load_game(name, options=options, seed=6).new_initial_state()
    draw = random.Random(8)
    others_differ = False
    for step in range(400):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
        if step % 10 or state.current_player() < 0:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, draw.random)
        assert np.array_equal(state.observation_tensor(player), other.observation_tensor(player))
        assert state.legal_actions() == other.legal_actions()
        for opponent in range(state.num_players()):
            if opponent != player:
                seen = [world.observation_tensor(opponent) for world in (state, other)]
                others_differ |= not np.array_equal(*seen)
    assert others_differ


def test_a_game_says_what_it_is_as_in_openspiel(setup):
    name, options = setup
    game = orrery.load_game(name, options=options, seed=2)
    kind = game.get_type()
    assert kind.short_name == name and kind.min_num_players <= game.num_players() <= kind.max_num_players
    assert kind.dynamics is kind.Dynamics.SEQUENTIAL and kind.reward_model is kind.RewardModel.TERMINAL
    assert kind.chance_mode is kind.ChanceMode.SAMPLED_STOCHASTIC
    assert kind.information is kind.Information.IMPERFECT_INFORMATION
    zero_sum = kind.utility is kind.Utility.ZERO_SUM
    assert zero_sum == (game.utility_sum() == 0) == (game.num_players() == 2)
    # What is claimed is there, and nothing else.
    state = game.new_initial_state()
    for what in ["information_state_string", "information_state_tensor", "observation_string", "observation_tensor"]:
        assert getattr(kind, f"provides_{what}") == hasattr(state, what)


def test_a_state_is_written_and_read_again(setup):
    name, options = setup
    game = orrery.load_game(name, options=options, seed=3)
    state = game.new_initial_state()
    draw = random.Random(5)
    for step in range(150):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
        if step == 100 and state.current_player() >= 0:
            state = state.resample_from_infostate(state.current_player(), draw.random)
    again = orrery.load_game(name, options=options, seed=9).deserialize_state(state.serialize())
    assert again.history() == state.history() and again.serialize() == state.serialize()
    for player in range(game.num_players()):
        assert np.array_equal(again.observation_tensor(player), state.observation_tensor(player))
        assert again.observation_string(player) == state.observation_string(player)
    # They go on alike until each draws luck of its own.
    while not state.is_terminal() and state.move_number() < 300:
        action = draw.choice(state.legal_actions())
        by_chance = state.is_chance_node()
        state.apply_action(action)
        if by_chance:
            again = again.get_game().deserialize_state(state.serialize())
        else:
            again.apply_action(action)
        assert again.legal_actions() == state.legal_actions()
    other = orrery.load_game("star-realms" if name != "star-realms" else "rebellion")
    with pytest.raises(ValueError, match="a state of"):
        other.deserialize_state(state.serialize())


def test_a_state_of_other_rules_is_not_read():
    game = orrery.load_game("star-realms")
    told = json.loads(game.new_initial_state().serialize())
    rules = orrery.Game("star-realms").rules_version
    assert told["rules"] == rules
    with pytest.raises(ValueError, match=f"a state of rules {rules + 1}; this is rules {rules}"):
        game.deserialize_state(json.dumps({**told, "rules": rules + 1}))
    del told["rules"]
    with pytest.raises(ValueError, match="a state of rules None"):
        game.deserialize_state(json.dumps(told))


def test_a_clone_does_not_see_the_future(setup):
    name, options = setup
    game = orrery.load_game(name, options=options, seed=3)
    state, draw = game.new_initial_state(), random.Random(5)
    while not state.is_chance_node():
        state.apply_action(draw.choice(state.legal_actions()))
    clones = [state.child(0) for _ in range(20)]
    while all(clone.is_chance_node() for clone in clones):
        clones = [clone.child(0) for clone in clones]
    seen = {tuple(clone.observation_string(player) for player in range(game.num_players())) for clone in clones}
    # A shuffle has so many ends that none comes twice; what a game draws first may be a die, or who begins.
    assert len(seen) == 20 if name == "star-realms" else len(seen) > 1


def test_the_same_seed_and_the_same_actions_make_the_same_games():
    def games(searched):
        game, seen = orrery.load_game("star-realms", seed=8), []
        for _ in range(2):
            state, draw = game.new_initial_state(), random.Random(5)
            while state.move_number() < 100:
                if searched:
                    # Whoever looks ahead, deals anew or reads what was written changes nothing of what comes.
                    child = state.child(state.legal_actions()[0])
                    while child.is_chance_node():
                        child = child.child(0)
                    state.resample_from_infostate(0, random.Random(1).random)
                    game.deserialize_state(state.serialize())
                state.apply_action(draw.choice(state.legal_actions()))
            seen.append(state.serialize())
        return seen

    plain = games(searched=False)
    assert plain == games(searched=True)
    assert plain[0] != plain[1]


def test_a_game_that_lasts_too_long_is_over_as_in_openspiel():
    game = orrery.load_game("star-realms", seed=8, max_game_length=20)
    state, draw, decisions = game.new_initial_state(), random.Random(5), 0
    while not state.is_terminal():
        decisions += state.is_player_node()
        state.apply_action(draw.choice(state.legal_actions()))
    assert decisions == game.max_game_length() == 20
    assert state.current_player() == -4 and state.returns() == [0, 0]
    assert state.legal_actions() == [] and not any(state.legal_actions_mask(0))
    assert state.legal_actions_mask() == [0] * game.num_distinct_actions()
    assert game.deserialize_state(state.serialize()).is_terminal() and state.clone().is_terminal()
    with pytest.raises(ValueError, match="over"):
        state.apply_action(0)


def test_a_resampled_state_does_not_tell_what_others_did(setup):
    name, options = setup
    state = orrery.load_game(name, options=options, seed=6).new_initial_state()
    draw = random.Random(8)
    while state.move_number() < 200 and not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, draw.random)
        own = [(who, action) for who, action in state.full_history() if who == player]
        assert other.full_history() == own and not other.is_initial_state()
        assert other.history() == other.clone().history() == [action for _, action in own]


def test_an_observation_reads_the_same_whatever_is_hidden():
    state = orrery.load_game("star-realms", seed=6).new_initial_state()
    draw, others_differ = random.Random(1), False
    while state.move_number() < 100:
        state.apply_action(draw.choice(state.legal_actions()))
        player = state.current_player()
        if player < 0:
            continue
        other = state.resample_from_infostate(player, draw.random)
        assert "deck_top" in state.observation_string() and "ask-" in state.observation_string(player)
        assert state.observation_string(player) == other.observation_string(player)
        others_differ |= state.observation_string(1 - player) != other.observation_string(1 - player)
    assert others_differ


def test_many_games_are_stepped_at_once(setup):
    game, options = setup
    batch = orrery.BatchEnv(game, 4, options=options, seed=1)
    for _ in range(50):
        actions = batch.sample()
        assert batch.masks[np.arange(4), actions].all()
        observations, masks, seats, rewards, terminated, truncated = batch.step_many(actions)
        assert masks.any(axis=1).all() and not truncated.any()
        assert ((0 <= seats) & (seats < batch.players)).all()
    assert observations.any() and rewards.shape == (4, batch.players)


def test_a_batch_without_a_seed_deals_games_of_its_own():
    rows = [orrery.BatchEnv("star-realms", 4, seed=seed).observations for seed in (None, None, 5, 5)]
    assert not np.array_equal(rows[0], rows[1])
    assert np.array_equal(rows[2], rows[3])


def test_what_is_drawn_changes_no_deal_of_a_batch():
    rows = []
    for draws in (0, 3):
        batch = orrery.BatchEnv("star-realms", 2, seed=5, max_steps=2)
        for _ in range(4):
            for _ in range(draws):
                batch.sample()
            batch.step_many(batch.masks.argmax(axis=1))
        rows.append(batch.observations)
    assert np.array_equal(*rows)


def in_a_fork(act):
    """Whether `act` comes to its end in a process that was forked from this one."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            act()
            os.write(write, b"done")
        finally:
            os._exit(0)
    os.close(write)
    try:
        # The pipe closes with the child; one that hangs says nothing.
        said, _, _ = select.select([read], [], [], 60)
        return bool(said) and os.read(read, 4) == b"done"
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(read)


# Python warns of it because of threads such as ours.
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes do not fork here")
def test_a_forked_process_plays_on():
    batch = orrery.BatchEnv("star-realms", 64, seed=5)
    again = orrery.BatchEnv("star-realms", 64, seed=5)
    batch.step_many(batch.sample())
    # It grows several trees.
    env = orrery.SeatEnv("star-realms", seat=1, opponents="search:4000", max_steps=4)
    env.reset(seed=5)

    def act():
        again.step_many(again.sample())
        assert np.array_equal(batch.observations, again.observations)
        env.reset(seed=5)

    assert in_a_fork(act)


def test_an_illegal_action_stops_the_whole_batch():
    batch = orrery.BatchEnv("star-realms", 3)
    before = batch.observations.copy()
    actions = batch.sample().copy()
    actions[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(ValueError, match="game 2: .*SR"):
        batch.step_many(actions)
    assert np.array_equal(before, batch.observations)


def test_other_threads_run_while_a_batch_steps():
    batch = orrery.BatchEnv("star-realms", 64)
    go, ran = threading.Event(), []

    def note():
        go.wait()
        ran.append(True)

    other = threading.Thread(target=note)
    other.start()
    interval = sys.getswitchinterval()
    # From here on a thread gives up Python's lock only if it wants to.
    sys.setswitchinterval(1000)
    try:
        go.set()
        steps = 0
        while not ran and steps < 10_000:
            batch.step_many(batch.sample())
            steps += 1
        assert ran
    finally:
        sys.setswitchinterval(interval)
        other.join()


def test_the_last_observation_of_a_truncated_game_is_kept():
    batch = orrery.BatchEnv("star-realms", 2, seed=3, max_steps=4, final_observations=True)
    alone = orrery.BatchEnv("star-realms", 2, seed=3, max_steps=5)
    for _ in range(4):
        actions = batch.sample().copy()
        batch.step_many(actions)
        alone.step_many(actions)
    assert batch.truncated.all() and not alone.truncated.any()
    assert np.array_equal(batch.final_observations, alone.observations)
    assert np.array_equal(batch.final_seats, alone.seats)
    assert not np.array_equal(batch.observations, alone.observations)


def test_the_last_observation_of_a_finished_game_is_kept():
    batch = orrery.BatchEnv("star-realms", 2, seed=3, final_observations=True)
    steps = 0
    while not batch.terminated.any():
        batch.step_many(batch.sample())
        steps += 1
        assert steps < 20_000
    ended = int(np.flatnonzero(batch.terminated)[0])
    last, seat = batch.final_observations[ended], batch.final_seats[ended]
    # It is of the seat that decided last, and tells of a game that is over; the row itself tells of the next one.
    assert last[seat] == 1 and last[: batch.players].sum() == 1
    assert abs(batch.rewards[ended]).sum() == 2
    game = orrery.Game("star-realms")
    line = next(line for line in game.describe_observation().splitlines() if " view.turn " in line)
    turn = int(line.split()[0])
    assert last[turn] > batch.observations[ended][turn]


def test_a_drawn_game_rewards_nobody():
    game = orrery.Game("star-realms")
    game.reset(1)
    game.settle()
    steps = 0
    while not game.is_over:
        assert game.left_out == 0 and game.returns() == [0, 0]
        # Sixty rounds without a card, and the game is drawn (SR G77).
        legal = game.legal()
        game.play(next((action for action in legal if game.action_name(action) == "EndTurn"), legal[0]))
        steps += 1
        assert steps < 10_000
    assert game.returns() == [0, 0]


def test_arrays_can_be_used_again(setup):
    name, options = setup
    game = orrery.Game(name, options=options)
    game.reset(1)
    game.settle()
    observation = np.full(game.observation_size, 7, np.float32)
    mask = np.full(game.num_actions, 7, np.int8)
    for _ in range(20):
        game.observe_into(game.seat, observation)
        game.mask_into(game.seat, mask)
        assert np.array_equal(observation, game.observe(game.seat))
        assert np.array_equal(mask, game.mask(game.seat))
        game.play(game.legal()[-1])
    with pytest.raises(ValueError, match="instead of"):
        game.mask_into(game.seat, mask[1:])


def test_numbers_of_no_action_are_told_as_they_are():
    game = orrery.Game("star-realms")
    game.reset(1)
    game.settle()
    for none in (-1, game.num_actions, 2**40):
        with pytest.raises(ValueError, match=f"^{none} stands for no action"):
            game.step(none)


def test_numbers_that_no_game_has_are_told():
    for players in (-1, 1, 7, 300):
        with pytest.raises(ValueError, match=f"{players} players"):
            orrery.Game("star-realms", players)
    game = orrery.Game("star-realms")
    for seat in (-1, 2, 300):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            game.observe(seat)
    batch = orrery.BatchEnv("star-realms", 2)
    with pytest.raises(TypeError, match="float64"):
        batch.step_many(batch.sample() + 0.5)


def test_a_list_that_has_no_room_is_told():
    game = orrery.Game("star-realms")
    game.reset(1)
    game.settle()
    observation = game.observe(game.seat)
    assert game.crowded(observation) is None
    line = next(line for line in game.describe_observation().splitlines() if "in_play length" in line)
    observation[int(line.split()[0])] = 10_000
    assert "in_play" in game.crowded(observation)


def test_every_number_is_described():
    game = orrery.Game("star-realms")
    assert "Play" in game.describe_actions() and "view.players" in game.describe_observation()
    assert game.action_name(0).startswith("Play") and game.action_name(game.num_actions) is None
    assert len(game.fingerprint) == 16
