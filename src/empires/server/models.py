"""The bodies of requests and answers over HTTP, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from empires.server.frames import MOST_SEATS
from empires.table.game import GAMES

Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Ada"])]
Level = Annotated[str, Field(max_length=40, examples=["governor"])]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Lang = Literal["en", "de"]
FOURTEEN_DAYS = 14 * 24 * 3600


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Body):
    """Who is to play."""

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class Clock(Body):
    """How long a decision may take."""

    seconds: Annotated[int, Field(ge=5, le=FOURTEEN_DAYS)]


class NewTable(Body):
    """A table to create."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(GAMES)})]
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[dict[str, str | bool | int], Field(max_length=10)] = {}
    content: Annotated[str, Field(max_length=64)] | None = None
    clock: Clock | None = None
    listed: bool = False
    undo: Literal["consent", "free"] | None = None
    seed: Annotated[str, Field(pattern=r"^(0|[1-9][0-9]{0,99})$")] | None = None


class Named(Body):
    name: Name


class Beginning(Body):
    """Which bots fill the seats that nobody has taken."""

    level: Level = "governor"


class Play(Body):
    """A move: its code, or its readable twin."""

    ply: Number
    prompt: Annotated[str, Field(max_length=40)] | None = None
    code: Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | None = None
    move: dict[str, Any] | None = None


class TakeBack(Body):
    whole: bool = False
    ask: bool = False


class Consent(Body):
    agree: bool


class Said(Body):
    text: Annotated[str, Field(min_length=1, max_length=500)]


# --- answers ------------------------------------------------------------------------------------


class Error(BaseModel):
    """What was wrong: a code for programs, a message for people, and facts beside them."""

    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class Refused(BaseModel):
    error: Error


class SeatLink(BaseModel):
    seat: int
    token: str
    link: str


class TableAbout(BaseModel):
    """The table message: see docs/api.md."""

    model_config = ConfigDict(extra="allow")
    id: str
    status: Literal["waiting", "running", "over"]
    version: int


class Created(BaseModel):
    id: str
    watch: str
    table: TableAbout
    seats: list[SeatLink]


class Taken(SeatLink):
    table: TableAbout


class TableList(BaseModel):
    tables: list[TableAbout]


class Standing(BaseModel):
    """Where the table stands after what was asked for."""

    ply: int
    undos: int
    version: int
    undone: int | None = None


class Update(BaseModel):
    """The update message: see docs/api.md."""

    model_config = ConfigDict(extra="allow")
    seat: int | None
    ply: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Film(BaseModel):
    """A game to look at move by move: see docs/api.md."""

    game: str
    content: str
    names: list[str]
    eyes: int | str | None
    frames: list[dict[str, Any]]


class Advice(BaseModel):
    """What a strong bot would do with what the seat knows."""

    code: int
    ply: int


class Lines(BaseModel):
    lines: list[str]


class ChatLine(BaseModel):
    number: int
    seat: int
    name: str | None
    text: str
    at: float


class ChatLog(BaseModel):
    chat: list[ChatLine]


class Another(BaseModel):
    id: str


class Verification(BaseModel):
    """With these and the record everybody can check the shuffle."""

    commitment: str
    seed: str | None
    game: str
    rules: int
    content: str
    over: bool


class Health(BaseModel):
    status: Literal["ok"]


class Games(BaseModel):
    games: list[dict[str, Any]]
    levels: list[str]


class Content(BaseModel):
    content: str
    things: list[dict[str, Any]]


class Rules(BaseModel):
    chapters: list[dict[str, Any]]
    rules: list[dict[str, Any]]
