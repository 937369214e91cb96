"""Positions as text: `key: value` lines, the same for all games; a `#` starts a remark."""

from collections.abc import Mapping

from warren.engine.errors import BadPosition


def read_fields(given: str | Mapping[str, object]) -> dict[str, str]:
    """The keys and values of a position given as text or as a mapping.

    >>> read_fields("turn: B   # a remark")
    {'turn': 'B'}
    """
    if not isinstance(given, str):
        return {str(key): " ".join(str(value).split()) for key, value in given.items()}
    fields: dict[str, str] = {}
    for number, line in enumerate(given.splitlines(), start=1):
        bare = line.split("#", 1)[0].strip()
        if not bare:
            continue
        key, colon, value = bare.partition(":")
        if not colon:
            raise BadPosition("position-line", number=number, line=bare)
        if key.strip() in fields:
            raise BadPosition("position-twice", key=key.strip())
        fields[key.strip()] = " ".join(value.split())
    return fields
