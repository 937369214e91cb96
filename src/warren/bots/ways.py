"""Ways through a tree of what every seat has seen: what each chooses there, how it ends, and what is learned of it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.greedy import advised_move
from warren.bots.observation import Observation
from warren.bots.regrets import by_regret, regret
from warren.bots.results import share_win
from warren.bots.tree import MOST_SEATS, NONE, Tree, mix
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.rng import Rng

DEEPEST: Final[i64] = 400
#: What would have to be missed to outweigh a first impression.
LEANING: Final[i64] = 4000
#: How a choice on the way was made: alone, or by its regrets.
ALONE: Final[i64] = 0
GUESSED: Final[i64] = 1


class Ways:
    """A tree and the way that goes through it just now, in one imagined world after another."""

    def __init__(self, seen: Observation, rng: Rng, budget: i64, eagerness: float) -> None:
        self.seen = seen
        self.rng = rng
        self.advice = seen.advice()
        self.eagerness = eagerness
        self.tree = Tree(min(budget, 4096) + 64)
        self.legal = MoveList(seen.room())
        self.tried = MoveList(seen.room())
        self.scratch = MoveList(seen.room())
        #: The point from which it thinks.
        self.root: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_code: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_seat: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_point: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_how: vec[i64] = vec[i64]([0] * DEEPEST)
        self.points: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.priors: vec[i64] = vec[i64]([0] * (self.advice.width + 1))
        self.few: vec[i64] = vec[i64]([0] * (self.advice.width + 1))
        self.depth: i64 = 0
        # How far results lie apart, about 1 for wins and losses alone.
        self.spread: float = 1.0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.results: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.kinds: dict[str, int] = {}
        self.done: i64 = 0
        self.budget: i64 = budget
        #: Playing on lasts at least so many decisions.
        self.patience: i64 = self.advice.patience_for(0)

    def think_through(self, world: State) -> None:
        """One way through the tree, and on to where it is seen how everybody stands."""
        self.depth = 0
        seat: i64 = 0
        while seat < world.seats:
            self.points[seat] = self.root
            seat += 1
        is_new = False
        while not is_new and self.depth + MOST_SEATS < DEEPEST:
            asked: i64 = world.asked()
            if asked == 0:
                break
            start: i64 = self.depth
            if start > 0 and self.advice.supposes(world, is_other=False):
                self.suppose_all(world, asked)
            elif self.must_guess(world, asked):
                is_new = self.guess_together(world, asked)
            else:
                is_new = self.choose_each(world, asked)
            at: i64 = start
            while at < self.depth:
                world._apply(self.path_seat[at], self.path_code[at])
                at += 1
            if not is_new:
                self.go_on(world, start)
        self.play_on(world)
        self.learn()
        self.done += 1
        self.measure_spread()

    def must_guess(self, world: State, asked: i64) -> bool:
        """Whether several answer who cannot know each other's answers, and none is supposed to answer in some way."""
        if asked & (asked - 1) == 0 or not self.advice.is_guess(world):
            return False
        return self.depth == 0 or not self.advice.supposes(world, is_other=True)

    def go_on(self, world: State, start: i64) -> None:
        """Every seat's next point, from the moves since `start` as it saw them."""
        after: i64 = mix(mix(world.asked(), self.kind_of(world)), self.advice.situation(world))
        seat: i64 = 0
        while seat < world.seats:
            if seat > 0 and not self.advice.hides:
                self.points[seat] = self.points[0]
            else:
                key: i64 = self.points[seat] + 1
                at: i64 = start
                while at < self.depth:
                    code: i64 = self.path_code[at]
                    key = mix(key, code if self.path_seat[at] == seat else self.advice.shown(code))
                    at += 1
                self.points[seat] = self.tree.point_after(mix(key, after))
            seat += 1

    def kind_of(self, world: State) -> i64:
        """The question as a number."""
        return self.number_of(world.ask_kind())

    def number_of(self, kind: str) -> i64:
        """A kind of question as a number."""
        number = self.kinds.get(kind, 0)
        if number == 0:
            number = len(self.kinds) + 1
            self.kinds[kind] = number
        return number

    def step(self, point: i64, seat: i64, number: i64, how: i64) -> None:
        """Remember a choice on the way."""
        self.path[self.depth] = number
        self.path_code[self.depth] = self.tree.code[number]
        self.path_seat[self.depth] = seat
        self.path_point[self.depth] = point
        self.path_how[self.depth] = how
        self.depth += 1

    def suppose_all(self, world: State, asked: i64) -> None:
        """Everybody who is asked does as advised."""
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                self.suppose(world, seat)
            seat += 1

    def suppose(self, world: State, seat: i64) -> None:
        """Somebody does as supposed."""
        world.list_moves(seat, self.legal)
        self.path[self.depth] = NONE
        self.path_code[self.depth] = self.supposed_move(world, seat, self.legal)
        self.path_seat[self.depth] = seat
        self.depth += 1

    def supposed_move(self, world: State, seat: i64, moves: MoveList) -> i64:
        """What advice says; others are supposed to look no further than a glance, where advice supposes anything."""
        glances = seat != self.seen.seat and self.advice.supposes(world, is_other=True)
        return advised_move(world, seat, self.advice, moves, thinks_over=not glances)

    # Each for itself.

    def choose_each(self, world: State, asked: i64) -> bool:
        """Every asked seat chooses what is best for it; whether something was untried."""
        is_new = False
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                if seat != self.seen.seat and self.advice.supposes(world, is_other=True):
                    self.suppose(world, seat)
                elif self.choose_alone(world, self.points[seat], seat):
                    is_new = True
            seat += 1
        return is_new

    def choose_alone(self, world: State, point: i64, seat: i64) -> bool:
        """Something untried, or what has gone best; whether the tree ends here."""
        world.list_moves(seat, self.legal)
        untried: i64 = self.tree.list_tried(point, seat, self.legal, self.tried)
        if self.advice.guides:
            return self.choose_guided(world, point, seat, untried)
        if untried > 0:
            self.step(point, seat, self.tree.try_move(point, seat, self.any_untried(untried)), ALONE)
            return True
        self.step(point, seat, self.best_so_far(), ALONE)
        return False

    def any_untried(self, untried: i64) -> i64:
        """One of the moves that were not tried, each equally likely."""
        skip: i64 = self.rng.below(untried)
        at: i64 = 0
        while self.tried.codes[at] != NONE or skip > 0:
            if self.tried.codes[at] == NONE:
                skip -= 1
            at += 1
        return self.legal.codes[at]

    # By advice.

    def choose_guided(self, world: State, point: i64, seat: i64, untried: i64) -> bool:
        """The next in the order of judgement, or what has gone best; a point reached anew is only looked at."""
        tree = self.tree
        if untried == self.legal.count:
            head: i64 = point * MOST_SEATS + seat
            if point != self.root and tree.reached[head] == 0:
                tree.reached[head] = 1
                return True
            self.consider(world, point, seat)
        fresh: i64 = self.best_fresh()
        if fresh != NONE:
            self.step(point, seat, fresh, ALONE)
            return True
        self.step(point, seat, self.best_so_far(), ALONE)
        return False

    def consider(self, world: State, point: i64, seat: i64) -> None:
        """Judge all legal moves, and put the best few into the tree."""
        if self.advice.mixes:
            world.rng.bits()
        count: i64 = 0
        at: i64 = 0
        while at < self.legal.count:
            code: i64 = self.legal.codes[at]
            prior: i64 = self.advice.judge(world, seat, code)
            place: i64 = count
            while place > 0 and self.priors[place - 1] < prior:
                self.priors[place] = self.priors[place - 1]
                self.few[place] = self.few[place - 1]
                place -= 1
            self.priors[place] = prior
            self.few[place] = code
            count = min(count + 1, self.advice.width)
            at += 1
        at = 0
        while at < count:
            number: i64 = self.tree.try_move(point, seat, self.few[at])
            self.tree.prior[number] = self.priors[at]
            at += 1
        self.tree.list_tried(point, seat, self.legal, self.tried)

    def best_fresh(self) -> i64:
        """The best judged of those in the tree that were never made, if it is time for one more."""
        tree = self.tree
        visited: i64 = 0
        visits: i64 = 0
        best: i64 = NONE
        at: i64 = 0
        while at < self.tried.count:
            number: i64 = self.tried.codes[at]
            if number != NONE and tree.visits[number] > 0:
                visited += 1
                visits += tree.visits[number]
            elif number != NONE and (best == NONE or tree.prior[number] > tree.prior[best]):
                best = number
            at += 1
        return best if visited * visited <= visits else NONE

    def best_so_far(self) -> i64:
        """Among the moves made before that are legal here, by result and by how little is known of them."""
        tree = self.tree
        eager: float = self.eagerness * self.spread
        best: i64 = NONE
        best_bound: float = -1.0
        at: i64 = 0
        while at < self.tried.count:
            number: i64 = self.tried.codes[at]
            if number != NONE:
                if tree.visits[number] == 0:
                    return number
                visits: float = float(tree.visits[number])
                mean: float = float(tree.results[number]) / (visits * 1000.0)
                bound: float = mean + eager * math.sqrt(math.log(float(tree.chances[number])) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = number
            at += 1
        return best

    # Several guess each other.

    def guess_together(self, world: State, asked: i64) -> bool:
        """Every asked seat chooses by its regrets, none knowing what the others choose; whether the point was new."""
        is_new = False
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                point: i64 = self.points[seat]
                world.list_moves(seat, self.legal)
                if self.tree.list_tried(point, seat, self.legal, self.tried) > 0:
                    first = self.tree.first[point * MOST_SEATS + seat] == NONE
                    self.try_all(point, seat)
                    if first:
                        is_new = True
                        self.lean(world, point, seat)
                self.step(point, seat, by_regret(self.tree, self.tried, self.rng), GUESSED)
            seat += 1
        return is_new

    def try_all(self, point: i64, seat: i64) -> None:
        """All legal moves go into the tree at once."""
        at: i64 = 0
        while at < self.legal.count:
            if self.tried.codes[at] == NONE:
                self.tried.codes[at] = self.tree.try_move(point, seat, self.legal.codes[at])
            at += 1

    def lean(self, world: State, point: i64, seat: i64) -> None:
        """At first a seat leans towards what is advised."""
        code: i64 = advised_move(world, seat, self.advice, self.legal)
        number: i64 = self.tree.try_move(point, seat, code)
        self.tree.regret[number] += LEANING

    # Results.

    def play_on(self, world: State) -> None:
        """Play on as far as advice says, then see how every seat stands."""
        left: i64 = self.patience
        while not world.over and (left > 0 or not self.advice.is_settled(world)):
            self.play_somehow(world)
            left -= 1
        seat: i64 = 0
        if world.over:
            share_win(world, self.results)
            return
        while seat < world.seats:
            self.results[seat] = self.advice.outlook(world, seat, self.seen.seat)
            seat += 1

    def play_somehow(self, world: State) -> None:
        """One decision: by advice as often as it is worth asking, else at random."""
        seat: i64 = world.next_seat()
        if self.advice.sense > 0 and self.rng.below(100) < self.advice.sense:
            world.list_moves(seat, self.scratch)
            world._apply(seat, self.supposed_move(world, seat, self.scratch))
        else:
            world._apply(seat, world.pick(seat, self.rng, self.scratch))

    def learn(self) -> None:
        """Every choice on the way learns how it ended for its seat."""
        at: i64 = 0
        while at < self.depth:
            if self.path[at] != NONE:
                self.learn_of(self.path[at], self.results[self.path_seat[at]])
                if self.path_how[at] == GUESSED:
                    regret(self.tree, self.path_point[at], self.path_seat[at])
            at += 1

    def learn_of(self, number: i64, result: i64) -> None:
        """A choice learns how it ended."""
        tree = self.tree
        if tree.visits[number] == 0:
            tree.chances[number] += 1
        tree.visits[number] += 1
        tree.results[number] += result

    def measure_spread(self) -> None:
        """How far the results for the seat lie apart, so that eagerness means the same in every game."""
        result: float = float(self.results[self.seen.seat]) / 1000.0
        self.sum += result
        self.squares += result * result
        count: float = float(self.done)
        variance: float = self.squares / count - (self.sum / count) * (self.sum / count)
        self.spread = 2.0 * math.sqrt(max(variance, 0.0025))
