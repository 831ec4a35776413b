"""Measures PettingZoo's classic games: AEC steps with observation and mask."""

from importlib.metadata import version

from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6, texas_holdem_v4
from rounds import answer, rate
from zoo import steps

GAMES = {
    "texas_holdem_v4": texas_holdem_v4,
    "texas_holdem_no_limit_v6": texas_holdem_no_limit_v6,
    "connect_four_v3": connect_four_v3,
}


def main() -> None:
    made = {name: module.env() for name, module in GAMES.items()}
    for env in made.values():
        env.reset(seed=1)
    answer(
        {"PettingZoo": version("pettingzoo")},
        {("aec", name): rate(lambda env=env: steps(env)) for name, env in made.items()},
    )


if __name__ == "__main__":
    main()
