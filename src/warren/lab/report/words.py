"""Words: rules of thumb that say what measures mean, each with its threshold."""

from collections.abc import Iterator

import msgspec

from warren.lab.report.measures import Effect, Measures, Skill, Spread
from warren.lab.report.voice import Voice
from warren.lab.simulate.simulation import Interval

#: From how far off its fair share a seat's share of wins is a little, clearly, and far off.
A_LITTLE, CLEARLY, FAR = 0.02, 0.05, 0.10
#: A length that varies: the longest twentieth is so many times as long as the shortest.
VARIES = 2.0
#: Few and many moves to choose from; and that one part of the game has so many times as many as another.
FEW, MANY, UNEVEN = 3.0, 20.0, 1.5
#: The median playing is settled early, or late, in thousandths.
EARLY, LATE = 400.0, 750.0
#: Of the way from a fair share to always winning, what the better player makes: hardly any, some, much, nearly all.
SOME_SKILL, MUCH_SKILL, ALL_SKILL = 0.15, 0.4, 0.8
#: A deal that decides at least this part of the playings, surely, is worth a word.
DEAL_DECIDES = 0.03
#: An effect stands out when it is so large and so sure: one of a hundred things is that sure by chance once in twenty.
LARGE, SURE = 0.05, 3.5
MOST_EFFECTS = 3
#: Ties more often than this are many.
MANY_TIES = 0.05


class Finding(msgspec.Struct, frozen=True):
    """A sentence about a topic; what stands out is said at the top, too."""

    topic: str
    key: str
    text: str
    stands_out: bool = False


class Words:
    """What measures say in one language."""

    def __init__(self, found: Measures, voice: Voice) -> None:
        self.found = found
        self.voice = voice

    def all(self) -> list[Finding]:
        """Every sentence, topic by topic."""
        return [
            *self.order(),
            *self.points(),
            *self.length(),
            *self.choices(),
            *self.lead(),
            *self.skill(),
            *self.things(),
        ]

    def finding(self, topic: str, key: str, stands_out: bool = False, **details: str | int) -> Finding:
        """A sentence with its details filled in."""
        return Finding(topic, key, self.voice.say(f"find-{key}", **details), stands_out)

    def order(self) -> Iterator[Finding]:
        """Whether it matters when one's turn comes."""
        found, voice = self.found, self.voice
        first = found.order[0]
        key = advantage(first, found.fair)
        stands_out = key not in {"fair", "unsure"}
        details = {"share": voice.share_range(first), "fair": voice.share(found.fair)}
        yield self.finding("order", f"first-{key}", stands_out, games=found.games, **details)
        place = max(range(found.seats), key=lambda at: abs(found.order[at].value - found.fair))
        other = found.order[place]
        if place > 0 and found.seats > 2 and advantage(other, found.fair) not in {"fair", "unsure"}:
            key = "place-more" if other.value > found.fair else "place-less"
            yield self.finding("order", key, stands_out=True, place=place + 1, share=voice.share_range(other))

    def points(self) -> Iterator[Finding]:
        """How many points there are, and how close it is."""
        found, voice = self.found, self.voice
        spread = found.points if found.by_points else found.best
        yield self.finding(
            "points",
            "points" if found.by_points else "worth",
            mean=voice.with_range(spread.mean),
            low=voice.number(spread.low, 0),
            high=voice.number(spread.high, 0),
        )
        if found.by_points:
            yield self.finding("points", "margin", mean=voice.with_range(found.margin.mean))
        many = found.ties.low > MANY_TIES
        yield self.finding("points", "many-ties" if many else "ties", many, share=voice.share_range(found.ties))

    def length(self) -> Iterator[Finding]:
        """How long it takes."""
        voice, decisions = self.voice, self.found.decisions
        key = length_key(decisions)
        yield self.finding(
            "length",
            key,
            key == "length-varies",
            decisions=voice.number(decisions.mean.value, 0)
            if key == "length-fixed"
            else voice.with_range(decisions.mean),
            turns=voice.number(self.found.turns.mean.value),
            low=voice.number(decisions.low, 0),
            high=voice.number(decisions.high, 0),
        )

    def choices(self) -> Iterator[Finding]:
        """How much there is to choose from, and when."""
        voice, phases = self.voice, [phase.value for phase in self.found.choices]
        mean = sum(phases) / len(phases)
        key = "choices-few" if mean < FEW else "choices-many" if mean > MANY else "choices"
        yield self.finding("choices", key, key != "choices", mean=voice.number(mean))
        most, least = max(phases), min(phases)
        if least > 0 and most / least >= UNEVEN:
            yield self.finding(
                "choices",
                "choices-uneven",
                part=phases.index(most) + 1,
                other=phases.index(least) + 1,
                most=voice.number(most),
                least=voice.number(least),
            )

    def lead(self) -> Iterator[Finding]:
        """Who leads when, and from when on it is settled."""
        voice, found = self.voice, self.found
        half = found.lead[len(found.lead) // 2]
        yield self.finding("lead", "lead-half", share=voice.share_range(half), fair=voice.share(found.fair))
        changes = voice.with_range(found.lead_changes.mean)
        yield self.finding("lead", "lead-changes", changes=changes)
        settled = found.settled.median
        key = "settled-early" if settled <= EARLY else "settled-late" if settled >= LATE else "settled"
        yield self.finding("lead", key, key != "settled", share=voice.share(settled / 1000))

    def skill(self) -> Iterator[Finding]:
        """Whether the better player wins, and what the deal decides."""
        voice, found = self.voice, self.found
        closest = min((skill.better.value for skill in found.skills), default=0.0)
        for skill in found.skills:
            key = skill_key(skill, found.fair)
            stands_out = skill.better.value == closest and key in {"skill-hardly", "skill-all"}
            names = {"weak": skill.weak, "strong": skill.strong}
            details = {"share": voice.share_range(skill.better), "fair": voice.share(found.fair)}
            yield self.finding("skill", key, stands_out, **names, **details)
            if skill.deal.low > DEAL_DECIDES:
                yield self.finding("skill", "deal", stands_out=True, **names, share=voice.share_range(skill.deal))
        if found.skills and all(skill.deal.low <= DEAL_DECIDES for skill in found.skills):
            yield self.finding("skill", "deal-little")

    def things(self) -> Iterator[Finding]:
        """What goes with winning, and what was dealt to winners."""
        voice, found = self.voice, self.found
        for is_dealt in (True, False):
            effects = [effect for effect in found.effects if effect.is_dealt == is_dealt]
            if is_dealt and effects and not standing_out(effects, found.fair):
                yield self.finding("things", "dealt-even")
            for effect in standing_out(effects, found.fair):
                more = effect.wins.value > found.fair
                key = ("dealt" if is_dealt else "thing") + ("-more" if more else "-less")
                label = voice.whole(effect.group, effect.thing, effect.least)
                details = {"share": voice.share_range(effect.wins), "fair": voice.share(found.fair)}
                yield self.finding("things", key, is_dealt or effect.thing != "", thing=label, **details)


def advantage(share: Interval, fair: float) -> str:
    """How a share of wins compares with the fair one.

    >>> advantage(Interval(0.531, 0.520, 0.542), 0.5)
    'little-more'
    >>> advantage(Interval(0.531, 0.48, 0.58), 0.5)
    'unsure'
    """
    off = share.value - fair
    if share.low <= fair <= share.high:
        return "fair" if fair - CLEARLY <= share.low and share.high <= fair + CLEARLY else "unsure"
    if abs(off) < A_LITTLE:
        return "fair"
    size = "little" if abs(off) < CLEARLY else "clearly" if abs(off) < FAR else "far"
    return f"{size}-{'more' if off > 0 else 'less'}"


def length_key(decisions: Spread) -> str:
    """Whether playings are all as long, nearly, or not at all."""
    if len(decisions.counts) == 1:
        return "length-fixed"
    return "length-varies" if decisions.high >= VARIES * max(1.0, decisions.low) else "length"


def skill_key(skill: Skill, fair: float) -> str:
    """How much of what could be won by skill the better player wins."""
    made = (skill.better.value - fair) / (1 - fair)
    if made < SOME_SKILL:
        return "skill-hardly"
    return "skill-some" if made < MUCH_SKILL else "skill-much" if made < ALL_SKILL else "skill-all"


def standing_out(effects: list[Effect], fair: float) -> list[Effect]:
    """The largest of the effects that are sure, some on either side."""
    sure = [effect for effect in effects if abs(effect.z) >= SURE and abs(effect.wins.value - fair) >= LARGE]
    ranked = sorted(sure, key=lambda effect: effect.wins.value - fair)
    worst = [effect for effect in ranked if effect.wins.value < fair][:MOST_EFFECTS]
    best = [effect for effect in reversed(ranked) if effect.wins.value > fair][:MOST_EFFECTS]
    return best + worst
