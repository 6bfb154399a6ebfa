"""Steps a second: decisions with observation and mask, random play, in all ways of playing, beside OpenSpiel's.

A step is one decision of a player: the legal actions are listed, what the player may know is written as numbers, an
action is drawn and taken. Chance is drawn between the decisions and not counted. Steps are counted by the second of CPU time
and by that of the clock on the wall: what several cores do together counts for each of them in the first, where `step_many`
gains nothing by having more of them, and once in the second, which needs a machine that does nothing else.

OpenSpiel is measured in both of its ways: with lists, as `observation_tensor` and `legal_actions_mask` return them, and with
an observer that writes into an array, the legal actions listed once and marked in an array of ours.
"""

import math
import os
import random
import time

import numpy as np

import orrery

SECONDS = float(os.environ.get("SECONDS", "3"))
# Games for two with hundreds to thousands of actions and numbers in an observation.
COUNTERPARTS = ["gin_rummy", "backgammon", "chess"]


def measure(step):
    """How many steps `step` takes in a second of CPU time, and of the clock on the wall; it tells how many it took."""
    step()
    taken, start, begun = 0, time.process_time(), time.perf_counter()
    while (spent := time.process_time() - start) < SECONDS:
        taken += step()
    return taken / spent, taken / (time.perf_counter() - begun)


def openspiel(game, act):
    """One whole game through OpenSpiel's Python interface, or through ours of the same shape; `act` takes a decision."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal() and steps < 2000:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            act(state, state.current_player())
            steps += 1
    return steps


def with_lists(tensor):
    """A decision with what OpenSpiel's states return."""

    def act(state, player):
        np.asarray(getattr(state, tensor)(player), np.float32)
        state.legal_actions_mask(player)
        state.apply_action(random.choice(state.legal_actions()))

    return act


def with_arrays(game, tensor):
    """A decision with OpenSpiel's observer, which writes into one array, and a mask that is used again."""
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

    observation = make_observation(game, INFO_STATE_OBS_TYPE if tensor.startswith("information") else None)
    mask = np.zeros(game.num_distinct_actions(), np.int8)

    def act(state, player):
        observation.set_from(state, player)
        legal = state.legal_actions()
        mask.fill(0)
        mask[legal] = 1
        state.apply_action(random.choice(legal))

    return act


def raw(game, observation, mask):
    """One whole game through the class that everything else is made of, with arrays that are used again."""
    game.reset(random.getrandbits(63))
    game.settle()
    steps = 0
    while (seat := game.seat) is not None and steps < 2000:
        game.observe_into(seat, observation)
        game.mask_into(seat, mask)
        game.play(random.choice(game.legal()))
        steps += 1
    return steps


def aec(env):
    """One whole game as a PettingZoo environment."""
    env.reset()
    steps = 0
    for agent in env.agent_iter(2000):
        observation, _, terminated, truncated, _ = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
        steps += not done
    return steps


def batch(envs):
    """One step of many games."""
    envs.step_many(envs.sample())
    return envs.num_envs


def distance(ours, theirs):
    """How far two games are apart in size."""
    return sum(abs(math.log(own / other)) for own, other in zip(ours, theirs))


def main():
    print(f"{'':44}{'':18}{'steps a second':>16}")
    print(f"{'':44}{'actions':>9}{'numbers':>9}{'of CPU time':>16}{'on the wall':>16}")

    def line(name, actions, numbers, speeds):
        """Prints what was measured; the speed by CPU time is what is compared."""
        cpu, wall = speeds
        print(f"{name:44}{actions:9,}{numbers:9,}{cpu:16,.0f}{wall:16,.0f}", flush=True)
        return cpu

    theirs = {}
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: nothing to compare with")
    else:
        for name in COUNTERPARTS:
            game = pyspiel.load_game(name)
            tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
            sizes = game.num_distinct_actions(), int(np.prod(getattr(game, f"{tensor}_shape")()))
            lists, arrays = with_lists(tensor), with_arrays(game, tensor)
            theirs[name] = sizes, [
                line(f"OpenSpiel {name}, lists", *sizes, measure(lambda: openspiel(game, lists))),
                line(f"OpenSpiel {name}, arrays", *sizes, measure(lambda: openspiel(game, arrays))),
            ]

    def compare(sizes, speed):
        if theirs:
            nearest = min(theirs, key=lambda name: distance(sizes, theirs[name][0]))
            lists, arrays = (speed / other for other in theirs[nearest][1])
            print(f"{'':46}{lists:.1f} times {nearest} with lists, {arrays:.1f} times with arrays")

    for name in orrery.games():
        envs = orrery.BatchEnv(name, 256)
        sizes = envs.num_actions, envs.observation_size
        compare(sizes, line(f"{name}, step_many of 256", *sizes, measure(lambda: batch(envs))))
        blind = orrery.BatchEnv(name, 256, observations=False)
        line(f"{name}, step_many without observations", *sizes, measure(lambda: batch(blind)))
        game = orrery.Game(name)
        arrays = np.zeros(sizes[1], np.float32), np.zeros(sizes[0], np.int8)
        compare(sizes, line(f"{name}, Game", *sizes, measure(lambda: raw(game, *arrays))))
        env = orrery.env(name)
        line(f"{name}, PettingZoo", *sizes, measure(lambda: aec(env)))
        game, lists = orrery.load_game(name), with_lists("observation_tensor")
        compare(sizes, line(f"{name}, as OpenSpiel", *sizes, measure(lambda: openspiel(game, lists))))


if __name__ == "__main__":
    main()
