"""Hosts and stores of both kinds: SQLite, and a PostgreSQL server of the tests' own with a new database each time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import NONE_FOUND, Server, find, unwanted

KINDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    if unwanted():
        pytest.skip("WARREN_NO_POSTGRES is set")
    found = find()
    if found is None:
        pytest.fail(NONE_FOUND)
    return found


@pytest.fixture(scope="session")
def postgres(programs: Path) -> Iterator[Server]:
    """The server, one for all tests of this process."""
    with Server(programs) as server:
        yield server


@pytest.fixture
def own_postgres(programs: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with Server(programs) as server:
        yield server


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest) -> str:
    """The address of a new database for a host; none for SQLite."""
    if request.param == "sqlite":
        return ""
    server: Server = request.getfixturevalue("postgres")
    return server.database()
