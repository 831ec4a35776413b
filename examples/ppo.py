"""Masked PPO on a batch of games: a small network learns to beat random play within minutes.

    pip install '.[learn]'
    python examples/ppo.py --decisions 300000 --curve curve.svg

One network gives the logits of all moves and the value of the position; moves that are not legal
get no probability. What a byte of the observation is divided by comes from the environment.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn

import empires.envs

gymnasium.register_envs(empires.envs)  # importing it was enough

GAMES, STEPS = 256, 32  # games side by side, and decisions in each before the network learns
EPOCHS, MINIBATCH = 2, 1024
DISCOUNT, TRACE = 0.999, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
POINTS = 30.0  # a margin that counts as a clear victory
MEASURED = 25_000  # decisions between two measurements


class Network(nn.Module):
    def __init__(self, scale, moves, width=128):
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(
            nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.moves = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.moves.weight, 0.01)

    def forward(self, observation, mask):
        hidden = self.body(observation * self.scale)
        logits = self.moves(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def tensors(observations, info):
    """Copies: what a batch gives belongs to it and can't be written to."""
    return torch.tensor(observations), torch.tensor(info["action_mask"])


def rollout(env, network, seen):
    """Some decisions in every game, with advantages (GAE) and returns."""
    kept = []
    for _ in range(STEPS):
        observation, mask = seen
        with torch.no_grad():
            choice, value = network(observation, mask)
            move = choice.sample()
        observations, reward, ended, _, info = env.step(move.numpy())
        reward = torch.tensor(reward / POINTS, dtype=torch.float32).clamp(-1, 1)
        kept.append(
            (observation, mask, move, choice.log_prob(move), value, reward, torch.tensor(ended))
        )
        seen = tensors(observations, info)
    with torch.no_grad():
        following = network(*seen)[1]
    advantage, advantages = 0.0, []
    for *_, value, reward, ended in reversed(kept):
        lasts = (~ended).float()
        advantage = (
            reward + DISCOUNT * following * lasts - value + DISCOUNT * TRACE * lasts * advantage
        )
        advantages.append(advantage)
        following = value
    columns = [torch.cat(column) for column in list(zip(*kept, strict=True))[:5]]
    advantages = torch.cat(advantages[::-1])
    return [*columns, advantages, advantages + columns[4]], seen


def learn(network, optimizer, data):
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(data[0])).split(MINIBATCH):
            observation, mask, move, before, _, advantage, goal = (
                column[chosen] for column in data
            )
            choice, value = network(observation, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (choice.log_prob(move) - before).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = (value - goal).square().mean() / 2 - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins(game, network, games=200, seed=1_000_000):
    """The share of games won against random play, a shared victory as half."""
    env = gymnasium.make_vec(game, num_envs=games, opponents="random", play_forced=True)
    seen = tensors(*env.reset(seed=seed))
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        with torch.no_grad():
            move = network(*seen)[0].sample()
        observations, reward, ended, _, info = env.step(move.numpy())
        first = ended & np.isnan(result)  # the games after the first ones don't count
        result[first] = (reward[first] + 1) / 2
        seen = tensors(observations, info)
    return result.mean()


def draw(curve, file):
    """The learning curve as a picture: decisions to the right, share of wins upwards."""
    end = curve[-1][0]
    line = " ".join(f"{60 + 520 * at / end:.0f},{260 - 240 * share:.0f}" for at, share in curve)
    grid = "".join(
        f'<path d="M60 {260 - 2.4 * y}H580" stroke="#ccc"/>'
        f'<text x="20" y="{264 - 2.4 * y}">{y} %</text>'
        for y in (0, 50, 80, 100)
    )
    Path(file).write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" '
        f'font-size="12"><rect width="600" height="300" fill="#fff"/>{grid}'
        f'<polyline points="{line}" fill="none" stroke="#246" stroke-width="2"/>'
        f'<text x="60" y="285">0</text><text x="460" y="285">{end:,} decisions</text></svg>\n',
        encoding="utf-8",
    )


def main():
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--game", default="FirstEmpires-v0")
    read.add_argument("--decisions", type=int, default=300_000, help="to learn from")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--curve", help="an SVG file for the learning curve")
    given = read.parse_args()

    torch.manual_seed(given.seed)
    env = gymnasium.make_vec(
        given.game, num_envs=GAMES, opponents="random", rewards="margin", play_forced=True
    )
    network = Network(env.unwrapped.setting.scale(), env.single_action_space.n)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    seen = tensors(*env.reset(seed=given.seed))
    curve = [(0, wins(given.game, network))]
    print(f"at the start: {curve[0][1]:.1%} of games won", flush=True)
    start, seconds = time.perf_counter(), 0.0
    for decisions in range(GAMES * STEPS, given.decisions + GAMES * STEPS, GAMES * STEPS):
        data, seen = rollout(env, network, seen)
        learn(network, optimizer, data)
        if decisions // MEASURED > curve[-1][0] // MEASURED or decisions >= given.decisions:
            seconds += time.perf_counter() - start  # measuring is not learning
            curve.append((decisions, wins(given.game, network)))
            print(f"{decisions:,} decisions, {seconds:.0f} s: {curve[-1][1]:.1%} won", flush=True)
            start = time.perf_counter()
    print(f"at the end: {wins(given.game, network, 1000, 2_000_000):.1%} of 1,000 games won")
    if given.curve:
        draw(curve, given.curve)


if __name__ == "__main__":
    main()
