"""Tables of one person and bots of all levels end, and the host has nothing to warn of."""

import os
from typing import Final

import pytest

import warren

from .bot_tables import failures, play_table

#: So many tables of Trench Coat, as `make soak` wants it.
TABLES: Final = int(os.environ.get("WARREN_BOT_TABLES", "0"))
SHORT: Final = {"trenchcoat": range(30)}


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_tables_of_a_person_and_bots_end(game: str) -> None:
    for number in SHORT.get(game, range(4)):
        assert play_table(game, number) > 0


@pytest.mark.skipif(not TABLES, reason="this is long: make soak")
def test_very_many_tables_of_a_person_and_bots_end() -> None:
    failed = [told for told in failures("trenchcoat", TABLES, os.cpu_count() or 1) if told]
    assert not failed, "\n".join(failed)
