"""KOBOLD's table in a terminal: Maurice's room as seven sections side by side, the loot as columns."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warren.engine.contract import State
from warren.engine.notation import letter
from warren.engine.structs import View
from warren.engine.terminal.board import OpenBoard
from warren.engine.terminal.counting import count_table
from warren.engine.text import Speaker
from warren.games.kobold.rules.tokens import GEMS, TOYS
from warren.games.kobold.rules.view import KoboldView, Section, Space

SYMBOLS: Final = {"ball": "●", "clown": "☻", "car": "▬", "teddy": "♥", "kobold": "★", "?": "▒", ".": "·"}
GEM: Final = "◆"
STYLES: Final = {
    "violet": "bold magenta",
    "green": "bold green",
    "yellow": "bold yellow",
    "blue": "bold blue",
    "kobold": "bold cyan",
    "?": "dim",
    ".": "dim",
}
SEATS: Final = ("bold red", "bold blue", "bold green", "bold yellow")
FLASH: Final = "ϟ"
LAMP: Final = "☀"


class Board(OpenBoard):
    """Draws KOBOLD; every token has a symbol and its name, every seat its letter."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def paint(self, view: View, names: Sequence[str]) -> RenderableType:
        """The room above everybody's loot."""
        assert isinstance(view, KoboldView)
        return Group(self.room(view), self.beside(view), self.loot(view, names))

    def room(self, view: KoboldView) -> RenderableType:
        """The seven sections, those in the light marked."""
        return Columns(
            [self.section(number, part) for number, part in enumerate(view.sections, start=1)], padding=(0, 0)
        )

    def section(self, number: int, part: Section) -> RenderableType:
        """A section: its spaces, each on a line, then the pawns in it."""
        lines = [self.space(f"{number}.{at}", space) for at, space in enumerate(part.spaces, start=1)]
        lines += [Text()] * (3 - len(lines))
        pawns = Text()
        for seat, count in enumerate(part.pawns):
            pawns.append(letter(seat) * count, style=SEATS[seat])
        title = f"{LAMP} {number} {LAMP}" if part.lit else str(number)
        return Panel(
            Group(*lines, pawns),
            title=title,
            width=16,
            padding=0,
            box=box.HEAVY if part.lit else box.ROUNDED,
            border_style="bold yellow" if part.lit else "blue",
        )

    def space(self, cell: str, space: Space) -> Text:
        """A space: where it is, and what is seen there."""
        text = Text(f"{cell} ", style="dim")
        text.append_text(self.token(space.token))
        return text

    def token(self, token: str) -> Text:
        """A token as symbol and name."""
        if token in ("?", "."):
            return Text(SYMBOLS[token], style=STYLES[token])
        if token.startswith("!"):
            return Text(f"{FLASH} {self.name(token[1:])}", style="bold reverse")
        return Text(f"{SYMBOLS.get(token, GEM)} {self.name(token)}", style=STYLES.get(token, "bold"))

    def name(self, token: str) -> str:
        """A token's name in a word."""
        if token == "kobold":  # noqa: S105 - a piece of the game
            return self.speaker.say("title").title()
        return self.speaker.say(f"toy-{token}" if token in TOYS else f"gem-{token}")

    def beside(self, view: KoboldView) -> RenderableType:
        """Beam, supply, the trophies left with who leads for them, and the flashes of this turn."""
        say = self.speaker.say
        line = Text(f"{LAMP} {say('beam')} {view.beam}+{view.beam % 7 + 1} · {say('supply')} {view.supply}")
        if view.games > 1:
            line.append(f" · {view.game}/{view.games}")
        left = " ".join(map(str, view.gem_trophies)) or "–"
        line.append(f" · {say('trophies')}: {say('gems')} {left}")
        for trophy in view.toy_trophies:
            leader = "–" if trophy.leader is None else letter(trophy.leader)
            line.append(f", {self.name(trophy.toy)} {trophy.points} ({leader})")
        for flash in view.flashes:
            line.append(" · ").append_text(self.token(flash))
        return line

    def loot(self, view: KoboldView, names: Sequence[str]) -> RenderableType:
        """Pawns in hand, toys, gems and points, a column a seat."""
        say = self.speaker.say
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("")
        for seat, name in enumerate(names):
            turn = view.turn == seat
            style = f"{SEATS[seat]} reverse" if turn else SEATS[seat]
            table.add_column(Text(("▶ " if turn else "") + name, style=style), min_width=12)
        table.add_row(say("hand"), *(Text(letter(seat) * one.hand, SEATS[seat]) for seat, one in enumerate(view.loot)))
        for toy in TOYS:
            table.add_row(self.token(toy), *(some(one.toys[toy]) for one in view.loot))
        for gem in GEMS:
            table.add_row(self.token(gem), *(some(one.gems[gem]) for one in view.loot))
        table.add_row(self.token("kobold"), *(some(one.kobolds) for one in view.loot))
        table.add_row(say("tiles"), *(some(one.tiles) for one in view.loot))
        table.add_row(say("line-gem-trophies"), *(some(one.gem_points) for one in view.loot))
        table.add_row(say("points"), *(Text(str(score), style="bold") for score in view.scores))
        return table

    def count(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score of the game on the table, line by line, and of the match."""
        assert isinstance(view, KoboldView)
        say = self.speaker.say
        earlier = (say("line-earlier"), view.totals) if view.games > 1 else None
        return count_table(view.lines, names, lambda line: say(f"line-{line}"), earlier, (say("points"), view.scores))

    def notes(self, state: State) -> RenderableType | None:
        """Nothing: all tables are played by the same rules."""
        return None


def some(count: int) -> str:
    """A number, nothing for none."""
    return str(count) if count else ""
