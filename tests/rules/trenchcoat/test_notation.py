"""How moves are written down and read back, and what is refused."""

import pytest
from hypothesis import given

from warren import IllegalMove, InvalidMove, NotAsked, State, WrongSeats
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.cards import ITEMS

from .table import few, go, playings, refused, seat_text, seated, table, texts

SEATS = "ABCD"
ORDERS = ["1", "1 2", "2 1", "1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"]


def test_every_move_is_written_as_the_rules_say() -> None:
    expected = [f"sell {item}" for item in ITEMS] + ["buy deck", "buy 1", "buy 2", "done"]
    expected += [f"discard {item}" for item in ITEMS] + ["pass"]
    expected += [f"play {item}{seat}" for item in ITEMS for seat in (" A", " B", " C", " D", "")]
    expected += [f"order {order}" for order in ORDERS]
    expected += ["lay 1", "lay 2", "lay 3", "call", "trust", *(f"challenge {seat}" for seat in SEATS)]
    expected += ["accept", "decline", "heads", "tails", "odd", "even", "rock", "paper", "scissors"]
    expected += ["show 1", "show 2", "show 3", *(f"spend {stamina}" for stamina in range(5))]
    expected += [*(f"hold {beats}" for beats in range(1, 7)), "pin", "feint", "dodge"]
    expected += [f"spy {thing}" for thing in GAME.numbers.things] + [f"guess {thing}" for thing in GAME.numbers.things]
    expected += [f"won {seat}" for seat in SEATS] + ["pay", "lose 1", "lose 2", "lose 3", "cloak"]
    expected += [f"bid {gold}" for gold in range(401)]
    assert [move.text for move in GAME.move_table] == expected


def test_every_move_reads_back_as_that_move() -> None:
    for code, move in enumerate(GAME.move_table):
        assert (move.code, GAME.parse_move(move.text)) == (code, code)


@pytest.mark.parametrize("text", ["play wanted-poster C", "PLAY Wanted-Poster c", "  play   wanted-poster\tC "])
def test_capitals_and_blanks_do_not_matter(text: str) -> None:
    assert GAME.move_of(GAME.parse_move(text)) == "play wanted-poster C"


@pytest.mark.parametrize(
    "text",
    [
        *("", "sell", "sell hat", "sell magic hat", "buy", "buy 0", "buy 3", "buy deck 1", "done!", "finish"),
        *("discard", "discard gold", "pass on", "play", "play magic-hat E", "play magic-hat 1", "play B", "magic-hat"),
        *("order", "order 2", "order 1 1", "order 3 2", "order 1 2 3 4", "order 1,2", "order 123"),
        *("lay", "lay 0", "lay 4", "lay bodkin", "lay １", "calls", "call B", "trust me", "challenge", "challenge E"),
        *("head", "odds", "evens", "stone", "show", "show 4", "spend -1", "spend 5", "hold 0", "hold 7", "pins"),
        *("spy", "spy dragon", "guess", "guess 1", "won", "won E", "won 0", "pay 3", "lose", "lose 4", "cloaks"),
        *("bid", "bid -1", "bid 401", "bid 1.5", "bid four", "bid ٣", "bid 01", f"bid {'9' * 5000}", "bid 4\nbid 5 6"),
    ],
)
def test_an_unreadable_move_is_refused_and_nothing_changes(text: str) -> None:
    state = seated("magic-hat", "spare-change")
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, text)
    assert state.hash() == before


@pytest.mark.parametrize("code", [-1, len(GAME.move_table), 10**30])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    state = seated("magic-hat", "")
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, code)
    assert state.hash() == before


@pytest.mark.clause("TC-Q2")
@given(state=playings())
@few
def test_every_move_is_legal_or_refused_with_a_clause(state: State) -> None:
    before = state.hash()
    for seat in state.ask().seats:
        legal = set(texts(state, seat))
        assert legal
        for move in GAME.move_table[:240]:
            if move.text in legal:
                assert GAME.move_of(state.allowed(seat, move)) == move
            else:
                with pytest.raises(IllegalMove) as found:
                    state.allowed(seat, move)
                assert found.value.clause.startswith("TC-")
                assert str(found.value)
    assert state.hash() == before


@given(state=playings())
@few
def test_moves_are_listed_once_in_ascending_order_and_are_those_that_are_legal(state: State) -> None:
    for seat in range(state.seats):
        codes = [int(move.code) for move in state.moves(seat)]
        assert codes == sorted(set(codes))
        if seat in state.ask().seats:
            assert [code for code in range(-1, len(GAME.move_table) + 1) if state.is_legal(seat, code)] == codes
            assert [offer.move for offer in state.offers(seat)] == texts(state, seat)
        else:
            assert codes == []


@pytest.mark.parametrize("move", ["done", "pass", "play magic-hat", "bid 3"])
def test_who_is_not_asked_may_not_move(move: str) -> None:
    state = seated("magic-hat", "", "")
    before = state.hash()
    with pytest.raises(NotAsked):
        state.play(1, move)
    with pytest.raises(WrongSeats):
        state.play(3, move)
    assert state.hash() == before


@pytest.mark.clause("TC-V9", "TC-I1", "TC-V10", "TC-Q2", "TC-P1")
@pytest.mark.parametrize(
    ("script", "answer", "clause"),
    [
        ([], "A buy 1", "TC-I1"),
        ([], "A sell magic-hat", "TC-I1"),
        ([], "A play magic-shield", "TC-V10"),
        ([], "A play spare-change", "TC-P1"),
        ([], "A bid 1", "TC-V9"),
        ([], "A lay 1", "TC-V1"),
        ([], "A call", "TC-V1"),
        ([], "A challenge B", "TC-V6"),
        ([], "A accept", "TC-V6"),
        ([], "A heads", "TC-H2"),
        ([], "A odd", "TC-H2"),
        ([], "A rock", "TC-H3"),
        ([], "A show 1", "TC-H4"),
        ([], "A spend 1", "TC-H5"),
        ([], "A hold 1", "TC-H5"),
        ([], "A pin", "TC-H5"),
        ([], "A spy leek", "TC-H5"),
        ([], "A guess leek", "TC-H5"),
        ([], "A won A", "TC-H5"),
        ([], "A pay", "TC-V8"),
        ([], "A lose 1", "TC-V10"),
        ([], "A cloak", "TC-V9"),
        ([], "A order 1", "TC-P5"),
        ([], "A pass", "TC-Q3"),
        ([], "A discard magic-shield", "TC-I2"),
        (["A done"], "A done", "TC-Q2"),
        (["A done", "B pass"], "A bid 3", "TC-V9"),
        (["A done", "B pass"], "B cloak", "TC-V9"),
        (["A done", "B pass", "A bid 1"], "A bid 2", "TC-Q2"),
        (["A done", "B pass", "A bid 1", "B bid 2", "A pass", "B pass"], "A play truth-serum", "TC-P1"),
    ],
)
def test_bad_input_is_refused_with_its_clause_and_nothing_changes(script: list[str], answer: str, clause: str) -> None:
    state = seated("magic-shield", "magic-hat", gold=2, events="guard rest", shop="spare-change -", items="none")
    go(state, *script)
    assert refused(state, answer) == clause


@pytest.mark.clause("TC-P2")
def test_a_stolen_item_cannot_be_played() -> None:
    state = seated(
        "pet-bandits", "spare-change magic-shield", events="guard rest", rng="00000001 00000000 00000000 00000000"
    )
    go(state, "B play spare-change", "A play pet-bandits B")
    left = texts(state, "B")
    stolen = "spare-change" if "play spare-change" not in left else "magic-shield"
    assert refused(state, f"B play {stolen}") == "TC-P1"


@pytest.mark.clause("TC-V10", "TC-V9")
def test_offers_say_what_moves_are_about() -> None:
    state = seated("magic-hat wanted-poster", "", events="strength-3 rest")
    offers = {offer.move: offer for offer in state.offers(0)}
    assert (offers["play wanted-poster B"].item, offers["play wanted-poster B"].target) == ("wanted-poster", 1)  # type: ignore[attr-defined]
    assert offers["play magic-hat"].target is None  # type: ignore[attr-defined]
    go(state, "A done")
    offers = {offer.move: offer for offer in state.offers(0)}
    found = [(offers[f"lay {place}"].value, offers[f"lay {place}"].passes) for place in (1, 2, 3)]  # type: ignore[attr-defined]
    assert found == [(1, False), (2, False), (3, True)]
    state = table(A=seat_text("bodkin crumb", "magic-hat", 2), events="tax-3 rest")
    go(state, "A done")
    offers = {offer.move: offer for offer in state.offers(0)}
    assert (offers["pay"].gold, offers["pay"].short) == (3, True)  # type: ignore[attr-defined]
