"""Moving all tables from one store to another: table by table, each checked, and on from where it was interrupted."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from warren.host.errors import Refused
from warren.host.store import Store
from warren.host.store.contract import Copied, read_entry
from warren.host.tables.table import Table


class Moved(NamedTuple):
    """What was moved: tables, their entries, reviews; and how many of the tables were there already."""

    tables: int
    entries: int
    reviews: int
    before: int


async def move_all(source: Path | str, target: Path | str, tell: Callable[[int, int], None]) -> Moved:
    """Copy every table and review, and check the copies; `tell` hears how many tables of how many are done.

    The source is left as it is. A target that has other tables, or other entries of the same, is refused.
    """
    old = await Store.open(source)
    try:
        new = await Store.open(target)
        try:
            return await Move(old, new, tell).all()
        finally:
            await new.close()
    finally:
        await old.close()


class Move:
    """One move from an old store to a new one."""

    def __init__(self, old: Store, new: Store, tell: Callable[[int, int], None]) -> None:
        self.old = old
        self.new = new
        self.tell = tell

    async def all(self) -> Moved:
        """Copy what is missing, then check everything."""
        names = await self.old.names()
        there = set(await self.new.names())
        if strange := sorted(there - set(names)):
            raise Refused("target-has-others", table=strange[0], count=len(strange))
        entries = 0
        for number, name in enumerate(names):
            self.tell(number, len(names))
            entries += await self._table(name)
        self.tell(len(names), len(names))
        if sorted(await self.new.names()) != sorted(names):
            raise Refused("moved-wrongly", table="*")
        reviews = await self._reviews()
        return Moved(len(names), entries, reviews, len(there))

    async def _table(self, name: str) -> int:
        """Copy a table, then read it back: every entry is the same, and the same table comes of them."""
        kept = await self.old.copy_out(name)
        found = await self.new.copy_out(name)
        if not same(found, kept[: len(found)]):
            raise Refused("target-differs", table=name)
        if len(found) < len(kept):
            await self.new.copy_in(kept[len(found) :])
            found = await self.new.copy_out(name)
        if not same(found, kept) or shape(name, found) != shape(name, kept):
            raise Refused("moved-wrongly", table=name)
        return len(kept)

    async def _reviews(self) -> int:
        names = await self.old.reviews()
        for name in names:
            review = await self.old.review(name)
            if review is not None:
                await self.new.keep_review(name, review)
                if await self.new.review(name) != review:
                    raise Refused("moved-wrongly", table=name)
        return len(names)


def same(one: list[Copied], other: list[Copied]) -> bool:
    """Whether these are the same entries, kept at the same time to the millisecond."""
    return len(one) == len(other) and all(
        mine.row == its.row and abs(mine.at - its.at) < 0.001 for mine, its in zip(one, other, strict=True)
    )


def shape(name: str, rows: list[Copied]) -> object:
    """What comes of a table's entries: how far it is, who sits there, and the whole truth of the playing."""
    entries = [read_entry(number, row.row.body) for number, row in enumerate(rows, start=1)]
    table = Table.restored(name, entries)
    return table.feed, table.info(), table.state.hash() if table.state is not None else None
