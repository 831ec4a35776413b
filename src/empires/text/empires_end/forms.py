"""What can be changed in a pack of Empire's End, in sentences with gaps for the workshop."""

from __future__ import annotations

from empires.content.empires_end.abilities import (
    KINDS,
    LOCATION_PHASES,
    MOST,
    MOST_OPTIONS,
    MOST_TIMES,
    Kind,
)
from empires.content.empires_end.cards import BIDS, MOST_RANK, MOST_STRENGTH, MOST_VALUE
from empires.content.empires_end.shape import FAMILIES, LOCATION_KINDS, PHASES, RESOURCES, ROW
from empires.content.empires_end.track import MOST_SPACES, SPACES
from empires.shapes.workshop import (
    AmountsControl,
    AnyControl,
    ChoiceControl,
    FormField,
    FormKind,
    FormValue,
    KindChoice,
    KindControl,
    Named,
    Room,
    SomeControl,
    SpacesControl,
    WholeControl,
)
from empires.text.catalogue import Words
from empires.text.empires_end import names
from empires.text.forms import field, named, options

BAND = 2  # from the end of the low band to the beginning of the high one, at least (EE-CON-4)


def form(words: Words) -> list[FormKind]:
    return [_disasters(words), _conflicts(words), _locations(words), _track(words)]


def _disasters(words: Words) -> FormKind:
    bids = SomeControl(options=_resources(words, BIDS), least=1)
    return FormKind(
        table="disaster",
        title=words.say("ee-form-disasters"),
        one="",
        label=["family", "number"],
        group="family",
        groups=[named(each, words.say(f"ee-form-family-{each}")) for each in FAMILIES],
        names=[],
        card=True,
        loose=False,
        values=[
            _value(words, "bids", field(words, "ee-form-bids", ["bids"], bids)),
            _value(
                words, "cost", field(words, "ee-form-cost", ["cost"], WholeControl(low=1, high=2))
            ),
            _value(words, "ability", _ability(words, at_location=False)),
        ],
        inner=[],
    )


def _locations(words: Words) -> FormKind:
    value, rebuild = WholeControl(low=1, high=MOST_VALUE), WholeControl(low=1, high=MOST)
    return FormKind(
        table="location",
        title=words.say("ee-form-locations"),
        one="",
        label=["kind", "value"],
        group="kind",
        groups=[named(each, words.say(f"ee-kind-{each}")) for each in LOCATION_KINDS],
        names=[],
        card=False,
        loose=False,
        values=[
            _value(words, "value", field(words, "ee-form-value", ["value"], value)),
            _value(words, "rebuild", field(words, "ee-form-rebuild", ["rebuild"], rebuild)),
            _value(words, "ability", _ability(words, at_location=True)),
        ],
        inner=[],
    )


def _conflicts(words: Words) -> FormKind:
    low = WholeControl(low=0, high=MOST_STRENGTH, below=[Room(path=["high", "from"], by=BAND)])
    high = WholeControl(low=BAND, high=MOST_STRENGTH, above=[Room(path=["low", "to"], by=BAND)])
    to = field(words, "ee-form-to", ["low", "to"], low)
    since = field(words, "ee-form-from", ["high", "from"], high)
    ranks = [named(n, words.say("ee-form-rank-is", rank=n)) for n in range(1, MOST_RANK + 1)]
    rank, position = ChoiceControl(options=ranks), WholeControl(low=1, high=ROW)
    return FormKind(
        table="conflict",
        title=words.say("ee-form-conflicts"),
        one=words.say("ee-form-conflict"),
        label=["number"],
        group="",
        groups=[],
        names=[],
        card=True,
        loose=False,
        values=[
            _value(words, "low", to, *_reward(words, "low")),
            _value(words, "middle", *_reward(words, "middle")),
            _value(words, "high", since, *_reward(words, "high")),
            _value(words, "victory", *_reward(words, "victory")),
            _value(
                words,
                "upheaval",
                field(words, "ee-form-rank", ["upheaval", "rank"], rank),
                field(words, "ee-form-position", ["upheaval", "position"], position),
            ),
        ],
        inner=[],
    )


def _track(words: Words) -> FormKind:
    def side(key: str) -> FormValue:
        spaces = options(words, "ee-form-space", SPACES[key])
        control = SpacesControl(options=spaces, most=MOST_SPACES)
        return _value(words, key, field(words, f"ee-form-{key}", [key], control))

    sides = [Room(path=[side], by=1) for side in SPACES]
    lightning = WholeControl(low=1, high=MOST_SPACES, below=sides)
    return FormKind(
        table="track",
        title=words.say("ee-form-track"),
        one="",
        label=[],
        group="",
        groups=[],
        names=[],
        card=False,
        loose=False,
        values=[
            side("two"),
            side("more"),
            _value(words, "lightning", field(words, "ee-form-lightning", ["lightning"], lightning)),
        ],
        inner=[],
    )


def _value(words: Words, key: str, *fields: FormField) -> FormValue:
    return FormValue(key=key, title=words.say(f"ee-form-title-{key}"), fields=list(fields))


def _reward(words: Words, band: str) -> list[FormField]:
    points = WholeControl(low=-MOST, high=MOST, optional=True)
    refresh = WholeControl(low=0, high=MOST, optional=True)
    gain = AmountsControl(options=_resources(words, RESOURCES), high=MOST, optional=True)
    return [
        field(words, "ee-form-points", [band, "points"], points),
        field(words, "ee-form-gain", [band, "gain"], gain),
        field(words, "ee-form-refresh", [band, "refresh"], refresh),
    ]


def _ability(words: Words, *, at_location: bool) -> FormField:
    phases = LOCATION_PHASES if at_location else PHASES
    kinds = [
        KindChoice(
            value=name,
            name=words.say(f"ee-form-kind-{name.replace('_', '-')}"),
            phases=[phase for phase in kind.phases if phase in phases],
            fields=[_parameter(words, name, kind, each.key) for each in kind.parameters],
        )
        for name, kind in KINDS.items()
        if kind.at_location or not at_location
    ]
    control = KindControl(phases=options(words, "ee-form-phase", phases), kinds=kinds)
    return field(words, "ee-form-ability", ["ability"], control)


def _parameter(words: Words, name: str, kind: Kind, key: str) -> FormField:
    """Its gap; what may stand there is what the format allows for this kind."""
    control: AnyControl
    match key:
        case "gain":
            most = MOST_OPTIONS if name == "exchange" else 1
            control = AmountsControl(options=_resources(words, RESOURCES), high=MOST, most=most)
        case "pay":
            control = ChoiceControl(options=_resources(words, RESOURCES))
        case "resource":
            free = RESOURCES[:3] if name == "free_bid" else RESOURCES
            control = ChoiceControl(options=_resources(words, free))
        case "location":
            control = ChoiceControl(
                options=[named(each, words.say(f"ee-kind-{each}")) for each in LOCATION_KINDS]
            )
        case _:
            high = 1 if name == "build_discount" else MOST_TIMES if key == "times" else MOST
            control = WholeControl(low=1, high=high)
    return field(words, f"ee-form-{key}", [key], control)


def _resources(words: Words, kinds: tuple[str, ...]) -> list[Named]:
    return [named(kind, names.resource(kind, words)) for kind in kinds]
