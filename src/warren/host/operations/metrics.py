"""Figures for whoever watches over a host, as Prometheus reads them. They count; they name nobody and no table."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

#: Seconds; how many thoughts took at most so long is counted for each.
BOUNDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 6.0)
Number = int | float


class Figures:
    """What has happened since the host started."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter(person=0, bot=0)
        self.refusals: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.connections = 0
        self.thoughts: Counter[float] = Counter()
        self.thinking = 0.0

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long, the queue included."""
        self.thinking += seconds
        self.thoughts[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def lines(self, now: Mapping[str, Number], totals: Mapping[str, Number]) -> Iterator[str]:
        """Every figure: what is so now, what else was counted, and what this object has counted itself."""
        for name, value in now.items():
            yield from figure(name, "gauge", {"": value})
        for name, value in totals.items():
            yield from figure(name, "counter", {"": value})
        yield from figure("connections", "counter", {"": self.connections})
        yield from figure("moves", "counter", self.moves, "by")
        yield from figure("refusals", "counter", self.refusals, "code")
        yield from figure("closed", "counter", self.closed, "code")
        yield from self.histogram()

    def histogram(self) -> Iterator[str]:
        """How long bots thought."""
        yield "# TYPE warren_thinking_seconds histogram"
        count = 0
        for bound in (*BOUNDS, float("inf")):
            count += self.thoughts[bound]
            label = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'warren_thinking_seconds_bucket{{le="{label}"}} {count}'
        yield f"warren_thinking_seconds_sum {self.thinking:.3f}"
        yield f"warren_thinking_seconds_count {count}"


def figure(name: str, kind: str, values: Mapping[str, Number], label: str = "") -> Iterator[str]:
    """One figure in Prometheus' format; a counter's lines end in `_total`."""
    yield f"# TYPE warren_{name} {kind}"
    full = f"warren_{name}_total" if kind == "counter" else f"warren_{name}"
    for each, value in sorted(values.items()):
        yield f'{full}{{{label}="{each}"}} {value}' if label else f"{full} {value}"
