"""Compiles the rules with mypyc and builds the browser app; the rest stands in pyproject.toml."""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# The other commands only write metadata, and mypyc takes its time.
COMMANDS_THAT_COMPILE = {"build", "build_ext", "bdist_wheel", "editable_wheel"}

# columns.py picks the vector type while it is imported, which only interpreted code can do.
INTERPRETED = {"__init__.py", "columns.py"}


def rules_modules() -> list[str]:
    """All compiled modules, in an order that doesn't depend on the file system."""
    modules = Path("src/empires/rules").rglob("*.py")
    return sorted(path.as_posix() for path in modules if path.name not in INTERPRETED)


def has_compiler() -> bool:
    """Whether the compiler that setuptools would use gets through one tiny file."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "attempt.c")
        file.write_text("int attempt;\n", encoding="ascii")
        try:
            compiler.compile([str(file)], output_dir=folder)
        except (CCompilerError, DistutilsError):
            return False
    return True


def reason_not_to_compile() -> str | None:
    if os.environ.get("EMPIRES_PURE") == "1":
        return "EMPIRES_PURE=1"
    if not has_compiler():
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h for the C compiler found"
    return None


def compiled_rules() -> list[Extension]:
    """One native library for all rules. A type error in them ends the build."""
    if reason := reason_not_to_compile():
        print(f"empires: {reason}, the rules run uncompiled (about 20 times slower)")
        return []

    from mypyc.build import mypycify

    options = ["--config-file=pyproject.toml", "--strict"]
    found = mypycify(
        options + rules_modules(), opt_level="3", debug_level="0", group_name="empires_rules"
    )
    if sys.platform != "win32":
        # Nobody outside calls the functions in the library, so that they may be inlined.
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


class BuildWithApp(build_py):
    """The browser app is part of the package; an editable install leaves building it to make."""

    def run(self) -> None:
        if not self.editable_mode and Path("web/package.json").is_file():
            sys.path.insert(0, "web")
            from app_build import build

            build()
            self.data_files = self._get_data_files()
        super().run()


setup(
    cmdclass={"build_py": BuildWithApp},
    ext_modules=compiled_rules() if COMMANDS_THAT_COMPILE & set(sys.argv) else [],
)
