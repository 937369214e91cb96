"""The host's parts, one by one."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

import warren
from warren.host.errors import Refused
from warren.host.store import Conflict, Store, StoreTooNew
from warren.host.store.sqlite import SqliteStore
from warren.host.tables.entries import AnyEntry, BotSat, Moved, Sat
from warren.host.tables.live_table import GONE
from warren.host.tables.names import LONGEST, clean
from warren.host.tables.pace import Pace
from warren.host.tables.seat_keys import fits, hash_of, new_key
from warren.host.tables.shuffle import SCHEME, Proof, commitment_to, holds, new_secret, seed_from
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import Hall
from warren.host.wire.connection import BURST, MOST_BYTES, Bucket, Connection
from warren.host.wire.protocol import Leave
from warren.host.wire.socket import header_of, whole_text
from warren.host.workers.bot_workers import Thinkers, think


def test_keys_are_128_bits_and_only_their_own_hash_fits() -> None:
    keys = {new_key() for _ in range(2000)}
    assert len(keys) == 2000
    key = keys.pop()
    assert fits(key, hash_of(key))
    assert not any(fits(other, hash_of(key)) for other in keys)
    assert not fits(hash_of(key), hash_of(key))
    assert not fits("", hash_of(key))


@given(st.text(max_size=200))
def test_a_clean_name_is_short_and_on_one_line(name: str) -> None:
    shown = clean(name)
    assert len(shown) <= LONGEST
    assert shown.isprintable() or not shown.isascii()
    assert not set(shown) & set("\n\r\t\u202e\u200b\u2028\x00")
    assert clean(shown) == shown


def test_a_shuffle_is_proved_and_every_change_is_noticed() -> None:
    secret = new_secret()
    words = ("anna's", "ben's")
    seed = seed_from(secret, words)
    proof = Proof(scheme=SCHEME, commitment=commitment_to(secret), secret=secret, words=words)
    assert holds(proof, seed)
    assert not holds(proof, seed[:-1] + ("0" if seed[-1] != "0" else "1"))
    for change in (
        Proof(scheme="other", commitment=proof.commitment, secret=secret, words=words),
        Proof(scheme=SCHEME, commitment=commitment_to("x"), secret=secret, words=words),
        Proof(scheme=SCHEME, commitment=proof.commitment, secret=new_secret(), words=words),
        Proof(scheme=SCHEME, commitment=proof.commitment, secret=secret, words=("ben's", "anna's")),
    ):
        assert not holds(change, seed)


def seated(seats: int = 2, **options: object) -> Table:
    table = Table("t", new_table("koffer", seats, dict(options), "", "secret", watched=True))
    table.add(table.sit(0, "Anna", "", "w", "key"))
    for seat in range(1, seats):
        table.add(table.seat_bot(seat, "random"))
    return table


def test_a_table_is_the_fold_of_its_entries() -> None:
    table = seated(3, specials="random")
    entries: list[AnyEntry] = [table.created, *(chair for chair in table.chairs if chair)]
    entries.append(table.start([0]))
    table.add(entries[-1])
    rng = warren.Rng.seeded(1)
    while seats := table.playing().ask().seats:
        move = table.playing().moves(seats[0]).pick(rng).text
        entry: AnyEntry | None
        if seats[0] == 0:
            entry = table.move(0, move, f"m{table.feed}", table.ask_number)
        else:
            entry = table.play(seats[0], move, table.ask_number)
        assert entry is not None
        table.add(entry)
        entries.append(entry)
        again = Table.restored("t", entries)
        assert again.snapshot([0]) == table.snapshot([0])
        assert again.snapshot([]) == table.snapshot([])
    assert again.answers == table.answers
    assert table.status() == "over"


def test_a_move_said_again_is_known_however_it_is_written() -> None:
    table = Table("t", new_table("trenchcoat", 2, {}, "", "secret"))
    for seat in range(2):
        table.add(table.sit(seat, "", "", "", "key"))
    table.add(table.start([0]))
    rng = warren.Rng.seeded(1)
    capitals = 0
    while table.feed < 60 and (seats := table.playing().ask().seats):
        move = table.playing().moves(seats[0]).pick(rng).text
        table.add(table.move(seats[0], move, f"m{table.feed}", table.ask_number))
        capitals += move != move.lower()
        for written in (move, move.upper(), f"  {move.lower()} "):
            assert table.repeated(seats[0], written, f"m{table.feed - 1}") == table.feed
        with pytest.raises(Refused, match="used before"):
            table.repeated(seats[0], "challenge", f"m{table.feed - 1}")
    assert capitals, "some moves name a seat"


def test_a_bots_move_that_comes_too_late_is_not_kept() -> None:
    table = seated(2, first="B")
    table.add(table.start([0]))
    assert table.bots_asked() == [1]
    assert table.play(1, "take 1", ask=99) is None
    assert table.play(0, "take 1", ask=1) is None
    assert table.play(1, "take nothing", ask=1) is None
    assert table.play(1, "take 1", ask=1) is not None


def test_the_deal_depends_on_the_secret_and_every_word() -> None:
    deals = set()
    for secret, word in [("a", "1"), ("a", "2"), ("b", "1")]:
        table = Table("t", new_table("koffer", 2, {}, "", secret, watched=True))
        table.add(table.sit(0, "Anna", "", word, "key"))
        table.add(BotSat(seat=1, bot="random"))
        table.add(table.start([0]))
        deals.add(table.playing().hash())
    assert len(deals) == 3


def test_a_store_keeps_what_it_was_given(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "deep" / "warren.sqlite")
        assert isinstance(store, SqliteStore)
        assert await store.pragma("synchronous") == 2
        assert await store.pragma("journal_mode") == "wal"
        created = new_table("koffer", 2, {}, "", "s", watched=True)
        await asyncio.gather(*(store.append(f"t{number}", 1, created) for number in range(200)))
        assert store.written == 200
        assert store.commits < 20, "entries that come together are committed together"
        await store.close()
        again = await Store.open(tmp_path / "deep" / "warren.sqlite")
        assert len(await again.names()) == 200
        assert await again.load("t7") == [created]
        assert await again.load("nowhere") == []
        await again.close()

    asyncio.run(story())


def test_two_writers_of_one_number_get_one_place(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        store = await Store.open(database or tmp_path / "w.sqlite")
        created = new_table("koffer", 2, {}, "", "s", watched=True)
        await store.append("t", 1, created)
        moved = Moved(seat=0, move="take 1", id="m", ask=1)
        results = await asyncio.gather(
            store.append("t", 2, moved),
            store.append("t", 2, moved),
            store.append("u", 1, created),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        with pytest.raises(Conflict):
            await store.append("t", 3, moved)
        for seq, name in enumerate(("\0a", "\0b", "\0"), start=2):
            await store.append("u", seq, Moved(seat=0, move="take 1", id=name, ask=1))
        await store.close()

    asyncio.run(story())


def test_a_file_of_a_newer_warren_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreTooNew, match="newer"):
        asyncio.run(Store.open(path))


def test_a_store_that_cannot_write_says_so_and_keeps_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "w.sqlite")
        assert isinstance(store, SqliteStore)
        created = new_table("koffer", 2, {}, "", "s", watched=True)
        await store.append("t", 1, created)
        await store._database.execute("PRAGMA query_only = ON")
        with pytest.raises(Refused, match="not done"):
            await store.append("t", 2, Sat(seat=0, name="A", face="", key="k", word=""))
        await store._database.execute("PRAGMA query_only = OFF")
        assert len(await store.load("t")) == 1
        await store.append("t", 2, Sat(seat=0, name="A", face="", key="k", word=""))
        await store.close()

    asyncio.run(story())


def test_a_burst_is_heard_and_a_flood_is_not() -> None:
    now = 0.0
    bucket = Bucket(lambda: now)
    assert all(bucket.take() for _ in range(BURST))
    assert not bucket.take()
    now = 1.0
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]


def test_a_thinker_gets_a_world_and_moves_as_in_the_truth() -> None:
    state = warren.game("koffer").start(seats=3, seed=4)
    seat = state.ask().seats[0]
    worlds = [state.imagine(seat, warren.Rng.seeded(number)).position() for number in range(5)]
    assert len({think("koffer", "", world, seat, "greedy", "s") for world in worlds}) == 1


def test_a_thinker_that_dies_or_dawdles_still_moves_in_time() -> None:
    async def story() -> None:
        state = warren.game("koffer").start(seats=2, seed=4)
        seat = state.ask().seats[0]
        thinkers = Thinkers(bound=0.0001)
        move = await thinkers.choose(state, seat, "greedy", "s")
        assert move in state.moves(seat)
        thinkers.close()

    asyncio.run(story())


def test_the_others_may_let_a_bot_play_for_somebody_who_has_been_gone_a_while(tmp_path: Path) -> None:
    async def gone() -> tuple[list[str], bool]:
        hall = Hall(await Store.open(tmp_path / "warren.sqlite"), Thinkers(1), Pace(0, 0))
        name = await hall.create(new_table("koffer", 2, {"first": "A"}, "", "secret"))
        live = await hall.find(name)
        keys = [new_key(), new_key()]
        for seat, key in enumerate(keys):
            await live.do(lambda seat=seat, key=key: live.table.sit(seat, "", "", "", key))  # type: ignore[misc]
        await live.do(lambda: live.table.start((0,)))
        ben = Connection(hall, name, lambda _: None)
        ben.listener.keys = {keys[1]}
        live = ben.live = await hall.join(name, ben.listener, 0)
        codes = []
        for since in (0.0, GONE + 1):
            live.gone[0] -= since
            try:
                await live.do(lambda: ben.decide(live.table, Leave(id="x", seat=0)))
            except Refused as refusal:
                codes.append(refusal.text)
        away = 0 in live.table.away
        await hall.close()
        return codes, away

    assert asyncio.run(gone()) == (["still-here"], True)


@given(st.binary(max_size=9000), st.binary(min_size=4, max_size=4), st.binary(max_size=3))
def test_a_whole_frame_is_read_as_the_library_reads_it_and_nothing_else_is(
    text: bytes, mask: bytes, more: bytes
) -> None:
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    size = len(text)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
    frame = b"\x81" + length + mask + masked
    assert whole_text(frame) == (text if size <= MOST_BYTES else None)
    assert whole_text(frame + more) == (whole_text(frame) if not more else None)
    assert whole_text(frame[:-1]) is None
    assert whole_text(b"\x01" + frame[1:]) is None, "a part of a message"
    assert header_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
