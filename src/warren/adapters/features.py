"""Views as numbers, for whoever learns: `games/<game>/features.py` reads a view into a list that is always as long.

Whoever looks comes first, the others follow clockwise, so that every seat sees a table alike. What is not there is 0,
things that have names are counted from 1. Only a view goes in, so nothing can come out that the seat does not know.
"""

from collections.abc import Callable
from importlib import import_module

import warren
from warren.engine.structs import View

Reader = Callable[[View], list[int]]


def reader_of(game: str) -> Reader:
    """How the views of that game are read.

    >>> import warren
    >>> len(reader_of("koffer")(warren.game("koffer").start(2, seed=1).view(0)))
    138
    """
    read: Reader = import_module(f"{warren.game(game).domain}.features").read
    return read
