"""What is handed on holds all it should and plays: `wheel.py FOLDER`, with a wheel in it and what it installs."""

import sys
from pathlib import Path

wheels = Path(sys.argv[1]).resolve()
(wheel,) = wheels.glob("*.whl")
# One binary for every Python from 3.11 on.
assert "-cp311-abi3-" in wheel.name, wheel.name
installed = wheels / "installed"
sys.path.insert(0, str(installed))
import orrery  # noqa: E402

package = installed / "orrery"
assert Path(orrery.__file__).parent == package, orrery.__file__
for name in ["py.typed", "_orrery.pyi"]:
    assert (package / name).is_file(), f"{name} is missing"
for game in orrery.games():
    env = orrery.env(game)
    env.reset(seed=1)
    assert env.last()[0]["action_mask"].any(), game
