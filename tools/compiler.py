"""Whether the rules are compiled here, and if not, why."""

from __future__ import annotations

import os
import sysconfig
import tempfile
from pathlib import Path

WISHED = "EMPIRES_PURE=1"


def reason_not_to_compile() -> str | None:
    if os.environ.get("EMPIRES_PURE") == "1":
        return WISHED
    if not has_compiler():
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h for the C compiler found"
    return None


def has_compiler() -> bool:
    """Whether the compiler that setuptools would use gets through one tiny file."""
    # Newer Pythons have a distutils only once setuptools has been imported.
    from distutils.ccompiler import new_compiler  # noqa: PLC0415
    from distutils.errors import CCompilerError, DistutilsError  # noqa: PLC0415
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415

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
