"""Files that grow line by line: a line that was cut off is written anew, and nothing is touched by reading."""

from pathlib import Path

import msgspec
import pytest

from warren.lab.jsonl import BLOCK, append, read_lines


class Said(msgspec.Struct):
    """A line."""

    word: str


def test_lines_are_read_back_in_order_and_a_file_that_is_not_there_has_none(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    assert read_lines(path) == []
    append(path, [Said("one"), Said("two")])
    append(path, [Said("three")])
    assert [msgspec.json.decode(line, type=Said).word for line in read_lines(path)] == ["one", "two", "three"]


@pytest.mark.parametrize("rest", [b"", b'{"wo', b"x" * (2 * BLOCK + 7)], ids=["whole", "short", "long"])
@pytest.mark.parametrize("before", [b"", b'{"word":"one"}\n'], ids=["nothing", "a line"])
def test_what_was_cut_off_stays_until_something_is_written_in_its_place(
    before: bytes, rest: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "lines"
    path.write_bytes(before + rest)
    assert read_lines(path) == before.splitlines()
    assert path.read_bytes() == before + rest
    append(path, [Said("two")])
    assert path.read_bytes() == before + b'{"word":"two"}\n'
