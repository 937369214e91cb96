"""Compiling: only what changed, and what is stale is refused."""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from small_core import compile_core, copy_tree, environment, run

CARDS = "warren.games.koffer.rules.cards"
COMPILED = f"import warren, {CARDS} as cards; print(warren.compiled(), cards.__file__.endswith('.so'))"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of the tree with a small core, compiled."""
    tree = copy_tree(tmp_path_factory.mktemp("tree"))
    assert compile_core(tree).returncode == 0
    return tree


@pytest.fixture
def tree(compiled: Path, tmp_path: Path) -> Path:
    """The same for one test, which may change it."""
    return shutil.copytree(compiled, tmp_path / "tree")


def edit(file: Path, more: str = '\n\ndef added() -> str:\n    """More."""\n    return "a new text"\n') -> None:
    file.write_text(file.read_text(encoding="utf-8") + more, encoding="utf-8")


def objects(tree: Path) -> dict[str, int]:
    """When each object file was made, by unit."""
    return {path.name.split(".")[0]: path.stat().st_mtime_ns for path in tree.glob("build/core/cpython*/*.o")}


def test_compiled_modules_lie_beside_their_sources(tree: Path) -> None:
    assert run(tree, "-c", COMPILED).stdout.split() == ["True", "True"]


def test_compiling_leaves_nothing_in_other_folders(tree: Path) -> None:
    kept = {path.name for path in tree.iterdir() if path.name != ".mypy_cache"}
    assert kept == {"build", "compiled.toml", "pyproject.toml", "src", "tools"}


def test_a_changed_source_refuses_the_old_binary_in_one_sentence(tree: Path) -> None:
    edit(tree / "src/warren/games/koffer/rules/cards.py")
    refused = run(tree, "-c", COMPILED)
    assert refused.returncode == 1
    assert refused.stderr.strip() == (
        "warren: games/koffer/rules/cards.py has changed since it was compiled: "
        "run `make compile`, or set WARREN_PURE=1 to run from source."
    )
    assert run(tree, "-c", COMPILED, WARREN_PURE="1").stdout.split() == ["False", "False"]


def test_the_command_refuses_it_without_a_traceback(tree: Path) -> None:
    edit(tree / "src/warren/engine/rng.py")
    refused = run(tree, "-m", "warren", "--version")
    assert refused.returncode == 1
    assert refused.stderr.strip().count("\n") == 0
    assert "engine/rng.py has changed" in refused.stderr


def test_line_ends_and_dates_do_not_make_a_core_stale(tree: Path) -> None:
    file = tree / "src/warren/engine/rng.py"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert run(tree, "-c", COMPILED).stdout.split() == ["True", "True"]


def test_an_edit_compiles_its_own_unit_alone(tree: Path) -> None:
    before = objects(tree)
    edit(tree / "src/warren/games/koffer/rules/cards.py")
    assert compile_core(tree).returncode == 0
    after = objects(tree)
    assert {name for name in after if after[name] != before[name]} == {"koffer", "library"}
    added = "import warren.games.koffer.rules.cards as cards; print(cards.added())"
    assert run(tree, "-c", added).stdout == "a new text\n"


def test_nothing_is_done_twice(tree: Path) -> None:
    before = objects(tree)
    assert compile_core(tree).stdout == ""
    assert objects(tree) == before


def test_an_interrupted_compile_is_not_used_and_goes_on(tree: Path) -> None:
    (tree / "src/warren/compiled.json").unlink()
    refused = run(tree, "-c", COMPILED)
    assert "the compiled core is incomplete: run `make compile`" in refused.stderr
    before = objects(tree)
    assert compile_core(tree).returncode == 0
    assert objects(tree) == before
    assert run(tree, "-c", COMPILED).stdout.split() == ["True", "True"]


def test_a_core_of_another_python_is_refused(tree: Path) -> None:
    stamp = tree / "src/warren/compiled.json"
    stamp.write_text(stamp.read_text().replace(str(sys.implementation.cache_tag), "cpython-399"))
    assert "incomplete" in run(tree, "-c", COMPILED).stderr


def test_without_a_compiler_it_says_so_in_a_sentence_and_runs_from_source(tree: Path) -> None:
    for library in (tree / "src").rglob("*.so"):
        library.unlink()
    (tree / "src/warren/compiled.json").unlink()
    refused = compile_core(tree, CC="/nonexistent/cc")
    assert refused.returncode == 1
    assert refused.stderr.startswith("warren: not compiled, it runs from source, slower: there is no C compiler")
    assert refused.stderr.strip().count("\n") == 0
    assert run(tree, "-c", COMPILED).stdout.split() == ["False", "False"]


def test_a_wrong_type_is_told_with_its_place(tree: Path) -> None:
    edit(tree / "src/warren/games/koffer/rules/cards.py", '\nWRONG: int = "text"\n')
    refused = compile_core(tree)
    assert refused.returncode == 1
    assert "koffer/rules/cards.py" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_docstrings_are_kept(tree: Path) -> None:
    asked = run(tree, "-c", "import warren; print(warren.Rng.__doc__, warren.Rng.below.__doc__)")
    assert len(asked.stdout.strip()) > 20


def start_compiling(tree: Path, *words: str) -> "subprocess.Popen[str]":
    """Compile from nothing, in the background, until a compiler is at work."""
    shutil.rmtree(tree / "build")
    (tree / "src/warren/compiled.json").unlink()
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.core", "--jobs", "1", *words],
        cwd=tree,
        env=environment(tree),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not (list(tree.glob("build/core/cpython*/*.partial")) and "engine" in objects(tree)):
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    return process


def compilers_of(tree: Path) -> list[str]:
    """The compilers that work on that tree."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = file.read_bytes().split(b"\0")
        except OSError:
            continue  # it has ended
        if any(str(tree).encode() in word and word.endswith(b".c") for word in words):
            found.append(words[0].decode())
    return found


@pytest.mark.slow
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_stopped_in_the_middle_it_goes_on_where_it_was(tree: Path, sent: signal.Signals) -> None:
    process = start_compiling(tree)
    process.send_signal(sent)
    _, err = process.communicate()
    if sent == signal.SIGINT:
        assert process.returncode == 130
        assert err == "warren: not compiled: stopped. Run it again: it goes on where it stopped.\n"
        assert compilers_of(tree) == []
    before = objects(tree)
    assert "engine" in before
    assert compile_core(tree).returncode == 0, "a compiler that outlived its run does no harm"
    assert objects(tree)["engine"] == before["engine"]
    assert run(tree, "-c", COMPILED).stdout.split() == ["True", "True"]
    assert list(tree.glob("build/core/cpython*/*.partial")) == []


@pytest.mark.slow
def test_two_who_compile_take_turns(tree: Path) -> None:
    process = start_compiling(tree)
    second = compile_core(tree)
    assert second.stdout == "waiting for another process that compiles here …\n"
    assert second.returncode == 0
    process.communicate()
    assert process.returncode == 0
    assert run(tree, "-c", COMPILED).stdout.split() == ["True", "True"]


@pytest.mark.slow
def test_a_full_disk_is_told_in_a_sentence_and_the_next_run_goes_on(compiled: Path, tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=500m", "small", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mounting, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        tree = shutil.copytree(compiled, disk / "tree")
        edit(tree / "src/warren/games/koffer/rules/cards.py")
        room = shutil.disk_usage(disk).free
        filler = disk / "filler"
        filler.write_bytes(bytes(room - 300_000))
        refused = compile_core(tree, TMPDIR=str(disk))
        assert refused.returncode == 1
        assert "Traceback" not in refused.stderr
        assert refused.stderr.strip().count("\n") == 0, refused.stderr
        assert re.search("disk is full|No space left on device", refused.stderr)
        filler.unlink()
        assert compile_core(tree).returncode == 0
        assert run(tree, "-c", COMPILED).stdout.split() == ["True", "True"]
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


@pytest.mark.slow
def test_without_pythons_headers_it_says_so_in_a_sentence(tree: Path, tmp_path: Path) -> None:
    """A Python as distributions split it: the program and its library, and no headers."""
    (tree / "src/warren/compiled.json").unlink()
    bare = tmp_path / "bare"
    (bare / "bin").mkdir(parents=True)
    program = Path(sys.executable).resolve()
    shutil.copy(program, bare / "bin" / program.name)
    (bare / "lib").symlink_to(Path(sys.base_prefix) / "lib")
    paths = {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{sysconfig.get_path('purelib')}"}
    refused = subprocess.run(
        [bare / "bin" / program.name, "-m", "tools.core"],
        cwd=tree,
        env=environment(tree, **paths),
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 1
    assert refused.stderr == (
        "warren: not compiled, it runs from source, slower: Python's headers are missing; "
        "on Debian `apt-get install python3-dev` brings them\n"
    )


def test_what_is_compiled_meanwhile_does_not_get_among_the_sources_of_a_process(tree: Path) -> None:
    """A process from source takes what it imports later from source, too."""
    away = tree.parent / "away"
    for library in (tree / "src").rglob("*.so"):
        library.rename(away.with_name(f"{library.parent.name}-{library.name}"))
    program = (
        "import sys, warren, pathlib; "
        "[pathlib.Path(one).rename(other) for one, other in zip(sys.argv[1::2], sys.argv[2::2])]; "
        "import warren.games.koffer.rules.cards as cards; print(warren.compiled(), cards.__file__.endswith('.py'))"
    )
    cards = next(tree.parent.glob("rules-cards*.so"))
    assert run(
        tree, "-c", program, str(cards), str(tree / "src/warren/games/koffer/rules" / cards.name.removeprefix("rules-"))
    ).stdout.split() == [
        "False",
        "True",
    ]


def test_a_host_may_pass_over_a_stale_core(tree: Path) -> None:
    assert run(tree, "-c", COMPILED, WARREN_PURE="auto").stdout.split() == ["True", "True"]
    edit(tree / "src/warren/games/koffer/rules/cards.py")
    assert run(tree, "-c", COMPILED, WARREN_PURE="auto").stdout.split() == ["False", "False"]
