"""Which tests prove which rules: read from marks in test files and from scenario files.

Nothing is imported or run: the marks are found in the syntax tree, so this works anywhere.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from empires.cli.failures import BadInput


def coverage_of(folder: Path) -> dict[str, list[str]]:
    """The tests in this folder by the rule they name, in the order of their files."""
    if not folder.is_dir():
        raise BadInput(f"{folder}: no such folder, expected one with tests (see --tests)")
    tests: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder.parent).as_posix()
        if file.suffix == ".py" and file.name.startswith("test_"):
            for rule, test in dict.fromkeys(marked_tests(parsed(file))):
                tests.setdefault(rule, []).append(f"{name}::{test}")
        elif file.suffix == ".toml":
            for rule in dict.fromkeys(scenario_rules(file)):
                tests.setdefault(rule, []).append(name)
    return tests


def parsed(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text(encoding="utf-8"), str(file))
    except SyntaxError as error:
        raise BadInput(f"{file}: line {error.lineno}: is not Python ({error.msg})") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: can't be read as text ({error})") from error


def marked_tests(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Pairs of rule and test. A mark on a class or a module counts for every test in it."""
    yield from marked_in(module.body, "", marks_of_body(module.body))


def marked_in(body: list[ast.stmt], prefix: str, given: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        match node:
            case ast.ClassDef(name=name) if name.startswith("Test"):
                rules = given + marks_of(node.decorator_list) + marks_of_body(node.body)
                yield from marked_in(node.body, f"{prefix}{name}::", rules)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name.startswith("test"):
                    for rule in given + marks_of(node.decorator_list):
                        yield rule, prefix + name


def marks_of_body(body: list[ast.stmt]) -> list[str]:
    """The rules of `pytestmark = …` in a class or a module."""
    rules: list[str] = []
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                rules += marks_of([value])
    return rules


def marks_of(expressions: list[ast.expr]) -> list[str]:
    """The ids in every `pytest.mark.rule(…)`, also inside lists and parameters."""
    rules: list[str] = []
    for expression in expressions:
        for node in ast.walk(expression):
            match node:
                case ast.Call(func=ast.Attribute(attr="rule", value=mark)) if is_mark(mark):
                    rules += [
                        argument.value
                        for argument in node.args
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    ]
    return rules


def is_mark(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="mark", value=ast.Name(id="pytest")) | ast.Name(id="mark"):
            return True
    return False


def scenario_rules(file: Path) -> list[str]:
    """The rules a scenario names; other TOML files name none."""
    try:
        rules = tomllib.loads(file.read_text(encoding="utf-8")).get("rules", [])
    except (OSError, ValueError):
        # Tests also keep broken files on purpose; what is wrong with a scenario its runner says.
        return []
    return [rule for rule in rules if isinstance(rule, str)] if isinstance(rules, list) else []
