"""A Ray cluster: the same rows as at home, even if workers die; and a clear word when there is no cluster."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread

import pytest

from warren.lab.simulate.ray_executor import PATIENCE, NoCluster, check_address, private

pytest.importorskip("ray")

WORDS = ("koffer", "--games", "16000", "--seats", "3", "--bots", "random", "--seed", "ray", "--out", "rows.parquet")


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "warren", "simulate", *words, "--lang", "en"]


def parent_of(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def descends(process: int, ancestor: int) -> bool:
    while process > 1 and process != ancestor:
        process = parent_of(process)
    return process == ancestor


def busy_workers(driver: int) -> list[int]:
    """The workers of a driver's own cluster that are playing."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes()
        except OSError:
            continue
        if words.startswith(b"ray::_call") and descends(int(path.parent.name), driver):
            found.append(int(path.parent.name))
    return found


def open_ports(process: int) -> list[str]:
    """Where a process listens for other machines: all addresses but 127.0.0.1, as the kernel writes them."""
    sockets = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            sockets.add(os.readlink(link))
    rows = [row.split() for name in ("tcp", "tcp6") for row in Path(f"/proc/net/{name}").read_text().splitlines()[1:]]
    mine = [row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in sockets]
    return [address for address in mine if not address.partition(":")[0].endswith("0100007F")]


@pytest.mark.slow
def test_two_workers_one_killed_in_the_middle_and_the_rows_are_the_same(tmp_path: Path) -> None:
    home, away = tmp_path / "home", tmp_path / "away"
    home.mkdir()
    away.mkdir()
    subprocess.run(command(*WORDS, "--jobs", "1"), cwd=home, check=True, capture_output=True, timeout=120)
    words = command(*WORDS, "--jobs", "2", "--ray", "local")
    with subprocess.Popen(words, cwd=away, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as driver:
        until = time.monotonic() + 90
        killed = False
        while not killed and driver.poll() is None and time.monotonic() < until:
            if list(away.glob("rows.parquet.parts/*.parquet")) and (workers := busy_workers(driver.pid)):
                assert not open_ports(workers[0])
                os.kill(workers[0], signal.SIGKILL)
                killed = True
            time.sleep(0.005)
        out, err = driver.communicate(timeout=120)
    assert driver.returncode == 0, err
    assert killed
    assert "16,000 games" in out
    assert "Traceback" not in err
    assert (away / "rows.parquet").read_bytes() == (home / "rows.parquet").read_bytes()
    assert os.listdir(away) == ["rows.parquet"]


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nonsense", "127.0.0.1:99999", "auto"])
@pytest.mark.slow
def test_a_cluster_that_is_not_there(address: str, tmp_path: Path) -> None:
    began = time.monotonic()
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    environment["RAY_TMPDIR"] = str(tmp_path)
    done = subprocess.run(
        command(*WORDS, "--ray", address),
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
    )
    assert done.returncode == 2
    assert f"No Ray cluster answers at {address}" in done.stderr
    assert "Traceback" not in done.stderr
    assert time.monotonic() - began < 30


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
@pytest.mark.slow
def test_somebody_answers_who_is_no_cluster(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            link, _ = server.accept()
            with link:
                link.sendall(answer)
                time.sleep(0.0 if answer else PATIENCE + 1)

        Thread(target=serve, daemon=True).start()
        began = time.monotonic()
        with pytest.raises(NoCluster, match="not Ray" if answer else "no answer"):
            check_address(f"127.0.0.1:{server.getsockname()[1]}")
        assert time.monotonic() - began < PATIENCE + 2


@pytest.mark.slow
def test_a_cluster_that_others_started(tmp_path: Path) -> None:
    """A head of its own on this machine, found by its address; its rows are those made at home."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2", f"--port={port}"]
    folder = tempfile.mkdtemp(prefix="ray-")
    start = [*ray, "--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
    known = {**os.environ, **private()}
    with subprocess.Popen(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=known) as head:
        try:
            until = time.monotonic() + 60
            while True:
                try:
                    check_address(f"127.0.0.1:{port}")
                    break
                except NoCluster:
                    assert time.monotonic() < until
                    time.sleep(0.2)
            words = ["koffer", "--games", "4000", "--bots", "random", "--json"]
            there = command(*words, "--ray", f"127.0.0.1:{port}")
            away = subprocess.run(there, cwd=tmp_path, check=True, capture_output=True, timeout=90, env=known)
            home = subprocess.run(command(*words), cwd=tmp_path, check=True, capture_output=True, timeout=90)
            assert away.stdout == home.stdout
        finally:
            head.send_signal(signal.SIGTERM)
            try:
                head.wait(40)
            except subprocess.TimeoutExpired:
                head.kill()
            shutil.rmtree(folder, ignore_errors=True)
