"""What lies beside the packages of a release: the bill of materials, and the checksums of all files."""

import hashlib
from datetime import datetime
from pathlib import Path
from typing import Final

from .refusal import Refused
from .sbom import NAME, write_sbom

SUMS: Final = "SHA256SUMS"
PACKAGES: Final = (".whl", ".tar.gz")


def seal(root: Path, dist: Path, version: str, now: datetime) -> None:
    """Write both beside the packages of a version; refuses packages of another one."""
    packages = [file for file in dist.iterdir() if file.name.endswith(PACKAGES)]
    wrong = sorted(file.name for file in packages if not is_of(file.name, version))
    if wrong or not packages:
        raise Refused(f"The packages are not those of {version}: {', '.join(wrong) or 'there are none'}.")
    bill = dist / f"{NAME}-{version}.cdx.json"
    write_sbom(root, version, now, bill)
    files = sorted([*packages, bill], key=lambda file: file.name)
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (dist / SUMS).write_text("".join(sums), encoding="utf-8")


def is_of(name: str, version: str) -> bool:
    """Whether a package has that version in its name."""
    return name.split("-", 1)[-1].removesuffix(".tar.gz").split("-")[0] == version
