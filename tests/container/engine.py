"""Builds and runs the image with buildah and podman, on a base made by debootstrap: no registry of images is needed.

Everything lies in `build/container/`. The base is kept there: it takes minutes and does not depend on Warren.
"""

import resource
import shutil
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PLACE: Final = ROOT / "build" / "container"
BASE: Final = "localhost/warren-base:bookworm"
PROGRAMS: Final = ("buildah", "podman", "runc", "debootstrap", "slirp4netns")
#: What the Containerfile asks of its base: Python, its venv module and its headers.
PACKAGES: Final = "ca-certificates,python3,python3-dev,python3-venv"
STORAGE: Final = ("--root", str(PLACE / "storage"), "--runroot", str(PLACE / "run"))
PODMAN: Final = ("podman", *STORAGE, "--runtime", "runc", "--cgroup-manager", "cgroupfs")
#: As a careful operator would run it.
CONFINED: Final = ("--read-only", "--cap-drop", "all", "--security-opt", "no-new-privileges")


def run(*words: str, fails: bool = False) -> str:
    """Run a program; what it printed."""
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert fails or done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout.strip()


def podman(*words: str) -> str:
    return run(*PODMAN, *words)


def make_base() -> None:
    """A Debian with Python, unless it is there."""
    if run(*PODMAN, "images", "--quiet", BASE, fails=True):
        return
    folder = PLACE / "base"
    shutil.rmtree(folder, ignore_errors=True)
    PLACE.mkdir(parents=True, exist_ok=True)
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(folder))
    run("tar", "--create", "--directory", str(folder), "--file", str(PLACE / "base.tar"), ".")
    podman("import", str(PLACE / "base.tar"), BASE)
    shutil.rmtree(folder)
    (PLACE / "base.tar").unlink()


def setting(*words: str) -> list[str]:
    """A setting of pip or npm on this machine, word by word; none if it has not been set."""
    if not shutil.which(words[0]):
        return []
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    said = done.stdout.split()
    return said if done.returncode == 0 and said not in (["null"], ["undefined"]) else []


def lent() -> list[str]:
    """Mounts for the build alone: where this machine finds packages and whom it trusts. None of it is in the image."""
    pip = {
        name: setting("pip", "config", "get", f"global.{name}") for name in ("cert", "find-links", "extra-index-url")
    }
    npm = setting("npm", "config", "get", "cafile")
    lines = [f"{name} = {' '.join(said)}\n" for name, said in pip.items() if said]
    (PLACE / "pip.conf").write_text("".join(["[global]\n", *lines]))
    (PLACE / "npmrc").write_text("".join(f"cafile={said}\n" for said in npm))
    named = {word.removeprefix("file://") for said in (*pip.values(), npm) for word in said}
    # A local index lies beside the files that it lists.
    places = {path.removesuffix("/simple") for path in named if path.startswith("/") and Path(path).exists()}
    mounts = {path: path for path in places}
    mounts |= {str(PLACE / "pip.conf"): "/etc/pip.conf", str(PLACE / "npmrc"): "/root/.npmrc"}
    return [word for here, there in mounts.items() for word in ("--volume", f"{here}:{there}:ro")]


def build(image: str, **arguments: str) -> None:
    """Build the image from the Containerfile as it is."""
    given = [word for name, value in arguments.items() for word in ("--build-arg", f"{name}={value}")]
    words = ["bud", "--isolation", "chroot", "--format", "docker", "--layers", "--build-arg", f"BASE={BASE}"]
    run("buildah", *STORAGE, *words, *lent(), *given, "--tag", image, "--file", "Containerfile", ".")


def start(image: str, name: str, volume: str, port: int, *more: str) -> None:
    """Run the image's own command, with nothing writable but its volume, reachable from this machine alone."""
    handles = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    processes = min(resource.getrlimit(resource.RLIMIT_NPROC)[1], 4096)
    limits = ("--ulimit", f"nofile={handles}:{handles}", "--ulimit", f"nproc={processes}:{processes}")
    network = ("--network", "slirp4netns", "--publish", f"127.0.0.1:{port}:8000")
    podman("run", "--detach", "--name", name, *CONFINED, *limits, *network, "--volume", f"{volume}:/data", *more, image)
