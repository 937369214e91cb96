"""The terminal table: people at this keyboard and bots play a record on."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from warren.bots import find
from warren.bots.analysis.explanations import DOMAIN, best_search, explain, rate_moves
from warren.bots.observation import Observation
from warren.cli.board import board
from warren.cli.rules import print_rules
from warren.engine.contract import Events
from warren.engine.errors import MoveError
from warren.engine.notation import letter
from warren.engine.records import Record
from warren.engine.rng import Rng
from warren.engine.text import speak
from warren.engine.undo import take_back, takes_back_to

PERSON: Final = "person"
#: More moves than these are not all listed unasked, but only a few.
MOST_LISTED: Final = 32
FEW: Final = 12
#: Tells a terminal to drop the lines that have scrolled away.
FORGET: Final = "\x1b[3J"
COMMANDS: Final = ("help", "rules", "moves", "hint", "score", "undo", "quit")


#: Moves with no more characters than these stand side by side, in a terminal or pipe taken to be no wider than so.
SHORT: Final = 33
GAPS: Final = 6
WIDEST: Final = 120

MoveLine = tuple[str, str, str]


class Leave(Exception):
    """Somebody got up from the table."""


class TerminalTable:
    """A record being played at a terminal. `record.players` says who sits where: a person, or a bot by name."""

    def __init__(self, record: Record, console: Console, language: str, save_to: Path) -> None:
        self.record = record
        self.console = console
        self.language = language
        self.save_to = save_to
        self.say = speak("warren.cli", language).say
        self.speaker = speak(record.game.domain, language)
        self.board = board(record.game, self.speaker)
        self.state = record.replay()
        self.people = [seat for seat, player in enumerate(record.players) if player == PERSON]
        self.names = [self.name(seat) for seat in range(record.seats)]
        self.shared = len(self.people) > 1 and self.board.secrets
        self.looking: int | None = None
        self.unheard: dict[int, list[list[str]]] = {seat: [] for seat in self.people}
        self.words = {word: name for name in COMMANDS for word in self.say(f"command-{name}").split()}

    def name(self, seat: int) -> str:
        """How a seat is called at the table."""
        player = self.record.players[seat]
        if player != PERSON:
            return f"{letter(seat)} {player}"
        return f"{letter(seat)} ({self.say('you')})" if self.people == [seat] else letter(seat)

    def run(self) -> None:
        """Play until the end, or until somebody leaves; what was played is saved then."""
        self.greet()
        try:
            while self.state.ask().seats:
                self.next_move()
        except (Leave, EOFError, KeyboardInterrupt) as departure:
            self.save()
            if isinstance(departure, KeyboardInterrupt):
                raise
            return
        self.finish()

    def greet(self) -> None:
        """Say what is played, and how."""
        title = self.speaker.say("title")
        self.console.print(Text(title, style="bold magenta"), f"· {self.say('seed', seed=self.record.seed)}")
        self.console.print(self.say("greeting"), style="dim")
        notes = self.board.notes(self.state)
        if notes is not None:
            self.console.print(notes)
        if not self.record.moves:
            self.narrate(self.state.opening())

    def next_move(self) -> None:
        """Ask the first seat the table waits for."""
        seat = self.state.ask().seats[0]
        if seat in self.people:
            self.ask_person(seat)
        else:
            self.play(seat, self.bot_choice(seat, self.record.players[seat]))

    def bot_choice(self, seat: int, bot: str) -> str:
        """What a bot does here; its thinking follows from the seed, so that a resumed game goes on alike."""
        rng = Rng.seeded(f"{self.record.seed}/thinking/{len(self.record.moves)}")
        code = find(bot).choose(Observation(self.state, seat), rng)
        return self.record.game.move_of(code).text

    def play(self, seat: int, move: str) -> None:
        """Make a move and tell what happened."""
        self.narrate(self.record.play(self.state, seat, move))

    def narrate(self, events: Events) -> None:
        """Tell events in sentences, as the people at this table may hear them; with secrets, each when they look."""
        if self.shared and not self.state.over:
            for seat in self.people:
                self.unheard[seat].append(self.sentences(events, seat))
        else:
            self.print_told(self.sentences(events, self.people[0] if len(self.people) == 1 else None))

    def sentences(self, events: Events, hearer: int | None) -> list[str]:
        """Events in sentences, as somebody may hear them."""
        return [self.record.game.tell(event, self.speaker, self.names) for event in events.seen_by(hearer)]

    def print_told(self, told: list[str]) -> None:
        """What was told, if it was anything."""
        if told:
            self.console.print(Text("· " + " ".join(told)), style="dim")

    # A person's turn.

    def ask_person(self, seat: int) -> None:
        """Show the table, then read until a move is made."""
        if self.shared:
            self.hand_over(seat)
        self.console.print()
        self.console.print(self.board.paint(self.state.view(seat), self.names))
        self.show_few_moves(seat)
        moves_before = len(self.record.moves)
        while len(self.record.moves) == moves_before:
            self.answer(seat, self.read())

    def hand_over(self, seat: int) -> None:
        """Cover what the last person saw until the next one sits at the screen, and tell what they have missed."""
        if self.looking != seat:
            self.cover()
            self.console.print(Text(self.say("hand-over", seat=self.names[seat]), style="bold yellow"))
            if self.words.get(self.read().lower()) == "quit":
                raise Leave
            self.looking = seat
        for told in self.unheard[seat]:
            self.print_told(told)
        self.unheard[seat] = []

    def cover(self) -> None:
        """Wipe a terminal, with what has scrolled out of sight."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)

    def read(self) -> str:
        """A line from the person."""
        return self.console.input(Text("> ", style="bold yellow")).strip()

    def answer(self, seat: int, line: str) -> None:
        """Act on a line: a command, the number of a move, or its notation."""
        command = self.words.get(line.lower())
        if command is not None:
            actions: dict[str, Callable[[int], None]] = {
                "help": self.show_help,
                "rules": self.show_rules,
                "moves": self.show_moves,
                "hint": self.show_hint,
                "score": self.show_score,
                "undo": self.undo,
                "quit": self.leave,
            }
            actions[command](seat)
        elif line:
            self.try_move(seat, line)

    def try_move(self, seat: int, line: str) -> None:
        """Make the move that was typed, or say why not."""
        moves = self.state.moves(seat)
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(moves):
            line = moves[int(line) - 1].text
        try:
            self.play(seat, line)
        except MoveError as error:
            self.console.print(Text(error.say(self.language), style="red"))
            self.console.print(self.say("try-help"), style="dim")

    def show_moves(self, seat: int) -> None:
        """The question, and the legal moves with what they would do."""
        self.show_offers(seat, set(range(len(self.state.moves(seat)))))

    def show_few_moves(self, seat: int) -> None:
        """The question and the moves; of very many only those that look best, so that the table stays in sight."""
        moves = self.state.moves(seat)
        if len(moves) <= MOST_LISTED:
            self.show_moves(seat)
            return
        world = self.state.imagine(seat, Rng.seeded("glance"))
        heuristics = self.record.game.advice.heuristics
        order = sorted(range(len(moves)), key=lambda at: -heuristics.quick_score(world, seat, moves[at].code))
        self.show_offers(seat, set(order[:FEW]))
        self.console.print(self.say("more-moves", count=len(moves)), style="dim")

    def show_offers(self, seat: int, shown: set[int]) -> None:
        """The question, and some of the legal moves under their numbers."""
        ask = self.state.ask()
        question = self.board.question(ask.kind, [move.text for move in self.state.moves(seat)])
        self.console.print(Text(self.speaker.say(question, seat=self.names[seat]), style="bold yellow"))
        lines = [
            (str(number), offer.move, self.record.game.explain(offer, self.speaker))
            for number, offer in enumerate(self.state.offers(seat), start=1)
            if number - 1 in shown
        ]
        many = len(lines) > FEW
        short = [line for line in lines if many and sum(map(len, line)) <= SHORT]
        self.console.print(move_table([line for line in lines if line not in short]))
        self.print_side_by_side(short)

    def print_side_by_side(self, lines: list[MoveLine]) -> None:
        """Many moves of few words, such as bids, in as many columns as there is room for."""
        if not lines:
            return
        columns = max(1, min(self.console.width, WIDEST) // (SHORT + GAPS))
        rows = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 3))
        grid.add_row(*(move_table(lines[at : at + rows]) for at in range(0, len(lines), rows)))
        self.console.print(grid)

    def show_help(self, _: int) -> None:
        """The commands."""
        self.console.print(self.say("help-moves"))
        table = Table.grid(padding=(0, 2))
        for name in COMMANDS:
            words = self.say(f"command-{name}").split()
            table.add_row(Text(", ".join(words), style="cyan"), self.say(f"command-{name}-does"))
        self.console.print(table)

    def show_rules(self, _: int) -> None:
        """The rules in short."""
        print_rules(self.record.game, self.console, self.language)

    def show_hint(self, seat: int) -> None:
        """What the best search would do, and why."""
        rng = Rng.seeded(f"{self.record.seed}/hint/{len(self.record.moves)}")
        with self.console.status(self.say("thinking")):
            moves = rate_moves(best_search(), self.record.game, Observation(self.state, seat), rng)
        offers = [offer for offer in self.state.offers(seat) if offer.move == moves[0].move]
        words = self.record.game.explain(offers[0], self.speaker)
        reason = explain(moves, str, speak(DOMAIN, self.language))
        self.console.print(self.say("hint", move=moves[0].move, words=words, reason=reason))

    def show_score(self, seat: int) -> None:
        """The score as if the game ended now."""
        self.console.print(self.board.count(self.state.view(seat), self.names))

    def undo(self, seat: int) -> None:
        """Take back the last move made at this keyboard, where nobody has learned anything since."""
        mine = [mover for mover, _ in self.record.moves if mover in self.people]
        moves = takes_back_to(self.record, mine[-1] if mine else seat, self.people)
        if moves is None:
            self.console.print(self.say("undo-refused"), style="red")
            return
        self.record = take_back(self.record, moves)
        self.state = self.record.replay()
        self.console.print(self.say("undone"), style="dim")

    def leave(self, _: int) -> None:
        """Get up; the table is saved."""
        raise Leave

    # The end.

    def save(self) -> None:
        """Write the record down and say how to go on."""
        self.save_to.write_text(self.record.to_json(), encoding="utf-8")
        self.console.print()
        self.console.print(self.say("saved", file=str(self.save_to)))

    def finish(self) -> None:
        """Show the last table, the score and the winner; keep the record."""
        outcome = self.state.outcome()
        assert outcome is not None
        view = self.state.view(None)
        self.console.print()
        self.console.print(self.board.paint(view, self.names))
        self.console.print(self.board.count(view, self.names))
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        reason = self.speaker.say(f"reason-{outcome.reason}")
        text = self.say("won", winners=winners, count=len(outcome.winners), reason=reason)
        self.console.print(Text(text, style="bold yellow"))
        self.save_to.write_text(self.record.to_json(), encoding="utf-8")
        self.console.print(self.say("kept", file=str(self.save_to)), style="dim")


def move_table(lines: list[MoveLine]) -> Table:
    """Moves under their numbers, with what they would do."""
    table = Table.grid(padding=(0, 2))
    for number, move, words in lines:
        table.add_row(Text(number, style="bold"), Text(move, style="cyan"), Text(words))
    return table
