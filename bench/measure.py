"""Measuring on a noisy machine: contestants take turns, and medians count."""

import statistics
import time
from collections.abc import Callable, Sequence

import msgspec


class Contestant(msgspec.Struct, frozen=True):
    """Something to be measured: `work` does it once and says how many units that was."""

    name: str
    work: Callable[[], int]


class Reading(msgspec.Struct, frozen=True):
    """Units a second over the repeats."""

    name: str
    rates: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.rates)


def measure(contestants: Sequence[Contestant], repeats: int) -> list[Reading]:
    """Units a second of each, the contestants taking turns so that a slow moment hits them alike."""
    rates: list[list[float]] = [[] for _ in contestants]
    for contestant in contestants:
        contestant.work()
    for _ in range(repeats):
        for found, contestant in zip(rates, contestants, strict=True):
            began = time.perf_counter()
            units = contestant.work()
            found.append(units / (time.perf_counter() - began))
    return [Reading(contestant.name, tuple(found)) for contestant, found in zip(contestants, rates, strict=True)]


def ratio(ours: Reading, theirs: Reading) -> float:
    """The median of the ratios turn by turn: how many times faster ours is."""
    return statistics.median(mine / other for mine, other in zip(ours.rates, theirs.rates, strict=True))


def mega(reading: Reading) -> str:
    """Millions a second, with the slowest and fastest repeat."""
    return f"{reading.median / 1e6:.2f} M/s ({min(reading.rates) / 1e6:.2f}–{max(reading.rates) / 1e6:.2f})"


def kilo(reading: Reading) -> str:
    """Thousands a second, with the slowest and fastest repeat."""
    return f"{reading.median / 1e3:.1f} k/s ({min(reading.rates) / 1e3:.1f}–{max(reading.rates) / 1e3:.1f})"
