"""Programs that play from outside, well or badly: the first argument says in which manner."""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any, TextIO


def read(copy: TextIO | None = None) -> Any:
    line = sys.stdin.readline()
    if copy:
        copy.write(line)
        copy.flush()
    if not line:
        sys.exit()
    return json.loads(line)


def write(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def answer(question: Any, move: Any) -> None:
    write(decide=question["decide"], move=move)


def first(question: Any) -> Any:
    return question["view"]["prompt"]["choices"][0]


def for_ever() -> None:
    while True:
        time.sleep(60)


def play(manner: str, question: Any) -> None:
    """What a program does with its second question; the first it has answered like anybody."""
    match manner:
        case "late":
            for_ever()
        case "dies":
            sys.exit(3)
        case "closes":
            os.close(1)
            for_ever()
        case "babbles":
            print("let me think", flush=True)
        case "binary":
            os.write(1, b"\xff\x00\x1b[2J\n")
        case "nested":
            print("[" * 20_000, flush=True)
        case "miscounts":
            write(decide=question["decide"] + 1, move=first(question)["id"])
        case "cheats":
            answer(question, 999_999)
        case "invents":
            answer(question, {"do": "win"})
        case "long-line":
            for_ever_writing(b"x" * 65_536)
        case "flood":
            for_ever_writing(b"{}\n" * 10_000)
        case "slips":
            answer(question, -1)
            assert "legal" in read()
            answer(read(), first(question)["id"])
        case "readable":
            answer(question, first(question)["move"])
        case _:
            answer(question, first(question)["id"])


def for_ever_writing(text: bytes) -> None:
    while True:
        os.write(1, text)


def main(manner: str, *more: str) -> None:
    if manner == "silent":
        for_ever()
    if manner == "stays":  # deaf to everything, with a child that is like it
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        held = open(more[0], "w")  # noqa: SIM115 (it shows that somebody is left)
        subprocess.Popen(["sleep", "1000"], stdout=held)
    copy = open(more[0], "w") if manner == "copies" else None  # noqa: SIM115 (until the end)
    read(copy)
    if manner == "rude":
        print("what?", flush=True)
        for_ever()
    write(hello=2 if manner == "newer" else 1, name=f"{manner} {os.getpid()}")
    if manner == "deaf":
        for_ever()
    question = read(copy)
    answer(question, first(question)["id"])
    if manner == "stays":
        for_ever()
    while question := read(copy):
        if "decide" in question:
            play(manner, question)


main(*sys.argv[1:])
