"""What can be changed in a pack of First Empires, in sentences with gaps for the workshop."""

from __future__ import annotations

from empires.content.first_empires.achievements import (
    KINDS,
    LONGEST_TITLE,
    MOST_POINTS,
)
from empires.content.first_empires.checker import MOST_ROUNDS
from empires.content.first_empires.civilizations import RANGES
from empires.content.first_empires.maps import MOST_OCEANS
from empires.content.first_empires.shape import COLOURS, CONTINENTS, FIELDS, PLAYERS, TILES, TRACKS
from empires.content.reader import LONGEST_LABEL
from empires.shapes.workshop import (
    AnyControl,
    ChoiceControl,
    FormField,
    FormKind,
    FormValue,
    KindChoice,
    KindControl,
    Named,
    PairsControl,
    SomeControl,
    TextControl,
    TextsControl,
    WholeControl,
    WholesControl,
)
from empires.text.catalogue import Words
from empires.text.first_empires import names
from empires.text.forms import field, named

NUMBERS = ("two", "three", "four", "five")


def form(words: Words) -> list[FormKind]:
    return [_civilizations(words), _maps(words), _rounds(words), _tiles(words)]


def _civilizations(words: Words) -> FormKind:
    return _kind(
        words,
        "civilization",
        ["name"],
        [
            _one(words, "name", TextControl(longest=LONGEST_LABEL)),
            _one(words, "colour", ChoiceControl(options=_colours(words))),
            _one(words, "home", ChoiceControl(options=[], rows="region")),
            _one(words, "players", SomeControl(options=_players(), least=1)),
            *(_track(words, track) for track in TRACKS),
            _value(
                words,
                "points",
                *(_of_track(words, track, "points", _fields(0, MOST_POINTS)) for track in TRACKS),
            ),
            _value(
                words,
                "city",
                *(
                    _of_track(words, track, "city", WholeControl(low=1, high=FIELDS - 1))
                    for track in TRACKS
                ),
            ),
        ],
        [_cards(words)],
    )


def _cards(words: Words) -> FormKind:
    kinds = [
        KindChoice(
            value=name,
            name=words.say(f"fe-form-kind-{name.replace('_', '-')}"),
            phases=[],
            fields=[
                *([_parameter(words, kind.key)] if kind.key else []),
                field(words, "fe-form-count", ["count"], WholeControl(low=1, high=kind.most)),
            ],
        )
        for name, kind in KINDS.items()
    ]
    title = TextControl(longest=LONGEST_TITLE)
    return _kind(
        words,
        "card",
        ["name"],
        [
            _value(
                words,
                "card-name",
                field(words, "fe-form-name", ["name"], TextControl(longest=LONGEST_LABEL)),
                field(words, "fe-form-en", ["en"], title),
                field(words, "fe-form-de", ["de"], title),
                key="name",
            ),
            _value(
                words,
                "condition",
                field(
                    words, "fe-form-condition", ["condition"], KindControl(phases=[], kinds=kinds)
                ),
            ),
            _value(
                words,
                "worth",
                field(words, "fe-form-worth", ["points"], WholeControl(low=1, high=MOST_POINTS)),
                key="points",
            ),
        ],
        card=True,
    )


def _maps(words: Words) -> FormKind:
    region = _kind(
        words,
        "region",
        ["name"],
        [
            _one(words, "name", TextControl(longest=LONGEST_LABEL)),
            _one(words, "colour", ChoiceControl(options=_colours(words))),
            _one(words, "from", WholeControl(low=PLAYERS[0], high=PLAYERS[-1]), key="players"),
            _one(
                words,
                "continent",
                ChoiceControl(
                    options=[named(each, names.continent(each, words)) for each in CONTINENTS]
                ),
            ),
            _one(words, "coasts", SomeControl(options=[], rows="ocean"), key="oceans"),
        ],
    )
    border = _kind(
        words,
        "border",
        ["between"],
        [_one(words, "between", PairsControl(rows="region", single=True), key="between")],
        loose=True,
    )
    return _kind(
        words,
        "map",
        ["name"],
        [
            _one(words, "players", SomeControl(options=_players(), least=1)),
            _one(words, "oceans", TextsControl(most=MOST_OCEANS, longest=LONGEST_LABEL)),
            _one(words, "links", PairsControl(rows="ocean", single=False)),
        ],
        [region, border],
    )


def _rounds(words: Words) -> FormKind:
    control = WholeControl(low=1, high=MOST_ROUNDS)
    return _kind(words, "rounds", [], [_one(words, each, control) for each in NUMBERS])


def _tiles(words: Words) -> FormKind:
    control = WholesControl(count=TILES, low=1, high=MOST_POINTS)
    return _kind(words, "tiles", [], [_one(words, "values", control)])


def _kind(
    words: Words,
    table: str,
    label: list[str],
    values: list[FormValue],
    inner: list[FormKind] | None = None,
    *,
    card: bool = False,
    loose: bool = False,
) -> FormKind:
    return FormKind(
        table=table,
        title=words.say(f"fe-form-{table}s" if label else f"fe-form-{table}"),
        one="",
        label=label,
        group="",
        groups=[],
        names=[],
        card=card,
        loose=loose,
        values=values,
        inner=inner or [],
    )


def _value(words: Words, title: str, *fields: FormField, key: str = "") -> FormValue:
    said = words.say(f"fe-form-title-{title}")
    return FormValue(key=key or title, title=said, fields=list(fields))


def _one(words: Words, name: str, control: AnyControl, key: str = "") -> FormValue:
    """A value of one gap."""
    path = [key or name]
    return _value(words, name, field(words, f"fe-form-{name}", path, control), key=key)


def _track(words: Words, track: str) -> FormValue:
    low, high = RANGES[track]
    return _value(words, track, _of_track(words, track, "values", _fields(low, high)))


def _of_track(words: Words, track: str, key: str, control: AnyControl) -> FormField:
    said = words.say(f"fe-form-title-{track}")
    return FormField(path=[track, key], before=f"{said}:", after="", control=control)


def _fields(low: int, high: int) -> WholesControl:
    return WholesControl(count=FIELDS, low=low, high=high)


def _parameter(words: Words, key: str) -> FormField:
    tracks = [named(each, words.say(f"fe-form-title-{each}")) for each in TRACKS]
    chosen = tracks if key == "track" else _colours(words)
    return field(words, f"fe-form-{key}", [key], ChoiceControl(options=chosen))


def _colours(words: Words) -> list[Named]:
    return [named(each, names.face(each, words)) for each in COLOURS]


def _players() -> list[Named]:
    return [named(each, str(each)) for each in PLAYERS]
