"""Trench Coat's table in a terminal: the event and what is going on, everybody's screen, and one's own coat."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warren.engine.contract import State
from warren.engine.structs import View
from warren.engine.text import Speaker
from warren.games.trenchcoat.phrases import event_text, item_text, kobold_text
from warren.games.trenchcoat.rules.cards import HAND, SKILLS
from warren.games.trenchcoat.rules.pieces.challenges import BEATS, DOWN
from warren.games.trenchcoat.rules.state import PER_KOBOLD
from warren.games.trenchcoat.rules.view import Bout, SeatSeen, TrenchView
from warren.games.trenchcoat.rules.views.card_views import EventSeen, KoboldSeen

KOBOLD: Final = "☻"
ITEM: Final = "▪"
LOST: Final = "·"
GOLD: Final = "●"
SEATS: Final = ("bold red", "bold blue", "bold green", "bold yellow")
EVENTS: Final = {"quest": "green", "challenge": "magenta", "tax": "yellow", "guard": "red"}
WIDTH: Final = 78
#: Questions that some have to decide, and others may answer with an item.
DECIDED: Final = {"turn-start", "tax-owed", "quest-laid", "trumps-rolled"}


class Board:
    """Draws Trench Coat; whoever looks sees their own hands and of the others what lies open."""

    secrets = True

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.say = speaker.say

    def paint(self, view: View, names: Sequence[str]) -> RenderableType:
        """The event, everybody's screen, the shop, and the coat of whoever looks."""
        assert isinstance(view, TrenchView)
        parts = [] if view.over else [self.event(view, names)]
        parts += [self.screens(view, names), self.beside(view)]
        if view.mine is not None and view.you is not None:
            parts.append(self.coat(view, view.you))
        return Group(*parts)

    def question(self, kind: str, moves: Collection[str]) -> str:
        """Where others decide, whoever may pass may only play an item."""
        return "ask-item" if kind in DECIDED and "pass" in moves else f"ask-{kind}"

    # The event.

    def event(self, view: TrenchView, names: Sequence[str]) -> RenderableType:
        """The card on the table, and how far it has come."""
        limit = view.round_limit
        title = self.say("board-round-of" if limit else "board-round", round=view.round, limit=limit)
        if view.event is None:
            words = Text(self.say("board-no-event", seat=names[view.active]))
            return Panel(words, title=title, width=WIDTH, padding=(0, 1), box=box.ROUNDED)
        lines = [*self.card(view.event), *self.going(view, names)]
        style = EVENTS[view.event.type]
        return Panel(Group(*lines), title=title, width=WIDTH, padding=(0, 1), box=box.HEAVY, border_style=style)

    def card(self, event: EventSeen) -> Iterator[Text]:
        """An event in full: a quest's need, reward and penalty, or a challenge and how it is played."""
        yield Text(event_text(event, self.speaker), style=f"bold {EVENTS[event.type]}")
        if event.challenge is not None:
            yield Text(self.say(f"challenge-about-{event.challenge}"), style="dim")

    def going(self, view: TrenchView, names: Sequence[str]) -> Iterator[Text]:
        """What has happened with the event so far."""
        assert view.event is not None
        tellers: dict[str, Callable[[TrenchView, Sequence[str]], Iterator[str]]] = {
            "quest": self.quest,
            "challenge": self.challenge,
            "tax": self.tax,
            "guard": self.guard,
        }
        told = list(tellers[view.event.type](view, names))
        losing = view.going.losing
        if losing is not None and view.chairs[losing].kobolds:
            told.append(self.say("board-losing", seat=names[losing]))
        if view.playing:
            items = ", ".join(item_text(item, self.speaker) for item in view.playing)
            told.append(self.say("board-playing", items=items))
        for line in told:
            yield Text(line)

    def quest(self, view: TrenchView, names: Sequence[str]) -> Iterator[str]:
        """A kobold laid or shown, juices, the oath and the calls."""
        going, mine, event = view.going, view.mine, view.event
        assert event is not None
        if going.revealed is not None:
            yield self.shown(view, names, view.active, going.revealed, event.skill)
        elif going.laid:
            words = self.say("board-laid", seat=names[view.active])
            if mine is not None and mine.laid is not None:
                words = self.say("board-laid-mine", kobold=kobold_text(mine.kobolds[mine.laid - 1]))
            yield words + self.juice(view.chairs[view.active])
        if going.truth is not None:
            yield self.say("board-truth", passes="yes" if going.truth else "no")
        elif going.sworn:
            yield self.say("board-sworn", seats=listed(going.sworn, names))
        if going.callers:
            yield self.say("board-called", seats=listed(going.callers, names))
        elif mine is not None and mine.called is not None and view.you not in (view.active, *going.sworn):
            yield self.say("board-my-call", call="yes" if mine.called else "no")

    def challenge(self, view: TrenchView, names: Sequence[str]) -> Iterator[str]:
        """The two, and how far they have come."""
        going, event = view.going, view.event
        assert event is not None
        if going.rival is None:
            return
        yield self.say("board-versus", seat=names[view.active], rival=names[going.rival])
        if going.skill is not None:
            yield self.say("board-skill", skill=self.say(f"skill-{going.skill}"))
        for seat in (view.active, going.rival):
            chair = view.chairs[seat]
            if chair.shown is not None:
                yield self.shown(view, names, seat, chair.shown, going.skill)
            elif chair.juice:
                yield self.say("board-juiced", seat=names[seat]) + self.juice(chair)
        if going.bout is not None:
            yield from self.bout(event.challenge, going.bout)
        if view.mine is not None and view.mine.spied is not None:
            yield self.say("board-spied", thing=self.say(f"thing-{view.mine.spied}"))
        if going.winner is not None:
            yield self.say("board-winner", seat=names[going.winner])

    def bout(self, challenge: str | None, bout: Bout) -> Iterator[str]:
        """An arm wrestle, thumb wars or I spy under way."""
        if challenge == "arm-wrestle" and any(bout.stamina):
            mine, theirs = bout.stamina
            yield self.say("board-arm", beat=min(bout.beats + 1, BEATS), mine=mine, theirs=theirs, arm=arm(bout.arm))
        elif challenge == "thumb-wars" and any(bout.points):
            yield self.say("board-thumbs", mine=bout.points[0], theirs=bout.points[1])
        elif challenge == "i-spy" and bout.letter is not None:
            yield self.say("board-letter", letter=bout.letter.upper())
            if bout.guessed:
                yield self.say("board-not", things=", ".join(self.say(f"thing-{thing}") for thing in bout.guessed))

    def tax(self, view: TrenchView, names: Sequence[str]) -> Iterator[str]:
        """Who owes it, and how much it has become."""
        if view.going.debtor is not None:
            yield self.say("board-debt", seat=names[view.going.debtor], gold=view.going.debt)

    def guard(self, view: TrenchView, names: Sequence[str]) -> Iterator[str]:
        """What is at stake, and what was concealed."""
        yield self.say("board-guard")
        bids = [f"{name} {chair.bid}" for name, chair in zip(names, view.chairs, strict=True) if chair.bid is not None]
        cloaked = [seat for seat, chair in enumerate(view.chairs) if chair.cloaked]
        bids += [f"{names[seat]} {self.say('board-cloaked')}" for seat in cloaked]
        if bids:
            yield self.say("board-bids", bids=", ".join(bids))

    def shown(self, view: TrenchView, names: Sequence[str], seat: int, kobold: KoboldSeen, skill: str | None) -> str:
        """A kobold under test, with the skill that counts."""
        assert skill is not None
        named = {"kobold": kobold_text(kobold), "skill": self.say(f"skill-{skill}")}
        value = kobold.skills[SKILLS.index(skill)]
        return self.say("board-shown", seat=names[seat], value=value, **named) + self.juice(view.chairs[seat])

    def juice(self, chair: SeatSeen) -> str:
        """What juices add to a kobold under test."""
        return " " + self.say("board-juice", change=f"{chair.juice:+}") if chair.juice else ""

    # The screens.

    def screens(self, view: TrenchView, names: Sequence[str]) -> RenderableType:
        """How many kobolds and items are behind every screen, the gold, and what is known of them."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("")
        for word in ("kobolds", "items", "gold", "known"):
            table.add_column(self.say(f"board-{word}"), overflow="fold")
        for seat, chair in enumerate(view.chairs):
            active = seat == view.active and not view.over
            style = f"{SEATS[seat]} reverse" if active else SEATS[seat]
            name = Text(("▶ " if active else "  ") + names[seat], style=style)
            if not chair.inside:
                table.add_row(name, Text(self.say("board-out"), style="dim"), ITEM * chair.items, "", "")
                continue
            gold = "?" if chair.gold is None else str(chair.gold)
            kobolds = KOBOLD * chair.kobolds + LOST * (HAND - chair.kobolds)
            table.add_row(
                name,
                kobolds,
                ITEM * chair.items,
                Text(f"{GOLD} {gold}", style="yellow"),
                self.known(chair, own=seat == view.you),
            )
        return table

    def known(self, chair: SeatSeen, *, own: bool) -> Text:
        """Kobolds and items behind a screen that whoever looks knows of; one's own stand in one's coat."""
        words = [self.say("board-satchel")] if chair.satchel else []
        if not own:
            words += [f"{kobold_text(one)} {digits(one)}" for one in chair.seen_kobolds]
            words += [item_text(item, self.speaker) for item in chair.seen_items]
        return Text(", ".join(words), style="dim")

    def beside(self, view: TrenchView) -> RenderableType:
        """The shop, and what is left in the decks."""
        shop = Text(f"{self.say('board-shop')} ", style="bold")
        for place, item in enumerate(view.shop, start=1):
            words = "–" if item is None else f"{item_text(item, self.speaker)} ({GOLD} {view.costs[item]})"
            shop.append(f"{place} {words}   ", style="not bold")
        decks = view.decks
        words = self.say("board-decks", kobolds=decks.kobolds, items=decks.items, events=decks.events)
        return Group(shop, Text(words, style="dim"))

    # One's own.

    def coat(self, view: TrenchView, seat: int) -> RenderableType:
        """Own kobolds with their skills, own items, and events foreseen."""
        mine = view.mine
        assert mine is not None
        lines: list[RenderableType] = [self.kobolds(view)] if mine.kobolds else []
        for item in mine.items:
            named = {"item": item_text(item, self.speaker), "about": self.say(f"about-{item}")}
            lines.append(Text(f"{ITEM} ", style="bold cyan").append(self.say("offer-play", **named), style="not bold"))
        if mine.foreseen:
            lines.append(Text(self.say("board-foreseen"), style="dim"))
            for place, event in enumerate(mine.foreseen, start=1):
                lines.append(Text(f"{place}  {event_text(event, self.speaker)}", style=EVENTS[event.type]))
        return Panel(Group(*lines), title=self.say("board-hand"), width=WIDTH, padding=(0, 1), border_style=SEATS[seat])

    def kobolds(self, view: TrenchView) -> RenderableType:
        """Own kobolds as a table, the skill that counts set off."""
        mine, event = view.mine, view.event
        assert mine is not None
        tested = view.going.skill or (event.skill if event is not None else None)
        need = event.need if event is not None and event.type == "quest" else 0
        table = Table.grid(padding=(0, 2))
        heads = (
            Text(self.say(f"short-{skill}"), style="bold reverse" if skill == tested else "dim") for skill in SKILLS
        )
        table.add_row("", "", *heads)
        for place, kobold in enumerate(mine.kobolds, start=1):
            cells = [number(value, skill == tested, need) for skill, value in zip(SKILLS, kobold.skills, strict=True)]
            known = Text(self.say("board-known-to-all") if mine.known[place - 1] else "", style="dim")
            table.add_row(str(place), Text(f"{KOBOLD} {kobold_text(kobold)}", style="bold"), *cells, known)
        return table

    # The end.

    def count(self, view: View, names: Sequence[str]) -> RenderableType:
        """Kobolds, and what items and gold are worth as far as it is known."""
        assert isinstance(view, TrenchView)
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("")
        for name in names:
            table.add_column(Text(name, style="bold"), justify="right")
        table.add_row(self.say("line-kobolds"), *(str(chair.kobolds) for chair in view.chairs))
        table.add_row(self.say("line-wealth"), *(wealth(view, seat) for seat in range(view.seats)))
        return table

    def notes(self, state: State) -> RenderableType | None:
        """Nothing: what the table chose shows as it is played."""
        return None


def listed(seats: Sequence[int], names: Sequence[str]) -> str:
    """Some seats by name."""
    return ", ".join(names[seat] for seat in seats)


def digits(kobold: KoboldSeen) -> str:
    """Six skills in a word."""
    return "".join(map(str, kobold.skills))


def number(value: int, tested: bool, need: int) -> Text:
    """A skill; the one that counts is green where it is enough and red where it is not."""
    if not tested:
        return Text(f"{value:^3}")
    if need == 0:
        return Text(f"{value:^3}", style="bold reverse")
    return Text(f"{value:^3}", style="bold green reverse" if value >= need else "bold red reverse")


def arm(lean: int) -> str:
    """The arm between the two elbows: to the right it leans towards the active seat's win."""
    at = max(-DOWN, min(DOWN, lean)) + DOWN
    return "[" + "─" * at + "●" + "─" * (2 * DOWN - at) + "]"


def wealth(view: TrenchView, seat: int) -> str:
    """What a seat's items and gold are worth, a question mark where that is not known."""
    if view.scores is not None:
        score = view.scores[seat]
        return str(score % PER_KOBOLD if view.chairs[seat].inside else score - 1) if score else "–"
    if view.mine is not None and seat == view.you:
        return str((view.chairs[seat].gold or 0) + sum(view.costs[item] for item in view.mine.items))
    return "?"
