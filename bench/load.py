"""How a server bears many tables: a move at each every two seconds, until both players see it.

python bench/load.py --tables 1000 --seconds 180
python bench/load.py --tables 1000 --seconds 180 --beside

It ends with a verdict, one line for each goal; the exit code is 1 if one of them is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
from beside import Beside, Others, Work
from players import Client, Figures, created, opened, play_all, warm_up

GOAL_P99: Final = 100.0  # milliseconds
GOAL_MEMORY: Final = 150.0  # kB
GOAL_BESIDE: Final = 2.0  # times the p99 that it has alone
GOAL_BOT: Final = 2000.0  # milliseconds until a bot has answered, while hints wait
PAGE: Final = Path(__file__).parent / "README.md"
MARKS: Final = ("<!-- load -->", "<!-- end of load -->")
LIMITS: Final = ("requests", "messages", "sockets", "tables", "hints", "connections", "waiting")


async def load(
    url: str, server: psutil.Process, tables: int, seconds: float, busy: Beside
) -> dict[str, Any]:
    cold = server.memory_info().rss
    quiet, beside, work, dice = Figures(), Figures(), Work(), random.Random(1)
    all_clients: list[list[Client]] = []
    listening: list[asyncio.Task[None]] = []
    all_made: list[dict[str, Any]] = []
    many = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=url, timeout=600, limits=many) as http:
        await warm_up(http, url)
        before = server.memory_info().rss
        for number in range(tables):
            made = await created(http, ("empires-end", "first-empires")[number % 2])
            clients = [await opened(url, made, seat, ("en", "de")[seat]) for seat in (0, 1)]
            listening += [asyncio.create_task(client.listen()) for client in clients]
            all_clients.append(clients)
            all_made.append(made)
            if number % 100 == 99:
                print(f"{number + 1} tables", file=sys.stderr)
        for clients in all_clients:
            for client in clients:
                await client.reached(0)
        print(f"playing for {seconds:.0f} s", file=sys.stderr)
        began, cpu = time.perf_counter(), sum(server.cpu_times()[:2])
        await play_all(all_clients, quiet, seconds, dice)
        took = time.perf_counter() - began
        used = sum(server.cpu_times()[:2]) - cpu
        memory = server.memory_info().rss - before
        late = blocked((await http.get("/metrics")).text)
        if busy:
            others = Others(busy, url, all_made)
            print(f"playing for {seconds:.0f} s beside others", file=sys.stderr)
            await play_all(all_clients, beside, seconds, dice)
            work = await others.ended()
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    for failed in work.failed:
        print(f"a client beside the players failed: {failed}", file=sys.stderr)
    found = {
        "tables": tables,
        "sockets": tables * 2,
        "seconds": round(took),
        "moves": len(quiet.seconds),
        "p50_ms": quiet.at(0.5),
        "p99_ms": quiet.at(0.99),
        "max_ms": quiet.at(1),
        "kb_per_table": round(memory / tables / 1000, 1),
        "mb_once": round((before - cold) / 1_000_000, 1),
        "cpu_percent": round(used / took * 100),
        "loop_blocked_over_50_ms": late,
        "load_average": round(os.getloadavg()[0], 1),
        "errors": quiet.errors + beside.errors + work.bots.errors + len(work.failed),
        "finished": quiet.finished + beside.finished,
    }
    if busy:
        found |= {"moves_beside": len(beside.seconds), "p99_beside_ms": beside.at(0.99)}
    if busy.films:
        found["films"] = work.films
    if busy.hints:
        found |= {
            "hints": work.hints,
            "bot_moves": len(work.bots.seconds),
            "bot_max_ms": work.bots.at(1),
        }
    return found


def blocked(figures: str) -> int:
    """How often the server's event loop came more than 50 ms late to a timer."""
    buckets = {}
    for line in figures.splitlines():
        if line.startswith("empires_loop_lag_seconds_bucket"):
            name, count = line.rsplit(" ", 1)
            buckets[name.split('"')[1]] = float(count)
    return int(buckets["+Inf"] - buckets["0.05"])


def measured(tables: int, seconds: float, busy: Beside) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "empires", "serve", "--port", "0"]
        command += ["--database", str(Path(folder, "tables.sqlite"))]
        command += [f"--limit={name}=1000000" for name in LIMITS]
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().split()[1].rstrip("/")
                httpx.get(url, timeout=60).raise_for_status()
                started = {"first_page_seconds": round(time.perf_counter() - began, 2)}
                found = asyncio.run(load(url, psutil.Process(process.pid), tables, seconds, busy))
                return started | found
            finally:
                process.terminate()


def table(found: dict[str, Any]) -> str:
    rows = "\n".join(f"| {name} | {value} |" for name, value in found.items())
    return f"| | |\n|---|---|\n{rows}\n"


def verdict(found: dict[str, Any]) -> list[tuple[bool, str]]:
    """Each goal: whether it is met, and by what."""
    p99, beside = found["p99_ms"], found.get("p99_beside_ms")
    goals = [
        (p99 <= GOAL_P99, f"p99 {p99} ms, at most {GOAL_P99:.0f}"),
        (
            found["kb_per_table"] <= GOAL_MEMORY,
            f"{found['kb_per_table']} kB a table, at most {GOAL_MEMORY:.0f}",
        ),
        (not found["errors"], f"{found['errors']} errors, none allowed"),
    ]
    if beside is not None:
        times = beside / p99
        goals.append(
            (
                times <= GOAL_BESIDE,
                f"p99 {beside} ms beside others, {times:.1f} times as long as alone, "
                f"at most {GOAL_BESIDE:.0f} times",
            )
        )
    if "bot_max_ms" in found:
        slowest = found["bot_max_ms"]
        told = f"slowest bot {slowest} ms while hints wait, at most {GOAL_BOT:.0f}"
        goals.append((slowest <= GOAL_BOT, told))
    for name in ("films", "hints"):
        if name in found:
            goals.append((found[name] > 0, f"{found[name]} {name} made beside the moves"))
    return goals


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--write", action="store_true", help="put the figures into README.md")
    parser.add_argument("--films", action="store_true", help="alone, then beside films and lists")
    parser.add_argument("--hints", action="store_true", help="alone, then beside a flood of hints")
    parser.add_argument("--beside", action="store_true", help="alone, then beside both")
    given = parser.parse_args()
    beside = Beside(films=given.films or given.beside, hints=given.hints or given.beside)
    gc.disable()  # the players' own pauses are not the server's
    found = measured(given.tables, given.seconds, beside)
    print(table(found))
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        head, rest = page.split(MARKS[0])
        tail = rest.split(MARKS[1])[1]
        PAGE.write_text(f"{head}{MARKS[0]}\n{table(found)}{MARKS[1]}{tail}", encoding="utf-8")
    goals = verdict(found)
    for met, told in goals:
        print(f"{'met   ' if met else 'MISSED'}  {told}")
    if not all(met for met, _ in goals):
        sys.exit(1)


if __name__ == "__main__":
    main()
