"""Commands that see what games teach, fit a network to it, and write it to a file."""

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

import warren
from warren.cli.progress import follow
from warren.engine.text import speak
from warren.lab.work import InProcesses, Spread, in_turn

if TYPE_CHECKING:
    from warren.lab.network import Lessons, Network

Say = Callable[..., str]


class Fitting(msgspec.Struct):
    """What is learned from, how many lessons of it there are, and how: `about` is in the names of its texts.

    `miss` is how the two numbers are shown that tell how well it was learned.
    """

    about: str
    lessons: int
    teach: "Callable[[Spread], Generator[tuple[int, Lessons]]]"
    fit: "Callable[[Lessons], tuple[Network, float, float]]"
    head: str
    miss: str

    def run(self, jobs: int | None, out: Path, language: str) -> None:
        """Do it, with progress; Ctrl-C leaves the file as it was."""
        say = speak("warren.cli", language).say
        if not warren.compiled():
            click.echo(say("not-compiled"), err=True)
        parts: dict[int, Lessons] = {}
        if not self.see(parts, jobs, say(f"playing-{self.about}")):
            click.echo(say("interrupted", games=sum(len(part) for part in parts.values())), err=True)
            sys.exit(130)
        self.learn(parts, out, say)

    def see(self, parts: "dict[int, Lessons]", jobs: int | None, label: str) -> bool:
        """All lessons, by the number of the first; whether it was finished and not stopped by Ctrl-C."""

        def take(found: "tuple[int, Lessons]") -> int:
            first, part = found
            parts[first] = part
            return len(part)

        return follow(self.teach(in_turn if jobs == 1 else InProcesses(jobs)), take, label, self.lessons)

    def learn(self, parts: "dict[int, Lessons]", out: Path, say: Say) -> None:
        """Fit a network, write it, and say how well it was learned."""
        from warren.lab.network import together, written

        lessons = together([parts[first] for first in sorted(parts)])
        click.echo(say(f"learning-{self.about}", count=len(lessons)), err=True)
        network, known, unknown = self.fit(lessons)
        out.write_text(written(self.head, network), encoding="utf-8")
        known_text, unknown_text = (format(number, self.miss) for number in (known, unknown))
        click.echo(say(f"learned-{self.about}", file=str(out), known=known_text, unknown=unknown_text))
