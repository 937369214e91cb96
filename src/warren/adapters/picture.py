"""A view as text, line by line, and as a picture of that text."""

from typing import Final

import msgspec

from warren.engine.extras import needing
from warren.engine.structs import View

with needing("research"):
    import numpy as np
    from numpy.typing import NDArray

#: Letters three dots wide and five high: a digit for every row, a bit for every dot.
GLYPHS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71122",
    "8": "75757", "9": "75717", "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557", "V": "55552",
    "W": "55775", "X": "55255", "Y": "55222", "Z": "71247", ".": "00002", ",": "00024", ":": "02020", "-": "00700",
    "+": "02720", "!": "22202", "?": "61202", "(": "12221", ")": "42224", "[": "64446", "]": "31113", "=": "07070",
    "/": "11244", "_": "00007", "*": "52500", "'": "22000",
}  # fmt: skip
PAPER: Final = (250, 246, 236)
INK: Final = (46, 40, 60)
FAINT: Final = (150, 120, 90)
WIDTH: Final = 4
HEIGHT: Final = 7
MARGIN: Final = 4
COLUMNS: Final = 120
LINES: Final = 60


def words_of(value: object) -> str:
    """A value in one line: lists with spaces, named values as `name=value`, what is not there as a dash."""
    if isinstance(value, dict):
        return " ".join(f"{name}={words_of(each)}" for name, each in value.items()) or "-"
    if isinstance(value, list | tuple):
        return " ".join(f"({words_of(each)})" if isinstance(each, dict) else words_of(each) for each in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def lines_of(view: View) -> list[str]:
    """A view as lines, `name: value`, with a line for every part of a list of things."""
    found = []
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
            found += [f"{name} {at}: {words_of(each)}" for at, each in enumerate(value, 1)]
        else:
            found.append(f"{name}: {words_of(value)}")
    return found


def text_of(view: View) -> str:
    """A view as text.

    >>> import warren
    >>> print(text_of(warren.game("koffer").start(2, seed=1).view(0)).splitlines()[4])
    row 1: card=Y9 tokens=0
    """
    return "\n".join(lines_of(view))


def wrapped(lines: list[str]) -> list[str]:
    """Lines no longer than a picture is wide."""
    return [line[at : at + COLUMNS] for line in lines for at in range(0, max(1, len(line)), COLUMNS)]


def glyph(letter: str) -> NDArray[np.bool_]:
    """A letter's dots; a blank where there is none."""
    rows = GLYPHS.get(letter.upper(), "00000")
    return np.array([[int(row) >> (2 - at) & 1 for at in range(3)] for row in rows], dtype=bool)


def picture_of(view: View) -> NDArray[np.uint8]:
    """A view as a picture, always as large: names faint, values dark."""
    picture = np.full((2 * MARGIN + LINES * HEIGHT, 2 * MARGIN + COLUMNS * WIDTH, 3), PAPER, dtype=np.uint8)
    for line, text in enumerate(wrapped(lines_of(view))[:LINES]):
        named = text.find(": ")
        for column, letter in enumerate(text):
            top, left = MARGIN + line * HEIGHT, MARGIN + column * WIDTH
            picture[top : top + 5, left : left + 3][glyph(letter)] = FAINT if column <= named else INK
    return picture
