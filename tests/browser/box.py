"""Boxes of Trench Coat with other cards in them, shuffled until the deal is as somebody wants it.

The host knows nothing of that: such a table stands in its store as if it had been set up yesterday.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Final, get_args

from host.client import Host
from warren import Record
from warren.engine.contract import State
from warren.engine.options import OptionValue
from warren.engine.sheets import shipped_text
from warren.games.trenchcoat.rules.notation.refusals import DOMAIN
from warren.games.trenchcoat.rules.sheet import ChallengeName
from warren.games.trenchcoat.rules.view import TrenchView
from warren.host.store import Store
from warren.host.tables.entries import Created
from warren.host.tables.shuffle import seed_from
from warren.host.tables.table import new_table
from warren.host.tables.table_registry import NAME_LETTERS

from .person import WORD

#: A box without any events.
EMPTY: Final = {
    "quests": "lines = []",
    "challenges": "gold = 3\nfor_gold = []\nfor_a_kobold = []",
    "taxes": "gold = []",
    "guards": "count = 0",
}

CHALLENGES: Final[tuple[str, ...]] = get_args(ChallengeName)
#: A purse out of which many challenges can be lost.
RICH: Final = "start = 90\nsale = 3\ndeck = 4\nlimit = 3\nsatchel_limit = 5\njuice = 2\nchange = 6"

Wanted = Callable[[State], bool]


def box(**parts: str) -> str:
    """The shipped component sheet with only these events, and whatever else is named."""
    kept = re.split(r"(?m)^(?=\[\w+\]$)", shipped_text(DOMAIN))
    for name, body in {**EMPTY, **parts}.items():
        put = f'[{name}]\nstatus = "reconstructed"\nsource = "ours"\n{body}\n\n'
        kept = [put if part.startswith(f"[{name}]") else part for part in kept]
    return "".join(kept)


def challenges(*names: str, stake: int | None = None) -> dict[str, str]:
    """Events that are nearly all challenges, at a stake of gold or of a kobold; one tax must be among them."""
    listed = ", ".join(f'"{name}"' for name in names)
    for_gold, for_a_kobold = (listed, "") if stake is not None else ("", listed)
    lists = f"for_gold = [{for_gold}]\nfor_a_kobold = [{for_a_kobold}]"
    return {"challenges": f"gold = {stake or 3}\n{lists}", "taxes": "gold = [1]"}


def anything(state: State) -> bool:
    """Any deal will do."""
    del state
    return True


def holding(seat: int, item: str) -> Wanted:
    """A deal in which a seat is dealt an item."""

    def wanted(state: State) -> bool:
        view = state.view(seat)
        assert isinstance(view, TrenchView)
        assert view.mine is not None
        return view.mine.items == (item,)

    return wanted


def set_up(host: Host, sheet: str, seats: int, wanted: Wanted = anything) -> str:
    """A table where seat A begins and the deal is as wanted, if only people sit there; its name."""
    options: dict[str, OptionValue] = {"first": "A"}
    for number in count():
        secret = f"{number:064x}"
        seed = seed_from(secret, [WORD] * seats)
        if wanted(Record("trenchcoat", seats, seed, options, sheet).start()):
            break
    name = "".join(secrets.choice(NAME_LETTERS) for _ in range(8))
    created = new_table("trenchcoat", seats, options, sheet, secret)
    with ThreadPoolExecutor() as elsewhere:  # the browser has the only event loop here
        elsewhere.submit(asyncio.run, keep(host, name, created)).result()
    return name


async def keep(host: Host, name: str, created: Created) -> None:
    """Put a table into the host's store."""
    store = await Store.open(host.data / "warren.sqlite")
    try:
        await store.append(name, 1, created)
    finally:
        await store.close()
