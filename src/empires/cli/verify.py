"""`empires verify`: check that records are untouched, replay, and keep to their sealed shuffle."""

from __future__ import annotations

from pathlib import Path

import click

from empires.cli.failures import refusing
from empires.cli.options import FILE, answer, content_option, json_option, loader
from empires.cli.program import FOUND
from empires.table import RecordError, Verification, verify


@click.command("verify")
@click.argument("records", nargs=-1, required=True, type=FILE, metavar="RECORD...")
@content_option
@click.option(
    "--nonce",
    metavar="DIGITS",
    help="What you added to the shuffle: every record has to hold it.",
)
@json_option
def command(
    records: tuple[Path, ...], content: Path | None, nonce: str | None, as_json: bool
) -> int:
    """Check records of games.

    A record is in order when no line was changed after it was written, its seed is the one that
    was committed to at the start, mixed with what players added, every move is legal, and the
    result follows. Exit code 1 if not.

    \b
    Example:
      empires verify game.jsonl
    """
    load = loader(content)
    found = []
    for record in records:
        with refusing(RecordError):
            found.append(verify(record, load))
        if not as_json:
            click.echo(line_of(found[-1]))
            if not holds(found[-1], nonce):
                click.echo(f"{record}: does not hold the nonce {nonce}")
    if as_json:
        answer([as_data(verification, nonce) for verification in found])
    return 0 if all(each.ok and holds(each, nonce) for each in found) else FOUND


def holds(found: Verification, nonce: str | None) -> bool:
    """Whether somebody's nonce is in the shuffle, if that was asked."""
    return nonce is None or (found.record is not None and nonce in found.record.nonces)


def line_of(found: Verification) -> str:
    if found.problem is not None:
        return f"{found.problem}"
    record = found.record
    assert record is not None
    facts = [record.game, f"{len(record.names)} players", f"{len(record.moves)} moves"]
    if added := [name for name, nonce in zip(record.names, record.nonces, strict=False) if nonce]:
        facts.append(f"shuffled with nonces of {', '.join(added)}")
    if found.sealed:
        return f"{found.file}: in order so far ({', '.join(facts)}); its seed is not told yet"
    if record.result is None:
        facts.append("not finished")
    else:
        scores = zip(record.names, record.result.scores, strict=True)
        facts += [f"{name} {score}" for name, score in scores]
    return f"{found.file}: in order ({', '.join(facts)})"


def as_data(found: Verification, nonce: str | None) -> dict[str, object]:
    return {
        "file": found.file,
        "ok": found.ok and holds(found, nonce),
        "sealed": found.sealed,
        "chain": found.chain,
        "commitment": found.commitment,
        "nonces": found.nonces,
        "replay": found.replay,
        "result": found.result,
        "problem": str(found.problem) if found.problem else None,
        "line": found.problem.line if found.problem else None,
    }
