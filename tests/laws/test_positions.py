"""Positions: every state that bots reach reads back, and what could not be on a table is refused in a sentence."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import BadPosition, Rng, State, bots
from warren.bots.observation import Observation

#: Options that change what a position has to say.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "koffer": [{}, {"specials": "random", "games": 2}, {"specials": "2,3,8"}, {"specials": "4,5,7", "memory": True}],
    "kobold": [{}, {"games": 2, "first": "B"}],
    "too_many": [{}, {"choose_dragons": True, "memory": True}, {"first": "B"}],
}
#: Keys under which pieces lie, one word each.
PILES = {"koffer": ("row", "deck"), "kobold": ("supply", "removed"), "too_many": ("head", "queue", "found")}
LANGUAGES = ("en", "fr", "de")


def states(name: str, seats: int, seed: int, bot: str, options: dict[str, object]) -> Iterator[State]:
    """Every state of one game played by one bot at all seats."""
    state = warren.game(name).start(seats, seed, None, **options)
    rng, player = Rng.seeded(seed), bots.find(bot)
    yield state
    while asked := state.ask().seats:
        seat = asked[rng.below(len(asked))]
        state.push(seat, player.choose(Observation(state, seat), rng))
        yield state


def reads_back(state: State, rng: Rng) -> None:
    """The state, and what a seat imagines of it, survive being written down."""
    for place in (state, state.imagine(rng.below(state.seats), rng)):
        again = place.game.position(place.position())
        assert again.position() == place.position()
        assert again.hash() == place.hash()
        assert again.view(0) == place.view(0)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("size", ["full", "tiny"])
def test_every_state_that_bots_reach_reads_back(name: str, bot: str, size: str) -> None:
    for seats in warren.game(name).seat_counts if size == "full" else (2,):
        for seed, options in enumerate(OPTIONS[name]):
            for state in states(name, seats, seed, bot, {**options, "size": size}):
                reads_back(state, Rng.seeded(seed))


def some_state(name: str, seats: int, seed: int, turns: int) -> State:
    """A state after so many random moves, special cards and all."""
    options = OPTIONS[name][seed % len(OPTIONS[name])]
    played = list(zip(range(turns + 1), states(name, seats, seed, "random", options), strict=False))
    return played[-1][1]


def pieces_changed(name: str, fields: dict[str, str]) -> Iterator[dict[str, str]]:
    """The position with one piece fewer, one twice, or one that is another."""
    seats = [key for key in fields if len(key) == 1]
    for key in (*PILES[name], *seats, "sections"):
        words = fields.get(key, "none").split()
        for at in {0, len(words) // 2, len(words) - 1} if words != ["none"] and words else ():
            for changed in word_changed(key, words[at]):
                yield {**fields, key: " ".join([*words[:at], *changed, *words[at + 1 :]]) or "none"}


def word_changed(key: str, word: str) -> Iterator[list[str]]:
    """A word that names a piece, gone, twice, or changed so that it names another."""
    if key == "sections":
        if word not in ("/", "."):
            yield ["."]
            yield [re.sub(r"[!a-z]+", "ball" if "car" in word else "car", word)]
    elif "=" in word:
        kind, number = word.split("=")
        yield [f"{kind}={int(number) + 99}"]
    elif word.isdigit():
        yield [str(int(word) + 1)]
        yield ["99"]
    else:
        yield []
        yield [word, word]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(PILES)), st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 60))
def test_a_piece_too_few_or_too_many_is_refused_with_its_reason(name: str, seats: int, seed: int, turns: int) -> None:
    state = some_state(name, seats, seed, turns)
    fields = dict(line.split(": ", 1) for line in state.position().splitlines())
    for changed in pieces_changed(name, fields):
        with pytest.raises(BadPosition) as caught:
            state.game.position(changed)
        assert caught.value.text not in ("bad-position", "bad-position-value"), str(caught.value)
        said = {caught.value.say(language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


REFUSED = {
    "koffer": [
        ({"row": "R10 K2 R1"}, "The row has 3 cards while 37 are left in the deck; it would be filled up to 7."),
        ({"A": "99"}, "The box has only 32 of “tokens”, and the position 106."),
        ({"A": "7 R1", "B": "7 R1"}, "R1 is named twice."),
        ({"row": "R11"}, "The position's “row” names “R11”, which is not in the box."),
        ({"row": "none"}, "The row is empty, so nobody could take a card."),
        ({"A": "7 (K4)"}, "K4 lies face down before seat A, but by the card below it must lie face up."),
        ({"A": "7 K4 K2"}, "K2 lies face up before seat A, but by the card below it must lie face down."),
        ({"A": "7 [K4]"}, "K4 is put aside, but special card 8 (Hand luggage) is not in play."),
        ({"over": "yes"}, "The game is not over: it ends with a full round"),
        ({"over": "perhaps"}, "The position's “over” is one of no, yes, not “perhaps”."),
        ({"last": "9"}, "“last” says that a 9 was taken last"),
        ({"box": "19"}, "The box has only 32 of “tokens”, and the position 33."),
        ({"match": "1 5 0"}, "In the first game of a match nobody has points from games before."),
        ({"match": "2 5 0"}, "The position is in game 2 of a match of 1."),
        ({"match": "1 5"}, "wants the number of the game and 2 scores, not 2 numbers"),
        ({"options": "speed=9"}, "The position has an unknown option “speed”. Known are: games, specials, memory."),
        ({"options": "games=2 games=3"}, "The position gives the option “games” twice."),
        ({"rng": "1 2 3"}, "wants four numbers of eight hexadecimal digits"),
    ],
    "kobold": [
        ({"A": "violet green yellow blue"}, "Seat A has a gem of every colour, and would have swapped them at once"),
        ({"A": "gems=999"}, "The seats have 999 0 points in gem trophies, which cannot be"),
        ({"A": "gems=3"}, "The seats have 3 0 points in gem trophies, which cannot be"),
        ({"A": "tiles=1"}, "The seats have 1 0 point tiles, more than 0 scored flashes can have given."),
        ({"A": "tiles=3", "removed": "!ball"}, "The seats have 3 0 point tiles, more than 1 scored flashes"),
        ({"A": "ball*7"}, "ball is named more than 6 times, and the box has no more."),
        ({"A": "dog"}, "The position's “A” names “dog”, which is not in the box."),
        ({"A": "!ball"}, "Seat A has !ball, but nobody keeps a flash."),
        ({"removed": "ball"}, "“ball” never leaves the game; only gems and flashes do."),
        ({"removed": "violet"}, "1 of “violet” have left the game for 0 gem trophies"),
        ({"trophies": "5"}, "The seats have 0 0 points in gem trophies, which cannot be"),
        ({"A": "gems=15"}, "All gem trophies are taken, so the game would be over."),
        ({"pawns": "A1"}, "Section 1 is lit, so no pawn of seat A can stand there."),
        ({"pawns": "A3 A4 A5 A6"}, "Seat A has 4 pawns on the board, and only 3 in all."),
        ({"pawns": "A4 A4 A4"}, "Seat A has 3 pawns in section 4, more than there are tokens."),
        ({"pawns": "A9"}, "“A9” is not a pawn. A pawn is a seat and a section: A5."),
        ({"pawns": "C3"}, "There is no seat “C” at this table"),
        ({"fetching": "yes"}, "Seat A cannot be fetching: it has no pawn on the board, or the game is over."),
        ({"fetching": "yes", "pawns": "A3"}, "A Fetch has emptied 0 dark spaces"),
        ({"over": "yes"}, "“over” is yes, which does not agree with “ended”"),
        ({"over": "yes", "ended": "supply"}, "“ended” says supply, but by the table it is no."),
        ({"flashes": "ball"}, "“flashes” are the flashes taken this turn, and ball is none."),
        ({"flashes": "!ball"}, "The position has 1 flashes taken this turn, but at most 0 tokens can have been."),
        ({"sections": "ball / car"}, "The small side has sections of 2 2 3 2 2 3 2 spaces, and the position of 1 1."),
        (
            {"sections": ". . / . . / . (ball) (car) / car (car) / ball (ball) / car car (car) / ball (ball)"},
            "Space 3.1 is dark and empty; at the start of a turn every dark space has a token.",
        ),
        (
            {"sections": ". . / . . / car ball (car) / car (car) / ball (ball) / car car (car) / ball (ball)"},
            "ball lies on a shut space, so it is face down: (ball).",
        ),
    ],
    "too_many": [
        ({"head": "crystal-c crystal-c fan child"}, "crystal-c is named twice."),
        ({"head": "crystal-c"}, "The head has 1 cards while 64 are left in the queue; it would be filled up to 4."),
        ({"head": "mama child fan goblin"}, "mama is not a card of the deck, so it cannot be in “head”."),
        ({"head": "unicorn child fan goblin"}, "The position's “head” names “unicorn”, which is not in the box."),
        ({"head": "child " * 5}, "child is named more than 4 times, and the box has no more."),
        ({"A": "fire-dragon@0,0 stone-a@1,0"}, "stone-a at 1,0 in seat A's cave has everything it wants"),
        ({"A": "fire-dragon@0,0 stone-g+@1,0"}, "stone-g at 1,0 in seat A's cave is happy without all it wants"),
        ({"A": "fire-dragon+@0,0"}, "fire-dragon at 0,0 in seat A's cave is happy without all it wants"),
        ({"A": "fire-dragon@0,0 goblin+@1,0"}, "The goblin at 1,0 is happy, and goblins never are."),
        ({"A": "fire-dragon@0,0 goblin@2,0"}, "The cards of seat A's cave do not hang together by their edges."),
        ({"A": "fire-dragon@0,0 goblin@0,0"}, "Seat A's cave begins with one dragon at 0,0, and has no other."),
        ({"A": "fire-dragon@0,0 goblin@1,0 fan@1,0"}, "fan lies at 1,0, where another card lies."),
        ({"A": "none"}, "Seat A has no dragon."),
        ({"A": "fire-dragon@0,0 mama@1,0 mama@0,1"}, "Seat A has two Mamas."),
        ({"A": "fire-dragon@0,0", "B": "fire-dragon@0,0"}, "fire-dragon is named twice."),
        ({"A": "fire-dragon@0,0 fire"}, "“fire” is not a card in a cave."),
        ({"hands": "A choice=9"}, "Seat A has Mama either in hand or in its cave, and exactly once."),
        ({"hands": "A mama choice=2"}, "wants a whole number from 0 to 1, not “2”"),
        ({"hands": "A mama luck=1"}, "“luck=1” is not a power"),
        ({"found": "child"}, "child was found by Choice, but seat A still holds all of its own."),
        ({"found": "fan"}, "fan cannot have been found by Choice"),
        ({"over": "yes"}, "The game is not over: not every cave is full."),
        ({"choosing": "yes"}, "Dragons are being chosen only with the option choose_dragons"),
        ({"clear": "luck=1"}, "“luck=1” does not tell what the queue's first cards lack"),
        ({"clear": "crystal=1"}, "“clear” says that none of the queue's first 1 cards gives crystal, but one does."),
    ],
}


@pytest.mark.parametrize(
    ("name", "fields", "why"), [(name, *case) for name, cases in REFUSED.items() for case in cases]
)
def test_what_cannot_be_on_a_table_is_refused_by_its_reason(name: str, fields: dict[str, str], why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        warren.game(name).position(fields)
    assert why in str(caught.value)
    assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
