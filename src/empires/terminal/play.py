"""A whole session from greeting to final scores, or until a player leaves."""

from __future__ import annotations

from pathlib import Path

from empires.terminal.session import Left, Session
from empires.terminal.turn import Turn


def play(session: Session, *, resumed: Path | None = None) -> None:
    """Play the table to its end. Leaving early, by command or with Ctrl-D, is no failure."""
    session.show_start(resumed=resumed)
    try:
        play_on(session)
    except (Left, EOFError):
        session.say_how_to_go_on()
        session.console.say(session.words.say("play-goodbye"))
    except KeyboardInterrupt:
        session.console.say()
        session.say_how_to_go_on()
        raise
    else:
        session.keep()
        session.show_end()
    finally:
        session.bots.close()


def play_on(session: Session) -> None:
    table = session.table
    while not table.over:
        seat = session.next_seat()
        if seat in session.bots:
            session.let_bot_play(seat)
        elif not session.play_forced(seat):
            session.hand_over(seat)
            session.keep()
            session.show_news(seat)
            Turn(session, seat).take()
