"""`make release`: a complete release in a clone, and every reason not to make one."""

import gzip
import hashlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import warren

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parents[2]
NEXT: Final = "99.0.0"
#: Building every package takes minutes and has tests of its own. This makes one file with the version in its name.
QUICK_WHEELS: Final = '''
from pathlib import Path
from setuptools.config.expand import read_attr

def build_all(dist: Path) -> list[Path]:
    """A package."""
    version = read_attr("warren.__version__", {"": "src"})
    wheel = dist / f"warren_table-{version}-py3-none-any.whl"
    wheel.write_bytes(b"a package")
    return [wheel]
'''
#: Real fixtures take a minute on a busy machine; one test of a failure and the complete release write and open them.
QUICK_FIXTURES: Final = """
import shutil, sys
from pathlib import Path
import warren

shutil.copytree(Path(__file__).parent / "0.1.0", Path(__file__).parent / warren.__version__)
"""
QUICK_OPENING: Final = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("release", [file.parent.name for file in Path(__file__).parent.glob("*/tables.json")])
def test_it_is_there(release: str) -> None:
    assert release
"""
FIXTURES: Final = ("tests/upgrades/write.py", "tests/upgrades/test_releases.py")
PASSES: Final = shlex.join([sys.executable, "-c", "pass"])
FAILS: Final = shlex.join([sys.executable, "-c", "raise SystemExit(1)"])
QUICK: Final = ("--check", PASSES, "--test", PASSES)


class Clone:
    """A clone of the tree as it is, with quick packages and something in the changelog."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.git("clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(place), inside=ROOT)
        self.git("switch", "--quiet", "-c", "branch")
        for name, value in (("user.name", "somebody"), ("user.email", "somebody@example.org")):
            self.git("config", name, value)
        listed = self.git("ls-files", "--cached", "--others", "--exclude-standard", "-z", inside=ROOT)
        for name in filter(None, listed.split("\0")):
            self.copy(name)
        (place / "tools" / "wheels.py").write_text(QUICK_WHEELS)
        self.write_changelog("# Changelog\n\n## Unreleased\n\n- Kobolds sing.\n\n## 0.1.0 (2026-11-16)\n\n- First.\n")
        self.commit()
        self.first = self.git("rev-parse", "HEAD")

    def copy(self, name: str) -> None:
        """A file as it is in our tree, committed or not."""
        here, there = ROOT / name, self.place / name
        there.unlink(missing_ok=True)
        if here.exists():
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(here.read_bytes())

    def git(self, *words: str, inside: Path | None = None) -> str:
        done = subprocess.run(["git", *words], cwd=inside or self.place, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "A change.")

    def write_changelog(self, text: str) -> None:
        (self.place / "CHANGELOG.md").write_text(text, encoding="utf-8")

    def state(self) -> tuple[str, ...]:
        """What a release may not change unless it is made."""
        asked = (
            ("rev-parse", "HEAD"),
            ("symbolic-ref", "HEAD"),
            ("tag",),
            ("status", "--porcelain"),
            ("worktree", "list"),
        )
        return (*(self.git(*words) for words in asked), str((self.place / "dist").exists()))

    def start(self, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tools.release", *words]
        environment = {**os.environ, "PYTHONPATH": ""}
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=self.place, env=environment, stdout=pipe, stderr=pipe, text=True)

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        process = self.start(*words)
        said, complained = process.communicate()
        return subprocess.CompletedProcess(words, process.returncode, said, complained)

    def refuses(self, *words: str) -> str:
        """Insist on a refusal in one sentence that changes nothing; the sentence."""
        before = self.state()
        refused = self.release(*words)
        assert refused.returncode == 1, refused.stdout + refused.stderr
        assert self.state() == before
        (sentence,) = [line for line in refused.stderr.splitlines() if line.startswith("release: ")]
        assert "Traceback" not in refused.stderr
        return sentence.removeprefix("release: ")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """A clone in which a release was made."""
    clone = Clone(tmp_path_factory.mktemp("made") / "clone")
    done = clone.release(NEXT, *QUICK)
    assert done.returncode == 0, done.stdout + done.stderr
    return clone


@pytest.fixture(scope="module")
def unreleased(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    clone = Clone(tmp_path_factory.mktemp("unreleased") / "clone")
    for name, text in zip(FIXTURES, (QUICK_FIXTURES, QUICK_OPENING), strict=True):
        (clone.place / name).write_text(text)
    clone.commit()
    clone.first = clone.git("rev-parse", "HEAD")
    return clone


@pytest.fixture
def clone(unreleased: Clone) -> Clone:
    """The same clone for every refusal, as it was in the beginning."""
    unreleased.git("reset", "--quiet", "--hard", unreleased.first)
    unreleased.git("clean", "-fdxq")
    for tag in unreleased.git("tag").splitlines():
        unreleased.git("tag", "--delete", tag)
    return unreleased


# A release.


def test_version_and_changelog_are_set_in_one_commit_with_a_tag(made: Clone) -> None:
    assert made.git("log", "-1", "--format=%s", "branch") == f"Version {NEXT}"
    assert made.git("rev-parse", f"v{NEXT}^{{commit}}") == made.git("rev-parse", "branch")
    assert made.git("status", "--porcelain") == ""
    assert f'__version__ = "{NEXT}"\n' in (made.place / "src/warren/__init__.py").read_text()
    lines = (made.place / "CHANGELOG.md").read_text().splitlines()
    assert re.fullmatch(rf"## {NEXT} \(\d{{4}}-\d\d-\d\d\)", lines[2])
    assert lines[3:] == ["", "- Kobolds sing.", "", "## 0.1.0 (2026-11-16)", "", "- First."]


def test_the_tag_says_what_is_new(made: Clone) -> None:
    assert made.git("cat-file", "-t", f"v{NEXT}") == "tag"
    assert made.git("tag", "--list", "--format=%(contents)", f"v{NEXT}") == f"Warren {NEXT}\n\n- Kobolds sing."


def test_fixtures_for_upgrades_are_committed(made: Clone) -> None:
    folder = f"tests/upgrades/{NEXT}"
    committed = made.git("ls-tree", "--name-only", "HEAD", f"{folder}/").splitlines()
    older = made.git("ls-tree", "--name-only", "HEAD", "tests/upgrades/0.1.0/").splitlines()
    assert [Path(name).name for name in committed] == [Path(name).name for name in older]
    records = gzip.decompress((made.place / folder / "koffer.jsonl.gz").read_bytes()).splitlines()
    assert len(records) == 50


def test_nothing_else_changes(made: Clone) -> None:
    changed = made.git("diff", "--name-only", "HEAD^", "HEAD").splitlines()
    rest = {name for name in changed if not name.startswith(f"tests/upgrades/{NEXT}/")}
    assert rest == {"CHANGELOG.md", "src/warren/__init__.py"}


def test_packages_have_the_version_and_checksums(made: Clone) -> None:
    dist = made.place / "dist" / NEXT
    named = {f"warren_table-{NEXT}-py3-none-any.whl", f"warren-table-{NEXT}.cdx.json"}
    assert {file.name for file in dist.iterdir()} == {*named, "SHA256SUMS"}
    sums = (dist / "SHA256SUMS").read_text().splitlines()
    assert sums == [f"{hashlib.sha256((dist / name).read_bytes()).hexdigest()}  {name}" for name in sorted(named)]


def test_the_bill_of_materials_names_what_is_locked_and_follows_its_schema(made: Clone) -> None:
    text = (made.place / "dist" / NEXT / f"warren-table-{NEXT}.cdx.json").read_text()
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    bom = json.loads(text)
    listed = {part["purl"]: part for part in bom["components"]}
    locked = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements/run.txt").read_text(), re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} == {url for url in listed if "pypi" in url}
    assert all(part["hashes"] for part in listed.values())
    assert {"svelte", "bundle", "nunito-sans"} <= {part["name"] for url, part in listed.items() if "npm" in url}
    assert not {"vite", "vitest", "typescript", "pyright"} & {part["name"] for part in listed.values()}


def test_every_component_is_needed_by_warren(made: Clone) -> None:
    bom = json.loads((made.place / "dist" / NEXT / f"warren-table-{NEXT}.cdx.json").read_text())
    needs = {one["ref"]: one.get("dependsOn", []) for one in bom["dependencies"]}
    met, waiting = set(), [f"pkg:pypi/warren-table@{NEXT}"]
    while waiting:
        if (one := waiting.pop()) not in met:
            met.add(one)
            waiting += needs[one]
    assert met == {f"pkg:pypi/warren-table@{NEXT}", *(part["bom-ref"] for part in bom["components"])}


def test_the_same_version_is_not_released_twice(made: Clone) -> None:
    assert made.refuses(NEXT, *QUICK) == f"{NEXT} is not newer than {NEXT}."


# Refusals.


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.2.3.4", "01.2.3", "1.2.3-rc1", "latest", "1.2.3 "])
def test_a_malformed_version_is_refused(clone: Clone, version: str) -> None:
    expected = f"{version!r} is not a version: write it as 1.2.3, or 1.2.3rc1 before a release."
    assert clone.refuses(version, *QUICK) == expected


@pytest.mark.parametrize("version", [warren.__version__, "0.0.9", f"{warren.__version__}rc1"])
def test_a_version_that_is_not_newer_is_refused(clone: Clone, version: str) -> None:
    assert clone.refuses(version, *QUICK) == f"{version} is not newer than {warren.__version__}."


def test_no_version_is_refused(clone: Clone) -> None:
    assert clone.refuses(*QUICK) == "Which version? `make release VERSION=1.2.3`."


def test_a_tag_that_exists_is_refused(clone: Clone) -> None:
    clone.git("tag", f"v{NEXT}")
    assert clone.refuses(NEXT, *QUICK) == f"The tag v{NEXT} exists already."


@pytest.mark.parametrize("file", ["README.md", "new.txt"])
def test_a_dirty_tree_is_refused(clone: Clone, file: str) -> None:
    with (clone.place / file).open("a") as opened:
        opened.write("More.\n")
    assert clone.refuses(NEXT, *QUICK) == "The tree is dirty: commit or stash what `git status` lists."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# Changelog\n\n## 0.1.0 (2026-11-16)\n\n- First.\n", "CHANGELOG.md has no section “## Unreleased”."),
        (
            "# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-11-16)\n\n- First.\n",
            "The section “## Unreleased” of CHANGELOG.md is empty.",
        ),
        ("# Changelog\n\n## Unreleased", "CHANGELOG.md has no section “## Unreleased”."),
        (
            f"# Changelog\n\n## Unreleased\n\n- Kobolds.\n\n## {NEXT} (2026-11-17)\n",
            f"CHANGELOG.md already has a section for {NEXT}.",
        ),
    ],
)
def test_a_changelog_that_does_not_say_what_is_new_is_refused(clone: Clone, text: str, why: str) -> None:
    clone.write_changelog(text)
    clone.commit()
    assert clone.refuses(NEXT, *QUICK) == why


def test_failing_checks_and_tests_are_refused(clone: Clone) -> None:
    assert clone.refuses(NEXT, "--check", FAILS, "--test", PASSES) == f"`{FAILS}` failed."
    assert clone.refuses(NEXT, "--check", PASSES, "--test", FAILS) == f"`{FAILS}` failed."
    assert not (clone.place / "build" / "tested").exists()


def test_tests_that_change_the_tree_are_refused(clone: Clone) -> None:
    writes = shlex.join([sys.executable, "-c", "open('README.md', 'a').write('More.')"])
    refused = clone.release(NEXT, "--check", PASSES, "--test", writes)
    assert refused.stderr == "release: The tree changed while it was tested.\n"


# Tested before.


def test_tested_is_believed_only_at_the_very_commit_that_passed(clone: Clone) -> None:
    untested = clone.refuses(NEXT, "--tested")
    assert untested.endswith("leave out --tested to run them.")
    assert clone.release("--test-only", *QUICK).returncode == 0
    assert (clone.place / "build" / "tested").read_text().strip() == clone.git("rev-parse", "HEAD")
    clone.commit()
    assert clone.refuses(NEXT, "--tested") != untested
    assert "have not passed" in clone.refuses(NEXT, "--tested")


def test_tests_run_by_themselves_mark_nothing_in_a_dirty_tree(clone: Clone) -> None:
    (clone.place / "new.txt").touch()
    assert clone.refuses("--test-only", *QUICK).startswith("The tree is dirty")
    assert not (clone.place / "build" / "tested").exists()


# In the middle.


def break_wheels(clone: Clone) -> None:
    (clone.place / "tools" / "wheels.py").write_text(
        "def build_all(dist):\n    (dist / 'half.whl').touch()\n    raise OSError('no space left')\n"
    )


def break_fixtures(clone: Clone) -> None:
    (clone.place / FIXTURES[0]).write_text("raise SystemExit(1)\n")


def break_records(clone: Clone) -> None:
    for name in FIXTURES:
        clone.copy(name)
    file = clone.place / FIXTURES[0]
    file.write_text(file.read_text().replace("tuple(outcome.scores), tuple", "(0,), tuple"))


def build_another_version(clone: Clone) -> None:
    (clone.place / "tools" / "wheels.py").write_text(
        "def build_all(dist):\n    (dist / 'warren_table-0.1.0-py3-none-any.whl').touch()\n    return []\n"
    )


@pytest.mark.parametrize(
    ("breaks", "why"),
    [
        (break_fixtures, "Writing the fixtures for upgrades failed; nothing has changed."),
        (break_records, "Opening the fixtures for upgrades failed; nothing has changed."),
        (break_wheels, "Building the packages failed; nothing has changed."),
        (build_another_version, f"The packages are not those of {NEXT}: warren_table-0.1.0-py3-none-any.whl."),
    ],
)
def test_a_failure_in_the_middle_changes_nothing(clone: Clone, breaks: Callable[[Clone], None], why: str) -> None:
    breaks(clone)
    clone.commit()
    assert clone.refuses(NEXT, *QUICK) == why
    assert not (clone.place / "build" / "release").exists()


WAITS: Final = """
import os, pathlib, subprocess
if pathlib.Path({wait!r}).exists():
    compiler = subprocess.Popen(["sleep", "600"])
    pathlib.Path({begun!r}).write_text(f"{{os.getpid()}} {{compiler.pid}}")
    pathlib.Path({begun!r}).rename({ready!r})
    compiler.wait()
"""


def stop_while_building(clone: Clone, number: int) -> tuple[int, str]:
    """Send a signal to a release while packages are being built; its exit code, and what it complained."""
    wheels, build = clone.place / "tools" / "wheels.py", clone.place / "build"
    wait, ready = build / "wait", build / "ready"
    waits = WAITS.format(wait=str(wait), begun=str(build / "begun"), ready=str(ready))
    wheels.write_text(waits + wheels.read_text())
    clone.commit()
    build.mkdir(exist_ok=True)
    wait.touch()
    process = clone.start(NEXT, *QUICK)
    while not ready.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    process.send_signal(number)
    process.wait()
    if number == signal.SIGKILL:  # what it had started outlives it
        for started in ready.read_text().split():
            os.kill(int(started), signal.SIGKILL)
    wait.unlink()
    # This ends only when nothing that it had started holds its output open.
    return process.returncode, process.communicate(timeout=60)[1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_interrupted_it_changes_nothing_and_can_be_run_again(clone: Clone, number: int) -> None:
    code, complained = stop_while_building(clone, number)
    if number != signal.SIGKILL:
        assert code == 130
        assert complained.endswith("release: stopped; nothing has changed.\n")
        assert not (clone.place / "build" / "release").exists()
    assert clone.git("tag") == clone.git("status", "--porcelain") == ""
    assert clone.git("log", "-1", "--format=%s") == "A change."
    again = clone.release(NEXT, "--tested")
    assert again.returncode == 0, again.stderr
    assert clone.git("tag") == f"v{NEXT}"
    assert len(clone.git("worktree", "list").splitlines()) == 1


def test_a_branch_that_moves_meanwhile_is_left_alone(clone: Clone) -> None:
    wheels = clone.place / "tools" / "wheels.py"
    words = ["git", "-C", str(clone.place), "commit", "-q", "--allow-empty", "-m", "x"]
    wheels.write_text(f"import subprocess\nsubprocess.run({words!r}, check=True)\n{wheels.read_text()}")
    clone.commit()
    refused = clone.release(NEXT, *QUICK)
    assert refused.stderr.endswith("release: The branch moved while the release was made; nothing has changed.\n")
    assert clone.git("tag") == ""
    assert clone.git("log", "-1", "--format=%s") == "x"
