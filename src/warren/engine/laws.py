"""The laws every game obeys, as a kit: run `check_playing` over a game and hear which law it breaks, and where.

1 Replay · 2 Ask · 3 Moves · 4 Imagine · 5 Silence · 6 Order · 7 Conservation · 8 Ending · 9 Copy
"""

from collections.abc import Iterator
from itertools import islice, permutations
from typing import Final

import msgspec

from warren.engine.contract import Game, Move, State
from warren.engine.errors import MoveError
from warren.engine.notation import letter
from warren.engine.options import OptionValue
from warren.engine.records import Record
from warren.engine.rng import Rng
from warren.engine.structs import Event

NAMES: Final = ("", "replay", "ask", "moves", "imagine", "silence", "order", "conservation", "ending", "copy")
MOST_PROBES: Final = 48
MOST_ORDERS: Final = 24
SAMPLES: Final = 12


class LawBroken(AssertionError):
    """A game breaks a law; `law` is its number."""

    def __init__(self, law: int, sentence: str) -> None:
        super().__init__(f"law {law} ({NAMES[law]}): {sentence}")
        self.law = law


def hold(law: int, kept: bool, sentence: str) -> None:
    """Raise `LawBroken` unless the law was kept."""
    if not kept:
        raise LawBroken(law, sentence)


def check_playing(
    game: Game, seats: int, seed: int | str, options: dict[str, OptionValue] | None = None, every: int = 1
) -> Record:
    """One random playing with all nine laws held at every step (or at every so many); the record of it."""
    record = Record(game, seats, seed, options)
    rng = Rng.seeded(f"laws of {seed}")
    state = record.start()
    stock = game.inventory(state)
    heard = [_digest(state.opening().seen_by(None))]
    check_variety(state, rng)
    while state.ask().seats:
        hold(8, len(record.moves) < game.longest(seats), f"still going after {len(record.moves)} decisions")
        if len(record.moves) % every == 0:
            check_state(state, rng)
        waiting = state.ask().seats
        seat = waiting[rng.below(len(waiting))]
        events = record.play(state, seat, state.moves(seat).pick(rng))
        heard.append(_digest(list(events)))
        hold(7, game.inventory(state) == stock, f"after {record.moves[-1]} there is {game.inventory(state)}")
    check_end(state)
    check_replay(record, state, heard)
    return record


def check_state(state: State, rng: Rng) -> None:
    """Laws 2 to 6, 8 and 9 at one state; the state itself stays as it is."""
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, rng.branch())
        check_ask(state, world, seat)
        check_moves(state, world, seat)
        check_imagine(state, world, seat, rng)
        check_silence(state, world, seat, rng)
    check_order(state, rng)
    check_count(state)
    check_copy(state, rng)


def check_replay(record: Record, state: State, heard: list[bytes]) -> None:
    """Law 1: seed and moves give the same state, events and hash; written down and read back, too."""
    again = Record.from_json(record.to_json())
    told = [_digest(again.start().opening().seen_by(None))]
    told += [_digest(list(step.events)) for step in again.steps()]
    hold(1, told == heard, "the events differ when the record is replayed")
    hold(1, again.replay().hash() == state.hash(), "the record replays to another state")
    position = state.game.position(state.position())
    hold(1, position.hash() == state.hash(), f"the position does not read back:\n{state.position()}")


def check_ask(state: State, world: State, seat: int | None) -> None:
    """Law 2: who is asked, and about what, is the same wherever the public view is."""
    hold(2, world.ask() == state.ask(), f"{_who(seat)} would see another ask: {world.ask()}, not {state.ask()}")


def check_moves(state: State, world: State, seat: int | None) -> None:
    """Law 3: a seat's legal moves are the same wherever its view is."""
    if seat is not None:
        mine, theirs = _texts(state, seat), _texts(world, seat)
        hold(3, mine == theirs, f"{_who(seat)} has moves that its view does not tell: {mine} or {theirs}")


def check_imagine(state: State, world: State, seat: int | None, rng: Rng) -> None:
    """Law 4: an imagined world has the same view, and imagines as the truth does."""
    for remembered in (False, True):
        same = world.view(seat, remembered) == state.view(seat, remembered)
        hold(4, same, f"the world {_who(seat)} imagines has another view")
    once, twice = rng.branch(), rng.branch()
    again = once.copy()
    hashes = [state.imagine(seat, once).hash(), world.imagine(seat, again).hash()]
    hold(4, hashes[0] == hashes[1], f"{_who(seat)} imagines differently in two worlds it cannot tell apart")
    stock = state.game.inventory(state)
    hold(4, state.game.inventory(state.imagine(seat, twice)) == stock, f"{_who(seat)} imagines other components")


def check_variety(state: State, rng: Rng) -> None:
    """Law 4: over many samples, what is hidden varies."""
    for seat in (None, *range(state.seats)):
        worlds = {_hidden(state.imagine(seat, rng.branch())) for _ in range(SAMPLES)}
        hold(4, len(worlds) > 1, f"{_who(seat)} always imagines the same world")
        truth = _hidden(state)
        hold(4, worlds != {truth}, f"{_who(seat)} always imagines the truth")


def check_silence(state: State, world: State, seat: int | None, rng: Rng) -> None:
    """Law 5: all bytes sent to a seat are the same in both worlds: views, offers, errors, events until one reveals."""
    hold(5, _bytes(state, seat) == _bytes(world, seat), f"{_who(seat)} is sent other bytes")
    if seat is not None:
        for probe in _probes(state.game, rng):
            said = [_answer(place, seat, probe) for place in (state, world)]
            hold(5, said[0] == said[1], f"{_who(seat)} is answered {said} to {probe}")
    for mover in state.ask().seats:
        both = [move for move in _texts(state, mover) if move in _texts(world, mover)]
        if both:
            move = both[rng.below(len(both))]
            feeds = [_until_revealed(place.copy().play(mover, move).seen_by(seat)) for place in (state, world)]
            hold(5, feeds[0] == feeds[1], f"{_who(seat)} hears {feeds} of {move}")


def check_order(state: State, rng: Rng) -> None:
    """Law 6: answers given together lead to the same state in every order of arrival."""
    waiting = state.ask().seats
    if len(waiting) < 2:
        return
    answers = {seat: state.moves(seat).pick(rng) for seat in waiting}
    results: set[str] = set()
    for order in islice(permutations(waiting), MOST_ORDERS):
        place = state.copy()
        for seat in order:
            place.play(seat, answers[seat])
        results.add(place.hash())
    hold(6, len(results) == 1, f"the answers {answers} give {len(results)} results")


def check_count(state: State) -> None:
    """Law 8: the scores agree with the second count."""
    scores, recount = state.scores(), state.game.recount(state)
    hold(8, scores == recount, f"scores {scores}, second count {recount} at\n{state.position()}")


def check_end(state: State) -> None:
    """Law 8: a playing that asks nobody is over, has an outcome, and its scores agree with the second count."""
    outcome = state.outcome()
    if outcome is None:
        raise LawBroken(8, "nobody is asked, but the playing is not over")
    hold(8, len(outcome.winners) > 0, "nobody has won")
    hold(8, outcome.scores == state.scores(), "the outcome has other scores")
    check_count(state)
    for seat in range(state.seats):
        hold(8, len(state.moves(seat)) == 0, f"{_who(seat)} still has moves after the end")


def check_copy(state: State, rng: Rng) -> None:
    """Law 9: playing on a copy changes nothing in the original, and a copy plays as the original does."""
    before, view = state.hash(), [_bytes(state, seat) for seat in range(state.seats)]
    copy, twin = state.copy(), state.copy()
    hold(9, copy.hash() == before, "a copy is another state")
    for _ in range(6):
        waiting = copy.ask().seats
        if not waiting:
            break
        move = copy.moves(waiting[0]).pick(rng)
        heard = [_digest(list(place.play(waiting[0], move))) for place in (copy, twin)]
        hold(9, heard[0] == heard[1] and copy.hash() == twin.hash(), f"two copies differ after {move}")
    hold(9, state.hash() == before, "playing on a copy changed the original")
    hold(9, [_bytes(state, seat) for seat in range(state.seats)] == view, "playing on a copy changed a view")


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {letter(seat)}"


def _texts(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def _hidden(state: State) -> str:
    fields = state.game.write_position(state)
    return str([value for key, value in fields.items() if key != "rng"])


def _digest(events: list[Event]) -> bytes:
    return msgspec.json.encode(events)


def _bytes(state: State, seat: int | None) -> bytes:
    offers = [] if seat is None else state.offers(seat)
    ask = state.ask()
    return msgspec.json.encode([state.view(seat), state.view(seat, remembered=True), ask.seats, ask.kind, offers])


def _probes(game: Game, rng: Rng) -> Iterator[Move]:
    table = game.move_table
    if len(table) <= MOST_PROBES:
        return iter(table)
    return iter([table[rng.below(len(table))] for _ in range(MOST_PROBES)])


def _answer(state: State, seat: int, move: Move) -> str:
    try:
        state.allowed(seat, move)
    except MoveError as error:
        return f"{type(error).__name__}: {error}"
    return "allowed"


def _until_revealed(events: list[Event]) -> bytes:
    told: list[Event] = []
    for event in events:
        if event.reveals:
            break
        told.append(event)
    return msgspec.json.encode(told)
