"""Quiet hours: whether it is quiet where a player is, and until when."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from empires.shapes.notices import Quiet


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours end that it is in now; None if it is in none.

    >>> nights = Quiet(begin=22, end=7, offset=60)
    >>> quiet_until(nights, 22 * 3600)  # 23 o'clock there
    108000.0
    >>> quiet_until(nights, 12 * 3600) is None
    True
    """
    if quiet is None or quiet.begin == quiet.end:
        return None
    there = datetime.fromtimestamp(now, zone_of(quiet))
    if not is_between(there.hour, quiet.begin, quiet.end):
        return None
    morning = there.replace(hour=quiet.end, minute=0, second=0, microsecond=0)
    if there.hour >= quiet.end:
        morning += timedelta(days=1)
    return morning.timestamp()


def is_between(hour: int, begin: int, end: int) -> bool:
    """Also across midnight."""
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def zone_of(quiet: Quiet) -> tzinfo:
    """The zone by its name; where nobody knows that, the clock as it was when it was said."""
    try:
        if quiet.zone:
            return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        pass
    return timezone(timedelta(minutes=max(-1439, min(1439, quiet.offset))))
