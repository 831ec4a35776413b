"""Processes of this machine, asked in a way that bears their ending at any moment."""

from __future__ import annotations

import psutil


def command_of(pid: int) -> str:
    """How it was started; nothing of one that is gone, or only not buried yet."""
    try:
        return " ".join(psutil.Process(pid).cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return ""


def spawned_by(pid: int, *, deep: bool = False) -> list[psutil.Process]:
    """The workers that a process of ours has started and that run; with those of theirs if deep."""
    children = psutil.Process(pid).children(recursive=deep)
    return [child for child in children if "spawn_main" in command_of(child.pid)]
