"""The laws every game obeys, as a kit: run `check_playing` over a game and hear which law it breaks, and where.

1 Replay, and every reachable state survives position → text → position and plays on identically · 2 Ask · 3 Moves ·
4 Imagine · 5 Silence · 6 Order · 7 Conservation · 8 Ending · 9 Copy

Good players reach states that random ones do not: `choose` lets somebody else than chance choose the moves.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice, permutations, zip_longest
from typing import Final

import msgspec

from warren.engine.contract import Game, State
from warren.engine.errors import MoveError, WarrenError
from warren.engine.moves import Move, MoveList
from warren.engine.notation import letter
from warren.engine.options import OptionValue
from warren.engine.records import Record
from warren.engine.rng import Rng
from warren.engine.structs import Event

NAMES: Final = ("", "replay", "ask", "moves", "imagine", "silence", "order", "conservation", "ending", "copy")
MOST_PROBES: Final = 48
MOST_ORDERS: Final = 24
SAMPLES: Final = 12
DEALS: Final = 48
AHEAD: Final = 6
#: A state that was read from a position plays along with the true one for about this many decisions.
ALONG: Final = 40

#: Chooses a legal move for a seat that is asked. It must leave the state as it is.
Choose = Callable[[State, int], Move]


class LawBroken(AssertionError):
    """A game breaks a law; `law` is its number."""

    def __init__(self, law: int, sentence: str) -> None:
        super().__init__(f"law {law} ({NAMES[law]}): {sentence}")
        self.law = law


def hold(law: int, kept: bool, sentence: str) -> None:
    """Raise `LawBroken` unless the law was kept."""
    if not kept:
        raise LawBroken(law, sentence)


@contextmanager
def under(law: int, sentence: str) -> Generator[None]:
    """Raise `LawBroken` if something in the block is refused."""
    try:
        yield
    except WarrenError as error:
        raise LawBroken(law, f"{sentence}: {error}") from error


def check_playing(
    game: Game,
    seats: int,
    seed: int | str,
    options: dict[str, OptionValue] | None = None,
    every: int = 1,
    choose: Choose | None = None,
    worlds: int = 1,
    deals: int = DEALS,
    positions: int = 1,
) -> Record:
    """Play one game and check the laws on the way; the record of it.

    Moves are random, or those that `choose` chooses. At every state laws 7 and 8 are checked; at one of every `every`
    states all laws are. At every state, or one of every `positions`, its position is written, read and played on from;
    at one of every `worlds` the position of a world that the next seat imagines. Where every position is read, all laws
    are checked at the end, too. At the start, `deals` deals are compared with each other.
    """
    record = Record(game, seats, seed, options)
    rng = Rng.seeded(f"laws of {seed}")
    state = record.start()
    stock = game.inventory(state)
    heard = [_digest(list(state.opening()))]
    check_copy(state, rng)
    check_variety(state, rng)
    check_deals(record, rng, deals)
    along = Along(state, rng, positions)
    phase = rng.below(every)
    while state.ask().seats:
        hold(8, state.outcome() is None, "the playing is over, but somebody is asked")
        hold(8, len(record.moves) < game.longest(seats), f"still going after {len(record.moves)} decisions")
        waiting = state.ask().seats
        seat = waiting[rng.below(len(waiting))]
        if (len(record.moves) + phase) % every == 0:
            check_state(state, rng)
        elif rng.below(worlds) == 0:
            check_written(state.imagine(seat, rng.branch()))
        move = _move(state, seat, rng) if choose is None else choose(state, seat)
        events = _digest(list(record.play(state, seat, move)))
        heard.append(events)
        along.play(state, seat, move, events)
        hold(7, game.inventory(state) == stock, f"after {record.moves[-1]} there is {game.inventory(state)}")
    if positions == 1 or (len(record.moves) + phase) % every == 0:
        check_state(state, rng)
    check_end(state)
    check_replay(record, state, heard)
    return record


class Along:
    """Law 1 along a game: states that were read from positions, and play along with the true one.

    One is read anew from the position of every state, or of one of every `every`. Another plays on for long, so that
    what a position forgets is noticed also when it matters only much later.
    """

    def __init__(self, state: State, rng: Rng, every: int = 1) -> None:
        self.rng = rng
        self.every = every
        self.old = check_written(state)
        self.fresh: State | None = check_written(state)

    def play(self, state: State, seat: int, move: Move, events: bytes) -> None:
        """Make the move that led to that state, and told those events."""
        for twin in (self.fresh, self.old):
            if twin is None:
                continue
            with under(1, f"a position does not allow {move} of {_who(seat)}"):
                same = _digest(list(twin.play(seat, move))) == events
            hold(1, same, f"a position tells otherwise of {move} of {_who(seat)}")
        reads = self.rng.below(self.every) == 0
        if self.fresh is None and not reads and not state.over:
            return
        text = state.position()
        if self.fresh is not None:
            check_same(self.fresh, text)
            if self.rng.below(ALONG) == 0:
                check_same(self.old, text)
                self.old = self.fresh
        if state.over:
            check_same(self.old, text)
        self.fresh = read_back(state.game, text) if reads else None


def check_state(state: State, rng: Rng) -> None:
    """Laws 1 to 6, 8 and 9 at one state; the state itself stays as it is."""
    before = state.hash()
    check_legal(state, rng)
    check_copy(state, rng)
    check_short_cuts(state, rng)
    check_position(state, rng)
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, rng.branch())
        check_twins(state, world, seat, rng)
        check_answers(state, world, seat, rng)
        check_next(state, world, seat, rng)
        _play_on(world, rng)
        hold(9, state.hash() == before, f"looking as {_who(seat)}, or playing on what it imagines, changed the state")
    check_order(state, rng)
    check_count(state)


def check_twins(state: State, world: State, seat: int | None, rng: Rng) -> None:
    """Laws 2 to 5 for two states in which a seat has the same view."""
    check_ask(state, world, seat)
    check_moves(state, world, seat)
    check_imagine(state, world, seat, rng)
    check_silence(state, world, seat)


def check_deals(record: Record, rng: Rng, deals: int = DEALS) -> None:
    """Laws 2 to 5 among many deals: a seat that has the same view in two of them has also heard the same."""
    first: dict[tuple[int | None, bytes], State] = {}
    for _ in range(deals):
        deal = record.game.start(record.seats, rng.bits(), None, **record.options)
        for seat in (None, *range(record.seats)):
            twin = first.setdefault((seat, msgspec.json.encode(deal.view(seat, remembered=True))), deal)
            if twin is not deal:
                feeds = [place.opening().seen_by(seat) for place in (twin, deal)]
                hold(5, feeds[0] == feeds[1], f"{_who(seat)} hears {feeds} of two deals that look alike")
                check_twins(twin, deal, seat, rng)


def check_replay(record: Record, state: State, heard: list[bytes]) -> None:
    """Law 1: seed and moves give the same state, events and hash; written down and read back, too."""
    with under(1, "the record does not replay"):
        again = Record.from_json(record.to_json())
        told = [_digest(list(again.start().opening()))]
        told += [_digest(list(step.events)) for step in again.steps()]
        hold(1, told == heard, "the events differ when the record is replayed")
        hold(1, again.replay().position() == state.position(), "the record replays to another state")


def check_position(state: State, rng: Rng) -> None:
    """Law 1: a position holds the complete truth, so what is read back looks and plays on as the state does.

    The same of the worlds that seats imagine: a bot thinks from the position of such a world.
    """
    check_twin(state, check_written(state), range(state.seats), rng)
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, rng.branch())
        check_twin(world, check_written(world), [seat], rng)


def check_written(state: State) -> State:
    """Law 1: position → text → position gives the same text; the state that was read."""
    return read_back(state.game, state.position())


def read_back(game: Game, text: str) -> State:
    """Law 1: the state that is read from a position, which must be written as it was."""
    try:
        twin = game.position(text)
    except (WarrenError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise LawBroken(1, f"a position cannot be read: {type(error).__name__}, {error}\n{text}") from error
    check_same(twin, text)
    return twin


def check_same(twin: State, text: str) -> None:
    """Law 1: a state that was read from a position is where the true one is, of which this is the position."""
    written = twin.position()
    hold(1, written == text, f"a position does not read back, {_differing(text, written)}:\n{text}")


def check_twin(state: State, twin: State, imagining: Iterable[int | None], rng: Rng) -> None:
    """Law 1: a state and the one that was read from its position answer all questions alike, and play on alike."""
    for name, ask in QUESTIONS.items():
        hold(1, ask(state) == ask(twin), f"{name} differ in what is read from the position: {ask(state)}, {ask(twin)}")
    for seat in imagining:
        stream = rng.branch()
        worlds = [place.imagine(seat, stream.copy()).position() for place in (state, twin)]
        hold(1, worlds[0] == worlds[1], f"{_who(seat)} imagines differently in what is read from the position")
    deal = rng.branch()
    deals = [place.again(deal.copy()).position() for place in (state, twin)]
    hold(1, deals[0] == deals[1], f"the position forgets an option, {_differing(*deals)} in another deal")
    check_advice(state, twin, rng)
    check_alike(1, state.copy(), twin, rng)


def check_advice(state: State, twin: State, rng: Rng) -> None:
    """Law 1: bots are advised alike in a state and in what was read from its position."""
    heuristics, evaluation = state.game.advice.heuristics, state.game.advice.evaluation
    for seat in state.ask().seats:
        move = _move(state, seat, rng)
        said = [
            (
                heuristics.quick_score(place, seat, move.code),
                heuristics.full_score(place, seat, move.code),
                evaluation.evaluate(place, seat),
            )
            for place in (state.copy(), twin.copy())
        ]
        hold(1, said[0] == said[1], f"{_who(seat)} is advised {said} about {move}, before and after writing")
    for name, ask in ADVISED.items():
        said_of = [ask(state), ask(twin)]
        hold(1, said_of[0] == said_of[1], f"advice differs after writing: {name} {said_of}")


def check_alike(law: int, state: State, twin: State, rng: Rng) -> None:
    """That law: two states that should be the same look the same and play on alike."""
    views = [[_bytes(place, seat) for seat in (None, *range(state.seats))] for place in (state, twin)]
    hold(law, views[0] == views[1], "a copy or position looks otherwise")
    for _ in range(AHEAD):
        waiting = state.ask().seats
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        move = _move(state, seat, rng)
        heard = _digest(list(state.play(seat, move)))
        with under(law, f"a copy or position does not allow {move}"):
            hold(law, _digest(list(twin.play(seat, move))) == heard, f"a copy or position tells otherwise of {move}")
    hold(law, state.position() == twin.position(), "a copy or position plays on to another state")


def check_legal(state: State, rng: Rng) -> None:
    """Law 3: the moves a seat is offered are the moves it is allowed."""
    for seat in state.ask().seats:
        listed = _texts(state, seat)
        for probe in _probes(state.game, rng):
            allowed = _allowed(state, seat, probe)
            hold(3, allowed == (probe.text in listed), f"{_who(seat)} may {probe}: {allowed}, but has {listed}")


def check_short_cuts(state: State, rng: Rng) -> None:
    """Laws 1, 2, 3 and 8: what a game answers faster than the contract would, it answers the same."""
    waiting, asked = state.ask().seats, state.asked()
    hold(2, waiting == tuple(seat for seat in range(state.seats) if asked >> seat & 1), "ask and asked disagree")
    hold(2, state.next_seat() == (waiting[0] if waiting else -1), "the next seat is not the lowest one asked")
    hold(8, state.scores() == tuple(state.score_of(seat) for seat in range(state.seats)), "the scores disagree")
    for seat in waiting:
        code = state.pick(seat, rng, MoveList(state.game.move_room))
        hold(3, state.game.move_of(code) in state.moves(seat), f"{_who(seat)} would pick {state.game.move_of(code)}")
        move, told, untold = _move(state, seat, rng), state.copy(), state.copy()
        told.play(seat, move)
        untold.push(seat, move)
        hold(1, told.hash() == untold.hash(), f"{move} leads elsewhere when nothing is told of it")


def check_ask(state: State, world: State, seat: int | None) -> None:
    """Law 2: who is asked, and about what, is the same wherever the public view is."""
    hold(2, world.ask() == state.ask(), f"{_who(seat)} would see another ask: {world.ask()}, not {state.ask()}")
    same = world.is_window() == state.is_window()
    hold(2, same, f"how long the table waits tells {_who(seat)} what it must not know")


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
    dream = state.imagine(seat, twice)
    stock = state.game.inventory(state)
    hold(4, state.game.inventory(dream) == stock, f"{_who(seat)} imagines other components")
    hold(4, dream.rng.words() != state.rng.words(), f"{_who(seat)} imagines the randomness to come as it is")


def check_variety(state: State, rng: Rng) -> None:
    """Law 4: over many samples, what is hidden varies."""
    for seat in (None, *range(state.seats)):
        worlds = {_hidden(state.imagine(seat, rng.branch())) for _ in range(SAMPLES)}
        hold(4, len(worlds) > 1, f"{_who(seat)} always imagines the same world")
        truth = _hidden(state)
        hold(4, worlds != {truth}, f"{_who(seat)} always imagines the truth")


def check_silence(state: State, world: State, seat: int | None) -> None:
    """Law 5: all bytes sent to a seat are the same in both worlds: views, asks and offers."""
    hold(5, _bytes(state, seat) == _bytes(world, seat), f"{_who(seat)} is sent other bytes")


def check_answers(state: State, world: State, seat: int | None, rng: Rng) -> None:
    """Law 5: whatever move a seat tries, the answer is the same in both worlds."""
    if seat is not None:
        for probe in _probes(state.game, rng):
            said = [_answer(place, seat, probe) for place in (state, world)]
            hold(5, said[0] == said[1], f"{_who(seat)} is answered {said} to {probe}")


def check_next(state: State, world: State, seat: int | None, rng: Rng) -> None:
    """Laws 2 to 5 a move later, after the same move or another one that may look the same: where answers are sealed,
    or where a game says that it hides moves. Open moves that differ may well lead to the same view.

    The same move is heard alike in both worlds until something is revealed. And whenever a seat's view is then the
    same, perfect memory included, all that it heard was the same: what an event tells, memory keeps.
    """
    waiting = state.ask().seats
    if not waiting:
        return
    mover = waiting[rng.below(len(waiting))]
    here = _move(state, mover, rng)
    moves = [here] if here in world.moves(mover) else []
    if mover != seat and (len(waiting) > 1 or state.game.advice.beliefs.hides_moves):
        moves.append(_move(world, mover, rng))
    for there in moves:
        after, beyond = state.copy(), world.copy()
        feeds = [after.play(mover, here).seen_by(seat), beyond.play(mover, there).seen_by(seat)]
        hold(7, state.game.inventory(after) == state.game.inventory(state), f"{here} changes what there is")
        if here == there:
            hold(5, _same_until_revealed(*feeds), f"{_who(seat)} hears {feeds} of {here}")
        if after.view(seat, remembered=True) == beyond.view(seat, remembered=True):
            hold(5, feeds[0] == feeds[1], f"{_who(seat)} hears {feeds} and remembers no difference")
            check_twins(after, beyond, seat, rng)


def check_order(state: State, rng: Rng) -> None:
    """Law 6: answers given together lead to the same state in every order of arrival."""
    waiting = state.ask().seats
    if len(waiting) < 2:
        return
    answers = {seat: _move(state, seat, rng) for seat in waiting}
    results: set[tuple[str, ...]] = set()
    for order in islice(permutations(waiting), MOST_ORDERS):
        place = state.copy()
        events: list[Event] = []
        with under(6, f"the answers {answers} cannot come in the order {order}"):
            for seat in order:
                events += place.play(seat, answers[seat])
        results.add((place.hash(), *sorted(repr(event) for event in events)))
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
    check_alike(9, copy, twin, rng)
    hold(9, state.hash() == before, "playing on a copy changed the original")
    hold(9, [_bytes(state, seat) for seat in range(state.seats)] == view, "playing on a copy changed a view")


QUESTIONS: Final[dict[str, Callable[[State], object]]] = {
    "the ask": lambda state: state.ask(),
    "moments for reactions": lambda state: state.is_window(),
    "scores": lambda state: state.scores(),
    "outcomes": lambda state: state.outcome(),
    "components": lambda state: state.game.inventory(state),
    "second counts": lambda state: state.game.recount(state),
    "fingerprints": lambda state: state.hash(),
    "sheets": lambda state: state.game.sheet_text,
    "sizes": lambda state: state.game.size,
    "versions of the rules": lambda state: state.game.rules_version,
}
ADVISED: Final[dict[str, Callable[[State], object]]] = {
    "chance_outcome": lambda state: state.game.advice.beliefs.chance_outcome(state),
    "is_perfect_information": lambda state: state.game.advice.beliefs.is_perfect_information(state),
    "is_solved": lambda state: state.game.advice.heuristics.is_solved(state),
    "is_quiet": lambda state: state.game.advice.evaluation.is_quiet(state),
    "is_simultaneous": lambda state: state.game.advice.simultaneous.is_simultaneous(state),
}


def _differing(text: str, other: str) -> str:
    """The first line in which two positions differ."""
    for one, two in zip_longest(text.splitlines(), other.splitlines(), fillvalue=""):
        if one != two:
            return f"“{one}” is not “{two}”"
    return "in nothing"


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {letter(seat)}"


def _texts(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def _move(state: State, seat: int, rng: Rng) -> Move:
    moves = state.moves(seat)
    hold(8, len(moves) > 0, f"{_who(seat)} is asked, but has no move")
    move = moves.pick(rng)
    hold(3, _allowed(state, seat, move), f"{_who(seat)} is offered {move}, but may not make it")
    return move


def _play_on(state: State, rng: Rng) -> None:
    for _ in range(AHEAD):
        waiting = state.ask().seats
        if waiting:
            state.push(waiting[0], _move(state, waiting[0], rng))


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


def _allowed(state: State, seat: int, move: Move) -> bool:
    try:
        state.allowed(seat, move)
    except MoveError:
        return False
    return True


def _answer(state: State, seat: int, move: Move) -> str:
    try:
        state.allowed(seat, move)
    except MoveError as error:
        return f"{type(error).__name__}: {error} {error.details}"
    return "allowed"


def _same_until_revealed(here: list[Event], there: list[Event]) -> bool:
    for one, other in zip_longest(here, there):
        if one != other:
            return any(event is not None and event.reveals for event in (one, other))
    return True
