"""Writes the page's types: each module of empires.shapes in TypeScript, into web/src/generated.

Run it as `python web/shapes.py`. It reads the declarations themselves and not a JSON schema made of
them: that would forget the names of unions, which keys a dictionary has, and that two games call
different things alike.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import Final, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import FieldInfo, fields

import empires.shapes

ROOT: Final = empires.shapes.__name__
OUT: Final = Path(__file__).parent / "src" / "generated"
PLAIN: Final = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "Any": "unknown",
}


class Unsaid(Exception):
    """An annotation that nobody has taught this file yet."""


def modules() -> Iterator[ModuleType]:
    """Every module that declares a shape or names one."""
    for found in pkgutil.walk_packages(empires.shapes.__path__, f"{ROOT}."):
        module = importlib.import_module(found.name)
        if any(structs(module)) or any(aliases(tree_of(module))):
            yield module


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    """Those that it declares itself."""
    for value in vars(module).values():
        if (
            isinstance(value, type)
            and issubclass(value, Struct)
            and value.__module__ == module.__name__
        ):
            yield value


def tree_of(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def path_of(module: str) -> PurePosixPath:
    """Where a module's types are, seen from the folder of all."""
    return PurePosixPath(*module.removeprefix(f"{ROOT}.").split("."))


class Writer:
    """Turns one module into TypeScript."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.tree = tree_of(module)
        self.classes = {each.__name__: each for each in structs(module)}
        self.aliases = dict(aliases(self.tree))
        self.from_elsewhere = {
            name.name: node.module
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for name in node.names
        }
        self.imported: dict[str, set[str]] = {}

    def text(self) -> str:
        parts = [part for node in self.tree.body if (part := self.declaration(node))]
        about = ast.get_docstring(self.tree) or ""
        head = [f"/** Made by web/shapes.py from {self.module.__name__}. {one_line(about)} */\n"]
        return "\n".join(head + list(filter(None, ["".join(self.imports())])) + parts)

    def imports(self) -> Iterator[str]:
        here = path_of(self.module.__name__)
        for module, names in sorted(self.imported.items()):
            there = path_of(module)
            up = "../" * (len(here.parts) - 1) or "./"
            yield f"import type {{ {', '.join(sorted(names))} }} from '{up}{there}';\n"

    def declaration(self, node: ast.stmt) -> str:
        match node:
            case ast.ClassDef(name=name) if name in self.classes:
                return self.interface(node, self.classes[name])
            case ast.AnnAssign(target=ast.Name(id=name)) if name in self.aliases:
                told = self.type(self.aliases[name])
                return f"export type {name}{self.parameters(node)} = {told};\n"
        return ""

    def interface(self, node: ast.ClassDef, struct: type[Struct]) -> str:
        base = next(each for each in struct.__bases__ if issubclass(each, Struct))
        extends = "" if base is Struct else f" extends {self.named(base.__name__, base)}"
        about = ast.get_docstring(node)
        lines = [f"/** {one_line(about)} */"] if about else []
        lines.append(f"export interface {node.name}{self.parameters(*node.bases)}{extends} {{")
        lines += [f"  {line}" for line in (*tag(struct), *self.properties(node, struct))]
        return "\n".join([*lines, "}\n"])

    def parameters(self, *nodes: ast.AST) -> str:
        """What these leave open: any kind of what each has to be."""
        names = [each.id for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name)]
        open_ones = [name for name in dict.fromkeys(names) if self.is_open(name)]
        told = [f"{name} extends {self.bound(name)} = {self.bound(name)}" for name in open_ones]
        return f"<{', '.join(told)}>" if told else ""

    def is_open(self, name: str) -> bool:
        return isinstance(getattr(self.module, name, None), TypeVar)

    def bound(self, name: str) -> str:
        struct = getattr(self.module, name).__bound__
        return self.named(struct.__name__, struct)

    def properties(self, node: ast.ClassDef, struct: type[Struct]) -> Iterator[str]:
        known = {field.name: field for field in fields(struct)}
        for at, line in enumerate(node.body):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                field = known[line.target.id]
                if about := docstring_after(node.body, at):
                    yield f"/** {one_line(about)} */"
                mark = "?" if may_be_missing(struct, field) else ""
                yield f"{field.encode_name}{mark}: {self.type(line.annotation)};"

    def type(self, node: ast.expr) -> str:
        """An annotation in TypeScript."""
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name) if name in PLAIN or self.is_open(name):
                return PLAIN.get(name, name)
            case ast.Name() | ast.Attribute():
                return self.name(node)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                sides = [self.type(side) for side in (left, right) if not is_unset(side)]
                return " | ".join(sides)
            case ast.Subscript(value=ast.Name(id=outer), slice=inner):
                return self.generic(outer, inner)
        raise Unsaid(f"{self.module.__name__}: {ast.unparse(node)}")

    def generic(self, outer: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        match outer, parts:
            case "Literal", _:
                return " | ".join(literal(part) for part in parts)
            case "Annotated", [first, *_]:
                return self.type(first)
            case "list" | "Sequence", [item]:
                told = self.type(item)
                return f"({told})[]" if "|" in told else f"{told}[]"
            case "tuple", _:
                return f"[{', '.join(self.type(part) for part in parts)}]"
            case "dict", [ast.Name(id="str"), value]:
                return f"Record<string, {self.type(value)}>"
            case "dict", [key, value]:
                return f"Partial<Record<{self.type(key)}, {self.type(value)}>>"
        if outer in self.classes or outer in self.from_elsewhere:
            kind = self.name(ast.Name(id=outer))
            return f"{kind}<{', '.join(self.type(part) for part in parts)}>"
        raise Unsaid(f"{self.module.__name__}: {outer}[{ast.unparse(inner)}]")

    def name(self, node: ast.expr) -> str:
        """A struct or an alias, from here or from elsewhere."""
        written = ast.unparse(node)
        first, _, rest = written.partition(".")
        value = getattr(self.module, first)
        if rest:
            value = getattr(value, rest)
        return self.named(rest or first, value)

    def named(self, name: str, value: object) -> str:
        """How it is called here; what has the name of something from here is its base."""
        module = self.home(name, value)
        if module == self.module.__name__:
            return name
        called = f"Base{name}" if name in self.classes else name
        self.imported.setdefault(module, set()).add(
            name if called == name else f"{name} as {called}"
        )
        return called

    def home(self, name: str, value: object) -> str:
        """The module that declares it; an alias does not know that itself."""
        if isinstance(value, type) and issubclass(value, Struct):
            return value.__module__
        if name in self.aliases:
            return self.module.__name__
        if name in self.from_elsewhere:
            return self.from_elsewhere[name]
        raise Unsaid(f"{self.module.__name__}: {name}")


def aliases(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names that a module gives to types, and what they stand for."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                annotation=ast.Name(id="TypeAlias"),
                value=ast.expr() as of,
            ):
                yield name, of


def is_unset(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "UnsetType"


def tag(struct: type[Struct]) -> Iterator[str]:
    """What tells its kind from others; those that only have something in common may be any."""
    config = struct.__struct_config__
    if config.tag_field is not None:
        kind = "string" if config.tag == struct.__name__ else f"'{config.tag}'"
        yield f"{config.tag_field}: {kind};"


def may_be_missing(struct: type[Struct], field: FieldInfo) -> bool:
    """What has a default is sent all the same, unless told otherwise; askers may leave it out."""
    config = struct.__struct_config__
    left_out = config.omit_defaults or config.forbid_unknown_fields
    return field.default is UNSET or (not field.required and left_out)


def literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def docstring_after(body: list[ast.stmt], at: int) -> str:
    following = body[at + 1] if at + 1 < len(body) else None
    match following:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def one_line(text: str) -> str:
    return " ".join(text.split())


def write(out: Path = OUT) -> None:
    """All of them, and nothing that was there before."""
    files = {path_of(each.__name__): Writer(each).text() for each in modules()}
    kept = {out / f"{path}.ts" for path in files}
    for old in set(out.rglob("*.ts")) - kept:
        old.unlink()
    for path, text in files.items():
        file = out / f"{path}.ts"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
