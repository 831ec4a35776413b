"""Random games in many environments at once: how to step a batch and read its observations.

python examples/rollout.py
"""

import gymnasium
import numpy as np

import empires.envs

gymnasium.register_envs(empires.envs)  # importing it was enough

env = gymnasium.make_vec("EmpiresEnd-v0", num_envs=64, players=3, rewards="rank")
random = np.random.default_rng(7)
observations, info = env.reset(seed=7)
games = decisions = 0
while games < 20:
    # Among the legal moves of each game any one, each as likely as the others.
    chances = random.random(info["action_mask"].shape) * info["action_mask"]
    observations, rewards, ended, _, info = env.step(chances.argmax(axis=1))
    decisions += env.num_envs
    games += ended.sum()

held = env.unwrapped.fields["seat0.held"]
mine = observations[:, held.start : held.start + held.length]
print(f"{games} games ended within {decisions} decisions in {env.num_envs} games side by side")
print("wheat, hammers, axes, coins of the seat to decide, on average:", mine.mean(axis=0).round(1))
