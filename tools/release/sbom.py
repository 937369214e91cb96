"""The bill of materials: the packages that Warren needs to run, and those that are built into its page.

It is made from what is locked: `requirements/run.txt` and `web/package-lock.json`.
"""

import base64
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .refusal import Refused

NAME: Final = "warren-table"
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
INTEGRITY: Final = {"sha512": HashAlgorithm.SHA_512, "sha1": HashAlgorithm.SHA_1}
#: What package.json lists as dependencies, since the page is built with it, but is not part of the page.
BUILD_TOOLS: Final = {"vite", "@sveltejs/vite-plugin-svelte"}


def python_packages(root: Path) -> Iterator[tuple[str, Component]]:
    """The locked packages from PyPI by name, with the hashes of all their files."""
    text = (root / "requirements" / "run.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in filter(None, map(str.strip, text.splitlines())):
        needed = Requirement(line.partition("--hash")[0])
        name, pinned = canonicalize_name(needed.name), re.fullmatch(r"==(\S+)", str(needed.specifier))
        hashes = HASH.findall(line)
        if pinned is None or not hashes:
            raise Refused(f"requirements/run.txt does not lock {name}: run `make lock`.")
        yield (
            name,
            library(
                PackageURL("pypi", None, name, pinned[1]),
                [HashType(alg=HashAlgorithm.SHA_256, content=found) for found in hashes],
                [Property(name="warren:marker", value=str(needed.marker))] if needed.marker else [],
            ),
        )


def page_packages(root: Path) -> Iterator[tuple[str, Component]]:
    """The locked packages from npm that the page depends on by place, not those that only build and check it."""
    lock = locked_page(root)
    inside = places_in_page(lock)
    for path, package in lock.items():
        if path in inside:
            space, _, name = path.rpartition("node_modules/")[2].rpartition("/")
            kind, _, digest = package["integrity"].partition("-")
            content = base64.b64decode(digest).hex()
            url = PackageURL("npm", space or None, name, package["version"])
            yield path, library(url, [HashType(alg=INTEGRITY[kind], content=content)], [])


def places_in_page(lock: dict[str, dict[str, Any]]) -> set[str]:
    """The places of all packages of which something is in the built page."""
    found: set[str] = set()
    waiting = [place for place in needed_by_page(lock, "") if place.removeprefix("node_modules/") not in BUILD_TOOLS]
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting += needed_by_page(lock, place)
    return found


def locked_page(root: Path) -> dict[str, dict[str, Any]]:
    """What `web/package-lock.json` locks, by place; the page itself has the empty one."""
    lock: dict[str, dict[str, Any]] = json.loads((root / "web" / "package-lock.json").read_bytes())["packages"]
    return lock


def library(url: PackageURL, hashes: list[HashType], properties: list[Property]) -> Component:
    """One of the packages."""
    return Component(
        type=ComponentType.LIBRARY,
        group=url.namespace,
        name=url.name,
        version=url.version,
        purl=url,
        bom_ref=url.to_string(),
        hashes=hashes,
        properties=properties,
        scope=ComponentScope.REQUIRED,
    )


def needed_by_python(root: Path, name: str) -> set[str]:
    """The names of packages that a package from PyPI needs, on any system; of Warren for the empty name.

    What a package needs is not locked, so it is read from the package as it is installed. One that is not installed is
    for another system alone.
    """
    if not name:
        lines = (root / "requirements" / "run.in").read_text(encoding="utf-8").splitlines()
        wanted = [Requirement(line) for line in lines if line and not line.startswith(("#", "-"))]
    else:
        try:
            wanted = [Requirement(line) for line in metadata.requires(name) or ()]
        except metadata.PackageNotFoundError:
            return set()
    return {canonicalize_name(one.name) for one in wanted if "extra" not in str(one.marker or "")}


def needed_by_page(lock: dict[str, dict[str, Any]], path: str) -> set[str]:
    """The places of packages that the package at a place needs; Node looks for them from there upwards."""
    found = set()
    for name in lock[path].get("dependencies", ()):
        above = path
        while (place := f"{above}/node_modules/{name}".lstrip("/")) not in lock:
            above = above.rpartition("node_modules/")[0].rstrip("/")
        found.add(place)
    return found


def register(bom: Bom, root: Path, warren: Component, components: dict[str, Component]) -> None:
    """Write down which package needs which."""
    lock = locked_page(root)
    names = [name for name in components if name not in lock]
    for name in ("", *names):
        needed = [components[found] for found in needed_by_python(root, name) if found in components]
        bom.register_dependency(components.get(name, warren), needed)
    for path in (path for path in lock if not path or path in components):
        needed = [components[place] for place in needed_by_page(lock, path) if place in components]
        bom.register_dependency(components.get(path, warren), needed)


def write_sbom(root: Path, version: str, made: datetime, file: Path) -> None:
    """Write the bill of materials in CycloneDX's JSON, the same for the same version and time, and validate it."""
    url = PackageURL("pypi", None, NAME, version)
    warren = Component(type=ComponentType.APPLICATION, name=NAME, version=version, purl=url, bom_ref=url.to_string())
    components = dict([*python_packages(root), *page_packages(root)])
    bom = Bom(components=components.values(), serial_number=uuid5(NAMESPACE_URL, url.to_string()))
    bom.metadata.component = warren
    bom.metadata.timestamp = made.astimezone(UTC)
    register(bom, root, warren, components)
    text = JsonV1Dot6(bom).output_as_string(indent=1) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        raise Refused(f"The bill of materials does not follow its schema: {wrong}")
    file.write_text(text, encoding="utf-8")
