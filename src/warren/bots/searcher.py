"""A search for one decision: thinks ahead in worlds that its seat cannot tell from the truth.

Information-set Monte Carlo tree search: every simulation imagines a world, follows the tree with what is legal there,
adds a point, and plays on to the end or as far as the game's advice says. Each seat seeks its own result. Questions
at which answers must be guessed are answered by regret matching, so that bids, calls and hands stay unreadable. Where
advice compares, all moves of the decision are tried in the same worlds, and after them everybody does as supposed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.bots.decision import Decision, Weighed
from warren.bots.observation import Observation
from warren.bots.race import Race
from warren.bots.standoff import Standoff
from warren.bots.tree import MOST_SEATS, NONE, WHOLE, mix
from warren.bots.ways import Ways
from warren.engine.contract import State
from warren.engine.rng import Rng

#: How often a question that was put off is answered as before.
INSISTENCE: Final[i64] = 3


class Searcher(Ways):
    """One search for one decision."""

    def __init__(self, seen: Observation, rng: Rng, budget: i64, eagerness: float) -> None:
        super().__init__(seen, rng, budget, eagerness)
        self.standoff: Standoff | None = None
        self.race: Race | None = None

    def simulate(self) -> None:
        """One world, one way through the tree, one result; where one other is faced, one for each answer."""
        world = self.likely_world()
        world.reopen(self.seen.seat)
        if not self.faces_another(world) and not self.races(world):
            self.think_through(world)

    def is_decided(self) -> bool:
        """Whether thinking on would change nothing."""
        return self.race is not None and self.race.count == 1

    def likely_world(self) -> State:
        """A world that the seat cannot tell from the truth, and in which others did as they are supposed to do."""
        world = self.seen.imagine(self.rng)
        self.advice.make_likely(world, self.seen.seat, self.rng)
        return world

    # All moves in the same worlds.

    def races(self, world: State) -> bool:
        """Where moves are compared, try every one that is still in the race in this world."""
        race = self.race
        if race is None:
            if not self.advice.compares or self.must_guess(world, world.asked()):
                return False
            race = self.begin_race(world)
            self.race = race
        seat: i64 = self.seen.seat
        place: i64 = 0
        while place < race.count:
            after = world.copy()
            after._apply(seat, self.tree.code[race.numbers[place]])
            self.see(after, race.numbers[place])
            race.results[place] = self.results[seat]
            place += 1
        race.compare()
        return True

    def see(self, after: State, number: i64) -> None:
        """How it ends in a world after one of the seat's moves, everybody doing as supposed."""
        self.play_on(after)
        self.learn_of(number, self.results[self.seen.seat])
        self.done += 1
        self.measure_spread()

    def begin_race(self, world: State) -> Race:
        """The moves that are judged best are in it."""
        seat: i64 = self.seen.seat
        self.depth = 0
        world.list_moves(seat, self.legal)
        self.tree.list_tried(self.root, seat, self.legal, self.tried)
        self.consider(world, self.root, seat)
        numbers = vec[i64]()
        number: i64 = self.tree.first[self.root * MOST_SEATS + seat]
        while number != NONE:
            numbers = append(numbers, number)
            number = self.tree.next[number]
        self.patience = self.advice.patience_for(self.budget // len(numbers))
        return Race(numbers)

    def faces_another(self, world: State) -> bool:
        """Where one other is to be guessed, see in this world what every answer brings against one of theirs."""
        self.depth = 0
        asked: i64 = world.asked()
        other: i64 = asked & ~(1 << self.seen.seat)
        if other & (other - 1) != 0 or not self.must_guess(world, asked) or not self.advice.is_standoff(world):
            return False
        seat: i64 = 0
        while (other >> seat) & 1 == 0:
            seat += 1
        standoff = self.standoff
        if standoff is None:
            standoff = Standoff(self.seen.seat, seat, float(self.advice.habits) / 100.0)
            self.standoff = standoff
        world.list_moves(seat, self.scratch)
        world.list_moves(self.seen.seat, self.legal)
        if not (standoff.one.has_room(self.legal) and standoff.other.has_room(self.scratch)):
            return False
        self.patience = self.advice.patience_for(self.budget // (standoff.one.count * standoff.other.count))
        habit: i64 = NONE
        if self.advice.supposes(world, is_other=True):
            habit = self.supposed_move(world, seat, self.scratch)
            standoff.notice_habit(habit)
        self.face(world, standoff, standoff.choose(self.scratch, habit, self.rng))
        return True

    def face(self, world: State, standoff: Standoff, theirs: i64) -> None:
        """In one world, so that chance is the same for all: what each of the seat's answers brings against one."""
        seat: i64 = self.seen.seat
        other: i64 = standoff.other.seat
        at: i64 = 0
        while at < self.legal.count:
            mine: i64 = self.legal.codes[at]
            after = world.copy()
            after._apply(seat, mine)
            after._apply(other, theirs)
            self.insist(world, after, mine, theirs, other)
            self.see(after, self.tree.try_move(self.root, seat, mine))
            standoff.learn(mine, theirs, self.results[seat], self.results[other])
            at += 1

    def insist(self, before: State, after: State, mine: i64, theirs: i64, other: i64) -> None:
        """Whoever is asked the same once more answers the same: to put a question off is no way out of a guess."""
        times: i64 = 0
        while times < INSISTENCE and self.advice.is_asked_again(before, after):
            asked: i64 = after.asked()
            self.repeat(after, asked, self.seen.seat, mine)
            self.repeat(after, asked, other, theirs)
            times += 1

    def repeat(self, after: State, asked: i64, seat: i64, code: i64) -> None:
        """The same answer again, if it can be given and was not what put the question off; else what is supposed."""
        if (asked >> seat) & 1 == 0:
            return
        if self.advice.puts_off(code) or not after.is_legal(seat, code):
            after.list_moves(seat, self.scratch)
            code = self.supposed_move(after, seat, self.scratch)
        after._apply(seat, code)

    # The decision.

    def settle(self) -> None:
        """Where two faced each other, shares and results are those of the solved table; a race has one winner."""
        race = self.race
        if race is not None and race.worlds > 0:
            race.settle(self.tree)
            self.tree.share[race.best()] = WHOLE
        standoff = self.standoff
        if standoff is None or standoff.done == 0:
            return
        standoff.solve()
        side = standoff.one
        place: i64 = 0
        while place < side.count:
            number: i64 = self.tree.try_move(self.root, side.seat, side.codes[place])
            self.tree.share[number] = side.mixture[place]
            self.tree.results[number] = i64(standoff.expected(place)) * self.tree.visits[number]
            place += 1

    def decide(self) -> i64:
        """The move that is meant; where several answer together, one drawn from the mixture found."""
        self.settle()
        code: i64 = Decision(self.tree, self.root, self.seen.seat).draw(self.rng)
        if code == NONE:
            self.seen.list_moves(self.legal)
            code = self.legal.codes[0]
        return code

    def weighed(self) -> list[Weighed]:
        """Every move that was tried, the most meant first."""
        self.settle()
        return Decision(self.tree, self.root, self.seen.seat).weighed()

    # From one move to the next.

    def follow(self, seen: Observation, code: i64) -> None:
        """A seat made a move alone: think on from where it led."""
        after: i64 = mix(mix(seen.asked(), self.number_of(seen.ask().kind)), seen.situation())
        self.root = self.tree.point_after(mix(mix(self.root + 1, code), after))

    def think_on(self, seen: Observation, rng: Rng) -> None:
        """What was learned from here on counts, the simulations begin anew."""
        self.seen = seen
        self.rng = rng
        self.standoff = None
        self.race = None
        self.patience = self.advice.patience_for(0)
        self.done = 0
        self.sum = 0.0
        self.squares = 0.0
