"""Koffer's table in a terminal: the carousel as a row of cards, the displays as columns."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warren.engine.contract import State
from warren.engine.structs import View
from warren.engine.terminal.board import OpenBoard
from warren.engine.terminal.counting import count_table
from warren.engine.text import Speaker
from warren.games.koffer.rules.cards import COLOUR_NAMES, COLOURS
from warren.games.koffer.rules.view import DisplayCard, KofferView, RowCard

SYMBOLS: Final = {"black": "■", "red": "●", "blue": "▲", "yellow": "◆"}
STYLES: Final = {"black": "bold", "red": "bold red", "blue": "bold blue", "yellow": "bold yellow"}
DISC: Final = "○"


class Board(OpenBoard):
    """Draws Koffer; every colour has its own symbol and letter as well."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def paint(self, view: View, names: Sequence[str]) -> RenderableType:
        """The carousel above everybody's displays."""
        assert isinstance(view, KofferView)
        return Group(self.carousel(view), self.displays(view, names))

    def carousel(self, view: KofferView) -> RenderableType:
        """The row with its tokens, and what is left beside it."""
        row = Table.grid(padding=(0, 1))
        row.add_row(*(Text(str(place), style="dim") for place in range(1, len(view.row) + 1)))
        row.add_row(*(self.card(card) for card in view.row))
        row.add_row(*(Text(f"{DISC}×{card.tokens}" if card.tokens else "", style="cyan") for card in view.row))
        for column in row.columns:
            column.justify = "center"
        say = self.speaker.say
        beside = f"{say('deck')} {view.deck} · {say('box')} {DISC}×{view.box}"
        if view.games > 1:
            beside += f" · {view.game}/{view.games}"
        return Panel(row, title=say("row"), subtitle=beside, expand=False, border_style="magenta")

    def card(self, card: RowCard) -> RenderableType:
        """A card of the row as a little box."""
        colour = COLOUR_NAMES[COLOURS.index(card.card[0])]
        face = Text(f"{SYMBOLS[colour]}{card.card[0]}\n{card.card[1:]:^2}", style=STYLES[colour], justify="center")
        return Panel(face, box=box.ROUNDED, expand=False, padding=(0, 1))

    def displays(self, view: KofferView, names: Sequence[str]) -> RenderableType:
        """Tokens, sequences and points, a column a seat."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("")
        for seat, name in enumerate(names):
            turn = view.turn == seat
            table.add_column(
                Text(("▶ " if turn else "") + name, style="bold reverse" if turn else "bold"), min_width=12
            )
        table.add_row(Text(DISC, style="cyan"), *(f"{DISC}×{display.tokens}" for display in view.displays))
        for letter, colour in zip(COLOURS, COLOUR_NAMES, strict=True):
            label = Text(f"{SYMBOLS[colour]}{letter}", style=STYLES[colour])
            sequences = (display.sequences[colour] for display in view.displays)
            table.add_row(label, *(self.sequence(sequence, colour) for sequence in sequences))
        if any(display.aside for display in view.displays):
            table.add_row(
                self.speaker.say("aside"), *(f"[{display.aside}]" if display.aside else "" for display in view.displays)
            )
        if view.scores is not None:
            table.add_row(self.speaker.say("points"), *(Text(str(score), style="bold") for score in view.scores))
        return table

    def sequence(self, cards: tuple[DisplayCard, ...], colour: str) -> Text:
        """A colour's sequence; face-down cards in brackets, veiled ones as a question mark."""
        text = Text()
        for card in cards:
            value = card.card[1:] if card.card else "?"
            text.append(f"{value} " if card.up else f"({value}) ", style=STYLES[colour] if card.up else "dim")
        return text

    def count(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score of the game on the table, line by line, and of the match."""
        assert isinstance(view, KofferView)
        earlier = (f"1–{view.game - 1}" if view.game > 1 else "0", view.totals) if view.games > 1 else None
        return count_table(view.lines or (), names, self.line, earlier, (self.speaker.say("points"), view.scores))

    def line(self, name: str) -> str:
        """A line of the score in words."""
        if name.startswith("special-"):
            return f"{name.removeprefix('special-')} {self.speaker.say(name)}"
        return self.speaker.say(f"line-{name}")

    def notes(self, state: State) -> RenderableType | None:
        """The special cards in play, with what they do."""
        view = state.view(None)
        assert isinstance(view, KofferView)
        if not view.specials:
            return None
        table = Table.grid(padding=(0, 1))
        for number in view.specials:
            table.add_row(
                Text(str(number), style="bold"),
                Text(self.speaker.say(f"special-{number}"), style="bold"),
                self.speaker.say(f"special-{number}-effect"),
            )
        return Group(table, Text(self.speaker.say("specials-note"), style="dim"))
