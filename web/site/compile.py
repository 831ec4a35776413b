"""Run by compile.mjs inside the browser's own Python: sources in, compiled modules out."""

import importlib._bootstrap_external as bootstrap
import zipfile
from pathlib import Path

# What a page has no use for: tests and tools, other computers, windows, databases.
LEFT_OUT = set(
    """
    _pydatetime _pydecimal _pyio _pylong _pyrepl antigravity bdb cProfile compileall ctypes
    curses dbm doctest ensurepip ftplib http/cookiejar http/cookies http/server idlelib imaplib
    lib2to3 logging/config logging/handlers mailbox modulefinder multiprocessing netrc nntplib
    optparse pdb pickletools poplib profile pstats pydoc pydoc_data smtplib socketserver sqlite3
    tarfile telnetlib test this timeit tkinter trace turtle turtledemo unittest venv
    asyncio/windows_events asyncio/windows_utils fileinput getopt html plistlib pyclbr
    rlcompleter sched shelve symtable tabnanny webbrowser wsgiref xml xmlrpc zipapp
    """.split()  # noqa: SIM905 - a table of names
)

ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig"}


def compiled(source: bytes, path: str) -> bytes:
    """The bytes of a .pyc without docstrings, which nobody compares with its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, b"\0" * 8, checked=False))


def pack(target: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
        for path, data in sorted(files.items()):
            is_source = path.endswith(".py")
            # The same files give the same archive, whenever it is made.
            entry = zipfile.ZipInfo(f"{path}c" if is_source else path)
            out.writestr(entry, compiled(data, path) if is_source else data)


def is_wanted(path: str) -> bool:
    parts = path.removesuffix(".py").split("/")
    if parts[0] == "encodings" and parts[1] not in ENCODINGS:
        return False
    return not {"/".join(parts[:n]) for n in range(1, 4)} & LEFT_OUT


own = Path("/built/lib")
pack(
    "/built/lib.zip",
    {str(p.relative_to(own)): p.read_bytes() for p in own.rglob("*") if p.is_file()},
)
with zipfile.ZipFile("/home/pyodide/package/python_stdlib.zip") as whole:
    names = [name for name in whole.namelist() if not name.endswith("/") and is_wanted(name)]
    pack("/built/stdlib.zip", {name: whole.read(name) for name in names})
