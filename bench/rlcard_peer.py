"""Measures RLCard: steps with the state that a player is given, observation and legal actions."""

from importlib.metadata import version
from typing import Any

import rlcard
from rounds import answer, any_of, rate

GAMES = ("limit-holdem", "uno", "gin-rummy")


def steps(env: Any) -> int:
    """One game of random moves; how many decisions it took."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(any_of(list(state["legal_actions"])))
        decisions += 1
    return decisions


def main() -> None:
    made = {name: rlcard.make(name, config={"seed": 1}) for name in GAMES}
    answer(
        {"RLCard": version("rlcard")},
        {("aec", name): rate(lambda env=env: steps(env)) for name, env in made.items()},
    )


if __name__ == "__main__":
    main()
