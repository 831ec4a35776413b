"""How long the page itself works on each frame while something moves, out of the browser's trace.

Counted is the processor time of the page's main thread, which other work on the machine changes
little. Work belongs to one frame until the browser has had time to draw: to a commit, or a pause.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page

PAUSE: Final = 16_000  # microseconds without work: whatever was to be drawn is on the screen
BEGINS, ENDS = "motion-begins", "motion-ends"
CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel")
# Runs before the page does: tells the trace when something flies.
WATCH: Final = f"""(() => {{
  let moving = false;
  new MutationObserver(() => {{
    const now = Boolean(document.querySelector('.flights')?.childElementCount);
    if (now === moving) return;
    moving = now;
    performance.mark(now ? '{BEGINS}' : '{ENDS}');
  }}).observe(document, {{ subtree: true, childList: true }});
}})()"""

Event = dict[str, Any]


@contextmanager
def traced(page: Page) -> Iterator[list[float]]:
    """Fills the list, once it is over, with the milliseconds of every frame during motion."""
    frames: list[float] = []
    events: list[Event] = []
    done: list[bool] = []
    session = page.context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    wanted = {"includedCategories": [*CATEGORIES, "blink.user_timing"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    yield frames
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    frames.extend(during_motion(events))


def during_motion(events: list[Event]) -> list[float]:
    marks = [each for each in events if each["name"] in (BEGINS, ENDS)]
    spans = spans_of(marks)
    threads = {(each["pid"], each["tid"]) for each in marks}
    work = [
        each
        for each in events
        if each["name"] in ("RunTask", "Commit")
        and each["ph"] == "X"
        and (each["pid"], each["tid"]) in threads
    ]
    work.sort(key=lambda each: (each["ts"], -each["dur"]))
    return [
        spent / 1000
        for begun, ended, spent in cut(work)
        if any(begun <= to and ended >= since for since, to in spans)
    ]


def cut(work: list[Event]) -> Iterator[tuple[int, int, int]]:
    """Begin, end and processor time of every frame. A commit, inside a task, is its last part."""
    begun = ended = spent = 0
    drawn = True
    for each in work:
        if each["name"] == "Commit":
            drawn = True
            continue
        if drawn or each["ts"] - ended > PAUSE:
            if spent:
                yield begun, ended, spent
            begun, spent, drawn = each["ts"], 0, False
        spent += each.get("tdur", 0)
        ended = each["ts"] + each["dur"]
    if spent:
        yield begun, ended, spent


def spans_of(marks: list[Event]) -> list[tuple[int, int]]:
    """When something moved, in the time of the trace, which can begin in the middle of it."""
    spans = []
    since = 0
    for each in sorted(marks, key=lambda each: int(each["ts"])):
        if each["name"] == BEGINS:
            since = each["ts"]
        else:
            spans.append((since, each["ts"]))
    return spans
