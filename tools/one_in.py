"""A plugin for pytest: `--one-in 8` runs every eighth test of each file, the first one included."""

from collections import Counter

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option."""
    parser.addoption("--one-in", type=int, default=1, metavar="N", help="run one of N tests of each file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the others out."""
    one_in: int = config.getoption("--one-in")
    met: Counter[str] = Counter()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        file = str(item.path)
        (left if met[file] % one_in else kept).append(item)
        met[file] += 1
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept
