"""All packages, built once for all workers that run these tests."""

import fcntl
import os
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.wheels import build_all

from .installed import KINDS, OWN, PYTHONS, Installed


class Packages(NamedTuple):
    """The files that `make wheels` puts into dist/."""

    folder: Path

    @property
    def sdist(self) -> Path:
        return self._one("*.tar.gz")

    def wheel(self, kind: str, minor: str = OWN) -> Path:
        """The pure wheel, or the compiled one for a Python."""
        return self._one("*-py3-none-any.whl" if kind == "pure" else f"*-cp{minor.replace('.', '')}-*.whl")

    def _one(self, pattern: str) -> Path:
        (found,) = self.folder.glob(pattern)
        return found


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Everything that is built, for every Python there are packages for."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    dist, done = shared / "dist", shared / "dist.done"
    with (shared / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            build_all(dist, list(PYTHONS.values()), lambda _: None)
            done.touch()
    return Packages(dist)


@pytest.fixture(scope="module", params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Which wheel: with the compiled core, or without."""
    return str(request.param)


@pytest.fixture(scope="module")
def installed(kind: str, packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A wheel with its dependencies, on the Python that runs the tests."""
    made = Installed(tmp_path_factory.mktemp(kind))
    made.install(str(packages.wheel(kind)))
    return made
