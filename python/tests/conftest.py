"""The games that every test goes over."""

import pytest

import orrery

SETUPS = [(game, {}) for game in orrery.games()] + [("starcraft", {"expansion": "brood-war"})]


@pytest.fixture(params=SETUPS, ids=lambda setup: "-".join([setup[0], *setup[1].values()]))
def setup(request):
    return request.param
