"""TorchRL collects steps of one seat against random play, with a policy that keeps to the masks.

make plugs, or: pip install torchrl, then
python examples/plugs/torchrl_rollout.py --steps 2000
"""

import argparse

import gymnasium
import torch
from gymnasium.spaces import Box, Dict
from tensordict.nn import ProbabilisticTensorDictModule, TensorDictModule, TensorDictSequential
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical

import empires.envs

gymnasium.register_envs(empires.envs)


class WithMask(gymnasium.Wrapper):
    """The mask beside the observation, where TorchRL looks for it."""

    def __init__(self, env):
        super().__init__(env)
        mask = Box(0, 1, (int(env.action_space.n),), "int8")
        self.observation_space = Dict({"observation": env.observation_space, "action_mask": mask})

    def reset(self, **given):
        observation, info = self.env.reset(**given)
        return self.both(observation, info), {}

    def step(self, action):
        observation, reward, ended, cut, info = self.env.step(int(action))
        return self.both(observation, info), reward, ended, cut, {}

    def both(self, observation, info):
        return {"observation": observation, "action_mask": info["action_mask"]}


class Logits(torch.nn.Module):
    def __init__(self, scale, moves):
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(len(scale), 64), torch.nn.ReLU(), torch.nn.Linear(64, moves)
        )

    def forward(self, observation, mask):
        return self.layers(observation * self.scale), mask.bool()


def main():
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--game", default="FirstEmpires-v0")
    read.add_argument("--steps", type=int, default=512)
    given = read.parse_args()

    def one():
        env = gymnasium.make(given.game, opponents="random")
        return GymWrapper(WithMask(env), categorical_action_encoding=True)

    torch.manual_seed(1)
    setting = gymnasium.make(given.game, opponents="random").unwrapped.setting
    policy = TensorDictSequential(
        TensorDictModule(
            Logits(setting.scale(), setting.codes),
            in_keys=["observation", "action_mask"],
            out_keys=["logits", "mask"],
        ),
        ProbabilisticTensorDictModule(
            in_keys=["logits", "mask"], out_keys=["action"], distribution_class=MaskedCategorical
        ),
    )
    collected = Collector(one, policy, frames_per_batch=256, total_frames=given.steps)
    steps = ended = 0
    for data in collected:
        steps += data.numel()
        ended += int(data["next", "done"].sum())
        chosen = data["action_mask"].gather(-1, data["action"].unsqueeze(-1))
        assert chosen.all(), "a move that is not legal"
    collected.shutdown()
    print(f"{steps} steps collected, {ended} games ended, every move legal")


if __name__ == "__main__":
    main()
