"""setuptools as the build backend, which asks for no more than this build needs.

A compiler for the rules is fetched where they are compiled, and Node where there is none and the
page must be built. pyproject.toml says which, under [tool.empires].
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app_build import folder_of_node, is_current
from compiler import reason_not_to_compile
from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    wanted: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return wanted + for_the_rules() + for_the_page()


def get_requires_for_build_sdist(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    wanted: list[str] = build_meta.get_requires_for_build_sdist(config_settings)
    return wanted + for_the_page()


def for_the_rules() -> list[str]:
    return [] if reason_not_to_compile() else listed("compiling")


def for_the_page() -> list[str]:
    return [] if is_current() or folder_of_node() else listed("page")


def listed(name: str) -> list[str]:
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = settings["tool"]["empires"][name]
    return found
