"""What type checkers are told is what the compiled module has."""

import ast
import inspect
from pathlib import Path

import orrery
from orrery import _orrery

PACKAGE = Path(orrery.__file__).parent


def declared():
    """The names of the stub: functions, and classes with their members and parameters."""
    tree = ast.parse((PACKAGE / "_orrery.pyi").read_text())
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    classes = {
        node.name: {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
        for node in tree.body
        # A protocol is a shape of other things.
        if isinstance(node, ast.ClassDef) and not node.bases
    }
    return functions, classes


def parameters(node):
    return [argument.arg for argument in node.args.args]


def test_the_stub_names_all_that_is_there_and_nothing_else():
    functions, classes = declared()
    there = {name for name in vars(_orrery) if not name.startswith("_")}
    assert set(functions) | set(classes) == there
    for name, members in classes.items():
        known = {member for member in vars(getattr(_orrery, name)) if not member.startswith("_")}
        assert {member for member in members if not member.startswith("_")} == known, name


def test_the_stub_has_the_parameters_of_the_module():
    functions, classes = declared()
    for name, node in functions.items():
        assert parameters(node) == list(inspect.signature(getattr(_orrery, name)).parameters), name
    for name, members in classes.items():
        for member, node in members.items():
            found = getattr(_orrery, name) if member == "__new__" else getattr(getattr(_orrery, name), member)
            if callable(found):
                assert parameters(node)[-len(inspect.signature(found).parameters) :] == list(
                    inspect.signature(found).parameters
                ), f"{name}.{member}"


def test_the_package_says_that_it_has_types():
    assert (PACKAGE / "py.typed").exists()
