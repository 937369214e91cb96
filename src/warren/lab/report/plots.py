"""Plots: measures drawn with Altair, as SVG that the page colours for light and dark."""

import re
from collections.abc import Sequence
from typing import Any

from warren.engine.extras import needing
from warren.lab.report.gather import PHASES, STEPS
from warren.lab.report.measures import Effect, Measures, Spread
from warren.lab.report.voice import Voice
from warren.lab.simulate.simulation import Interval

with needing("lab"):
    import altair as alt
    import vl_convert

# The page replaces these by its own in the dark: see page.py.
INK = "#3b2a3f"
SOFT = "#75657a"
GRID = "#e7dfe8"
PAPER = "#fffdf9"
MAIN = "#7d4f91"
OTHER = "#b86e00"
FAIR = "#b3364a"
THIRD = "#cdb9d4"
COLOURS = (MAIN, OTHER)

WIDTH, HEIGHT, ROW = 300, 170, 17
BINS = 30
MOST_ROWS = 20

LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR", "de": "de-DE"}

Values = list[dict[str, Any]]
Chart = Any


class Plots:
    """The plots of one study; those of `peers` have the same scales, so that they can be looked at side by side."""

    def __init__(self, found: Measures, peers: Sequence[Measures], voice: Voice, number: int = 0) -> None:
        self.found = found
        self.peers = peers
        self.voice = voice
        self.colour = COLOURS[number]

    def all(self) -> dict[str, list[str]]:
        """The plots of every topic, as SVG."""
        drawn = {
            "order": [self.order()],
            "points": [self.points()],
            "length": [self.length()] if any(len(peer.decisions.counts) > 1 for peer in self.peers) else [],
            "choices": [self.choices()],
            "lead": [self.lead(), self.settled()],
            "skill": [self.skill()] if self.found.skills else [],
        }
        say = self.voice.say
        return {topic: [self.svg(chart, say(f"topic-{topic}")) for chart in charts] for topic, charts in drawn.items()}

    def svg(self, chart: Chart, title: str) -> str:
        """A chart in the language of the page."""
        return svg(chart, title, LOCALES[self.voice.language])

    def order(self) -> Chart:
        """Wins by the order of turns, beside the fair share."""
        say = self.voice.say
        values = [{"place": str(at + 1), **as_values(share)} for at, share in enumerate(self.found.order)]
        top = max(share.high for peer in self.peers for share in peer.order)
        x = alt.X("place:O", title=say("axis-place"), axis=alt.Axis(labelAngle=0))
        y = alt.Y("value:Q", title=say("axis-wins"), scale=alt.Scale(domain=[0, top * 1.05]), axis=percent())
        base = alt.Chart(data_of(values))
        bars = base.mark_bar(color=self.colour, size=34).encode(x=x, y=y)
        return sized(alt.layer(bars, self.whiskers(base, x), fair_line(self.found.fair)))

    def points(self) -> Chart:
        """How points are spread, over all seats and over winners; where points do not decide, over winners alone."""
        say = self.voice.say
        spreads = [spread for peer in self.peers for spread in (peer.points, peer.best)]
        low, high, width = bins_for(spreads)
        if not self.found.by_points:
            winners = [peer.best for peer in self.peers]
            return self.histogram(self.found.best, winners, bins_for(winners), say("axis-worth"))
        names = [say("everybody"), say("winners")]
        colour = alt.Color("who:N", scale=alt.Scale(domain=names, range=[THIRD, self.colour]), title=None)
        x = alt.X("from:Q", bin="binned", title=say("axis-points"), scale=alt.Scale(domain=[low, high], nice=False))
        top = max(highest(spread, low, width) for spread in spreads)
        y = alt.Y("share:Q", title=say("axis-games"), axis=percent(), stack=None, scale=alt.Scale(domain=[0, top]))
        back = alt.Chart(data_of(in_bins(self.found.points, low, width, names[0]))).mark_bar()
        front = alt.Chart(data_of(in_bins(self.found.best, low, width, names[1])))
        line = front.mark_line(interpolate="monotone", strokeWidth=2.5)
        middle = alt.X("middle:Q", title=say("axis-points"))
        return sized(
            alt.layer(back.encode(x=x, x2="to:Q", y=y, color=colour), line.encode(x=middle, y=y, color=colour))
        )

    def length(self) -> Chart:
        """How many decisions playings take."""
        lengths = [peer.decisions for peer in self.peers]
        return self.histogram(self.found.decisions, lengths, bins_for(lengths), self.voice.say("axis-decisions"))

    def settled(self) -> Chart:
        """From when on the later winner was ahead."""
        peers = [peer.settled for peer in self.peers]
        return self.histogram(self.found.settled, peers, (0, 1000, 100), self.voice.say("axis-settled"), 1000, 130)

    def histogram(
        self,
        spread: Spread,
        peers: list[Spread],
        bins: tuple[int, int, int],
        title: str,
        whole: int = 0,
        height: int = HEIGHT,
    ) -> Chart:
        """Bars of how many playings fall where; `whole` is what makes a share of a number, if anything does."""
        low, high, width = bins
        values = in_bins(spread, low, width)
        for value in values if whole else []:
            value.update({"from": value["from"] / whole, "to": value["to"] / whole})
        domain = [low / whole, high / whole] if whole else [low, high]
        axis = percent() if whole else alt.Axis(grid=False, tickMinStep=1)
        top = max(highest(peer, low, width) for peer in peers)
        x = alt.X("from:Q", bin="binned", title=title, scale=alt.Scale(domain=domain, nice=False), axis=axis)
        y = alt.Y("share:Q", title=self.voice.say("axis-games"), axis=percent(), scale=alt.Scale(domain=[0, top]))
        bars = alt.Chart(data_of(values)).mark_bar(color=self.colour)
        return sized(bars.encode(x=x, x2="to:Q", y=y), height)

    def choices(self) -> Chart:
        """How many moves there are to choose from, over the playing."""
        values = [{"at": (at + 0.5) / PHASES, **as_values(phase)} for at, phase in enumerate(self.found.choices)]
        top = max(phase.high for peer in self.peers for phase in peer.choices)
        return self.line(values, self.voice.say("axis-choices"), alt.Scale(domain=[0, top * 1.1]), None)

    def lead(self) -> Chart:
        """How often the later winner leads, over the playing."""
        values = [{"at": (at + 1) / STEPS, **as_values(share)} for at, share in enumerate(self.found.lead)]
        line = self.line(values, self.voice.say("axis-lead"), alt.Scale(domain=[0, 1]), percent())
        return sized(alt.layer(line, fair_line(self.found.fair)))

    def line(self, values: Values, title: str, scale: alt.Scale, axis: alt.Axis | None) -> Chart:
        """A line with its band, over the playing."""
        x = alt.X("at:Q", title=self.voice.say("axis-part"), scale=alt.Scale(domain=[0, 1]), axis=percent())
        y = alt.Y("value:Q", title=title, scale=scale, axis=axis or alt.Axis())
        base = alt.Chart(data_of(values))
        band = base.mark_area(color=self.colour, opacity=0.25).encode(x=x, y=alt.Y("low:Q", title=title), y2="high:Q")
        line = base.mark_line(color=self.colour, strokeWidth=2.5, point=alt.OverlayMarkDef(color=self.colour))
        return sized(alt.layer(band, line.encode(x=x, y=y)))

    def skill(self) -> Chart:
        """What became of deals that were played twice, pair by pair."""
        say = self.voice.say
        names = [say("skill-both"), say("skill-rest"), say("skill-same")]
        values: Values = []
        for skill in self.found.skills:
            pair = say("pair", weak=skill.weak, strong=skill.strong)
            rest = max(0.0, 1 - skill.both.value - skill.same.value)
            for at, share in enumerate((skill.both.value, rest, skill.same.value)):
                values.append({"pair": pair, "what": names[at], "share": share, "at": at})
        colour = alt.Color(
            "what:N",
            scale=alt.Scale(domain=names, range=[self.colour, THIRD, FAIR]),
            title=None,
            legend=alt.Legend(orient="bottom", direction="vertical", labelLimit=WIDTH),
        )
        y = alt.Y("pair:N", title=None, sort=None, axis=alt.Axis(labelLimit=150))
        axis = alt.Axis(format="~%", values=[0, 0.5, 1])
        x = alt.X("share:Q", title=say("axis-deals"), axis=axis, scale=alt.Scale(domain=[0, 1]))
        bars = alt.Chart(data_of(values)).mark_bar(size=20)
        return bars.encode(y=y, x=x, color=colour, order="at:Q").properties(
            width=WIDTH - 85, height=34 * len(self.found.skills)
        )

    def things(self, group: str) -> str:
        """What the things of one group go with, the best first; without a group, single things of several."""
        voice, fair = self.voice, self.found.fair
        of_group = [[effect for effect in peer.effects if is_of(effect, group)] for peer in self.peers]
        values = [
            {
                "thing": (voice.thing if group else voice.whole)(effect.group, effect.thing, effect.least),
                **as_values(effect.wins),
            }
            for effect in in_order([e for e in self.found.effects if is_of(e, group)], most_telling(of_group[0], fair))
        ]
        every = [effect.wins for effects in of_group for effect in effects]
        low, high = min(fair, *(e.low for e in every)), max(fair, *(e.high for e in every))
        scale = alt.Scale(domain=[low, high], zero=False)
        x = alt.X("value:Q", title=voice.say("axis-wins"), axis=percent(), scale=scale)
        room = 110 if group else 190
        y = alt.Y("thing:N", title=None, sort=None, axis=alt.Axis(labelLimit=room + 40, grid=False))
        base = alt.Chart(data_of(values))
        rules = base.mark_rule(color=self.colour, strokeWidth=2).encode(x=alt.X("low:Q"), x2="high:Q", y=y)
        dots = base.mark_point(color=self.colour, filled=True, size=55, opacity=1).encode(x=x, y=y)
        line = alt.Chart(data_of([{"fair": fair}])).mark_rule(color=FAIR, strokeDash=[4, 3]).encode(x="fair:Q")
        chart = alt.layer(line, rules, dots).properties(width=WIDTH + 40 - room, height=ROW * len(values) + 10)
        return self.svg(chart, voice.heading(group) if group else voice.say("single-things"))

    def whiskers(self, base: Chart, x: alt.X) -> Chart:
        """Confidence intervals on bars."""
        return base.mark_rule(color=INK, strokeWidth=1.5).encode(x=x, y=alt.Y("low:Q"), y2="high:Q")


def is_of(effect: Effect, group: str) -> bool:
    """Whether a thing belongs to a group; things that have none are put together."""
    return (effect.group if effect.thing else "") == group


def in_order(effects: list[Effect], model: list[Effect]) -> list[Effect]:
    """The same things as in the model, in its order, so that two plots can be read line by line."""
    found = {(effect.group, effect.thing): effect for effect in effects}
    return [found[effect.group, effect.thing] for effect in model if (effect.group, effect.thing) in found]


def most_telling(effects: list[Effect], fair: float) -> list[Effect]:
    """The things of a group, the best first; of many, those farthest from a fair share."""
    far = sorted(effects, key=lambda effect: -abs(effect.wins.value - fair))[:MOST_ROWS]
    return sorted(far, key=lambda effect: -effect.wins.value)


def as_values(found: Interval) -> dict[str, float]:
    """An interval as a plot takes it."""
    return {"value": found.value, "low": found.low, "high": found.high}


def bins_for(spreads: list[Spread]) -> tuple[int, int, int]:
    """Where bins begin and end, and how wide they are, so that some thirty hold all of several spreads."""
    low = min(spread.counts[0][0] for spread in spreads)
    high = max(spread.counts[-1][0] for spread in spreads) + 1
    width = max(1, -(-(high - low) // BINS))
    return low, low + width * -(-(high - low) // width), width


def in_bins(spread: Spread, low: int, width: int, who: str = "") -> Values:
    """Shares by bin."""
    total = sum(count for _, count in spread.counts)
    bins: dict[int, int] = {}
    for value, count in spread.counts:
        bins[(value - low) // width] = bins.get((value - low) // width, 0) + count
    return [
        {
            "from": low + at * width,
            "middle": low + (at + 0.5) * width,
            "to": low + (at + 1) * width,
            "share": bins.get(at, 0) / total,
            "who": who,
        }
        for at in range(max(bins) + 1)
    ]


def highest(spread: Spread, low: int, width: int) -> float:
    """The share of the fullest bin."""
    return max(float(value["share"]) for value in in_bins(spread, low, width))


def data_of(values: Values) -> alt.InlineData:
    """Values that a plot carries with it."""
    return alt.InlineData(values)


def percent() -> alt.Axis:
    """An axis of shares."""
    return alt.Axis(format="~%", tickCount=5, labelOverlap=True, labelSeparation=8)


def fair_line(fair: float) -> Chart:
    """The fair share, across."""
    return alt.Chart(data_of([{"fair": fair}])).mark_rule(color=FAIR, strokeDash=[4, 3]).encode(y="fair:Q")


def sized(chart: Chart, height: int = HEIGHT) -> Chart:
    """As wide as a phone."""
    return chart.properties(width=WIDTH, height=height)


CONFIG: dict[str, Any] = {
    "background": None,
    "padding": {"left": 12, "right": 12, "top": 5, "bottom": 5},
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": SOFT,
        "gridColor": GRID,
        "domainColor": SOFT,
        "tickColor": SOFT,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
    },
    "legend": {"labelColor": INK, "orient": "bottom", "labelFontSize": 12, "symbolType": "square", "columnPadding": 24},
}


def svg(chart: Chart, title: str, locale: Any) -> str:
    """A chart as SVG to be put into a page: no address in it, a name for those who cannot see it."""
    spec = chart.to_dict()
    spec["config"] = CONFIG
    drawn: str = vl_convert.vegalite_to_svg(spec, format_locale=locale)
    drawn = re.sub(r' xmlns(:\w+)?="[^"]*"', "", drawn)
    return drawn.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)


def alone(drawn: str) -> str:
    """A plot as a file of its own, on paper."""
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    drawn = drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return drawn.replace(">", f">{paper}", 1) + "\n"


def escape(text: str) -> str:
    """Text inside an attribute or an element."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
