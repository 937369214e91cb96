"""Setting up: whatever goes wrong is said in one sentence, and the next run goes on where it stopped."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from small_project import ROOT, make, set_up, start

AGAIN = "Run the same command again: it goes on where it stopped.\n"
IS_ROOT = os.name == "posix" and os.geteuid() == 0
needs_mounts = pytest.mark.skipif(not IS_ROOT, reason="only root can mount a file system")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make(tmp_path / "a folder with spaces")


def old_pythons() -> list[str]:
    """The Pythons of this machine that are too old."""
    places = [Path("/usr/bin"), Path("/usr/local/bin"), *Path.home().glob(".pyenv/versions/*/bin")]
    names = ["python2.7", *(f"python3.{minor}" for minor in range(6, 11))]
    return [str(place / name) for place in places for name in names if (place / name).exists()]


def wait_until(happens: Callable[[], bool], process: "subprocess.Popen[str]") -> None:
    """Wait until something happens while a process runs."""
    while not happens():
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def processes_in(folder: Path) -> list[str]:
    """The command lines of all processes that have to do with a folder."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            words = (each / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            if str(folder) in words or (each / "cwd").readlink() == folder:
                found.append(words)
        except OSError:
            pass  # it has ended, or is somebody else's
    return found


def closed_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_one_sentence(text: str) -> bool:
    return text.startswith("warren: ") and text.endswith(AGAIN) and text.count("\n") == 1


@pytest.mark.parametrize("script", ["set_up", "play"])
def test_a_python_that_is_too_old_is_told_so(script: str) -> None:
    pythons = old_pythons()
    if not pythons:
        pytest.skip("this machine has no Python that is too old")
    for python in pythons:
        refused = subprocess.run(
            [python, "-B", "-m", f"tools.{script}", "play"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert refused.returncode == 1
        assert refused.stderr.startswith("warren: this needs Python 3.11 or newer, and here is ")
        assert refused.stderr.count("\n") == 1


@pytest.mark.slow
def test_what_is_done_is_not_done_again_until_the_folder_moves(project: Path) -> None:
    assert set_up(project, "play").returncode == 0
    again = set_up(project, "play")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    moved = project.rename(project.with_name("elsewhere"))
    again = set_up(moved, "play")
    assert again.stdout.startswith("the virtual environment is damaged or was moved: it is made again\n")
    said = subprocess.run([moved / ".venv/bin/warren"], capture_output=True, text=True, check=True)
    assert said.stdout == "it is there\n"
    assert str(project) not in (moved / ".venv/bin/small_run").read_text()


@pytest.mark.slow
def test_a_damaged_environment_is_made_again_and_a_damaged_package_installed_again(project: Path) -> None:
    assert set_up(project, "play").returncode == 0
    part = next(project.glob(".venv/lib/*/site-packages/small_run/part0.py"))
    shutil.rmtree(part.parent)
    shutil.rmtree(next(project.glob(".venv/lib/*/site-packages/small_run-1.0.dist-info")))
    again = set_up(project, "play")
    assert (again.returncode, again.stdout) == (0, "installing what playing needs …\n")
    assert part.exists()
    (project / ".venv/bin/python").unlink()
    again = set_up(project, "play")
    assert again.stdout.startswith("the virtual environment is damaged or was moved: it is made again\n")
    assert (again.returncode, again.stderr) == (0, "")
    shutil.rmtree(next(project.glob(".venv/lib/*")))
    assert set_up(project, "play").returncode == 0
    assert part.exists()


@pytest.mark.slow
def test_a_file_of_a_package_that_is_missing_comes_back(project: Path) -> None:
    assert set_up(project, "play").returncode == 0
    part = next(project.glob(".venv/lib/*/site-packages/small_run/part0.py"))
    part.unlink()
    assert set_up(project, "play").returncode == 0
    assert part.exists()


@pytest.mark.slow
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_stopped_while_pip_installs_it_ends_pip_and_goes_on_next_time(
    tmp_path: Path, sent: signal.Signals, code: int
) -> None:
    project = make(tmp_path / "project", files=3000)
    process = start(project, "tools.set_up", "play")
    wait_until(lambda: bool(list(project.glob(".venv/lib/*/site-packages/small_run/part9.py"))), process)
    process.send_signal(sent)
    out, err = process.communicate()
    assert process.returncode == code, (out, err)
    assert "Traceback" not in err
    assert err == (f"\nwarren: stopped. {AGAIN}" if sent == signal.SIGINT else "")
    assert processes_in(project) == []
    again = set_up(project, "play")
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.startswith("installing what playing needs"), "the environment is kept"
    assert len(list(project.glob(".venv/lib/*/site-packages/small_run/part*.py"))) == 3000


@pytest.mark.slow
def test_killed_while_pip_installs_the_next_run_waits_for_pip(tmp_path: Path) -> None:
    project = make(tmp_path / "project", files=3000)
    process = start(project, "tools.set_up", "play")
    wait_until(lambda: bool(list(project.glob(".venv/lib/*/site-packages/small_run/part9.py"))), process)
    process.kill()
    process.communicate()
    again = set_up(project, "play")
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.startswith("another set-up is at work in this folder: waiting for it")
    assert len(list(project.glob(".venv/lib/*/site-packages/small_run/part*.py"))) == 3000


@pytest.mark.slow
def test_a_package_of_which_pip_installed_half_is_installed_again(project: Path) -> None:
    """Killed just before it wrote RECORD, pip takes the package for installed, though it has no commands yet."""
    assert set_up(project, "play").returncode == 0
    next(project.glob(".venv/lib/*/site-packages/small_run-1.0.dist-info/RECORD")).unlink()
    command = project / ".venv/bin/small_run"
    command.unlink()
    (project / ".venv/done/run").unlink()
    assert set_up(project, "play").returncode == 0
    assert command.exists()


@pytest.mark.slow
def test_two_at_once_do_it_once(project: Path) -> None:
    pair = [start(project, "tools.set_up", "play") for _ in range(2)]
    said = [process.communicate() for process in pair]
    assert [process.returncode for process in pair] == [0, 0], said
    assert sum(out.count("making a virtual environment") for out, _ in said) == 1
    assert sum(out.count("installing what playing needs") for out, _ in said) == 1


@pytest.mark.slow
def test_without_network_it_says_so_and_goes_on_when_there_is_one(project: Path) -> None:
    nobody = {"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": f"http://127.0.0.1:{closed_port()}/simple"}
    refused = set_up(project, "play", PIP_RETRIES="0", **nobody)
    assert refused.returncode == 1
    assert is_one_sentence(refused.stderr), refused.stderr
    assert "Installing packages needs packages from the network, which cannot be reached." in refused.stderr
    again = set_up(project, "play")
    assert again.returncode == 0
    assert again.stdout.startswith("installing what playing needs"), "the environment is kept"


@pytest.mark.slow
def test_without_node_and_network_it_says_so(project: Path) -> None:
    assert set_up(project, "play").returncode == 0
    shutil.rmtree(project / "src/warren/host/web")
    wheel = next((project / "wheels").glob("small_node*"))
    wheel.rename(project / "away")
    refused = set_up(project, "play", PATH=str(project))
    assert refused.returncode == 1
    assert refused.stdout == "installing Node, which this machine lacks or has in too old a version …\n"
    assert is_one_sentence(refused.stderr), refused.stderr
    assert "from the network, which cannot be reached" in refused.stderr


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("npm") is None, reason="this machine has no npm")
def test_with_node_and_without_network_it_says_so(project: Path) -> None:
    assert set_up(project, "play").returncode == 0
    shutil.rmtree(project / "src/warren/host/web")
    refused = set_up(project, "play", npm_config_registry=f"http://127.0.0.1:{closed_port()}")
    assert refused.returncode == 1
    assert is_one_sentence(refused.stderr), refused.stderr
    assert "Building the browser table needs packages from the network" in refused.stderr
    assert not (project / "src/warren/host/web").exists()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system with less room than a virtual environment needs."""
    place = tmp_path / "disk"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "small", place], check=False).returncode:
        pytest.skip("nothing can be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


@pytest.mark.slow
@needs_mounts
def test_on_a_full_disk_it_says_so_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    project = make(small_disk / "project")
    refused = set_up(project, "play")
    assert refused.returncode == 1
    assert is_one_sentence(refused.stderr), refused.stderr
    assert refused.stderr.startswith("warren: The disk is full: making the virtual environment stopped. Make room")
    subprocess.run(["mount", "-o", "remount,size=500m", small_disk], check=True)
    again = set_up(project, "play")
    assert (again.returncode, again.stderr) == (0, "")


@pytest.fixture
def make_read_only() -> Iterator[Callable[[Path], None]]:
    """Makes folders read-only until the test is over."""
    mounted: list[Path] = []

    def mount(folder: Path) -> None:
        if subprocess.run(["mount", "--bind", folder, folder], check=False).returncode:
            pytest.skip("nothing can be mounted here")
        mounted.append(folder)
        subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)

    yield mount
    for folder in mounted:
        subprocess.run(["umount", "-l", folder], check=True)


@pytest.mark.slow
@needs_mounts
def test_a_folder_that_cannot_be_written_to_is_refused(project: Path, make_read_only: Callable[[Path], None]) -> None:
    make_read_only(project)
    refused = set_up(project, "play")
    assert refused.returncode == 1
    assert refused.stderr == (
        f"warren: The folder {project} cannot be written to: use a copy, or change its permissions.\n"
    )


@pytest.mark.slow
@needs_mounts
def test_a_folder_that_is_set_up_may_be_read_only(project: Path, make_read_only: Callable[[Path], None]) -> None:
    assert set_up(project, "play").returncode == 0
    make_read_only(project)
    again = set_up(project, "play")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


def test_it_says_what_it_can_do() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "tools.set_up", "everything"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 2
    assert "python3 -m tools.set_up play" in asked.stderr
