"""The page: one HTML file that needs nothing else, for phone and desktop, light and dark."""

import shlex
from html import escape

import msgspec

import warren
from warren.bots import looks_ahead
from warren.bots.levels import BEST
from warren.lab.report import compare
from warren.lab.report.gather import Sample
from warren.lab.report.measures import Effect, Measures, measure
from warren.lab.report.plots import FAIR, GRID, INK, MAIN, OTHER, SOFT, THIRD, Plots, alone, is_of
from warren.lab.report.voice import Voice
from warren.lab.report.words import Finding, Words

TOPICS = ("order", "points", "length", "choices", "lead", "skill")

#: What each colour of the plots becomes in the dark.
DARK = {
    INK: "#f1e8f2",
    SOFT: "#b9a9bd",
    GRID: "#473a4b",
    MAIN: "#c99add",
    OTHER: "#f2b04a",
    FAIR: "#ff8f9c",
    THIRD: "#5e4a66",
}

STYLE = """
:root { color-scheme: light dark; --paper: #faf6f0; --card: #fffdf9; --ink: #3b2a3f; --soft: #6d5d72; --line: #e7dfe8;
  --main: #7d4f91; --other: #b86e00; --lamp: #ffd257; }
@media (prefers-color-scheme: dark) { :root { --paper: #201824; --card: #2b2130; --ink: #f1e8f2; --soft: #b9a9bd;
  --line: #473a4b; --main: #c99add; --other: #f2b04a; --lamp: #ffd257; }
DARK }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1280px; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; } h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 0 0 .4rem; } p { margin: .3rem 0; } .soft { color: var(--soft); font-size: .9rem; }
.out { border-left: 6px solid var(--lamp); background: var(--card); border-radius: 10px; padding: .8rem 1rem; }
.out.warning { border-color: var(--other); margin: .6rem 0; }
.out ul { margin: .2rem 0; padding-left: 1.1rem; } .out li { margin: .3rem 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); gap: 1rem;
  align-items: start; }
.two .cards { grid-template-columns: 1fr; }
section.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem;
  min-width: 0; }
figure { margin: .6rem 0 0; } figcaption { font-size: .85rem; color: var(--soft); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr)); gap: 1rem; }
svg { max-width: 100%; height: auto; display: block; overflow: visible; margin: 0 auto; }
.name { font-weight: 600; } .one { color: var(--main); } .two .second { color: var(--other); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .85rem; width: 100%; }
th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid var(--line); }
th { overflow-wrap: anywhere; } th:first-child, td:first-child { text-align: left; overflow-wrap: normal; }
@media (max-width: 30rem) { th, td { padding: .25rem .2rem; } table { font-size: .8rem; } }
 tr.sure td { font-weight: 600; }
details { margin-top: .6rem; } summary { cursor: pointer; color: var(--soft); font-size: .9rem; min-height: 2.2rem; }
code { font-size: .85rem; overflow-wrap: anywhere; } footer { margin: 2rem 0 1rem; }
"""


class Part(msgspec.Struct):
    """What is shown of one number of seats: one study, or two side by side with the names of both."""

    samples: list[Sample]
    names: list[str]


def style() -> str:
    """The page's style, with the colours of the plots in the dark."""
    dark = "".join(
        f'svg [fill="{light}"] {{ fill: {night}; }} svg [stroke="{light}"] {{ stroke: {night}; }}\n'
        for light, night in DARK.items()
    )
    return STYLE.replace("DARK", dark, 1)


def page(game: str, parts: list[Part], command: list[str], language: str) -> str:
    """The whole page."""
    voice = Voice(game, language)
    say = voice.say
    title = say("title", game=voice.speaker.say("title"))
    warning = shallow(parts, voice)
    body = "".join(part_of(part, voice, len(parts) > 1) for part in parts)
    made = say("made", command="\0", version=warren.__version__)
    made = escape(made).replace("\0", f"<code>{escape(shlex.join(command))}</code>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style()}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{warning}{body}\n"
        f"<footer class='soft'><p>{escape(say('intervals'))}</p><p>{escape(say('caution'))}</p>"
        f"<p>{made}</p></footer>\n"
        "</main>\n</body>\n</html>\n"
    )


def shallow(parts: list[Part], voice: Voice) -> str:
    """A warning, where games were played by bots that do not look ahead: better ones may turn what was found around."""
    names: dict[str, None] = {}
    for study in (sample.study for part in parts for sample in part.samples):
        advice = warren.game(study.game).advice
        names |= {bot: None for bot in study.bots if not looks_ahead(bot, advice)}
    if not names:
        return ""
    text = voice.say("shallow", bots=", ".join(names), best=BEST)
    return f"<div class='out warning' role='note'><p>{escape(text)}</p></div>\n"


def plots(game: str, parts: list[Part], language: str) -> dict[str, str]:
    """Every plot as a picture of its own, by its name."""
    voice = Voice(game, language)
    made = {}
    for part in parts:
        found = [measure(sample) for sample in part.samples]
        for number, one in enumerate(found):
            drawn = Plots(one, found, voice, number)
            groups = dict.fromkeys(effect.group for effect in one.effects if effect.thing)
            pictures = drawn.all() | {group: [drawn.things(group)] for group in groups}
            for topic, charts in pictures.items():
                for at, chart in enumerate(charts):
                    words = [game, str(one.seats), topic, *(["more"] * at), *(["against"] * number)]
                    made["-".join(words)] = alone(chart)
    return made


def part_of(part: Part, voice: Voice, has_title: bool) -> str:
    """One number of seats."""
    found = [measure(sample) for sample in part.samples]
    words = Words(found[0], voice).all()
    is_pair = len(found) == 2
    differences = compare.words(found[0], found[1], part.names, voice) if is_pair else []
    study = part.samples[0].study
    heading = f"<h2>{escape(voice.say('seats', count=study.seats))}</h2>" if has_title else ""
    return (
        f"<article class='{'two' if is_pair else 'alone'}'>{heading}{about(part, voice)}"
        f"{outstanding(differences if is_pair else words, voice)}"
        f"{table_of_differences(found, part.names, voice) if is_pair else ''}"
        f"{cards(part, found, words, differences, voice)}{things(part, found, words, differences, voice)}</article>"
    )


def about(part: Part, voice: Voice) -> str:
    """What was played."""
    study = part.samples[0].study
    bots = study.bots[0] if len(set(study.bots)) == 1 else ", ".join(study.bots)
    text = escape(voice.say("about", games=study.games, seats=study.seats, bots=bots, seed=study.seed))
    names = [
        f"<span class='name {css}'>{escape(name)}</span>"
        for name, css in zip(part.names, ("one", "second"), strict=False)
    ]
    against = f"<p>{escape(voice.say('versus'))} {' · '.join(names)}</p>" if len(names) == 2 else ""
    chosen = f"<p class='soft'>{escape(part.names[0])}</p>" if len(names) == 1 and part.names[0] else ""
    return f"<p class='soft'>{text}</p>{chosen}{against}"


def outstanding(found: list[Finding], voice: Voice) -> str:
    """What stands out, at the top."""
    lines = [f"<li>{escape(one.text)}</li>" for one in found if one.stands_out]
    if not lines:
        lines = [f"<li>{escape(voice.say('nothing-stands-out'))}</li>"]
    return f"<div class='out'><h3>{escape(voice.say('stands-out'))}</h3><ul>{''.join(lines)}</ul></div>"


def cards(part: Part, found: list[Measures], words: list[Finding], differences: list[Finding], voice: Voice) -> str:
    """A card for every topic: words, plots, one beside the other."""
    drawn = [Plots(one, found, voice, at).all() for at, one in enumerate(found)]
    made = []
    for topic in TOPICS:
        if topic == "skill" and not found[0].skills:
            continue
        figures = [figure(plots[topic], part.names, at) for at, plots in enumerate(drawn)]
        said = paragraphs([*words, *differences] if len(found) == 1 else differences or words, topic)
        made.append(
            f"<section class='card'><h3>{escape(voice.say(f'topic-{topic}'))}</h3>{said}"
            f"<div class='pair'>{''.join(figures)}</div>"
            f"<p class='soft'>{escape(voice.say(f'explain-{topic}'))}</p></section>"
        )
    return f"<h2>{escape(voice.say('measures'))}</h2><div class='cards'>{''.join(made)}</div>"


def figure(plots: list[str], names: list[str], at: int) -> str:
    """The plots of one study."""
    if not plots:
        return ""
    css = "second" if at else "one"
    caption = f"<figcaption class='name {css}'>{escape(names[at])}</figcaption>" if len(names) == 2 else ""
    return f"<figure>{caption}{''.join(plots)}</figure>"


def paragraphs(found: list[Finding], topic: str) -> str:
    """What is said about a topic."""
    return "".join(f"<p>{escape(one.text)}</p>" for one in found if one.topic == topic)


def things(part: Part, found: list[Measures], words: list[Finding], differences: list[Finding], voice: Voice) -> str:
    """What everything goes with, a card for every group of things; single things share one."""
    groups = dict.fromkeys(effect.group if effect.thing else "" for effect in found[0].effects)
    made = [things_card(group, part, found, voice) for group in groups]
    said = paragraphs(differences or words, "things")
    explained = f"<p class='soft'>{escape(voice.say('explain-things'))}</p>"
    shared = changes_card(part, found, voice)
    title = escape(voice.say("topic-things"))
    return f"<h2>{title}</h2>{said}{explained}<div class='cards'>{''.join(made)}{shared}</div>"


def things_card(group: str, part: Part, found: list[Measures], voice: Voice) -> str:
    """One group of things: the plot, and every number folded away."""
    figures, tables = [], []
    for at, one in enumerate(found):
        effects = [effect for effect in one.effects if is_of(effect, group)]
        if effects:
            figures.append(figure([Plots(one, found, voice, at).things(group)], part.names, at))
            tables.append(numbers(effects, voice, part.names[at] if len(found) == 2 else ""))
    title = voice.heading(group) if group else voice.say("single-things")
    return (
        f"<section class='card'><h3>{escape(title)}</h3><div class='pair'>{''.join(figures)}</div>"
        f"<details><summary>{escape(voice.say('numbers'))}</summary>"
        f"<div class='scroll'>{''.join(tables)}</div></details></section>"
    )


def numbers(effects: list[Effect], voice: Voice, name: str) -> str:
    """Every number of a group."""
    head = "".join(f"<th>{escape(voice.say(key))}</th>" for key in ("column-thing", "column-held", "column-wins"))
    rows = "".join(
        f"<tr><td>{escape(label(effect, voice))}</td><td>{voice.share(effect.held)}</td>"
        f"<td>{voice.share_range(effect.wins)}</td></tr>"
        for effect in sorted(effects, key=lambda effect: -effect.wins.value)
    )
    caption = f"<caption>{escape(name)}</caption>" if name else ""
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def label(effect: Effect, voice: Voice) -> str:
    """A thing in its group, or with its group's name if it is alone there."""
    if effect.thing:
        return voice.thing(effect.group, effect.thing, effect.least)
    return voice.whole(effect.group, effect.thing, effect.least)


def changes_card(part: Part, found: list[Measures], voice: Voice) -> str:
    """What special cards change for everybody, as a table."""
    tables = []
    for one, name in zip(found, part.names, strict=True):
        if one.changes:
            keys = ("column-thing", "column-best", "column-margin")
            head = "".join(f"<th>{escape(voice.say(key))}</th>" for key in keys)
            rows = "".join(
                f"<tr><td>{escape(voice.thing(change.group, change.thing))}</td><td>{voice.step(change.best)}</td>"
                f"<td>{voice.step(change.margin)}</td></tr>"
                for change in sorted(one.changes, key=lambda change: -change.best.value)
            )
            caption = f"<caption>{escape(name)}</caption>" if len(found) == 2 else ""
            tables.append(f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
    if not tables:
        return ""
    title, explained = escape(voice.say("topic-changes")), escape(voice.say("explain-changes"))
    table = f"<div class='scroll'>{''.join(tables)}</div>"
    return f"<section class='card'><h3>{title}</h3>{table}<p class='soft'>{explained}</p></section>"


def table_of_differences(found: list[Measures], names: list[str], voice: Voice) -> str:
    """Every number of both, and how far they are apart."""
    say = voice.say
    one, second = (escape(name) for name in names)
    head = f"<th>{escape(say('column-measure'))}</th><th class='one'>{one}</th><th class='second'>{second}</th>"
    head += f"<th>{escape(say('column-difference'))}</th>"
    rows = "".join(
        f"<tr{' class=sure' if row.is_sure else ''}><td>{escape(row.name)}</td><td>{row.one}</td><td>{row.other}</td>"
        f"<td>{row.step}</td></tr>"
        for row in compare.rows(found[0], found[1], voice)
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    title, sure = escape(say("side-by-side")), escape(say("sure"))
    return f"<h2>{title}</h2><div class='scroll'>{table}</div><p class='soft'>{sure}</p>"
