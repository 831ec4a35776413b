"""What the workshop is told: what can be changed in a content pack, and what is wrong with one."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from empires.shapes.http import Body, PackText

MOST_EDITS = 400
MOST_MEASURED = 1000
PathStep: TypeAlias = str | int


# --- forms --------------------------------------------------------------------------------------


class Named(Struct, kw_only=True):
    """Something to choose, and what it is called."""

    value: str | int
    name: str


class Control(Struct, tag_field="control", kw_only=True):
    """How a value is changed; it offers only what the format allows."""


class Room(Struct, kw_only=True):
    """How far a number keeps away from another of its row, or from how many spaces it has."""

    path: list[str]
    by: int


class WholeControl(Control, tag="whole", kw_only=True):
    low: int
    high: int
    above: list[Room] = field(default_factory=list)
    below: list[Room] = field(default_factory=list)
    optional: bool = False
    """Whether nothing is as good as 0."""


class WholesControl(Control, tag="wholes", kw_only=True):
    count: int
    low: int
    high: int


class ChoiceControl(Control, tag="choice", kw_only=True):
    options: list[Named]
    rows: str = ""
    """Instead of options: the names of such rows of the pack."""


class SomeControl(Control, tag="some", kw_only=True):
    options: list[Named]
    rows: str = ""
    least: int = 0


class TextControl(Control, tag="text", kw_only=True):
    longest: int


class TextsControl(Control, tag="texts", kw_only=True):
    most: int
    longest: int


class PairsControl(Control, tag="pairs", kw_only=True):
    """Pairs of names of such rows; ``most`` 1: one of them."""

    rows: str
    single: bool


class AmountsControl(Control, tag="amounts", kw_only=True):
    options: list[Named]
    high: int
    most: int = 1
    """More than 1: a list of so many alternatives at most."""
    optional: bool = False


class SpacesControl(Control, tag="spaces", kw_only=True):
    options: list[Named]
    most: int


class KindControl(Control, tag="kind", kw_only=True):
    """A table whose kind says what else stands in it."""

    phases: list[Named]
    """When it acts, in a game whose kinds say so."""
    kinds: list[KindChoice]


AnyControl: TypeAlias = (
    WholeControl
    | WholesControl
    | ChoiceControl
    | SomeControl
    | TextControl
    | TextsControl
    | PairsControl
    | AmountsControl
    | SpacesControl
    | KindControl
)


class FormField(Struct, kw_only=True):
    """A control in its sentence."""

    path: list[str]
    """Where the value stands in its row."""
    before: str
    after: str
    control: AnyControl


class KindChoice(Struct, kw_only=True):
    value: str
    name: str
    phases: list[str]
    fields: list[FormField]


class FormValue(Struct, kw_only=True):
    """What one source is said of."""

    key: str
    title: str
    fields: list[FormField]


class FormKind(Struct, kw_only=True):
    """Rows of one table."""

    table: str
    title: str
    one: str
    """What one of them is called, where its label is a bare number."""
    label: list[str]
    """The keys that name a row; none: there is one."""
    group: str
    """The key that rows are listed by, or none."""
    groups: list[Named]
    names: list[Named]
    """What values of a label are called."""
    card: bool
    """Whether rows are cards that progress counts."""
    loose: bool
    """Whether rows can be added and taken away."""
    values: list[FormValue]
    inner: list[FormKind]


class Form(Struct, kw_only=True):
    """All that can be changed in packs of a game."""

    game: str
    content: str
    """The digest of the standard pack."""
    toml: str
    """The standard pack as it is written."""
    kinds: list[FormKind]
    sources: list[Named]
    longest: int
    """Characters of a pack that can be played with."""


# --- checking -----------------------------------------------------------------------------------


class Edit(Body, frozen=True, kw_only=True):
    """One value: set, or taken away where none is given; a list's length adds a row to it."""

    path: Annotated[list[PathStep], Meta(min_length=1, max_length=8)]
    value: Any | UnsetType = UNSET


class PackEdits(Body, frozen=True, kw_only=True):
    """A pack as it is written, and what is to be changed in it."""

    toml: PackText
    edits: Annotated[list[Edit], Meta(max_length=MOST_EDITS)] = field(default_factory=list)
    row: Annotated[list[PathStep], Meta(max_length=8)] | None = None
    """The row that is looked at, whose text is wanted."""


class PackProblem(Struct, kw_only=True):
    row: list[PathStep]
    """Where the row stands; empty: the whole pack."""
    field: str
    """The value in the row, by its path with dots; empty: the whole row."""
    what: str
    rule: str


class PackChange(Struct, kw_only=True):
    """A card or place that differs from the standard pack, in words or as it is written."""

    name: str
    before: list[str]
    after: list[str]


class RowText(Struct, kw_only=True):
    """What is printed on a card, by the rules' own text."""

    name: str
    lines: list[str]
    ability: str


class PackSheet(Struct, kw_only=True):
    """The pack after the changes, and what is wrong with it."""

    toml: str
    data: dict[str, Any]
    """The same as JSON; empty where it can't be read at all."""
    content: str | None
    """Its digest; None while it can't be played."""
    problems: list[PackProblem]
    changes: list[PackChange]
    """Against the standard pack, once it can be played."""
    text: dict[str, RowText]
    """That of the row asked for, by language, as far as there is one."""


class OwnPack(Struct, kw_only=True):
    """A pack that somebody brought to a table."""

    name: str
    content: str
    toml: str
    changes: list[PackChange]


# --- measuring ----------------------------------------------------------------------------------


class Measure(Body, frozen=True, kw_only=True):
    """Play some more games with a pack, and with the standard pack over the same deals."""

    toml: PackText
    players: Annotated[int, Meta(ge=2, le=5)] = 2
    games: Annotated[int, Meta(ge=1, le=MOST_MEASURED)] = 100
    """With each pack, rounded up so that every deal is played in all seat orders."""


ValueForm: TypeAlias = Literal["number", "margin", "share"]
"""A margin is told with its sign, a share in parts of 1."""


class Estimated(Struct, kw_only=True):
    """A figure with its 95 % interval, as far as enough is known for one."""

    name: str
    form: ValueForm
    value: float
    low: float | None
    high: float | None
    beside: float | None
    """What it is compared with: that of the standard pack, or the fair share."""


class Estimates(Struct, kw_only=True):
    """Figures that belong together."""

    title: str
    rows: list[Estimated]


class Moved(Struct, kw_only=True):
    """A difference whose corrected interval leaves 0 out."""

    name: str
    form: ValueForm
    before: float
    """With the standard pack; in a measurement of that pack itself what is usual."""
    after: float
    value: float
    low: float
    high: float


class Measured(Struct, kw_only=True):
    """How far a measurement has come, and what it says so far."""

    games: int
    """With each pack, in whole deals."""
    of: int
    compared: bool
    """Whether there are two packs; the standard pack is measured alone."""
    comparisons: int
    findings: list[Moved]
    luck: float | None
    """Which share of what margins vary by is the luck of the deal."""
    parts: list[Estimates]
