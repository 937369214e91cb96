"""A change of the rules never alters a playing that began before it; whatever is new is played by the newest rules."""

import asyncio
import gzip
from pathlib import Path
from typing import Final

import msgspec
import pytest

import warren
from laws.toy import Bids, BidsState, on_the_shelf
from warren import BadRecord, Record, UnknownRules
from warren.engine.registry import find
from warren.games import older_rules
from warren.games.trenchcoat.rules.view import TrenchView
from warren.host.errors import Refused
from warren.host.store import Store
from warren.host.tables.entries import AnyEntry, BotSat, Created
from warren.host.tables.pace import Pace
from warren.host.tables.replay import chairs_of, replay
from warren.host.tables.table import Table, like, new_table
from warren.host.tables.table_registry import Hall
from warren.host.workers.bot_workers import Thinkers, think

from .write import Finished


class LowestWins(BidsState):
    """Version 2 of the toy's rules: the lowest bid that nobody else made wins."""

    def winner(self, bids: list[int]) -> int | None:
        alone = [bid for bid in bids if bids.count(bid) == 1]
        return bids.index(min(alone)) if alone else None


FIRST: Final = Bids()
SECOND: Final = Bids(LowestWins, rules=2)


def highest_bids(state: warren.State) -> tuple[int, str]:
    """What whoever is asked first does: the highest card of the hand."""
    seat = state.ask().seats[0]
    return seat, state.moves(seat)[len(state.moves(seat)) - 1].text


def played(game: Bids, seed: int, moves: int = 100) -> Record:
    record = Record(game, seats=3, seed=seed)
    state = record.start()
    while not state.over and len(record.moves) < moves:
        record.play(state, *highest_bids(state))
    return record


def scores(record: Record) -> tuple[int, ...]:
    return tuple(record.replay().scores())


def test_a_record_is_replayed_by_the_rules_with_which_it_began() -> None:
    changed = 0
    for seed in range(20):
        before = played(FIRST, seed)
        written, told = before.to_json(), replay(before, chairs_of(before), None)
        with on_the_shelf(SECOND, FIRST):
            again = Record.from_json(written)
            assert again.game is FIRST
            assert scores(again) == scores(before)
            assert again.to_json() == written
            assert replay(again, chairs_of(again), None) == told
            changed += scores(played(SECOND, seed)) != scores(before)
    assert changed > 10, "the two rules hardly differ, so this shows nothing"


def test_a_new_record_is_played_by_the_newest_rules() -> None:
    with on_the_shelf(SECOND, FIRST):
        assert Record("bids", 2, 1).game is SECOND
        assert find("bids", 1) is FIRST
        assert Record.from_json(Record("bids", 2, 1).to_json()).game is SECOND


def test_a_record_by_rules_that_are_not_there_is_refused_in_every_language() -> None:
    written = played(FIRST, 1).to_json()
    with on_the_shelf(SECOND), pytest.raises(BadRecord) as refused:
        Record.from_json(written)
    for language, word in (("en", "version 1"), ("fr", "version 1"), ("de", "Fassung 1")):
        assert word in refused.value.say(language)


def test_a_game_says_which_rules_it_has() -> None:
    with pytest.raises(UnknownRules, match="version 99 of the rules of koffer") as refused:
        warren.game("koffer", 99)
    assert "Fassung 99" in refused.value.say("de")
    assert "version 99" in refused.value.say("fr")
    for name in warren.games():
        newest = warren.game(name)
        assert warren.game(name, newest.rules_version) is newest
        for version in older_rules(name):
            assert warren.game(name, version).rules_version == version < newest.rules_version


def table_entries(moves: int) -> list[AnyEntry]:
    """A table set up while the first rules were the newest, and so many moves made there."""
    table = Table("t", new_table("bids", 3, {}, "", "secret", listed=True))
    entries: list[AnyEntry] = [table.created]

    def add(entry: AnyEntry) -> None:
        entries.append(entry)
        table.add(entry)

    for seat in range(3):
        add(table.sit(seat, f"Person {seat}", "", "w", f"key {seat}"))
    add(table.start([0]))
    for number in range(moves):
        seat, move = highest_bids(table.playing())
        add(table.move(seat, move, f"m{number}", table.ask_number))
    return entries


def outcome_of(entries: list[AnyEntry]) -> tuple[int, ...]:
    """How a table ends when everybody goes on bidding high."""
    table = Table.restored("t", entries)
    while not table.playing().over:
        seat, move = highest_bids(table.playing())
        table.add(table.move(seat, move, f"n{table.feed}", table.ask_number))
    assert table.record is not None
    assert Record.from_json(table.record.to_json()).game is table.game
    return tuple(table.playing().scores())


@pytest.mark.parametrize("moves", range(9))
def test_a_table_goes_on_by_the_rules_with_which_it_was_set_up(moves: int) -> None:
    with on_the_shelf(FIRST):
        entries = table_entries(moves)
        expected = outcome_of(entries)
    with on_the_shelf(SECOND, FIRST):
        assert outcome_of(entries) == expected
        by_newest = [msgspec.structs.replace(entries[0], rules=2), *entries[1:]]
        assert outcome_of(by_newest) != expected


def test_a_rematch_is_played_by_the_newest_rules_if_they_take_its_options() -> None:
    with on_the_shelf(FIRST):
        before = new_table("bids", 3, {}, "", "secret")
    with on_the_shelf(SECOND, FIRST):
        again = like(before)
        assert (before.rules, again.rules) == (1, 2)
        assert again.secret != before.secret
        unknown = msgspec.structs.replace(before, options={"bluff": True})
        assert like(unknown).rules == 1


def test_a_table_by_rules_that_are_not_there_is_refused_and_the_others_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "warren.sqlite")
        hall = Hall(store, Thinkers(1), Pace())
        made = new_table("koffer", 2, {}, "", "s", listed=True)
        known = await hall.create(made)
        strange = await hall.create(msgspec.structs.replace(made, rules=99))
        for ask in (hall.look, hall.find):
            with pytest.raises(UnknownRules, match="version 99"):
                await ask(strange)
        assert [table.table for table in (await hall.listed())[0]] == [known]
        with pytest.raises(Refused):
            await hall.look("nowhere")
        await hall.close()

    asyncio.run(story())


def test_thinkers_are_told_by_which_rules_they_think() -> None:
    state = warren.game("koffer").start(2, 1)
    seat = state.ask().seats[0]
    world = state.imagine(seat, warren.Rng.seeded(1)).position()
    assert think("koffer", "", world, seat, "greedy", "s", rules=1)
    with pytest.raises(UnknownRules):
        think("koffer", "", world, seat, "greedy", "s", rules=99)


def test_bots_play_on_by_older_rules() -> None:
    with on_the_shelf(SECOND, FIRST):
        created = new_table("bids", 2, {}, "", "secret")
        assert isinstance(created, Created)
        table = Table("t", msgspec.structs.replace(created, rules=1))
        table.add(table.sit(0, "Anna", "", "w", "key"))
        table.add(BotSat(seat=1, bot="random"))
        table.add(table.start([0]))
        world = table.playing().imagine(1, warren.Rng.seeded(1)).position()
        move = think("bids", "", world, 1, "random", "s", rules=table.playing().game.rules_version)
        assert table.play(1, move, table.ask_number) is not None


# The first real change: Trench Coat's version 2.

TRENCHCOAT: Final = Path(__file__).parent / "0.1.0" / "trenchcoat.jsonl.gz"


def trenchcoat_records() -> list[Finished]:
    """Finished games that were played while version 1 was the newest."""
    return [msgspec.json.decode(line, type=Finished) for line in gzip.decompress(TRENCHCOAT.read_bytes()).splitlines()]


def test_games_of_0_1_0_are_replayed_by_version_1_and_would_go_otherwise_by_version_2() -> None:
    newest = warren.game("trenchcoat")
    changed = 0
    for finished in trenchcoat_records():
        record = Record.from_json(finished.record)
        assert (record.game.rules_version, newest.rules_version) == (1, 2)
        assert scores(record) == finished.scores
        changed += told_by(newest, record) != told_by(record.game, record)
    assert changed >= 5, "the two rules hardly differ, so this shows nothing"


def told_by(game: warren.Game, record: Record) -> list[str]:
    """Who could know what after each move of a record by those rules, as far as it is legal; new fields apart."""
    state = game.start(record.seats, record.seed, None, **record.options)
    told = [str(event) for dealt in state.opening() for event in [getattr(dealt, "dice", dealt)]]
    for seat, move in record.moves:
        try:
            told += [str(event) for event in state.play(seat, move)]
        except warren.MoveError as error:
            return [*told, str(error)]
    view = state.view(None)
    assert isinstance(view, TrenchView)
    return [*told, str(view.decks)]


def test_positions_of_0_1_0_are_read_by_version_1_and_go_on() -> None:
    newest = warren.game("trenchcoat")
    for finished in trenchcoat_records()[:6]:
        record = Record.from_json(finished.record)
        state = record.start()
        for number, (seat, move) in enumerate(record.moves):
            if number % 40 == 20:
                state = newest.position(state.position())
                assert state.game is record.game
            state.push(seat, move)
        assert tuple(state.scores()) == finished.scores
