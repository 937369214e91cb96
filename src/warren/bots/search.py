"""Search: thinks ahead in worlds that its seat cannot tell from the truth.

Information-set Monte Carlo tree search: every simulation imagines a world, follows the tree with what is legal there,
adds a point, and plays on to the end or as far as the game's advice says. Each seat seeks its own result. Questions
put to several seats at once are answered by regret matching, so that bids, calls and hands stay unreadable. It is
handed an observation only.
"""

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.greedy import best_looking, play_as_advised
from warren.bots.observation import Observation
from warren.bots.tree import MOST_SEATS, NONE, WHOLE, WIN, Tree, mix
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.rng import Rng

#: Simulations between two looks at the clock.
STRIDE: Final[i64] = 16
#: Out of so many answers to a question put to several at once, one is tried at random.
CURIOUS: Final[i64] = 12
DEEPEST: Final[i64] = 400
#: What would have to be missed to outweigh a first impression.
LEANING: Final[i64] = 4000


class Weighed:
    """A move as a search sees it: how often it was tried, how often it is meant, and how it went for the seat."""

    def __init__(self, code: i64, tries: i64, share: i64, result: i64) -> None:
        self.code = code
        self.tries = tries
        #: In thousandths; 1000 for the move that would be made, if nothing is mixed.
        self.share = share
        #: What it brings on average, in thousandths of a win.
        self.result = result


class Searcher:
    """One search for one decision."""

    def __init__(self, seen: Observation, rng: Rng, budget: i64, eagerness: float) -> None:
        self.seen = seen
        self.rng = rng
        self.advice = seen.advice()
        self.eagerness = eagerness
        self.tree = Tree(min(budget, 4096) + 64)
        self.legal = MoveList(seen.room())
        self.tried = MoveList(seen.room())
        self.scratch = MoveList(seen.room())
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_seat: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_point: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_several: vec[i64] = vec[i64]([0] * DEEPEST)
        self.depth: i64 = 0
        self.results: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.kinds: dict[str, int] = {}
        self.done: i64 = 0

    def simulate(self) -> None:
        """One world, one way through the tree, one result."""
        world = self.seen.imagine(self.rng)
        world.reopen(self.seen.seat)
        self.depth = 0
        point: i64 = 0
        is_new = False
        while not is_new and self.depth + MOST_SEATS < DEEPEST:
            asked: i64 = world.asked()
            if asked == 0:
                break
            start: i64 = self.depth
            if asked & (asked - 1) == 0:
                is_new = self.choose_alone(world, point, seat_of(asked))
            else:
                is_new = self.choose_together(world, point, asked)
            key: i64 = point + 1
            at: i64 = start
            while at < self.depth:
                code: i64 = self.tree.code[self.path[at]]
                world.apply(self.path_seat[at], code)
                key = mix(key, code)
                at += 1
            if not is_new:
                point = self.tree.point_after(mix(mix(key, world.asked()), self.kind_of(world)))
        self.play_on(world)
        self.learn()
        self.done += 1

    def kind_of(self, world: State) -> i64:
        """The question as a number."""
        kind = world.ask_kind()
        number = self.kinds.get(kind, 0)
        if number == 0:
            number = len(self.kinds) + 1
            self.kinds[kind] = number
        return number

    def step(self, point: i64, seat: i64, number: i64, several: i64) -> None:
        """Remember a choice on the way."""
        self.path[self.depth] = number
        self.path_seat[self.depth] = seat
        self.path_point[self.depth] = point
        self.path_several[self.depth] = several
        self.depth += 1

    # One seat is asked.

    def choose_alone(self, world: State, point: i64, seat: i64) -> bool:
        """Something untried, or what has gone best; whether it was untried."""
        world.list_moves(seat, self.legal)
        untried: i64 = self.tree.list_tried(point, seat, self.legal, self.tried)
        if untried > 0 and (not self.advice.guides or self.may_widen(untried)):
            code: i64 = self.untried_move(world, seat, untried)
            self.step(point, seat, self.tree.try_move(point, seat, code), 0)
            return True
        self.step(point, seat, self.best_so_far(), 0)
        return False

    def may_widen(self, untried: i64) -> bool:
        """Whether it is time to try one more move: the more visits, the more moves."""
        tried: i64 = self.tried.count - untried
        visits: i64 = 0
        at: i64 = 0
        while at < self.tried.count:
            if self.tried.codes[at] != NONE:
                visits += self.tree.visits[self.tried.codes[at]]
            at += 1
        return tried * tried <= visits

    def untried_move(self, world: State, seat: i64, untried: i64) -> i64:
        """Any move that was not tried, or where advice guides the one that looks best."""
        if self.advice.guides:
            fresh = MoveList(untried)
            at: i64 = 0
            while at < self.tried.count:
                if self.tried.codes[at] == NONE:
                    fresh.add(self.legal.codes[at])
                at += 1
            return best_looking(world, seat, self.advice, fresh)
        skip: i64 = self.rng.below(untried)
        at = 0
        while self.tried.codes[at] != NONE or skip > 0:
            if self.tried.codes[at] == NONE:
                skip -= 1
            at += 1
        return self.legal.codes[at]

    def best_so_far(self) -> i64:
        """Among the tried moves that are legal here, by result and by how little is known of them."""
        tree = self.tree
        best: i64 = NONE
        best_bound: float = -1.0
        at: i64 = 0
        while at < self.tried.count:
            number: i64 = self.tried.codes[at]
            if number != NONE:
                visits: float = float(tree.visits[number])
                mean: float = float(tree.results[number]) / (visits * 1000.0)
                bound: float = mean + self.eagerness * math.sqrt(math.log(float(tree.chances[number])) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = number
            at += 1
        return best

    # Several are asked together.

    def choose_together(self, world: State, point: i64, asked: i64) -> bool:
        """Every asked seat chooses by its regrets, none knowing what the others choose; whether the point was new."""
        is_new = False
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                world.list_moves(seat, self.legal)
                if self.tree.list_tried(point, seat, self.legal, self.tried) > 0:
                    first = self.tree.first[point * MOST_SEATS + seat] == NONE
                    self.try_all(point, seat)
                    if first:
                        is_new = True
                        self.lean(world, point, seat)
                self.step(point, seat, self.by_regret(), 1)
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
        """At first a seat leans towards what looks best at a glance."""
        if self.advice.mixes:
            world.rng.bits()
        code: i64 = best_looking(world, seat, self.advice, self.legal)
        self.tree.regret[self.tree.try_move(point, seat, code)] += LEANING

    def by_regret(self) -> i64:
        """A move drawn in proportion to how much it was missed; now and then any."""
        tree = self.tree
        total: i64 = 0
        at: i64 = 0
        while at < self.tried.count:
            total += max(0, tree.regret[self.tried.codes[at]])
            at += 1
        at = 0
        while at < self.tried.count:
            number: i64 = self.tried.codes[at]
            if total > 0:
                tree.share[number] += max(0, tree.regret[number]) * WHOLE // total
            else:
                tree.share[number] += WHOLE // self.tried.count
            at += 1
        if total == 0 or self.rng.below(CURIOUS) == 0:
            return self.tried.codes[self.rng.below(self.tried.count)]
        lot: i64 = (self.rng.bits() * total) >> 32 if total < 1_000_000_000 else self.rng.bits() % total
        at = 0
        while True:
            lot -= max(0, tree.regret[self.tried.codes[at]])
            if lot < 0:
                return self.tried.codes[at]
            at += 1

    # Results.

    def play_on(self, world: State) -> None:
        """Play on at random as far as advice says, then see how every seat stands."""
        left: i64 = self.advice.horizon
        while left != 0 and not world.over:
            self.play_somehow(world)
            left -= 1
        seat: i64 = 0
        if world.over:
            share_win(world, self.results)
            return
        while seat < world.seats:
            self.results[seat] = self.advice.hope(world, seat)
            seat += 1

    def play_somehow(self, world: State) -> None:
        """One decision: by advice as often as it is worth asking, else at random."""
        seat: i64 = world.next_seat()
        if self.advice.sense > 0 and self.rng.below(100) < self.advice.sense:
            play_as_advised(world, seat, self.advice, self.scratch)
        else:
            world.apply(seat, world.pick(seat, self.rng, self.scratch))

    def learn(self) -> None:
        """Every choice on the way learns how it ended for its seat."""
        tree = self.tree
        at: i64 = 0
        while at < self.depth:
            number: i64 = self.path[at]
            result: i64 = self.results[self.path_seat[at]]
            if tree.visits[number] == 0:
                tree.chances[number] += 1
            tree.visits[number] += 1
            tree.results[number] += result
            if self.path_several[at] == 1:
                self.regret(self.path_point[at], self.path_seat[at], result)
            at += 1

    def regret(self, point: i64, seat: i64, result: i64) -> None:
        """What every other answer would have brought, as far as is known, more than what came."""
        tree = self.tree
        number: i64 = tree.first[point * MOST_SEATS + seat]
        while number != NONE:
            if tree.visits[number] > 0:
                mean: i64 = tree.results[number] // tree.visits[number]
                tree.regret[number] = max(0, tree.regret[number] + mean - result)
            number = tree.next[number]

    # The decision.

    def decide(self) -> i64:
        """The move most visited; where several answer together, one drawn from the mixture found."""
        tree = self.tree
        seat: i64 = self.seen.seat
        self.seen.list_moves(self.legal)
        best: i64 = self.legal.codes[0]
        most: i64 = -1
        total: i64 = 0
        number: i64 = tree.first[seat]
        while number != NONE:
            total += tree.share[number]
            if tree.visits[number] > most:
                most = tree.visits[number]
                best = tree.code[number]
            number = tree.next[number]
        return self.draw(total) if total > 0 else best

    def weighed(self) -> list[Weighed]:
        """Every move that was tried, the most meant first."""
        tree = self.tree
        found: list[Weighed] = []
        total: i64 = 0
        number: i64 = tree.first[self.seen.seat]
        while number != NONE:
            visits: i64 = tree.visits[number]
            if visits > 0:
                found.append(Weighed(tree.code[number], visits, tree.share[number], tree.results[number] // visits))
                total += tree.share[number]
            number = tree.next[number]
        if total == 0:
            found.sort(key=lambda weighed: -weighed.tries)
            for at, weighed in enumerate(found):
                weighed.share = 1000 if at == 0 else 0
            return found
        for weighed in found:
            weighed.share = weighed.share * 1000 // total
        found.sort(key=lambda weighed: (-weighed.share, -weighed.tries))
        return found

    def draw(self, total: i64) -> i64:
        """A move from the mixture, those hardly ever meant left out."""
        tree = self.tree
        kept: i64 = 0
        number: i64 = tree.first[self.seen.seat]
        while number != NONE:
            if tree.share[number] * 20 >= total:
                kept += tree.share[number]
            number = tree.next[number]
        lot: i64 = self.rng.bits() * 65536 % max(kept, 1)
        number = tree.first[self.seen.seat]
        best: i64 = tree.code[number]
        while number != NONE:
            if tree.share[number] * 20 >= total:
                best = tree.code[number]
                lot -= tree.share[number]
                if lot < 0:
                    return best
            number = tree.next[number]
        return best


class SearchBot(Bot):
    """Thinks for so many simulations, or so long; whatever comes first. `eagerness` is how readily it tries others."""

    def __init__(self, name: str, simulations: i64, seconds: float, eagerness: float = 0.7) -> None:
        super().__init__(name)
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.eagerness: float = eagerness

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        if moves.count == 1:
            return moves.codes[0]
        if self.simulations == 0:
            return best_looking(seen.imagine(rng), seen.seat, seen.advice(), moves)
        searcher = Searcher(seen, rng, self.simulations, self.eagerness)
        self.think(searcher)
        return searcher.decide()

    def weigh(self, seen: Observation, rng: Rng) -> list[Weighed]:
        """Think as for a move; every move that was tried, the most meant first."""
        searcher = Searcher(seen, rng, self.simulations, self.eagerness)
        self.think(searcher)
        return searcher.weighed()

    def think(self, searcher: Searcher) -> None:
        """Simulate until the simulations or the time are used up."""
        ends: float = time.monotonic() + self.seconds
        while searcher.done < self.simulations:
            searcher.simulate()
            if self.seconds > 0.0 and searcher.done % STRIDE == 0 and time.monotonic() >= ends:
                return


def seat_of(bit: i64) -> i64:
    """The seat of a single bit."""
    seat: i64 = 0
    while bit > 1:
        bit >>= 1
        seat += 1
    return seat


def share_win(world: State, into: vec[i64]) -> None:
    """A finished playing as results: the winners share most of a win, and a lead counts a little."""
    best: i64 = world.score_of(0)
    worst: i64 = best
    seat: i64 = 1
    while seat < world.seats:
        best = max(best, world.score_of(seat))
        worst = min(worst, world.score_of(seat))
        seat += 1
    winners: i64 = 0
    seat = 0
    while seat < world.seats:
        winners += 1 if world.score_of(seat) == best else 0
        seat += 1
    spread: i64 = max(best - worst, 1)
    seat = 0
    while seat < world.seats:
        score: i64 = world.score_of(seat)
        into[seat] = (WIN * 9 // 10 // winners if score == best else 0) + (score - worst) * WIN // 10 // spread
        seat += 1
