"""RLlib's PPO with its module for masks learns one seat against random play.

make plugs, or: pip install 'ray[rllib]' torch, then
python examples/plugs/rllib_ppo.py --steps 4000
"""

import argparse

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import empires.envs

gymnasium.register_envs(empires.envs)


class WithMask(gymnasium.Env):
    """Observations between 0 and 1 and the mask beside them, as RLlib's module wants them."""

    def __init__(self, config):
        self.env = gymnasium.make(config["game"], opponents="random")
        setting = self.env.unwrapped.setting
        self.scale = setting.scale()
        self.action_space = self.env.action_space
        self.observation_space = Dict(
            {
                "action_mask": Box(0.0, 1.0, (setting.codes,), np.float32),
                "observations": Box(0.0, np.inf, (setting.size,), np.float32),
            }
        )

    def reset(self, *, seed=None, options=None):
        observation, info = self.env.reset(seed=seed)
        return self.both(observation, info), {}

    def step(self, action):
        observation, reward, ended, cut, info = self.env.step(int(action))
        return self.both(observation, info), reward, ended, cut, {}

    def both(self, observation, info):
        mask = info["action_mask"].astype(np.float32)
        return {"action_mask": mask, "observations": observation * self.scale}


def main():
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--game", default="FirstEmpires-v0")
    read.add_argument("--steps", type=int, default=512)
    given = read.parse_args()

    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"head_fcnet_hiddens": [64], "head_fcnet_activation": "relu"},
    )
    config = (
        PPOConfig()
        .environment(WithMask, env_config={"game": given.game})
        .env_runners(num_env_runners=0)  # in this process
        .training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=2)
        .rl_module(rl_module_spec=module)
    )
    learner = config.build_algo()
    steps = 0
    while steps < given.steps:
        steps = int(learner.train()["num_env_steps_sampled_lifetime"])
    learner.stop()
    print(f"{steps} steps learnt from")


if __name__ == "__main__":
    main()
