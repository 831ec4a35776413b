"""Masked PPO on a batch of games: a small network learns to beat random play within minutes.

    pip install '.[learn]'
    python examples/ppo.py --decisions 300000 --curve curve.svg
    python examples/ppo.py --teacher self --decisions 3000000 --policy my.npz --arena 200

With ``--teacher self`` it plays all seats, but in half of the games one seat is played by an
earlier self. ``--policy`` keeps what was learnt as a bot, and ``--arena`` lets that play greedy.

One network gives the logits of all moves and the value of the position; moves that are not legal
get no probability. What a byte of the observation is divided by comes from the environment.
"""

import argparse
import copy
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn

import empires.envs
from empires.arena import Match, run

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


class League:
    """Games in which the network plays all seats, but for one in half of them: an earlier self."""

    def __init__(self, network, env, kept=8, every=20):
        self.former = [copy.deepcopy(network)]
        self.kept, self.every, self.rollouts = kept, every, 0
        self.players = env.unwrapped.setting.players
        self.seats = np.where(np.arange(GAMES) % 2, np.arange(GAMES) // 2 % self.players, -1)

    def rollout(self, env, network, seen, seat):
        """As ``rollout``, with advantages along the decisions of each seat of its own."""
        self.rollouts += 1
        if self.rollouts % self.every == 0:
            self.former = [*self.former[1 - self.kept :], copy.deepcopy(network)]
        other = self.former[np.random.randint(len(self.former))]
        kept = []
        for _ in range(STEPS):
            observation, mask = seen
            with torch.no_grad():
                choice, value = network(observation, mask)
                move = choice.sample()
                theirs = torch.from_numpy(seat == self.seats)
                move[theirs] = other(observation[theirs], mask[theirs])[0].sample()
            observations, _, ended, _, info = env.step(move.numpy())
            rewards = np.clip(info["rewards"] / POINTS, -1, 1)
            step = (observation, mask, move, choice.log_prob(move), value)
            kept.append((step, seat, rewards, ended.copy(), ~theirs))
            seen, seat = tensors(observations, info), info["seat"].copy()
        with torch.no_grad():
            last = network(*seen)[1].numpy()
        # Whoever decides next is worth so much; that is what the others lose.
        following = np.repeat(-last[:, None] / (self.players - 1), self.players, axis=1)
        rows = np.arange(GAMES)
        following[rows, seat] = last
        later, due = np.zeros_like(following), np.zeros_like(following)
        advantages = []
        for step, decided, rewards, ended, _ in reversed(kept):
            following[ended], later[ended], due[ended] = 0, 0, rewards[ended]
            at = (rows, decided)
            value = step[4].numpy()
            gained = due[at] + DISCOUNT * following[at] - value
            later[at] = gained + DISCOUNT * TRACE * later[at]
            following[at], due[at] = value, 0
            advantages.append(torch.from_numpy(later[at].astype(np.float32)))
        own = torch.cat([step[-1] for step in kept])
        columns = [torch.cat(column)[own] for column in zip(*(one[0] for one in kept), strict=True)]
        advantages = torch.cat(advantages[::-1])[own]
        return [*columns, advantages, advantages + columns[4]], seen, seat


def save(network, game, file):
    """The policy as a bot: policy:FILE (docs/envs.md)."""
    layers = [network.body[0], network.body[2], network.moves]
    arrays = {}
    for at, layer in enumerate(layers):
        arrays[f"layer{at}.weight"] = layer.weight.detach().numpy()
        arrays[f"layer{at}.bias"] = layer.bias.detach().numpy()
    np.savez_compressed(file, game=game, compact=False, scale=network.scale.numpy(), **arrays)


def match(game, file, games):
    """What the policy wins against greedy play, over deals that nothing was trained on."""
    result = run(Match(game, [f"policy:{file}", "greedy"], games=games, seed=9_000_001), jobs=1)
    standing = result.bots[0]
    low, high = standing.win_share_interval
    print(
        f"against greedy: {standing.win_share:.1%} of {result.games} games won "
        f"(95 %: {low:.1%} to {high:.1%}), {standing.margin:+.1f} points"
    )


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


def wins(game, network, games=200, seed=1_000_000, opponents="random"):
    """The share of games won against them, a shared victory as half."""
    env = gymnasium.make_vec(game, num_envs=games, opponents=opponents, play_forced=True)
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
    read.add_argument("--teacher", choices=("random", "greedy", "self"), default="random")
    read.add_argument("--policy", help="a file (.npz) for the policy, which is a bot then")
    read.add_argument("--arena", type=int, help="games against greedy in the end, with --policy")
    given = read.parse_args()
    if given.arena and not given.policy:
        read.error("--arena: expected --policy, too")

    torch.manual_seed(given.seed)
    env = gymnasium.make_vec(
        given.game, num_envs=GAMES, opponents=given.teacher, rewards="margin", play_forced=True
    )
    network = Network(env.unwrapped.setting.scale(), env.single_action_space.n)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    np.random.seed(given.seed)
    league = League(network, env) if given.teacher == "self" else None
    observations, info = env.reset(seed=given.seed)
    seen, seat = tensors(observations, info), info["seat"].copy()
    curve = [(0, wins(given.game, network))]
    print(f"at the start: {curve[0][1]:.1%} of games won", flush=True)
    start, seconds = time.perf_counter(), 0.0
    for decisions in range(GAMES * STEPS, given.decisions + GAMES * STEPS, GAMES * STEPS):
        if league:
            data, seen, seat = league.rollout(env, network, seen, seat)
        else:
            data, seen = rollout(env, network, seen)
        learn(network, optimizer, data)
        if decisions // MEASURED > curve[-1][0] // MEASURED or decisions >= given.decisions:
            seconds += time.perf_counter() - start  # measuring is not learning
            curve.append((decisions, wins(given.game, network)))
            print(f"{decisions:,} decisions, {seconds:.0f} s: {curve[-1][1]:.1%} won", flush=True)
            start = time.perf_counter()
        if given.policy and decisions % (40 * GAMES * STEPS) == 0:
            save(network, env.unwrapped.setting.game.name, given.policy)
    print(f"at the end: {wins(given.game, network, 1000, 2_000_000):.1%} of 1,000 games won")
    if given.policy:
        save(network, env.unwrapped.setting.game.name, given.policy)
    if given.arena:
        match(env.unwrapped.setting.game.name, given.policy, given.arena)
    if given.curve:
        draw(curve, given.curve)


if __name__ == "__main__":
    main()
