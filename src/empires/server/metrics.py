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

MULTIPROCESS: Final = "PROMETHEUS_MULTIPROC_DIR"

_REGISTRY: Final = CollectorRegistry()
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

TABLES: Final = Gauge(
    "empires_live_tables",
    "Tables held in memory.",
    registry=_REGISTRY,
    multiprocess_mode="livesum",
)
SOCKETS: Final = Gauge(
    "empires_sockets", "Open sockets.", registry=_REGISTRY, multiprocess_mode="livesum"
)
CREATED: Final = Counter("empires_tables_created", "Tables created.", registry=_REGISTRY)
MOVES: Final = Counter("empires_moves", "Moves stored.", registry=_REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "empires_move_seconds",
    "From the arrival of a move until it is stored.",
    buckets=_SECONDS,
    registry=_REGISTRY,
)
THINK_SECONDS: Final = Histogram(
    "empires_bot_think_seconds",
    "How long a bot took for a decision, waiting for a process included.",
    buckets=_SECONDS,
    registry=_REGISTRY,
)
LAG_SECONDS: Final = Histogram(
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
