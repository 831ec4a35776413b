"""Compiles rules and thinking with mypyc and builds the browser app; more is in pyproject.toml."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path[:0] = ["tools", "web"]
from app_build import build_leaving_nothing
from compiler import WISHED, reason_not_to_compile
from progress import step

# The other commands only write metadata, and mypyc takes its time.
COMMANDS_THAT_COMPILE = {"build", "build_ext", "bdist_wheel", "editable_wheel"}

# While they are imported, columns.py picks the vector type and the lists of numbers take names from
# their constants, which only interpreted code can do. The numbers are compiled in all the same.
# From plain.py interpreted classes inherit, which compiled ones don't allow.
INTERPRETED = {"__init__.py", "columns.py", "journal.py", "plain.py", "terms.py", "weights.py"}
COMPILED = ("src/empires/rules", "src/empires/thinking")


def compiled_modules() -> list[str]:
    """All compiled modules, in an order that doesn't depend on the file system."""
    modules = [path for folder in COMPILED for path in Path(folder).rglob("*.py")]
    return sorted(path.as_posix() for path in modules if path.name not in INTERPRETED)


def compiled_rules() -> list[Extension]:
    """One native library for rules and thinking. A type error in them ends the build."""
    if reason := reason_not_to_compile():
        if reason != WISHED:
            step(f"{reason}, the rules run uncompiled (about 20 times slower)", lasting=True)
        return []

    from mypyc.build import mypycify

    step("Translating the rules into C (usually half a minute)")
    # Beyond the rules types are only looked up: some are of packages that no build needs.
    options = ["--config-file=pyproject.toml", "--strict", "--follow-imports=silent"]
    found = mypycify(
        options + compiled_modules(), opt_level="3", debug_level="0", group_name="empires_rules"
    )
    if sys.platform != "win32":
        # Nobody outside calls the functions in the library, so that they may be inlined.
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


class CompileRules(build_ext):
    def run(self) -> None:
        if self.extensions:
            step("Compiling the rules (usually one minute)")
        super().run()


class BuildWithApp(build_py):
    """The browser app is part of the package; an editable install leaves building it to make."""

    def run(self) -> None:
        if not self.editable_mode:
            build_leaving_nothing()
            self.data_files = self._get_data_files()
            self.forget_the_build_before()
        super().run()

    def forget_the_build_before(self) -> None:
        """What has left the sources leaves the package, too; libraries take long and may stay."""
        libraries = self.get_finalized_command("build_ext").get_outputs()
        kept = {Path(file).absolute() for file in libraries}
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file.absolute() not in kept:
                file.unlink()


class SourcesWithApp(sdist):
    """With the app that was built, so that whoever installs from it needs no Node."""

    def run(self) -> None:
        build_leaving_nothing()
        super().run()


setup(
    cmdclass={"build_ext": CompileRules, "build_py": BuildWithApp, "sdist": SourcesWithApp},
    ext_modules=compiled_rules() if COMMANDS_THAT_COMPILE & set(sys.argv) else [],
)
