"""The frame around all commands: finding them, and how every run ends, well or badly.

Exit codes: 0 fine, 1 a check found something, 2 bad input (one line on stderr), 130 interrupted,
141 nobody reads the output any more, 70 a fault of the program itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import click

from empires.cli.failures import BadInput

FOUND: Final = 1
INTERRUPTED: Final = 130
NO_READER: Final = 141  # as if ended by SIGPIPE, like other tools in a pipe
FAULT: Final = 70
APP: Final = Path(__file__).parents[1] / "server" / "static" / "index.html"  # if it is built

EXAMPLE: Final = """\
Play, simulate and study Empire's End and First Empires.

Without a command, at a terminal: serve tables on this machine and open the browser.

\b
Examples: a game against two bots, and one against four, in German
  empires play empires-end --players 3
  empires play first-empires --players 5 --lang de
"""


class Program(click.Group):
    """The group of all commands. It lists them without importing what they need."""

    def __init__(self, commands: Mapping[str, str]) -> None:
        super().__init__(
            name="empires",
            help=EXAMPLE,
            invoke_without_command=True,
            callback=greet,
            context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
            params=[
                click.Option(
                    ["--version"],
                    is_flag=True,
                    is_eager=True,
                    expose_value=False,
                    callback=show_version,
                    help="Show the version and exit.",
                )
            ],
        )
        self.summaries = commands

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.summaries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.summaries:
            return None
        command = import_module(f"empires.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.summaries.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.summaries and not name.startswith("-"):
            near = get_close_matches(name, self.summaries, n=1)
            known = f"did you mean {near[0]}?" if near else f"expected {', '.join(self.summaries)}"
            raise BadInput(f'no command "{name}": {known}')
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run and exit. The program's name is always the same, however it was started."""
        if not standalone_mode:
            return super().main(args, "empires", complete_var, standalone_mode=False, **extra)
        tolerate_any_terminal()
        try:
            answer = super().main(args, "empires", complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
            sys.exit(answer if isinstance(answer, int) else 0)
        except BadInput as error:
            complain("empires", error.message)
            sys.exit(error.exit_code)
        except click.ClickException as error:
            complain(place_of(error), error.format_message())
            sys.exit(error.exit_code)
        except (KeyboardInterrupt, click.Abort):
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            let_go_of_output()
            sys.exit(NO_READER)
        except Exception as fault:
            if os.environ.get("EMPIRES_TRACEBACK") == "1":
                raise
            what = f"{type(fault).__name__}: {fault}"
            complain(
                "empires",
                f"a fault in the program, please report it with EMPIRES_TRACEBACK=1 set ({what})",
            )
            sys.exit(FAULT)

    def invoke(self, ctx: click.Context) -> Any:
        # Some versions of click end the program themselves when a pipe breaks, with code 1, which
        # means "a check found something" here.
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            let_go_of_output()
            return NO_READER


@click.pass_context
def greet(ctx: click.Context) -> None:
    """Without a command, whoever sits at a terminal gets to play; a script, something to read."""
    if ctx.invoked_subcommand is not None:
        return
    if APP.is_file() and sys.stdin.isatty() and sys.stdout.isatty():
        from empires.cli.serve import command  # noqa: PLC0415 - help must not wait for it

        ctx.invoke(command, opens=True)
    else:
        click.echo(ctx.get_help())


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted:
        return
    try:
        click.echo(f"empires {version('empires-tabletop')}")
    except PackageNotFoundError:
        click.echo("empires, run from its sources")
    ctx.exit()


def place_of(error: click.ClickException) -> str:
    """Which command refused the input, for example `empires play`."""
    ctx = getattr(error, "ctx", None)
    return ctx.command_path if isinstance(ctx, click.Context) else "empires"


def complain(place: str, message: str) -> None:
    """Exactly one line on stderr, whatever the message holds."""
    line = " ".join(message.split())
    click.echo(f"{place}: {printable(line)}", err=True)


def printable(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text)


def tolerate_any_terminal() -> None:
    """A character that the terminal can't show, or that was typed wrongly, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def let_go_of_output() -> None:
    """Nobody reads on: point stdout at nothing, so that its last flush doesn't fail too."""
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
