"""Stable-Baselines3's PPO with masks (sb3-contrib) learns one seat against random play.

make plugs, or: pip install sb3-contrib, then
python examples/plugs/maskable_ppo.py --steps 20000
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import empires.envs

gymnasium.register_envs(empires.envs)


class Masked(gymnasium.Wrapper):
    """Remembers the mask, which comes with every observation."""

    def reset(self, **given):
        observation, self.info = self.env.reset(**given)
        return observation, self.info

    def step(self, action):
        *stepped, self.info = self.env.step(int(action))
        return *stepped, self.info

    def action_masks(self):
        return self.info["action_mask"].astype(bool)


def main():
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--game", default="FirstEmpires-v0")
    read.add_argument("--steps", type=int, default=512)
    given = read.parse_args()

    env = Masked(gymnasium.make(given.game, opponents="random"))
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=64, seed=1, device="cpu")
    model.learn(given.steps)
    observation, info = env.reset(seed=7)
    ended, moves = False, 0
    while not ended:
        code, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
        observation, reward, ended, _, info = env.step(code)
        moves += 1
    print(f"{model.num_timesteps} steps learnt from; a game of {moves} moves ended with {reward:g}")


if __name__ == "__main__":
    main()
