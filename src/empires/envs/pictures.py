"""A position as text and as a picture of that text, for the render modes of environments."""

from __future__ import annotations

import textwrap
from typing import Final

import numpy as np
import numpy.typing as npt

from empires.envs.setting import Setting, named
from empires.rules.position import Position
from empires.text.catalogue import words
from empires.text.telling import telling

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 1120
HEIGHT: Final = 720
COLUMNS: Final = 150
FONT_SIZE: Final = 13
MARGIN: Final = 12
PAPER: Final = (250, 247, 240)
INK: Final = (34, 32, 28)

Picture = npt.NDArray[np.uint8]


def shown(
    setting: Setting, p: Position, seat: int | None, mode: str | None
) -> str | Picture | None:
    """What ``render`` gives back in each of the modes; ``human`` prints."""
    if mode is None:
        return None
    text = as_text(setting, p, seat)
    if mode == "rgb_array":
        return as_picture(text)
    if mode == "ansi":
        return text
    print(text)
    return None


def as_text(setting: Setting, p: Position, seat: int | None) -> str:
    """The table as this seat (None: a spectator) may see it."""
    game = setting.game
    teller = telling(game.name, words("en"), names=named(p.players), pack=game.pack)
    return "\n".join(teller.table(game.view(p, seat)))


def as_picture(text: str) -> Picture:
    """The text, drawn. All pictures have the same size, as recorders of videos want it."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - few environments draw

    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, COLUMNS) or [""]]
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    font = ImageFont.load_default(FONT_SIZE)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), "\n".join(lines), INK, font)
    return np.asarray(image)
