"""Deeds in words, as positions have them.

    B/revealed/bodkin/strength-5 B/left/bodkin B/drew A/shown/crumb!/wisdom B/lost/dribble

A kobold that had been known before ends in `!`.
"""

from warren.engine.native import i64
from warren.engine.notation import LETTERS, letter
from warren.games.trenchcoat.rules.cards import QUEST, SKILL_COUNT, SKILLS
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.numbers import Numbers
from warren.games.trenchcoat.rules.views.public_history import (
    DREW,
    KINDS,
    LEFT,
    REVEALED,
    SHOWN,
    about_of,
    deed_of,
    doer_of,
    kind_of,
    kobold_of,
)

MARK = "!"


def deed_text(deed: i64, numbers: Numbers) -> str:
    """A deed in words."""
    kind, about = kind_of(deed), about_of(deed)
    words = [letter(doer_of(deed)), KINDS[kind]]
    if kind != DREW:
        is_marked = (kind == LEFT and about > 0) or (kind == SHOWN and about >= SKILL_COUNT)
        words.append(numbers.kobold_names[kobold_of(deed)] + MARK * is_marked)
    if kind == REVEALED:
        words.append(numbers.event_names[about])
    elif kind == SHOWN:
        words.append(SKILLS[about % SKILL_COUNT])
    return "/".join(words)


def deed_from(text: str, numbers: Numbers, seats: int) -> int:
    """The deed that is written so; -1 if there is none."""
    words = text.split("/")
    if len(words) < 2 or words[0] not in LETTERS[:seats] or words[1] not in KINDS:
        return NONE
    seat, kind = LETTERS.index(words[0]), KINDS.index(words[1])
    if kind == DREW:
        return int(deed_of(kind, seat, 0, 0)) if len(words) == 2 else NONE
    kobold = words[2].removesuffix(MARK) if len(words) > 2 else ""
    about = about_from(kind, words[3:], words[2:3] == [kobold + MARK], numbers)
    if kobold not in numbers.kobold_names or about == NONE:
        return NONE
    return int(deed_of(kind, seat, numbers.kobold_names.index(kobold), about))


def about_from(kind: int, words: list[str], is_marked: bool, numbers: Numbers) -> int:
    """What a deed is about; -1 if that cannot be."""
    if kind == REVEALED and len(words) == 1 and words[0] in numbers.event_names and not is_marked:
        event = numbers.event_names.index(words[0])
        return event if numbers.event_type[event] == QUEST else NONE
    if kind == SHOWN and len(words) == 1 and words[0] in SKILLS:
        return SKILLS.index(words[0]) + int(SKILL_COUNT) * is_marked
    if kind in (REVEALED, SHOWN) or words or (is_marked and kind != LEFT):
        return NONE
    return int(is_marked)
