"""Search: sees what its seat sees, mixes where it must not be read, and is better than a glance."""

import threading
from collections import Counter

import pytest

import warren
from warren import Rng
from warren.bots import find, without_clock
from warren.bots.bot import Bot
from warren.bots.level import LevelBot, StatefulLevelBot, quick_move
from warren.bots.levels import LEVELS
from warren.bots.observation import Observation
from warren.bots.search.exact import Solver
from warren.bots.search.rollouts import Rollouts
from warren.bots.search.search_bot import SearchBot, StatefulSearchBot
from warren.bots.search.tree import MAX_SEATS, NONE, Tree
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.games.koffer.rules.view import KofferView
from warren.games.trenchcoat.rules.state import TrenchState
from warren.lab.simulate.arena import play_out

QUICK = SearchBot("quick", simulations=40 if warren.compiled() else 6, seconds=0.0)


@pytest.mark.parametrize("game", warren.games())
def test_search_moves_alike_in_two_worlds_its_seat_cannot_tell_apart(game: str) -> None:
    rng = Rng.seeded("search")
    for seed in range(3 if warren.compiled() else 1):
        state = warren.game(game).start(seats=2 + seed % 3, seed=seed)
        for _ in range(25 if warren.compiled() else 4):
            seats = state.ask().seats
            if not seats:
                break
            seat = seats[rng.below(len(seats))]
            world = state.imagine(seat, rng.branch())
            thinking = rng.branch()
            before = state.hash()
            truth = QUICK.choose(Observation(state, seat), thinking.copy())
            assert QUICK.choose(Observation(world, seat), thinking) == truth
            assert state.hash() == before
            state.play(seat, truth)


@pytest.mark.parametrize("game", warren.games())
def test_without_simulations_or_choice_a_legal_move_comes_at_once(game: str) -> None:
    state = warren.game(game).start(seats=2, seed=1)
    seat = state.ask().seats[0]
    seen = Observation(state, seat)
    code = SearchBot("none", simulations=0, seconds=0.0).choose(seen, Rng.seeded(1))
    assert code == find("sensible").choose(seen, Rng.seeded(1))
    late = SearchBot("late", simulations=1_000_000, seconds=0.001).choose(seen, Rng.seeded(2))
    assert warren.game(game).move_of(late) in state.moves(seat)


HANDS = "A: bodkin crumb dribble / none / gold=9\nB: ember fidget grub / none / gold=9\n"


def test_hands_that_must_not_be_read_are_mixed_about_evenly() -> None:
    game = warren.game("trenchcoat")
    state = game.position(f"{HANDS}events: rock-paper-scissors-for-kobold rest\n")
    state.play(0, "done")
    bot = SearchBot("mixer", simulations=300 if warren.compiled() else 30, seconds=0.0)
    tries = 90 if warren.compiled() else 12
    found = Counter(game.move_of(bot.choose(Observation(state, 0), Rng.seeded(n))).text for n in range(tries))
    assert set(found) == {"rock", "paper", "scissors"}
    assert min(found.values()) >= tries // 10


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
def test_search_beats_greedy_in_koffer() -> None:
    bot, greedy, won, games = SearchBot("search", 300, 0.0), find("greedy"), 0.0, 60
    for seed in range(games):
        state = warren.game("koffer").start(2, f"search {seed}")
        seat = seed % 2
        play_out(state, [bot, greedy] if seat == 0 else [greedy, bot], Rng.seeded(seed))
        outcome = state.outcome()
        assert outcome is not None
        won += seat in outcome.winners and 1 / len(outcome.winners)
    assert won / games > 0.55


def test_places_of_koffers_row_are_told_apart_by_the_card_that_was_turned_up() -> None:
    state, rng = warren.game("koffer").start(seats=2, seed=3), Rng.seeded("turned up")
    seat = state.ask().seats[0]
    turned: dict[int, str] = {}
    for _ in range(100):
        world = state.imagine(seat, rng)
        world.play(seat, "take 1")
        view = world.view(seat)
        assert isinstance(view, KofferView)
        turned.setdefault(Observation(world, seat).chance_outcome(), str(view.row[-1]))
    assert len(turned) == len(set(turned.values())) > 20


def test_a_tree_keeps_moves_in_order_and_finds_points_again() -> None:
    tree = Tree(2)
    for code in (7, 3, 9, 5, 3):
        tree.find_or_add(0, 1, code)
    legal, numbers = MoveList(4), MoveList(4)
    for code in (3, 4, 7, 9):
        legal.add(code)
    assert tree.look_up(0, 1, legal, numbers) == 1
    assert [numbers.codes[at] == NONE for at in range(4)] == [False, True, False, False]
    nodes = [tree.child(key) for key in range(1, 200)]
    assert sorted(nodes) == list(range(1, 200))
    assert [tree.child(key) for key in range(1, 200)] == nodes


def test_an_open_end_is_solved_and_its_best_result_taken() -> None:
    state = nearly_over()
    seat = state.ask().seats[0]
    exact = Solver(state.game.move_room).best(state.copy(), seat)
    outcomes = {move.code: brute(after(state, seat, move.code), seat) for move in state.moves(seat)}
    assert outcomes[exact] == max(outcomes.values())
    assert SearchBot("search", 1, 0.0).choose(Observation(state, seat), Rng.seeded(1)) == exact


def nearly_over() -> State:
    """A three-seat game of Koffer when the deck has just run out."""
    state, rng = warren.game("koffer").start(seats=3, seed=5), Rng.seeded("end")
    while not state.game.advice.beliefs.is_perfect_information(state):
        seat = state.ask().seats[0]
        moves = list(state.moves(seat))
        state.push(seat, moves[rng.below(len(moves))])
    return state


def after(state: State, seat: int, code: int) -> State:
    copy = state.copy()
    copy._apply(seat, code)
    return copy


def brute(state: State, seat: int) -> tuple[int, int]:
    """The lead and nodes a seat gets when everybody plays for their own lead, looked through to every end."""
    if state.over:
        scores = state.scores()
        best = max(scores)
        won = 1000 * 9 // 10 // scores.count(best) if scores[seat] == best else 0
        return won + (scores[seat] - min(scores)) * 1000 // 10 // max(best - min(scores), 1), 0
    mover = state.ask().seats[0]
    ends = [after(state, mover, move.code) for move in state.moves(mover)]
    return brute(max(ends, key=lambda end: brute(end, mover)), seat)


def play_beside(player: Bot) -> State:
    """A few moves of KOBOLD until A is asked again, all of which a player at seat A notices."""
    state, rng = warren.game("kobold").start(seats=2, seed=3), Rng.seeded("keep")
    for _ in range(5):
        seat = state.ask().seats[0]
        bot = player if seat == 0 else find("greedy")
        code = bot.choose(Observation(state, seat), rng)
        state._apply(seat, code)
        player.inform_action(Observation(state, 0), seat, code)
    assert state.ask().seats == (0,)
    return state


def check_kept(search: SearchBot | None) -> None:
    """Fail unless a search thought before of where it is."""
    assert isinstance(search, StatefulSearchBot)
    kept = search.kept
    assert kept is not None
    assert kept.context.root != 0
    assert kept.context.tree.first[kept.context.root * MAX_SEATS] != NONE, "the point had been thought of before"


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
def test_a_tree_is_kept_from_move_to_move_and_dropped_where_moves_are_hidden() -> None:
    player = SearchBot("keeper", 300, 0.0).sit()
    assert isinstance(player, StatefulSearchBot)
    state = play_beside(player)
    check_kept(player)
    player.inform_action(Observation(state, 0), 1, NONE)
    assert player.kept is None


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
def test_a_level_that_thinks_keeps_its_tree_too() -> None:
    player = without_clock(find("elder")).sit()
    assert isinstance(player, StatefulLevelBot)
    play_beside(player)
    check_kept(player.search)
    assert find("elder").sit() is not find("elder"), "what one playing taught is not known in another"


def test_a_search_that_is_told_to_stop_moves_at_once() -> None:
    state = warren.game("kobold").start(seats=2, seed=1)
    seat = state.ask().seats[0]
    bot = SearchBot("long", simulations=10_000_000, seconds=0.0)
    threading.Timer(0.2, bot.stop).start()
    code = bot.choose(Observation(state, seat), Rng.seeded(1))
    assert state.game.move_of(code) in state.moves(seat)


def test_whoever_calls_supposes_that_the_ablest_kobold_was_laid() -> None:
    lines = "A: bodkin crumb dribble / none / gold=9\nB: ember fidget grub / none / gold=9\nevents: strength-5 rest\n"
    state = warren.game("trenchcoat").position(lines)
    state.play(0, "done")
    state.play(0, "lay 1")
    rng = Rng.seeded("laid")
    for _ in range(40):
        world = state.imagine(1, rng)
        world.reopen(1)
        assert isinstance(world, TrenchState)
        skills = [world.skill_of(0, place, 0) for place in range(3)]
        assert skills[world.laid] == max(skills)


def test_others_are_supposed_to_look_no_further_than_a_glance() -> None:
    """B would sell its Satchel if it thought; at a glance it plays it."""
    lines = "active: B\nshop: magic-hat resurrection-potion\nA: bodkin crumb dribble / none / gold=9\n"
    lines += "B: ember fidget grub / satchel-of-storage / gold=3\n"
    state = warren.game("trenchcoat").position(lines)
    moves = MoveList(state.game.move_room)
    state.list_moves(1, moves)
    chosen = {}
    for seat in (0, 1):
        rollouts = Rollouts(Observation(state, seat), Rng.seeded(seat))
        chosen[seat] = str(state.game.move_of(rollouts.model_move(state.imagine(seat, Rng.seeded(1)), 1, moves)))
    assert chosen == {0: "play satchel-of-storage", 1: "sell satchel-of-storage"}


@pytest.mark.parametrize("game", ["kobold", "trenchcoat"])
def test_hopes_share_one_win(game: str) -> None:
    state, rng = warren.game(game).start(seats=3, seed=2), Rng.seeded("hope")
    scratch = MoveList(state.game.move_room)
    for _ in range(200):
        if state.over:
            break
        values = [state.game.advice.evaluation.evaluate(state, seat) for seat in range(3)]
        assert 990 <= sum(values) <= 1000
        state.wander(rng, scratch)


@pytest.mark.parametrize("game", warren.games())
def test_every_level_makes_a_legal_move(game: str) -> None:
    state = warren.game(game).start(seats=2, seed=4)
    for number, bot in enumerate(LEVELS.values()):
        seat = state.ask().seats[0]
        assert isinstance(bot, LevelBot)
        quick = bot.within(0.05)
        code = quick.choose(Observation(state, seat), Rng.seeded(number))
        assert state.game.move_of(code) in state.moves(seat)
        state._apply(seat, code)


def test_a_level_overlooks_moves_as_often_as_advice_says() -> None:
    state = warren.game("koffer").start(seats=2, seed=7)
    seen = Observation(state, state.ask().seats[0])
    best = find("greedy").choose(seen, Rng.seeded(0))
    overlooked = seen.advice().levels.overlooked
    share = [sum(quick_move(seen, Rng.seeded(n), level) == best for n in range(400)) / 400 for level in range(3)]
    assert [overlooked[level] for level in range(3)] == [60, 25, 0]
    assert 0.4 < share[0] < 0.55
    assert 0.7 < share[1] < 0.85
    assert share[2] == 1.0


def test_a_hatchling_keeps_its_treasures_and_believes_everybody() -> None:
    game = warren.game("trenchcoat")
    said: set[str] = set()
    rng = Rng.seeded("hatchling")
    for seed in range(40):
        state = game.start(seats=2, seed=seed)
        while (seat := state.next_seat()) >= 0:
            code = quick_move(Observation(state, seat), rng, 0)
            choices = [move.text for move in state.moves(seat)]
            text = game.move_of(code).text
            said.add(text.split()[0])
            assert not text.startswith("play") or all(each.startswith("play") for each in choices)
            state._apply(seat, code)
    assert "trust" in said
    assert "call" not in said


def test_the_more_it_simulates_the_further_it_plays_on() -> None:
    policy = warren.game("trenchcoat").advice.rollouts
    assert policy.depth_for(0) == policy.min_depth
    assert policy.min_depth < policy.depth_for(policy.depth_threshold // 2) < policy.max_depth
    assert policy.depth_for(policy.depth_threshold) == policy.depth_for(10**6) == policy.max_depth
    for other in ("kobold", "koffer", "too_many"):
        assert warren.game(other).advice.rollouts.depth_for(1) == warren.game(other).advice.rollouts.max_depth


def test_with_little_time_it_does_not_count_on_many_simulations() -> None:
    assert SearchBot("untimed", simulations=5000, seconds=0.0).expected_simulations() == 5000
    assert SearchBot("unhurried", simulations=5000, seconds=60.0).expected_simulations() == 5000
    assert SearchBot("hurried", simulations=10**6, seconds=0.01).expected_simulations() < 1000


@pytest.mark.skipif(not warren.compiled(), reason="too slow from source")
def test_a_juice_is_not_spent_for_fear_of_what_the_other_hardly_holds() -> None:
    """TC-V5: after the reveal it can still be drunk, so that there is nothing to fear but a Reduce Juice."""
    state = warren.game("trenchcoat").position(
        "A: mumble nettle bodkin / boost-juice / gold=9\n"
        "B: ember fidget grub / truth-serum / gold=9\n"
        "events: constitution-5 rest\n"
    )
    if state.ask().kind == "turn-start":
        state.play(0, "done")
        if state.ask().kind == "turn-start":
            state.play(1, "pass")
    state.play(0, "lay 1")
    assert state.ask().kind == "quest-laid"
    analysed = SearchBot("search", simulations=2000, seconds=0.0).analyse(Observation(state, 0), Rng.seeded("juice"))
    assert warren.game("trenchcoat").move_of(int(analysed[0].code)).text == "pass"
    assert analysed[0].probability == 1000


@pytest.mark.skipif(not warren.compiled(), reason="too slow from source")
def test_to_put_a_question_off_is_no_way_out_of_being_guessed() -> None:
    """TC-Q2: after a Satchel the other is asked again whether it calls, and nothing has changed for it."""
    game = warren.game("trenchcoat")
    state = game.position(
        "A: bodkin crumb dribble / satchel-of-storage / gold=6\n"
        "B: ember fidget grub / none / gold=6\n"
        "events: strength-4 rest\n"
    )
    state.play(0, "done")
    state.play(0, "lay 1")
    analysed = SearchBot("search", simulations=2000, seconds=0.0).analyse(Observation(state, 0), Rng.seeded("put off"))
    assert [game.move_of(int(each.code)).text for each in analysed] == ["pass", "play satchel-of-storage"]
    assert analysed[0].value > analysed[1].value


def test_only_what_has_nothing_to_do_with_an_answer_puts_it_off() -> None:
    """TC-V5: after a juice the other calls or trusts anew; after a Satchel as before."""
    game = warren.game("trenchcoat")
    state = game.position(
        "A: bodkin crumb dribble / satchel-of-storage boost-juice spare-change / gold=6\nevents: strength-4 rest\n"
    )
    state.play(0, "done")
    state.play(0, "lay 1")
    for item, is_same in (("satchel-of-storage", True), ("boost-juice A", False), ("spare-change", False)):
        after = state.copy()
        after.play(0, f"play {item}")
        after.play(1, "call")
        assert (after.ask().kind, game.advice.simultaneous.is_repeated(state, after)) == ("quest-laid", is_same)
    after = state.copy()
    after.play(0, "pass")
    after.play(1, "call")
    assert not game.advice.simultaneous.is_repeated(state, after)
