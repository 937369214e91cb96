"""When bots play juices in Trench Coat: once the kobolds are shown, and before that only rather than discard them."""

import pytest

import warren
from warren import State

TRENCHCOAT = warren.game("trenchcoat")


def best(state: State, seat: int, full: bool) -> str:
    """What a seat that knows this table would do."""
    rate = TRENCHCOAT.advice.heuristics.full_score if full else TRENCHCOAT.advice.heuristics.quick_score
    return max(state.moves(seat), key=lambda move: rate(state, seat, move.code)).text


def trumps(items: str) -> State:
    """A has dared B to Trumps in strength, in which all three of its kobolds are weak."""
    lines = [
        f"A: bodkin crumb dribble / {items} / gold=9",
        "B: ember fidget grub / none / gold=9",
        "events: trumps-for-gold rest",
        "items: inherited-debt ghost-in-a-jar rest",
        "shop: - -",
    ]
    state = TRENCHCOAT.position("\n".join(lines))
    state.play(0, "done")
    state.play(0, "challenge B")
    assert state.ask().kind == "trumps-rolled"
    return state


@pytest.mark.parametrize("full", [False, True])
def test_before_the_showing_a_juice_waits(full: bool) -> None:
    state = trumps("boost-juice reduce-juice")
    assert {"play boost-juice A", "play reduce-juice B"} <= {move.text for move in state.moves(0)}
    assert best(state, 0, full).startswith("show")


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize(("juice", "target"), [("boost-juice", "A"), ("reduce-juice", "B")])
def test_over_the_limit_a_juice_is_played_where_it_helps_rather_than_discarded(
    juice: str, target: str, full: bool
) -> None:
    state = trumps(f"magic-hat {juice} magic-shield")
    state.play(1, state.moves(1)[0])
    state.play(0, "play magic-hat")
    assert state.ask().kind == "over-limit"
    rate = TRENCHCOAT.advice.heuristics.full_score if full else TRENCHCOAT.advice.heuristics.quick_score
    rated = {move.text: rate(state, 0, move.code) for move in state.moves(0)}
    other = "B" if target == "A" else "A"
    assert rated[f"play {juice} {target}"] > rated[f"discard {juice}"] > rated[f"play {juice} {other}"]


@pytest.mark.parametrize("full", [False, True])
def test_over_the_limit_at_trumps_revealed_a_ghost_is_kept_by_whoever_leads(full: bool) -> None:
    lines = [
        "A: grub crumb dribble / magic-hat ghost-in-a-jar magic-shield / gold=9",
        "B: bodkin / none / gold=9",
        "events: trumps-for-gold rest",
        "items: inherited-debt truth-serum rest",
        "shop: - -",
        "rng: RNG",
    ]
    for seed in range(60):
        state = TRENCHCOAT.position("\n".join(lines).replace("RNG", warren.Rng.seeded(f"juices {seed}").words()))
        state.play(0, "done")
        state.play(0, "challenge B")
        if "skill=strength" in state.position():
            break
    state.play(0, "show 1")
    assert state.ask().kind == "trumps-revealed"
    state.play(0, "play magic-hat")
    assert state.ask().kind == "over-limit"
    assert "play ghost-in-a-jar A" in {move.text for move in state.moves(0)}
    assert "ghost" not in best(state, 0, full)
