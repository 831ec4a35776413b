"""The packs of a game: its standard pack and files like it, loaded or checked."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from .document import parse_document, read_bytes, read_document
from .problems import ContentError
from .rows import Kind
from .writing import whole

Pack = TypeVar("Pack")
GIVEN: Final = "pack"
"""What a pack is called in messages that came in no file."""
LONGEST: Final = 64_000
"""Characters of a pack that tables and records carry along; the standard packs have half as many
with all their comments."""


class Packs(Generic[Pack]):
    """`read` makes a pack of a file's data, or raises ContentError with all problems."""

    def __init__(
        self, standard: str, read: Callable[[Mapping[str, Any], str], Pack], kinds: Sequence[Kind]
    ) -> None:
        self._file = standard
        self.kinds = kinds
        """The rows of a pack, by which packs are compared."""
        self._read = read
        self._standard: Pack | None = None

    def load(self, path: str | Path | None = None) -> Pack:
        """The pack in that file, or the standard pack; raises ContentError with all problems."""
        if path is not None:
            return self._read(read_document(Path(path)), str(path))
        if self._standard is None:
            document = parse_document(self.standard_text().encode(), self._file)
            self._standard = self._read(document, self._file)
        return self._standard

    def check(self, path: str | Path) -> list[str]:
        """Every problem of the file, one line each; none when it can be played."""
        try:
            self.load(path)
        except ContentError as error:
            return error.problems
        return []

    def parse(self, content: bytes, file: str) -> Pack:
        """The pack of a file's bytes; raises ContentError with all problems."""
        return self._read(parse_document(content, file), file)

    def parse_data(self, document: Mapping[str, Any]) -> Pack:
        """The same of data that was read before."""
        return self._read(document, GIVEN)

    def opened(self, given: str | Path | bytes | None) -> tuple[Pack, str | None]:
        """The pack of a file or of a file's bytes, and how tables and records carry it along:
        without its comments. The standard pack needs not be carried."""
        if given is None:
            return self.load(), None
        content = given if isinstance(given, bytes) else read_bytes(Path(given))
        file = GIVEN if isinstance(given, bytes) else str(given)
        pack = self.parse(content, file)
        if _digest(pack) == _digest(self.load()):
            return pack, None
        return pack, whole(parse_document(content, file))

    def standard_text(self) -> str:
        """The standard pack as it is written, to start a pack of one's own from."""
        return files("empires.content").joinpath(self._file).read_text(encoding="utf-8")


def _digest(pack: Any) -> str:
    return str(pack.digest)
