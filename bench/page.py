"""docs/benchmarks.md: a section for each bench, renewed one by one."""

import re
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def put_section(title: str, text: str) -> None:
    """Write a section, in its old place if there is one, else at the end."""
    page = OUT.read_text(encoding="utf-8") if OUT.exists() else "# Benchmarks\n"
    section = f"## {title}\n\n{text.strip()}\n"
    old = re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    if old:
        tail = page[old.end() :]
        page = page[: old.start()] + section + ("\n" + tail if tail else "")
    else:
        page = page.rstrip() + "\n\n" + section
    OUT.write_text(page, encoding="utf-8")
