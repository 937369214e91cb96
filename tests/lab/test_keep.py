"""Rows in a file: the same however they were made, kept through every accident, refused where they do not belong."""

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

import warren
from warren.lab.simulate.executor import InProcesses, in_turn
from warren.lab.simulate.resumable_output import CannotKeep, Keep, OtherPlan, pieces
from warren.lab.simulate.rows import UnknownColumn, chosen, declared
from warren.lab.simulate.simulation import Plan, play_part, simulate

GAMES = 400


def plan_of(game: str, games: int = GAMES, bot: str = "random", seed: str = "rows") -> Plan:
    seats = warren.game(game).seat_counts[-1]
    return Plan(game, seats, (bot,) * seats, seed, games, {}, untimed=True)


def kept(path: Path, plan: Plan, jobs: int = 1, columns: tuple[str, ...] = ()) -> bytes:
    keep = Keep(path, plan, chosen(plan, columns))
    for _ in keep.play(in_turn if jobs == 1 else InProcesses(jobs)):
        pass
    keep.finish()
    return path.read_bytes()


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "warren", "simulate", *words, "--lang", "en"]


def run(
    *words: str, cwd: Path, before: Callable[[], None] | None = None, code: int = 0
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command(*words), cwd=cwd, capture_output=True, text=True, timeout=120, check=False, preexec_fn=before
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_every_playing_has_its_row(game: str, tmp_path: Path) -> None:
    plan = plan_of(game, 60)
    kept(tmp_path / "rows.parquet", plan)
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    columns = declared(plan)
    assert rows.schema == {column.name: getattr(pl, column.type) for column in columns}
    assert rows["game"].to_list() == list(range(60))
    assert not any(rows.null_count().row(0))
    alone = play_part(plan, 17, 1)
    row = rows.row(17, named=True)
    assert row["decisions"] == alone.decisions
    assert {row["ending"]: 1} == alone.endings
    for seat, tally in enumerate(alone.seats):
        name = "ABCDEFGH"[seat]
        assert row[f"score_{name}"] == tally.points
        assert (row[f"place_{name}"] == 1) == (tally.wins > 0)
        assert row[f"bot_{name}"] == "random"


@pytest.mark.slow
def test_the_file_is_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    plan = plan_of("koffer")
    alone = kept(tmp_path / "one.parquet", plan)
    assert kept(tmp_path / "two.parquet", plan, jobs=2) == alone


@pytest.mark.slow
def test_what_was_finished_is_not_played_again_and_the_file_is_the_same(tmp_path: Path) -> None:
    plan = plan_of("kobold")
    whole = kept(tmp_path / "whole.parquet", plan)
    keep = Keep(tmp_path / "broken.parquet", plan, chosen(plan, ()))
    work = keep.play(in_turn)
    assert [next(work) for _ in range(4)] == [0, 50, 100, 150]
    work.close()
    again = Keep(tmp_path / "broken.parquet", plan, chosen(plan, ()))
    assert len(again.missing()) == len(list(pieces(plan))) - 3
    assert kept(tmp_path / "broken.parquet", plan) == whole
    assert not (tmp_path / "broken.parquet.parts").exists()


@pytest.mark.slow
def test_a_damaged_part_is_played_again(tmp_path: Path) -> None:
    plan = plan_of("koffer")
    whole = kept(tmp_path / "whole.parquet", plan)
    keep = Keep(tmp_path / "broken.parquet", plan, chosen(plan, ()))
    list(keep.play(in_turn))
    part = keep.part(100)
    part.write_bytes(part.read_bytes()[:-30])
    assert [start for start, _ in Keep(tmp_path / "broken.parquet", plan, chosen(plan, ())).missing()] == [100]
    assert kept(tmp_path / "broken.parquet", plan) == whole


@pytest.mark.slow
def test_the_file_sums_up_as_the_simulation_does(tmp_path: Path) -> None:
    plan = plan_of("koffer")
    kept(tmp_path / "rows.parquet", plan)
    found = Keep(tmp_path / "rows.parquet", plan, chosen(plan, ())).results()
    assert found == list(simulate(plan, jobs=1))[-1]


@pytest.mark.slow
def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    plan = plan_of("koffer")
    whole = kept(path, plan)
    for other in (plan_of("kobold"), plan_of("koffer", seed="other"), plan_of("koffer", 401)):
        with pytest.raises(OtherPlan):
            Keep(path, other, chosen(other, ()))
    with pytest.raises(OtherPlan):
        Keep(path, plan, chosen(plan, ("game",)))
    assert path.read_bytes() == whole
    path.write_text("dear diary")
    with pytest.raises(OtherPlan):
        Keep(path, plan, chosen(plan, ()))
    assert path.read_text() == "dear diary"


def test_columns_come_as_chosen(tmp_path: Path) -> None:
    plan = plan_of("koffer", 20)
    kept(tmp_path / "rows.parquet", plan, columns=("tokens_B", "game", "bot_A"))
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    assert rows.columns == ["tokens_B", "game", "bot_A"]
    with pytest.raises(UnknownColumn) as caught:
        chosen(plan, ("tokensB",))
    assert caught.value.nearest == "tokens_B"


@pytest.mark.slow
def test_bots_that_think_play_alike_on_any_machine(tmp_path: Path) -> None:
    plan = plan_of("koffer", 2, "scout")
    plan = Plan(plan.game, 2, ("scout", "scout"), plan.seed, 2, {}, untimed=True)
    assert kept(tmp_path / "one.parquet", plan) == kept(tmp_path / "two.parquet", plan)


# The real command.

WORDS = ("koffer", "--games", "30000", "--seats", "4", "--bots", "random", "--jobs", "2", "--out", "rows.parquet")


def files(folder: Path) -> int:
    return len(list(folder.glob("rows.parquet.parts/*.parquet")))


def wait_for_parts(folder: Path, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 60
    while files(folder) < 3:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.02)


def started(folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        command(*WORDS),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("undisturbed")
    run(*WORDS, cwd=folder)
    return (folder / "rows.parquet").read_bytes()


def session(process: int) -> list[int]:
    """The processes that were started with that one and still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, leader = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if int(leader) == process and state != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_finished(tmp_path: Path, undisturbed: bytes) -> None:
    with started(tmp_path) as process:
        wait_for_parts(tmp_path, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert re.search(r"Stopped after [\d,]+ games", err)
    assert "the same command goes on" in err
    assert "first seat wins" in out
    assert not (tmp_path / "rows.parquet").exists()
    assert "Going on after" in run(*WORDS, cwd=tmp_path).stderr
    assert (tmp_path / "rows.parquet").read_bytes() == undisturbed


@pytest.mark.slow
def test_a_killed_run_goes_on_and_leaves_no_workers(tmp_path: Path, undisturbed: bytes) -> None:
    with started(tmp_path) as process:
        wait_for_parts(tmp_path, process)
        process.kill()
        process.wait(10)
    assert files(tmp_path) >= 3
    until = time.monotonic() + 20
    while session(process.pid):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert "Going on after" in run(*WORDS, cwd=tmp_path).stderr
    assert (tmp_path / "rows.parquet").read_bytes() == undisturbed
    assert os.listdir(tmp_path) == ["rows.parquet"]


@pytest.mark.slow
def test_a_killed_worker_is_told_of_and_nothing_is_lost(tmp_path: Path, undisturbed: bytes) -> None:
    with started(tmp_path) as process:
        wait_for_parts(tmp_path, process)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        workers = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        os.kill(int(workers[0]), signal.SIGKILL)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2, err
    assert "A process that was playing died" in err
    assert "Traceback" not in err
    run(*WORDS, cwd=tmp_path)
    assert (tmp_path / "rows.parquet").read_bytes() == undisturbed


def limit(size: int) -> Callable[[], None]:
    """Before a command: no file may become larger, as if the disk were full."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_a_disk_too_full_for_a_part(tmp_path: Path) -> None:
    done = run(*WORDS, cwd=tmp_path, before=limit(20_000), code=2)
    assert "cannot be written: File too large. 0 games are kept" in done.stderr
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["plan.json"]


@pytest.mark.slow
def test_a_disk_too_full_for_the_whole(tmp_path: Path, undisturbed: bytes) -> None:
    done = run(*WORDS, cwd=tmp_path, before=limit(500_000), code=2)
    assert "cannot be written: File too large. 30,000 games are kept" in done.stderr
    assert not list(tmp_path.rglob("*.new"))
    assert not (tmp_path / "rows.parquet").exists()
    run(*WORDS, cwd=tmp_path)
    assert (tmp_path / "rows.parquet").read_bytes() == undisturbed


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("")
    for place in ("nowhere/rows.parquet", "note/rows.parquet", "/proc/rows.parquet"):
        done = run("koffer", "--out", place, cwd=tmp_path, code=2)
        assert f"{place} cannot be written" in done.stderr
    with pytest.raises(CannotKeep):
        Keep(tmp_path / "note" / "rows.parquet", plan_of("koffer"), ())


def test_words_that_do_not_fit(tmp_path: Path) -> None:
    done = run("koffer", "--out", "rows.parquet", "--columns", "game,skore_A", cwd=tmp_path, code=2)
    assert "koffer has no column called skore_A. Did you mean score_A?" in done.stderr
    assert "--out" in run("koffer", "--columns", "game", cwd=tmp_path, code=2).stderr
    run("koffer", "--games", "50", "--out", "rows.parquet", cwd=tmp_path)
    done = run("koffer", "--games", "51", "--out", "rows.parquet", cwd=tmp_path, code=2)
    assert "rows.parquet holds something else" in done.stderr
    done = run("koffer", "--games", "50", "--out", "rows.parquet", "--json", cwd=tmp_path)
    assert '"games": 50' in done.stdout
    assert os.listdir(tmp_path) == ["rows.parquet"]
