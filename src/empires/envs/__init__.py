"""All games as environments for research: PettingZoo, Gymnasium, datasets.

They need the extra: ``pip install '.[envs]'`` in the clone. Importing this registers the
environments of Gymnasium, if that is installed:

>>> import gymnasium
>>> import empires.envs
>>> env = gymnasium.make("EmpiresEnd-v0", opponents=["random"])
>>> observation, info = env.reset(seed=7)
>>> bool(env.action_space.contains(env.action_space.sample(info["action_mask"])))
True
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium"):  # each framework's environments work without the other frameworks
    from empires.envs.registering import register

    register()
