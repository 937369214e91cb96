"""What is in the packages: all that is needed and nothing else, within bounds."""

import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import warren
from tools.core.units import read_units

from .conftest import Packages
from .installed import KINDS, OWN, PYTHONS, ROOT

pytestmark = pytest.mark.slow
PACKAGE = ROOT / "src" / "warren"
PAGE = PACKAGE / "host" / "web"
#: Megabytes; the sizes as they are stand in docs/install.md.
BOUNDS = {"pure": 2.5, "compiled": 6.0, "sdist": 1.5}
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def names(wheel: Path) -> set[str]:
    """The files of a wheel without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        assert archive.testzip() is None
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def sources() -> set[str]:
    """What belongs into every wheel: the package without what is compiled beside it, and the page."""
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    built = {path for path in files if path.suffix in {".so", ".pyd", ".partial"} or path.name == "compiled.json"}
    return {path.relative_to(PACKAGE.parent).as_posix() for path in set(files) - built}


def core(suffix: str) -> set[str]:
    """What a compiled wheel has besides."""
    modules = {f"warren/{path.removesuffix('.py')}{suffix}" for unit in read_units() for path in unit.modules}
    return modules | {f"warren_core__mypyc{suffix}", "warren/compiled.json"}


def test_the_pure_wheel_has_the_package_and_the_page(packages: Packages) -> None:
    assert names(packages.wheel("pure")) == sources()
    assert {path.name for path in PAGE.iterdir()} >= {"index.html", "assets", "icon.svg", "manifest.webmanifest"}


@pytest.mark.parametrize("minor", PYTHONS)
def test_a_compiled_wheel_has_the_core_of_its_own_python_besides(packages: Packages, minor: str) -> None:
    suffix = SUFFIX.replace(f"-{OWN.replace('.', '')}-", f"-{minor.replace('.', '')}-")
    assert names(packages.wheel("compiled", minor)) == sources() | core(suffix)


def test_there_is_one_package_of_each_kind(packages: Packages) -> None:
    tags = {name.name.removeprefix(f"warren_table-{warren.__version__}") for name in packages.folder.iterdir()}
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    wheels = {f"-{python.tag}-{python.tag}-{platform}.whl" for python in PYTHONS.values()}
    assert tags == {".tar.gz", "-py3-none-any.whl", *wheels}


def test_sizes_are_within_bounds(packages: Packages) -> None:
    sizes = {"sdist": packages.sdist.stat().st_size / 1e6}
    sizes |= {kind: packages.wheel(kind).stat().st_size / 1e6 for kind in KINDS}
    assert {name: size for name, size in sizes.items() if size > BOUNDS[name]} == {}


@pytest.mark.parametrize("kind", KINDS)
def test_metadata_names_license_pythons_and_extras(packages: Packages, kind: str) -> None:
    with zipfile.ZipFile(packages.wheel(kind)) as archive:
        info = f"warren_table-{warren.__version__}.dist-info"
        told = Parser().parsestr(archive.read(f"{info}/METADATA").decode())
        assert f"{info}/licenses/LICENSE" in archive.namelist()
        assert archive.read(f"{info}/entry_points.txt").decode().split() == [
            *("[console_scripts]", "warren", "=", "warren.cli.main:run")
        ]
    assert (told["Name"], told["Version"], told["Requires-Python"]) == ("warren-table", warren.__version__, ">=3.11")
    assert set(told.get_all("Provides-Extra", [])) == {"lab", "openspiel", "pettingzoo", "postgres", "ray", "research"}


@pytest.fixture(scope="module")
def tree(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(packages.sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def test_the_source_distribution_has_what_building_needs_and_nothing_built(tree: Path) -> None:
    for needed in ("compiled.toml", "pyproject.toml", "setup.py", "tools/core/build.py", "web/package-lock.json"):
        assert (tree / needed).is_file(), needed
    files = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    assert files >= {f"src/{name}" for name in sources() if not name.startswith("warren/host/web/")}
    assert files >= {path.relative_to(ROOT).as_posix() for path in (ROOT / "web" / "src").rglob("*") if path.is_file()}
    unwanted = (".so", ".pyd", ".pyc", ".partial", "compiled.json")
    assert [name for name in files if name.endswith(unwanted)] == []
    tops = {name.split("/")[0] for name in files}
    assert tops.isdisjoint({"tests", "build", "dist", "bench", ".git", ".venv"})
    assert not (tree / "web" / "node_modules").exists()
    assert not (tree / "src" / "warren" / "host" / "web").exists()


def test_the_page_is_built_from_the_source_distribution(tree: Path) -> None:
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    built = subprocess.run([sys.executable, "web/build.py"], cwd=tree, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    page = tree / PAGE.relative_to(ROOT)
    assert {path.relative_to(page) for path in page.rglob("*")} == {path.relative_to(PAGE) for path in PAGE.rglob("*")}
    shutil.rmtree(page)
