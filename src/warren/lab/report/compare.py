"""Comparing: two studies number by number, each difference with its interval, and in words."""

import msgspec

from warren.lab.report.measures import Effect, Measures, difference
from warren.lab.report.voice import Voice
from warren.lab.report.words import LARGE, SURE, Finding
from warren.lab.simulate.simulation import Z95, Interval

#: There are a dozen numbers to compare, so a sentence takes more than a 95 % interval: one for 99 %, nearly.
PLAINLY = 1.35


class Row(msgspec.Struct, frozen=True):
    """A number in both studies: the other less the first."""

    topic: str
    name: str
    one: str
    other: str
    step: str
    is_sure: bool
    is_plain: bool


def rows(one: Measures, other: Measures, voice: Voice) -> list[Row]:
    """Every number that both have."""
    say = voice.say
    found = [
        share_row("order", say("row-first"), one.order[0], other.order[0], voice),
        points_row(one, other, voice),
        share_row("points", say("row-ties"), one.ties, other.ties, voice),
        number_row("length", say("row-decisions"), one.decisions.mean, other.decisions.mean, voice),
        number_row("length", say("row-turns"), one.turns.mean, other.turns.mean, voice),
        number_row("choices", say("row-choices"), mean(one.choices), mean(other.choices), voice),
        number_row("lead", say("row-lead-changes"), one.lead_changes.mean, other.lead_changes.mean, voice, 2),
        share_row("lead", say("row-half"), one.lead[len(one.lead) // 2], other.lead[len(other.lead) // 2], voice),
        share_row("lead", say("row-settled"), thousandths(one.settled.mean), thousandths(other.settled.mean), voice),
    ]
    if one.by_points and other.by_points:
        found.insert(2, number_row("points", say("row-margin"), one.margin.mean, other.margin.mean, voice))
    for a, b in zip(one.skills, other.skills, strict=True):
        name = say("row-better", weak=a.weak, strong=a.strong)
        found.append(share_row("skill", name, a.better, b.better, voice))
    return found


def points_row(one: Measures, other: Measures, voice: Voice) -> Row:
    """A seat's points; where points do not decide, what winners have."""
    if one.by_points:
        return number_row("points", voice.say("row-points"), one.points.mean, other.points.mean, voice)
    return number_row("points", voice.say("row-worth"), one.best.mean, other.best.mean, voice)


def number_row(topic: str, name: str, one: Interval, other: Interval, voice: Voice, digits: int = 1) -> Row:
    """A row of plain numbers."""
    step = difference(other, one)
    texts = voice.number(one.value, digits), voice.number(other.value, digits), voice.step(step, 1, digits)
    return Row(topic, name, *texts, is_sure=is_sure(step), is_plain=is_sure(step, PLAINLY))


def share_row(topic: str, name: str, one: Interval, other: Interval, voice: Voice) -> Row:
    """A row of shares; their difference is in points of a hundred."""
    step = difference(other, one)
    return Row(
        topic,
        name,
        voice.share(one.value),
        voice.share(other.value),
        voice.step(step, 100),
        is_sure(step),
        is_sure(step, PLAINLY),
    )


def is_sure(step: Interval, times: float = 1.0) -> bool:
    """Whether a difference is more than chance would make of it: beyond its interval, or one so many times as wide.

    >>> is_sure(Interval(2.0, 0.5, 3.5)), is_sure(Interval(2.0, 0.5, 3.5), PLAINLY)
    (True, False)
    """
    if step.value > 0:
        return step.value > times * (step.value - step.low)
    return -step.value > times * (step.high - step.value)


def mean(parts: tuple[Interval, ...]) -> Interval:
    """The mean of several means, as if they hung together."""
    count = len(parts)
    value, low, high = (sum(getattr(part, name) for part in parts) / count for name in ("value", "low", "high"))
    return Interval(value, low, high)


def thousandths(found: Interval) -> Interval:
    """As a share."""
    return Interval(found.value / 1000, found.low / 1000, found.high / 1000)


def moved(one: Measures, other: Measures) -> list[tuple[Effect, Effect, Interval]]:
    """The things whose effect on winning differs, surely and largely, the largest first."""
    pairs = {(effect.group, effect.thing): effect for effect in one.effects}
    found = []
    for effect in other.effects:
        before = pairs.get((effect.group, effect.thing))
        if before is not None and before.least == effect.least:
            step = difference(effect.wins, before.wins)
            error = (step.high - step.low) / (2 * Z95)
            if abs(step.value) >= LARGE and abs(step.value) >= SURE * error:
                found.append((before, effect, step))
    return sorted(found, key=lambda three: -abs(three[2].value))


def words(one: Measures, other: Measures, names: list[str], voice: Voice) -> list[Finding]:
    """What differs, in sentences; `names` are those of the two."""
    found = []
    both = {"here": names[0], "there": names[1]}
    for row in rows(one, other, voice):
        if row.is_plain:
            details = {"name": row.name, "one": row.one, "other": row.other, "step": row.step}
            found.append(Finding(row.topic, "differs", voice.say("find-differs", **both, **details), stands_out=True))
    for before, after, step in moved(one, other)[:5]:
        details = {
            "name": voice.whole(after.group, after.thing, after.least),
            "one": voice.share(before.wins.value),
            "other": voice.share(after.wins.value),
            "step": voice.step(step, 100),
        }
        found.append(
            Finding("things", "thing-differs", voice.say("find-thing-differs", **both, **details), stands_out=True)
        )
    if not found:
        found.append(Finding("order", "same", voice.say("find-same"), stands_out=True))
    return found
