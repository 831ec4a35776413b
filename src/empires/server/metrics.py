"""What Prometheus can ask for. With several workers the figures are those of all of them."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

from empires.server import figures

MULTIPROCESS: Final = "PROMETHEUS_MULTIPROC_DIR"

_REGISTRY: Final = CollectorRegistry()
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

figures.TABLES.kept = Gauge(
    "empires_live_tables",
    "Tables held in memory.",
    registry=_REGISTRY,
    multiprocess_mode="livesum",
)
figures.SOCKETS.kept = Gauge(
    "empires_sockets", "Open sockets.", registry=_REGISTRY, multiprocess_mode="livesum"
)
figures.CREATED.kept = Counter("empires_tables_created", "Tables created.", registry=_REGISTRY)
figures.MOVES.kept = Counter("empires_moves", "Moves stored.", registry=_REGISTRY)
figures.MOVE_SECONDS.kept = Histogram(
    "empires_move_seconds",
    "From the arrival of a move until it is stored.",
    buckets=_SECONDS,
    registry=_REGISTRY,
)
figures.THINK_SECONDS.kept = Histogram(
    "empires_bot_think_seconds",
    "How long a bot took for a decision, waiting for a process included.",
    buckets=_SECONDS,
    registry=_REGISTRY,
)
figures.LAG_SECONDS.kept = Histogram(
    "empires_loop_lag_seconds",
    "How late the event loop came to a timer.",
    buckets=_SECONDS,
    registry=_REGISTRY,
)


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    if MULTIPROCESS not in os.environ:
        return generate_latest(_REGISTRY)
    everybody = CollectorRegistry()
    multiprocess.MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
