"""Trench Coat's bouts of skill are solved: nobody gains by knowing how a bot wrestles, and every bout ends."""

from collections import Counter
from functools import cache

import pytest

import warren
from warren import Rng, State
from warren.bots import find
from warren.bots.observation import Observation
from warren.bots.search.search_bot import SearchBot
from warren.games.trenchcoat.rules.pieces.challenges import BEATS, DOWN, STAMINA
from warren.games.trenchcoat.strategy.answer_heuristics import SPEND_WEIGHTS
from warren.games.trenchcoat.strategy.skill_contests import CHOICES, RANDOM_SHARE, ArmWrestling

ARMS = ArmWrestling()
LINES = "A: bodkin crumb dribble / {items} / gold=9\nB: ember fidget grub / none / gold=9\nevents: {events} rest\n"


def shares(mine: int, theirs: int, arm: int, beats: int) -> list[float]:
    """How often the solution spends how much, in parts of one."""
    return [ARMS.probability(mine, theirs, arm, beats, spend) / 1000 for spend in range(min(CHOICES, mine + 1))]


def ended(arm: int, beats: int) -> float | None:
    """What is won when a bout is over, ½ for an arm upright; None while it is not."""
    if abs(arm) >= DOWN or beats == BEATS:
        return 0.5 + 0.5 * ((arm > 0) - (arm < 0))
    return None


def glanced(theirs: int) -> list[float]:
    """How often somebody who does not think spends how much."""
    part = SPEND_WEIGHTS[: theirs + 1]
    return [share / sum(part) for share in part]


@cache
def best_answer(mine: int, theirs: int, arm: int, beats: int) -> float:
    """What somebody wins who knows how the other spends, its daring apart."""
    over = ended(arm, beats)
    if over is not None:
        return over
    met = shares(theirs, mine, -arm, beats)
    even = RANDOM_SHARE / 1000 / len(met)
    solved = [(share - even) / (1 - RANDOM_SHARE / 1000) for share in met]
    return max(
        sum(solved[b] * best_answer(mine - a, theirs - b, arm + a - b, beats + 1) for b in range(len(met)))
        for a in range(min(CHOICES, mine + 1))
    )


@cache
def against_a_glance(mine: int, theirs: int, arm: int, beats: int) -> float:
    """What the solution wins against somebody who does not think."""
    over = ended(arm, beats)
    if over is not None:
        return over
    return sum(
        mine_share * their_share * against_a_glance(mine - a, theirs - b, arm + a - b, beats + 1)
        for a, mine_share in enumerate(shares(mine, theirs, arm, beats))
        for b, their_share in enumerate(glanced(theirs)[:CHOICES])
    )


@cache
def upright(mine: int, theirs: int, arm: int, beats: int) -> float:
    """How often a bout of two who both know the solution ends with the arm upright."""
    if abs(arm) >= DOWN:
        return 0.0
    if beats == BEATS:
        return float(arm == 0)
    return sum(
        mine_share * their_share * upright(mine - a, theirs - b, arm + a - b, beats + 1)
        for a, mine_share in enumerate(shares(mine, theirs, arm, beats))
        for b, their_share in enumerate(shares(theirs, mine, -arm, beats))
    )


def test_nobody_gains_by_knowing_how_an_arm_is_wrestled() -> None:
    assert ARMS.value_of(STAMINA, STAMINA, 0, 0) == pytest.approx(0.5, abs=0.01)
    assert best_answer(STAMINA, STAMINA, 0, 0) == pytest.approx(0.5, abs=0.02)
    assert against_a_glance(STAMINA, STAMINA, 0, 0) > 0.8


@pytest.mark.slow
def test_what_is_spent_is_always_something() -> None:
    for mine in range(STAMINA + 1):
        for theirs in range(STAMINA + 1):
            assert sum(shares(mine, theirs, 1, 3)) == pytest.approx(1)


def test_two_who_know_the_solution_do_not_wrestle_for_ever() -> None:
    assert upright(STAMINA, STAMINA, 0, 0) < 0.8


def dared(event: str) -> State:
    """A has challenged B."""
    state = warren.game("trenchcoat").position(LINES.format(items="none", events=event))
    state.play(0, "done")
    return state


@pytest.mark.parametrize(("event", "answers"), [("rock-paper-scissors-for-gold", 3), ("thumb-wars-for-gold", 3)])
@pytest.mark.parametrize("name", ["greedy", "sensible"])
def test_one_hand_is_as_likely_as_another(event: str, answers: int, name: str) -> None:
    state, bot, rng = dared(event), find(name), Rng.seeded("hands")
    counts = Counter(bot.choose(Observation(state, 0), rng) for _ in range(1500))
    assert len(counts) == answers
    assert min(counts.values()) > 1500 / answers * 0.85


def test_a_search_does_not_think_about_what_is_solved() -> None:
    state, rng = dared("arm-wrestle-for-gold"), Rng.seeded("arm")
    endless = SearchBot("endless", 10**12, 0.0)
    spent = Counter(str(state.game.move_of(endless.choose(Observation(state, 0), rng))) for _ in range(300))
    assert spent["spend 4"] > 300 * 0.7


def test_all_events_seen_are_put_where_they_help() -> None:
    """TC-P5: the quest that the hand can do for oneself, the tax for the other."""
    text = LINES.format(items="clairvoyance", events="tax-6 guard strength-3")
    state = warren.game("trenchcoat").position(text)
    state.play(0, "play clairvoyance")
    code = find("sensible").choose(Observation(state, 0), Rng.seeded("order"))
    assert str(state.game.move_of(code)) == "order 3 1 2"


def test_the_order_of_events_does_not_hang_on_kobolds_that_were_never_seen() -> None:
    text = LINES.format(items="clairvoyance", events="strength-5 wisdom-5 guard")
    state = warren.game("trenchcoat").position(text)
    state.play(0, "play clairvoyance")
    bot = find("sensible")
    assert len({bot.choose(Observation(state, 0), Rng.seeded(seed)) for seed in range(40)}) == 1
