"""What a balance report says, and from where on."""

import msgspec
import pytest

from warren.lab.report import compare
from warren.lab.report.gather import Study, gather
from warren.lab.report.measures import Effect, Measures, Skill, Spread, measure
from warren.lab.report.voice import Voice
from warren.lab.report.words import Words, advantage, length_key, skill_key, standing_out
from warren.lab.simulate.simulation import Interval


@pytest.fixture(scope="module")
def found() -> Measures:
    pairs = (("random", "greedy"),)
    return measure(gather([Study("koffer", 2, ("greedy",) * 2, "words", 200, pairs=pairs, deals=20)], 1)[0])


def around(value: float, half: float = 0.005) -> Interval:
    return Interval(value, value - half, value + half)


@pytest.mark.parametrize(
    ("share", "key"),
    [
        (around(0.5), "fair"),
        (around(0.515), "fair"),
        (around(0.53), "little-more"),
        (around(0.47), "little-less"),
        (around(0.56), "clearly-more"),
        (around(0.44), "clearly-less"),
        (around(0.61), "far-more"),
        (around(0.39), "far-less"),
        (around(0.55, 0.08), "unsure"),
        (around(0.49, 0.03), "fair"),
        (around(0.52, 0.04), "unsure"),
    ],
)
def test_how_far_a_seat_is_off_its_share(share: Interval, key: str) -> None:
    assert advantage(share, 0.5) == key


def spread(low: float, high: float, counts: int = 9) -> Spread:
    return Spread(around(20), 5, low, 20, high, tuple((at, 1) for at in range(counts)))


def test_a_length_is_fixed_or_steady_or_varies() -> None:
    assert length_key(spread(20, 20, counts=1)) == "length-fixed"
    assert length_key(spread(15, 29)) == "length"
    assert length_key(spread(15, 30)) == "length-varies"


@pytest.mark.parametrize(
    ("share", "key"), [(0.55, "skill-hardly"), (0.6, "skill-some"), (0.8, "skill-much"), (0.95, "skill-all")]
)
def test_how_much_the_better_player_makes_of_it(share: float, key: str) -> None:
    skill = Skill("weak", "strong", 100, around(share), around(0.5), around(0.3), 0.3, around(0))
    assert skill_key(skill, 0.5) == key


def effect(thing: str, share: float, z: float, is_dealt: bool = False) -> Effect:
    return Effect("up", thing, 1, 0.5, around(share), z, is_dealt)


def test_only_large_and_sure_effects_stand_out() -> None:
    effects = [effect("R1", 0.54, 9), effect("R2", 0.58, 3), effect("R3", 0.58, 4), effect("R4", 0.4, -4)]
    assert [one.thing for one in standing_out(effects, 0.5)] == ["R3", "R4"]


def test_of_many_only_the_largest_are_named() -> None:
    effects = [effect(f"R{at}", 0.6 + at / 100, 9) for at in range(1, 11)]
    assert [one.thing for one in standing_out(effects, 0.5)] == ["R10", "R9", "R8"]


def keys(found: Measures, **changed: object) -> list[str]:
    words = Words(msgspec.structs.replace(found, **changed), Voice("koffer", "en")).all()
    return [one.key for one in words]


def test_the_sentence_has_share_interval_and_size(found: Measures) -> None:
    order = (Interval(0.531, 0.52, 0.542), Interval(0.469, 0.458, 0.48))
    words = Words(msgspec.structs.replace(found, order=order), Voice("koffer", "en")).all()
    assert words[0].text == "The first seat wins 53.1\u00a0% (52.0–54.2): a little more than its share, 50.0\u00a0%."
    assert words[0].stands_out


def test_numbers_are_written_as_the_language_does(found: Measures) -> None:
    order = (Interval(0.531, 0.52, 0.542), Interval(0.469, 0.458, 0.48))
    changed = msgspec.structs.replace(found, order=order)
    assert "53,1\u00a0% (52,0–54,2)" in Words(changed, Voice("koffer", "fr")).all()[0].text
    assert "53,1\u00a0% (52,0–54,2)" in Words(changed, Voice("koffer", "de")).all()[0].text


def test_every_rule_of_thumb_speaks_when_it_should(found: Measures) -> None:
    assert "settled-late" in keys(found, settled=msgspec.structs.replace(found.settled, median=800.0))
    assert "settled-early" in keys(found, settled=msgspec.structs.replace(found.settled, median=300.0))
    assert "many-ties" in keys(found, ties=Interval(0.1, 0.08, 0.12))
    assert "ties" in keys(found, ties=Interval(0.06, 0.04, 0.08))
    assert "choices-few" in keys(found, choices=(around(2.5),) * 10)
    assert "choices-many" in keys(found, choices=(around(25),) * 10)
    assert "choices-uneven" in keys(found, choices=(around(6),) * 9 + (around(9),))
    assert "choices-uneven" not in keys(found, choices=(around(6),) * 9 + (around(8),))
    dealt = effect("R1", 0.5, 0, is_dealt=True)
    assert "dealt-even" in keys(found, effects=(dealt,))
    assert "dealt-more" in keys(found, effects=(msgspec.structs.replace(dealt, wins=around(0.6), z=9.0),))
    assert "thing-less" in keys(found, effects=(effect("R1", 0.4, -9),))
    skill = msgspec.structs.replace(found.skills[0], deal=Interval(0.1, 0.05, 0.15))
    assert "deal" in keys(found, skills=(skill,))
    assert "deal-little" in keys(found, skills=(msgspec.structs.replace(skill, deal=Interval(0.04, 0.0, 0.08)),))


def test_a_place_that_does_best_is_named(found: Measures) -> None:
    order = (around(0.33), around(0.27), around(0.4))
    assert "place-more" in keys(found, order=order, seats=3)


def test_a_study_beside_itself_differs_in_nothing(found: Measures) -> None:
    words = compare.words(found, found, ["one", "other"], Voice("koffer", "en"))
    assert [one.key for one in words] == ["same"]


def test_what_differs_is_said_with_its_interval(found: Measures) -> None:
    other = msgspec.structs.replace(found, order=(around(0.7), around(0.3)), effects=(effect("R1", 0.7, 9),))
    one = msgspec.structs.replace(found, order=(around(0.5), around(0.5)), effects=(effect("R1", 0.5, 0),))
    words = compare.words(one, other, ["here", "there"], Voice("koffer", "en"))
    assert [word.key for word in words] == ["differs", "thing-differs"]
    assert "50.0\u00a0% (here), 70.0\u00a0% (there); difference +20.0 (+19.3\u00a0…\u00a0+20.7)" in words[0].text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["koffer", "kobold", "too_many", "trenchcoat"])
def test_every_thing_has_a_name(game: str, language: str) -> None:
    study = Study(game, 2, ("greedy",) * 2, "names", 2)
    voice = Voice(game, language)
    for column in gather([study], 1)[0].columns:
        if column.shape != "game" and column.role != "result":
            assert voice.whole(column.group, column.thing, 2)
        elif column.thing:
            assert voice.thing(column.group, column.thing)
