"""Greedy bluffs and calls in Trench Coat: not to be read, and a match for those who always or never call."""

import pytest

import warren
from warren import Rng
from warren.bots import find
from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.games.trenchcoat.rules.notation.codes import CALL, TRUST

GAMES = 3000 if warren.compiled() else 40


class Stubborn(Bot):
    """Plays as greedy does, but always calls a quest, or never."""

    def __init__(self, answer: int) -> None:
        super().__init__("stubborn")
        self.answer = answer
        self.greedy = find("greedy")

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        if self.answer in [moves.codes[at] for at in range(moves.count)]:
            return self.answer
        return self.greedy.choose(seen, rng)


def winners(bots: list[Bot], seed: int) -> tuple[int, ...]:
    """Who wins a game between these bots."""
    state = warren.game("trenchcoat").start(len(bots), seed)
    rng = Rng.seeded(f"bluffing {seed}")
    while (seat := state.next_seat()) >= 0:
        state.push(seat, bots[seat].choose(Observation(state, seat), rng))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners


@pytest.mark.clause("TC-V1")
@pytest.mark.parametrize("answer", [CALL, TRUST], ids=["always calls", "never calls"])
@pytest.mark.slow
def test_greedy_wins_more_than_half_against_somebody_who_can_be_read(answer: int) -> None:
    greedy, other, won = find("greedy"), Stubborn(answer), 0.0
    for seed in range(GAMES):
        seat = seed % 2
        found = winners([greedy, other] if seat == 0 else [other, greedy], seed)
        won += seat in found and 1 / len(found)
    assert won / GAMES > (0.5 if warren.compiled() else 0.3)


def answers(position: str, seat: int, tries: int = 200) -> set[str]:
    """What greedy answers in one position, over many tries."""
    game = warren.game("trenchcoat")
    state = game.position(position)
    seen = Observation(state, seat)
    return {game.move_of(find("greedy").choose(seen, Rng.seeded(number))).text for number in range(tries)}


def after(position: str, *moves: tuple[int, str]) -> str:
    """The position after some moves."""
    state = warren.game("trenchcoat").position(position)
    for seat, move in moves:
        state.play(seat, move)
    return state.position()


HANDS = "A: bodkin crumb dribble / none / gold=9\nB: ember fidget grub / none / gold=9\n"


@pytest.mark.clause("TC-V1")
def test_calls_are_mixed_where_the_odds_are_even() -> None:
    laid = after(f"{HANDS}events: wisdom-5 rest\n", (0, "done"), (0, "lay 2"))
    assert answers(laid, 1) == {"call", "trust"}


@pytest.mark.clause("TC-V1")
def test_an_able_kobold_goes_on_the_quest_and_without_one_a_bluff_does() -> None:
    able = after(f"{HANDS}events: strength-3 rest\n", (0, "done"))
    assert answers(able, 0) == {"lay 3"}
    unable = after(f"{HANDS}events: strength-5 rest\n", (0, "done"))
    assert all(answer.startswith("lay") for answer in answers(unable, 0))


@pytest.mark.clause("TC-V9")
def test_bids_and_hands_cannot_be_foreseen() -> None:
    guard = after(f"{HANDS}events: guard rest\n", (0, "done"))
    assert len(answers(guard, 0)) > 4
    hands = after(f"{HANDS}events: rock-paper-scissors-for-gold rest\n", (0, "done"))
    assert answers(hands, 0) == {"rock", "paper", "scissors"}
