"""When a bot may stand in for somebody who is connected but lets a table without a clock wait.

After a while without an answer (`Pace.patience`) anybody else at the table may ask for it. It is done when everybody
present agrees, or when nobody has objected for `ASKED` seconds. Everybody may object once to each question, the person
themselves included; then the time begins anew. Who comes back, or simply moves, has their seat again.
"""

import asyncio
import logging
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from warren.engine.errors import WarrenError
from warren.engine.notation import letter
from warren.host.errors import Refused
from warren.host.operations.logs import note, tag_of
from warren.host.tables.entries import AnyEntry, Left, Returned, Sat
from warren.host.wire.protocol import Stalled, Waiting

if TYPE_CHECKING:
    from warren.host.tables.live_table import LiveTable

#: Seconds in which somebody may object.
ASKED: Final = 30.0
log = logging.getLogger("warren.host")


class Proposal:
    """Somebody has asked to let a bot play for a seat."""

    def __init__(self, by: int, until: float) -> None:
        self.by = by
        self.until = until
        self.agreed: set[int] = set()
        #: It is decided, and on its way to be kept.
        self.done = False


class StandIns:
    """Who lets one table wait, and what the others have said to that."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.loop = asyncio.get_running_loop()
        self.patience = live.hall.pace.patience
        self.ask = live.table.ask_number
        self.since: dict[int, float] = {}
        self.objected: set[int] = set()
        self.proposals: dict[int, Proposal] = {}
        self.told: tuple[Stalled, ...] = ()
        self.timer: asyncio.TimerHandle | None = None
        self.leaving: set[asyncio.Task[None]] = set()

    def waiting_since(self, seat: int) -> float:
        """Since when the table waits for an asked seat; not from before it was in this host's memory."""
        return max(self.live.asked_at, self.live.begun_at, self.since.get(seat, 0.0))

    def people_asked(self) -> list[int]:
        """The people whom a table without a clock waits for."""
        table = self.live.table
        if table.state is None or table.created.clock.kind != "none":
            return []
        chairs = enumerate(table.chairs)
        people = {seat for seat, chair in chairs if isinstance(chair, Sat) and seat not in table.away}
        return [seat for seat in table.state.ask().seats if seat in people]

    def slow(self) -> list[int]:
        """Those of them who are here and have been waited for long enough, or of whom that was said."""
        now, here = time.monotonic(), self.live.all_here()
        late = [
            seat for seat in self.people_asked() if now - self.waiting_since(seat) >= self.patience and seat in here
        ]
        return [seat for seat in self.people_asked() if seat in late or seat in self.proposals]

    def present(self) -> set[int]:
        """The seats of people who are connected, to whichever host, and play themselves."""
        table = self.live.table
        here = self.live.all_here()
        return {seat for seat in here if isinstance(table.chairs[seat], Sat) and seat not in table.away}

    def wanted(self, seat: int, slow: Collection[int]) -> set[int]:
        """Whose agreement it takes; who lets everybody wait is not waited for here as well."""
        agreed = self.proposals[seat].agreed if seat in self.proposals else set()
        return self.present() - {seat, *slow} - agreed

    # What is said.

    def say(self, seat: int, mine: Collection[int], *, agree: bool) -> None:
        """Somebody with these seats asks for a bot on another, agrees to it, or objects."""
        self._check(seat, mine, agree=agree)
        self.hear(self.ask, seat, mine, agree=agree)

    def hear(self, ask: int, seat: int, mine: Collection[int], *, agree: bool) -> None:
        """The same from somebody at another host, where it was found to be all right."""
        self.look_at_question()
        if ask != self.ask or seat not in self.people_asked():
            return
        if agree:
            new = Proposal(min(mine), time.monotonic() + ASKED)
            self.proposals.setdefault(seat, new).agreed.update(mine)
        else:
            self.objected.update(mine)
            self.proposals.pop(seat, None)
            self.since[seat] = time.monotonic()
        self.refresh()

    def _check(self, seat: int, mine: Collection[int], *, agree: bool) -> None:
        self.look_at_question()
        table = self.live.table
        table.playing()
        if not mine:
            raise Refused("not-seated")
        if not isinstance(table.chair(seat), Sat) or seat in table.away:
            raise Refused("already-away", seat=letter(seat))
        if not agree and self.objected.issuperset(mine):
            raise Refused("objected-before")
        if agree and (seat in mine or seat not in self.slow()):
            raise Refused("not-slow", seat=letter(seat), seconds=int(self.patience))

    # What happens.

    def look_at_question(self) -> None:
        """What was said of another question is of no account."""
        if self.ask != self.live.table.ask_number:
            self.ask = self.live.table.ask_number
            self.since.clear()
            self.objected.clear()
            self.proposals.clear()

    def note_entry(self, entry: AnyEntry) -> None:
        """Who was away and comes back has time again."""
        self.look_at_question()
        if isinstance(entry, Returned):
            self.since[entry.seat] = time.monotonic()
        if isinstance(entry, Left | Returned):
            self.proposals.pop(entry.seat, None)

    def note_arrival(self, seat: int) -> None:
        """Who comes after a while needs time to see what is asked."""
        self.look_at_question()
        self.since[seat] = time.monotonic()

    def refresh(self) -> None:
        """See what is so now: tell it if it is new, do what is due, and look again in time."""
        self.look_at_question()
        slow = self.slow()
        self.proposals = {seat: proposal for seat, proposal in self.proposals.items() if seat in slow}
        now = time.monotonic()
        for seat, proposal in self.proposals.items():
            if not proposal.done and (proposal.until <= now or not self.wanted(seat, slow)):
                proposal.done = True
                self._begin_leaving(seat)
        stalled = tuple(self._stalled(seat, slow) for seat in slow if self.present() - {seat})
        if stalled != self.told:
            self.told = stalled
            self.live.send_all(self.message())
        self._set_timer(slow)

    def message(self) -> Waiting:
        """Who lets the table wait, for those who come and those who are here."""
        return Waiting(feed=self.live.table.feed, seats=self.told)

    def _stalled(self, seat: int, slow: Collection[int]) -> Stalled:
        proposal = self.proposals.get(seat)
        if proposal is None:
            return Stalled(seat=seat)
        return Stalled(
            seat=seat,
            by=proposal.by,
            agreed=tuple(sorted(proposal.agreed)),
            wanted=tuple(sorted(self.wanted(seat, slow))),
        )

    def _set_timer(self, slow: Collection[int]) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = [self.waiting_since(seat) + self.patience for seat in self.people_asked() if seat not in slow]
        due += [proposal.until for proposal in self.proposals.values() if not proposal.done]
        if due and self.live.listeners:
            wait = max(0.05, min(due) - time.monotonic())
            self.timer = self.loop.call_later(wait, self.refresh)

    def _begin_leaving(self, seat: int) -> None:
        task = self.loop.create_task(self._leave(seat, self.ask))
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def _leave(self, seat: int, ask: int) -> None:
        table = self.live.table

        def decide() -> AnyEntry | None:
            if ask != table.ask_number or seat in table.away or seat not in self.proposals:
                return None
            return table.leave(seat)

        try:
            await self.live.do(decide)
        except WarrenError as refusal:
            note(log, logging.WARNING, "nobody could stand in", table=tag_of(table.name), code=refusal.text)
            self.proposals.pop(seat, None)
            self.refresh()

    def stop(self) -> None:
        """Look no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
