"""docs/benchmarks.md: a section for each bench, renewed one by one."""

import re
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def read_page() -> str:
    """The page as it is."""
    return OUT.read_text(encoding="utf-8") if OUT.exists() else "# Benchmarks\n"


def find_section(title: str, page: str) -> re.Match[str] | None:
    """Where a section stands."""
    return re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)


def rows_of(title: str, first_words: tuple[str, ...]) -> list[str]:
    """The rows of a section's table that begin with one of those words."""
    old = find_section(title, read_page())
    lines = old.group().splitlines() if old else []
    return [line for line in lines if line.startswith(tuple(f"| {word} |" for word in first_words))]


def put_section(title: str, text: str) -> None:
    """Write a section, in its old place if there is one, else at the end."""
    page = read_page()
    section = f"## {title}\n\n{text.strip()}\n"
    old = find_section(title, page)
    if old:
        tail = page[old.end() :]
        page = page[: old.start()] + section + ("\n" + tail if tail else "")
    else:
        page = page.rstrip() + "\n\n" + section
    OUT.write_text(page, encoding="utf-8")
