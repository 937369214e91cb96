"""Too Many Kobolds' table in a terminal: the head as a row of cards, the caves as grids."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warren.engine.contract import State
from warren.engine.structs import View
from warren.engine.terminal.board import OpenBoard
from warren.engine.terminal.counting import count_table
from warren.engine.text import Speaker
from warren.games.too_many.phrases import card_text
from warren.games.too_many.rules.cards import BASICS, POWERS
from warren.games.too_many.rules.view import CaveSeen, Face, Laid, TooManyView

SYMBOLS: Final = {
    "crystal": "◆",
    "water": "≈",
    "moss": "♣",
    "stone": "■",
    "fire": "▲",
    "meat": "●",
    "coins": "¤",
    "child": "♥",
    "family": "♥",
    "dragon": "Ж",
    "mushroom": "♠",
}
STYLES: Final = {
    "crystal": "bold magenta",
    "water": "bold blue",
    "moss": "bold green",
    "stone": "bold white",
    "fire": "bold yellow",
    "meat": "bold red",
    "coins": "bold bright_yellow",
    "child": "bold cyan",
}
#: Two letters for a card without a resource of its own.
SHORT: Final = {"fan": "Fn", "picker": "Pi", "goblin": "Gb", "mama": "Ma", "child": "Ch", "egg-guard": "Eg"}
HAPPY: Final = "☺"


class Board(OpenBoard):
    """Draws Too Many Kobolds; every resource has a symbol, a colour and a name."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def paint(self, view: View, names: Sequence[str]) -> RenderableType:
        """The head and the queue, the cave of whoever looks, and the others' caves."""
        assert isinstance(view, TooManyView)
        mine = view.you if view.you is not None else view.turn or 0
        others = [seat for seat in range(view.seats) if seat != mine]
        return Group(
            self.legend(),
            self.head(view),
            self.beside(view),
            self.cave(view, mine, names[mine], wide=True),
            Columns([self.cave(view, seat, names[seat], wide=False) for seat in others], padding=(0, 1)),
        )

    def legend(self) -> Text:
        """The resources with their symbols."""
        text = Text()
        for name in (*BASICS, "child"):
            text.append(f"{SYMBOLS[name]} {self.speaker.say(f'resource-{name}')}  ", style=STYLES[name])
        return text

    def head(self, view: TooManyView) -> RenderableType:
        """The cards that can be adopted: places 1 to 4, and 5, the queue's top."""
        cards = list(enumerate(view.head, start=1))
        if view.top is not None:
            cards.append((5, view.top))
        panels = [self.face(str(place), card, view.faces[card]) for place, card in cards]
        if view.found is not None:
            panels = [self.face("→", view.found, view.faces[view.found])]
        return Columns(panels, padding=(0, 0))

    def face(self, title: str, card: str, face: Face) -> RenderableType:
        """A card with what it wants and is worth."""
        wants = Text()
        for want in face.wants:
            wants.append(f"{SYMBOLS[want]} ", style=STYLES.get(want, "bold"))
        values = Text(f"{face.happy:+} / {face.shy:+}" if face.shy or face.happy else "0")
        if face.mushrooms:
            values.append("  " + SYMBOLS["mushroom"] * face.mushrooms)
        lines = Group(self.name(card), wants if face.wants else Text("–", style="dim"), values)
        return Panel(lines, title=title, width=17, padding=0, box=box.ROUNDED)

    def name(self, card: str) -> Text:
        """A card with its symbol and name."""
        resource = card.partition("-")[0]
        if resource not in BASICS:
            return Text(card_text(card, self.speaker), style="bold cyan")
        kind = card.partition("-")[2]
        return Text(f"{SYMBOLS[resource]} {self.speaker.say(f'resource-{resource}')} {kind}", style=STYLES[resource])

    def beside(self, view: TooManyView) -> RenderableType:
        """The queue, and how many cards of each resource are left in it."""
        text = Text(f"{self.speaker.say('queue')} {view.queue}: ")
        for name, count in view.left.items():
            text.append(f"{SYMBOLS[name]}{count} ", style=STYLES[name])
        for name, count in view.clear.items():
            text.append(f" · 1–{count} ≠ {SYMBOLS[name]}", style="dim")
        return text

    def cave(self, view: TooManyView, seat: int, name: str, *, wide: bool) -> RenderableType:
        """A cave as a grid of cells with their coordinates, and what its owner holds."""
        cave = view.caves[seat]
        laid = {(card.x, card.y): card for card in cave.cards}
        columns, rows = edges(cave, wide)
        table = Table(box=box.SQUARE, show_header=wide, padding=(0, 0), show_lines=True)
        table.add_column("", style="dim", width=2)
        for x in columns:
            table.add_column(str(x), justify="center", width=8 if wide else 4)
        for y in reversed(rows):
            cells = [self.cell(laid.get((x, y)), view.faces, wide=wide) for x in columns]
            table.add_row(str(y) if wide else "", *cells)
        style = "bold reverse" if view.turn == seat else "bold"
        return Group(
            Text(f"{name} · {view.scores[seat]} {self.speaker.say('points')}", style=style), table, self.hand(cave)
        )

    def cell(self, card: Laid | None, faces: dict[str, Face], *, wide: bool) -> Text:
        """A card of a cave: a smile if it is happy; wide cells also show wants, met ones underlined."""
        if card is None:
            return Text("·", style="dim")
        text = self.tag(card)
        if card.happy:
            text.append(f" {HAPPY}")
        if wide and not card.happy:
            text.append("\n")
            for want, met in zip(faces[card.card].wants, card.met, strict=True):
                style = STYLES.get(want, "bold")
                text.append(SYMBOLS[want], style=f"{style} dim" if met == "lacking" else f"{style} underline")
        return text

    def tag(self, card: Laid) -> Text:
        """A card in a few letters."""
        resource, _, kind = card.card.partition("-")
        if resource not in BASICS:
            return Text(SHORT[card.card], style="bold cyan")
        mark = SYMBOLS["dragon"] if kind == "dragon" else kind
        return Text(f"{SYMBOLS[resource]}{mark}", style=STYLES[resource])

    def hand(self, cave: CaveSeen) -> Text:
        """Mama and powers in hand; a question mark where they are for others to remember."""
        say = self.speaker.say
        held = [say("mama")] if cave.mama else []
        if cave.powers is None:
            held.append(f"{say('powers')} ?")
        else:
            for power in POWERS:
                count = cave.powers[power]
                held += [say(f"power-{power}") + (f" ×{count}" if count > 1 else "")] if count else []
        return Text(" · ".join(held), style="dim")

    def count(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score in the rulebook's order."""
        assert isinstance(view, TooManyView)
        say = self.speaker.say
        table = count_table(view.lines, names, lambda line: say(f"line-{line}"), None, (say("points"), view.scores))
        titles = [name for name, cave in zip(names, view.caves, strict=True) if cave.excellent]
        return Group(table, *(Text(f"{name}: {say('excellent')}", style="bold yellow") for name in titles))

    def notes(self, state: State) -> RenderableType | None:
        """Nothing: all tables are played by the same rules."""
        return None


def edges(cave: CaveSeen, wide: bool) -> tuple[range, range]:
    """Columns and rows to draw: all that a cave can still reach, or only those it has."""
    if wide or not cave.cards:
        reach = cave.reach
        return range(reach.left, reach.right + 1), range(reach.bottom, reach.top + 1)
    columns, rows = [card.x for card in cave.cards], [card.y for card in cave.cards]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)
