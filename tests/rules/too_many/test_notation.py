"""How moves are written down and read back, and what is refused."""

import pytest

from warren import IllegalMove, InvalidMove, NotAsked, WrongSeats
from warren.games.too_many.game import GAME

from .table import cave, full_caves, refused, table, texts

CELLS = [f"{x},{y}" for y in range(-2, 3) for x in range(-4, 5)]
RESOURCES = ["crystal", "water", "moss", "stone", "fire", "meat", "coins", "child"]


def test_every_move_is_written_as_the_rules_say() -> None:
    expected = [f"adopt {place} at {cell}" for place in range(1, 6) for cell in CELLS]
    expected += [f"mama at {cell}" for cell in CELLS]
    expected += [f"at {cell}" for cell in CELLS]
    expected += [f"choice {resource}" for resource in RESOURCES]
    expected += ["roar"]
    expected += [f"rearrange {source} to {target}" for source in CELLS for target in CELLS]
    expected += [f"dragon {resource}" for resource in RESOURCES[:7]]
    assert [move.text for move in GAME.move_table] == expected


def test_every_move_reads_back_as_that_move() -> None:
    for code, move in enumerate(GAME.move_table):
        assert (move.code, GAME.parse_move(move.text)) == (code, code)


@pytest.mark.parametrize("text", ["adopt 2 at 1,0", "ADOPT 2 at 1,0", "  adopt   2  at 1,0 ", "Adopt\t2 At 1,0"])
def test_capitals_and_blanks_do_not_matter(text: str) -> None:
    assert GAME.move_of(GAME.parse_move(text)) == "adopt 2 at 1,0"


@pytest.mark.parametrize("text", ["CHOICE Fire", " choice  fire "])
def test_resources_are_read_in_capitals_too(text: str) -> None:
    assert GAME.move_of(GAME.parse_move(text)) == "choice fire"
    assert GAME.move_of(GAME.parse_move(text.lower().replace("choice", "DRAGON"))) == "dragon fire"


@pytest.mark.parametrize(
    "text",
    [
        *("", "adopt", "adopt 1", "adopt 0 at 1,0", "adopt 6 at 1,0", "adopt 1 at", "adopt 1 at 1", "adopt 1 at 1,0,0"),
        *("adopt 1 at 1;0", "adopt 1 at +1,0", "adopt 1 at 1.0,0", "adopt 1 1,0", "adopt one at 1,0", "adopt1 at 1,0"),
        *("adopt １ at 1,0", "adopt 1 at １,0", "adopt 1 at 1,٠", "adopt 1 at 1,0\nroar", "adopt 1 at --1,0"),
        *("mama", "mama at", "mama 1,0", "mama at x,y", "at", "at 1", "1,0", "papa at 1,0"),
        *("choice", "choice gold", "choice mushroom", "choice fire at 1,0", "choice 4", "choice ſtone", "dragon ſtone"),
        *("rearrange", "rearrange 1,0", "rearrange 1,0 2,0", "rearrange 1,0 to", "rearrange to 2,0"),
        *("roar!", "roar 1", "dragon", "dragon child", "dragon fire-dragon", "pass"),
        *(f"adopt 1 at {'9' * 5000},0", f"rearrange 1,0 to 0,-{'1' * 5000}"),
    ],
)
def test_an_unreadable_move_is_refused_and_nothing_changes(text: str) -> None:
    state = table(A=cave("stone-g@1,0"))
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, text)
    assert state.hash() == before


@pytest.mark.parametrize("code", [-1, len(GAME.move_table), 10**30])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    state = table()
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, code)
    assert state.hash() == before


def test_every_move_is_legal_or_refused_with_a_clause() -> None:
    tables = [
        table(A=cave("stone-g@1,0", "mama@0,1", "child@1,1")),
        table(A=cave("stone-g@1,0"), hands="A mama"),
        table(A=cave("stone-g@1,0"), found="fire-a"),
        GAME.start(2, 1, choose_dragons=True, first="B"),
    ]
    for state in tables:
        legal, before = set(texts(state)), state.hash()
        assert legal
        for move in GAME.move_table:
            if move.text in legal:
                assert GAME.move_of(state.allowed(0, move)) == move
            else:
                with pytest.raises(IllegalMove) as found:
                    state.allowed(0, move)
                assert found.value.clause.startswith("TM-")
                assert str(found.value)
        assert state.hash() == before


@pytest.mark.parametrize("move", ["adopt 1 at 0,1", "roar", "mama at 0,1", "choice stone"])
def test_who_is_not_asked_may_not_move(move: str) -> None:
    state = table()
    before = state.hash()
    with pytest.raises(NotAsked):
        state.play(1, move)
    with pytest.raises(WrongSeats):
        state.play(2, move)
    assert state.hash() == before
    with pytest.raises(NotAsked):
        table(**full_caves(), over="yes").play(0, move)


def test_equal_cards_in_two_places_are_two_moves() -> None:
    state = table(head="goblin goblin fan child")
    assert {"adopt 1 at 0,1", "adopt 2 at 0,1"} <= set(texts(state))


def test_moves_are_listed_in_ascending_order() -> None:
    state = table(A=cave("stone-g@1,0", "child@0,1"))
    codes = [int(move.code) for move in state.moves(0)]
    assert codes == sorted(set(codes))


def test_every_offer_says_what_its_move_does() -> None:
    state = table(A=cave("moss-b@1,0", "child@0,-1"), head="stone-g child fan picker")
    for offer in state.offers(0):
        if hasattr(offer, "outlook"):
            after = state.copy()
            after.play(0, offer.move)
            assert offer.outlook.gain == after.scores()[0] - state.scores()[0]
    offers = {offer.move: offer for offer in state.offers(0)}
    assert [turned.card for turned in offers["adopt 1 at 0,1"].outlook.turns] == ["moss-b"]  # type: ignore[attr-defined]
    assert refused(state, "adopt 1 at 1,0") == "TM-L2"
