"""A project that is set up by Warren's own scripts, and is so small that it takes seconds and no network.

Its packages are wheels in a folder; everything else is real: the virtual environment, pip, npm, the compiler.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
#: `warren` as a package that builds itself with nothing but Python.
BACKEND: Final = """
import base64, hashlib, zipfile
from pathlib import Path

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "warren_table-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder, name), "w") as wheel:
        info = "warren_table-0.1.0.dist-info/"
        wheel.writestr("warren_table.pth", str(Path("src").resolve()))
        wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: warren-table\\nVersion: 0.1.0\\n")
        about = "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
        wheel.writestr(info + "WHEEL", about)
        wheel.writestr(info + "entry_points.txt", "[console_scripts]\\nwarren = small:main\\n")
        wheel.writestr(info + "RECORD", "")
    return name
"""
PROJECT: Final = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "warren-table"
version = "0.1.0"
"""


def make(folder: Path, files: int = 1) -> Path:
    """The project in a folder, with one package to install that has so many files."""
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "backend.py").write_text(BACKEND)
    (folder / "setup.py").write_text("")
    (folder / "src" / "warren").mkdir(parents=True)
    (folder / "src" / "small.py").write_text("def main() -> None:\n    print('it is there')\n")
    shutil.copy(ROOT / "src" / "warren" / "_compiled.py", folder / "src" / "warren")
    (folder / "requirements").mkdir()
    for name in ("run", "install", "build", "dev", "node", "bench"):
        (folder / "requirements" / f"{name}.txt").write_text(make_wheel(folder / "wheels", f"small_{name}", files))
    make_page(folder)
    return folder


def make_page(folder: Path) -> None:
    """A browser table that is built already."""
    (folder / "web" / "src").mkdir(parents=True)
    shutil.copy(ROOT / "web" / "build.py", folder / "web")
    for name in (
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
        "compress.ts",
        "index.html",
    ):
        shutil.copy(ROOT / "web" / name, folder / "web")
    (folder / "src" / "warren" / "host" / "web").mkdir(parents=True)
    (folder / "src" / "warren" / "host" / "web" / "index.html").write_text("built")


def make_wheel(folder: Path, name: str, files: int) -> str:
    """A wheel; the line by which it is locked."""
    folder.mkdir(exist_ok=True)
    info = f"{name}-1.0.dist-info"
    members = {f"{name}/__init__.py": "", **{f"{name}/part{number}.py": "x = 1\n" for number in range(files)}}
    members[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
    members[f"{info}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    members[f"{info}/entry_points.txt"] = f"[console_scripts]\n{name} = {name}:main\n"
    lines = [f"{path},sha256={checksum(text)},{len(text)}" for path, text in members.items()]
    members[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,"]) + "\n"
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, text in members.items():
            archive.writestr(path, text)
    return f"{name}==1.0 \\\n    --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def checksum(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()


def variables(project: Path, **more: str) -> dict[str, str]:
    """An environment in which pip knows that project's wheels and nothing else."""
    usual = {key: value for key, value in os.environ.items() if not key.upper().startswith(("PIP_", "NPM_", "WARREN_"))}
    wheels = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": (project / "wheels").as_uri(), "PIP_CONFIG_FILE": os.devnull}
    return {**usual, **wheels, "PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(project / "npm-cache"), **more}


def start(project: Path, *words: str, **more: str) -> "subprocess.Popen[str]":
    """Start one of the scripts there, as `make` does."""
    return subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=project,
        env=variables(project, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def set_up(project: Path, wanted: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """Set it up."""
    with start(project, "tools.set_up", wanted, **more) as process:
        out, err = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)
