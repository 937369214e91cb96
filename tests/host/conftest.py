"""Hosts and stores of both kinds: SQLite, and a PostgreSQL server of the tests' own with a new database each time."""

from collections.abc import Iterator

import pytest

from .postgres import NONE_FOUND, Server, find, unwanted

KINDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The server, one for all tests of this process."""
    if unwanted():
        pytest.skip("WARREN_NO_POSTGRES is set")
    programs = find()
    if programs is None:
        pytest.fail(NONE_FOUND)
    with Server(programs) as server:
        yield server


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest) -> str:
    """The address of a new database for a host; none for SQLite."""
    if request.param == "sqlite":
        return ""
    server: Server = request.getfixturevalue("postgres")
    return server.database()
