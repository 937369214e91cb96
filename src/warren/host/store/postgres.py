"""The store in a PostgreSQL database, for any number of hosts.

Entries that come together are kept by one statement, which is one transaction; then the other hosts are told, by
another connection, for commits that notify would wait for each other. Of two who write the same number of a table, the
primary key lets one in. Whose turn it is to mind a table, and how long ago
anything was, is by the database's clock.
"""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from warren.engine.extras import needing
from warren.host import crash_points
from warren.host.errors import Refused
from warren.host.store.contract import (
    MOST_LISTED_ENTRIES,
    MOST_NUMBER,
    Copied,
    Ear,
    Kept,
    Listed,
    Pause,
    Row,
    Store,
    StoreTooNew,
    in_list,
    read_entry,
)
from warren.host.store.reconnecting import Line

with needing("postgres"):
    import asyncpg

MIGRATIONS: Final = (
    """
    CREATE TABLE entries (
        name text NOT NULL,
        seq integer NOT NULL,
        at timestamptz NOT NULL,
        seat smallint,
        client_id text,
        body text NOT NULL,
        PRIMARY KEY (name, seq)
    );
    CREATE UNIQUE INDEX one_answer ON entries (name, seat, client_id) WHERE client_id IS NOT NULL;
    CREATE INDEX firsts ON entries (at, name) WHERE seq = 1;
    CREATE TABLE leases (
        name text PRIMARY KEY,
        holder text NOT NULL,
        seen timestamptz NOT NULL,
        until timestamptz NOT NULL,
        paused_from timestamptz,
        paused_until timestamptz
    );
    CREATE TABLE reviews (
        name text PRIMARY KEY,
        until timestamptz,
        body bytea
    );
    """,
    """
    CREATE TABLE open_tables (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL UNIQUE
    );
    CREATE FUNCTION warren_list_table() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO open_tables (name) VALUES (NEW.name) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END
    $$;
    CREATE FUNCTION warren_unlist_table() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM open_tables WHERE name = NEW.name;
        RETURN NULL;
    END
    $$;
    CREATE TRIGGER table_listed AFTER INSERT ON entries FOR EACH ROW
    WHEN (NEW.seq = 1 AND NEW.body LIKE '%"listed":true%') EXECUTE FUNCTION warren_list_table();
    CREATE TRIGGER table_started AFTER INSERT ON entries FOR EACH ROW
    WHEN (NEW.body LIKE '{"entry":"started"%') EXECUTE FUNCTION warren_unlist_table();
    INSERT INTO open_tables (name)
    SELECT name FROM entries AS first WHERE seq = 1 AND body LIKE '%"listed":true%' AND NOT EXISTS (
        SELECT 1 FROM entries WHERE name = first.name AND body LIKE '{"entry":"started"%'
    ) ORDER BY at, name;
    """,
)
#: A change of the layout may take so many seconds; it reads all entries.
MIGRATED_WITHIN: Final = 3600.0
#: One host at a time brings the database up to date; the number is any that others do not use.
MIGRATING: Final = 8_274_931
#: The channel on which hosts hear of each other, the most bytes in a message there, and the most entries in one.
CHANNEL: Final = "warren"
MOST_BYTES: Final = 7_500
#: What is said of entries.
MOVED: Final = "moved"
MOST_TOLD: Final = 250
COLUMNS: Final = "unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::text[])"
INSERT: Final = f"""
    WITH kept AS (
        INSERT INTO entries (name, seq, at, seat, client_id, body)
        SELECT name, seq, now(), seat, client_id, body FROM {COLUMNS} AS one (name, seq, seat, client_id, body)
        ON CONFLICT DO NOTHING RETURNING name, seq
    )
    SELECT CASE WHEN (SELECT count(*) FROM kept) < $6 THEN ARRAY(SELECT seq || ' ' || name FROM kept) END
"""  # noqa: S608 - made of constants
COPY: Final = """
    INSERT INTO entries (name, seq, seat, client_id, body, at)
    SELECT name, seq, seat, client_id, body, to_timestamp(at)
    FROM unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::text[], $6::float8[])
        AS one (name, seq, seat, client_id, body, at)
    ON CONFLICT DO NOTHING
"""
LEASE: Final = """
    INSERT INTO leases AS old (name, holder, seen, until)
    SELECT name, $2, now(), now() + $3 * interval '1 second' FROM unnest($1::text[]) AS name
    ON CONFLICT (name) DO UPDATE SET
        paused_from = CASE WHEN old.until < now() THEN old.seen ELSE old.paused_from END,
        paused_until = CASE WHEN old.until < now() THEN now() ELSE old.paused_until END,
        holder = excluded.holder, seen = excluded.seen, until = excluded.until
    WHERE old.holder = $2 OR old.until < now()
    RETURNING name, coalesce(paused_until = now(), false) AS paused
"""
PAUSE: Final = """
    SELECT extract(epoch FROM now() - CASE WHEN until < now() THEN seen ELSE paused_from END)::float8 AS began,
        CASE WHEN until < now() THEN 0 ELSE extract(epoch FROM now() - paused_until)::float8 END AS ended
    FROM leases WHERE name = $1 AND (until < now() OR paused_from IS NOT NULL)
"""
CLAIM: Final = """
    INSERT INTO reviews AS old (name, until) VALUES ($1, now() + $2 * interval '1 second')
    ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE old.body IS NULL AND old.until < now()
    RETURNING name
"""
LOAD: Final = """
    SELECT place, body, greatest(0, extract(epoch FROM clock_timestamp() - at))::float8
    FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (name, after, place)
    JOIN entries ON entries.name = wanted.name AND seq > after ORDER BY place, seq
"""
SAY: Final = "SELECT pg_notify($1, words) FROM unnest($2::text[]) AS words"
LISTED: Final = """
    SELECT number, page.name, body FROM (
        SELECT number, name FROM open_tables WHERE number < $1 ORDER BY number DESC LIMIT $2
    ) AS page CROSS JOIN LATERAL (
        SELECT seq, body FROM entries WHERE entries.name = page.name ORDER BY seq LIMIT $3
    ) AS first ORDER BY number DESC, seq
"""


class PostgresStore(Store):
    """All tables of all hosts on one database. Each host has four connections to it."""

    shared = True
    most_together = MOST_TOLD

    def __init__(self, address: str) -> None:
        super().__init__()
        self._ear: Ear | None = None
        self._looking: list[tuple[str, int, asyncio.Future[list[Kept]]]] = []
        self._looker: asyncio.Task[None] | None = None
        self._saying: list[str] = []
        self._speaking: asyncio.Task[None] | None = None
        self._writing = Line(address, make_safe, self._came_back)
        self._reading = Line(address, make_safe, self._came_back)
        self._hearing = Line(address, self._listen_on, self._came_back)
        self._listing = Line(address, make_safe)

    @staticmethod
    async def open_database(address: str) -> "PostgresStore":
        """Open a database, its tables made or brought up to date if need be."""
        store = PostgresStore(address)
        try:
            await store._writing.open()
            await store._writing.use(migrate)
            await store._reading.open()
            await store._hearing.open()
            await store._listing.open()
        except BaseException:
            await store.close()
            raise
        return store

    async def _close(self) -> None:
        if self._speaking is not None:
            await self._speaking
        try:
            gone = "UPDATE leases SET seen = now(), until = now() - interval '1 ms' WHERE holder = $1 AND until > now()"
            await self._reading.fetch(gone, self.me)
        except Refused:
            pass  # then the others see for themselves that nobody minds these tables
        for line in (self._listing, self._hearing, self._reading, self._writing):
            await line.close()

    # Entries.

    async def kept(self, name: str, after: int = 0) -> list[Kept]:
        if not writable(name):
            return []
        found: asyncio.Future[list[Kept]] = asyncio.get_running_loop().create_future()
        self._looking.append((name, after, found))
        if self._looker is None:
            self._looker = asyncio.create_task(self._look())
        return await found

    async def _look(self) -> None:
        """Read for all who wait, together: another host's entries often concern many tables at once."""
        while self._looking:
            looking, self._looking = self._looking[:MOST_TOLD], self._looking[MOST_TOLD:]
            names, afters, _ = zip(*looking, strict=True)
            rows: list[list[tuple[str, float]]] = [[] for _ in looking]
            try:
                for place, body, age in await self._reading.fetch(LOAD, names, afters):
                    rows[place - 1].append((body, age))
            except Exception as problem:  # noqa: BLE001 - whatever it is, it is theirs who wait
                for *_, found in looking:
                    if not found.done():
                        found.set_exception(problem)
            else:
                for (_, after, found), entries in zip(looking, rows, strict=True):
                    hand_over(found, after, entries)
        self._looker = None

    async def check(self) -> None:
        await self._writing.fetch("UPDATE entries SET seq = seq WHERE false")

    async def names(self) -> list[str]:
        return [row[0] for row in await self._reading.fetch("SELECT name FROM entries WHERE seq = 1 ORDER BY at, name")]

    async def listed(self, most: int, before: int = MOST_NUMBER) -> list[Listed]:
        return in_list(await self._listing.fetch(LISTED, before, most, MOST_LISTED_ENTRIES))

    async def _insert(self, rows: Sequence[Row]) -> list[int]:
        # All hosts write in the same order, so that none waits in a ring.
        order = sorted(range(len(rows)), key=lambda place: rows[place][:2])
        values = (*columns([rows[place] for place in order]), len(rows))
        try:
            found = await self._writing.use(lambda connection: insert(connection, values))
        finally:  # also if it is not known whether they were kept
            self.say(MOVED, " ".join(f"{rows[place].seq}:{rows[place].name}" for place in order))
        if found is None:
            return []
        kept = set(found)
        taken = []
        for place in order:
            key = f"{rows[place].seq} {rows[place].name}"
            if key in kept:
                kept.remove(key)
            else:
                taken.append(place)
        return taken

    # Whose turn it is to mind a table.

    async def lease(self, names: Collection[str], seconds: float) -> dict[str, bool]:
        rows = await self._reading.fetch(LEASE, sorted(names), self.me, seconds)
        return {row["name"]: row["paused"] for row in rows}

    async def release(self, names: Collection[str]) -> None:
        await self._reading.fetch(
            "DELETE FROM leases WHERE name = ANY($1) AND (holder = $2 OR until < now())", sorted(names), self.me
        )
        self.say("freed", " ".join(names))

    async def forsaken(self) -> list[str]:
        return [row[0] for row in await self._reading.fetch("SELECT name FROM leases WHERE until < now() LIMIT 100")]

    async def pause(self, name: str) -> Pause | None:
        rows = await self._reading.fetch(PAUSE, name)
        return Pause(*rows[0]) if rows else None

    # What else is kept.

    async def review(self, name: str) -> bytes | None:
        rows = await self._reading.fetch("SELECT body FROM reviews WHERE name = $1 AND body IS NOT NULL", name)
        return bytes(rows[0][0]) if rows else None

    async def keep_review(self, name: str, review: bytes) -> None:
        sql = "INSERT INTO reviews (name, body) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body"
        await self._reading.fetch(sql, name, review)

    async def claim_review(self, name: str, seconds: float) -> bool:
        return bool(await self._reading.fetch(CLAIM, name, seconds))

    async def reviews(self) -> list[str]:
        rows = await self._reading.fetch("SELECT name FROM reviews WHERE body IS NOT NULL ORDER BY name")
        return [row[0] for row in rows]

    # Moving.

    async def copy_out(self, name: str) -> list[Copied]:
        sql = """
            SELECT name, seq, seat, client_id, body, extract(epoch FROM at)::float8
            FROM entries WHERE name = $1 ORDER BY seq
        """
        return [
            Copied(Row(table, seq, seat, client_id, body), at)
            for table, seq, seat, client_id, body, at in await self._reading.fetch(sql, name)
        ]

    async def copy_in(self, rows: Sequence[Copied]) -> None:
        await self._writing.fetch(COPY, *columns([row for row, _ in rows]), [at for _, at in rows])

    # Other hosts.

    def listen(self, ear: Ear) -> None:
        self._ear = ear

    def say(self, kind: str, words: str) -> None:
        if len(words.encode()) < MOST_BYTES:
            self._saying.append(f"{kind} {self.me} {words}")
        self._say_it()

    def _say_it(self) -> None:
        if self._speaking is None and self._saying:
            self._speaking = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        """Say all that there is to say, together."""
        try:
            while self._saying:
                saying = self._saying[:MOST_TOLD]
                await self._hearing.fetch(SAY, CHANNEL, saying)
                del self._saying[: len(saying)]
        except Refused:
            # When the database is back, everybody says anew how things are; of entries nobody else would tell.
            self._saying = [words for words in self._saying if words.startswith(MOVED)]
        finally:
            self._speaking = None

    async def _listen_on(self, connection: asyncpg.Connection) -> None:
        await connection.execute("SET synchronous_commit TO off")  # nothing is kept here
        await connection.add_listener(CHANNEL, self._heard)

    def _came_back(self) -> None:
        self._say_it()
        if self._ear is not None:
            self._ear.store_is_back()

    def _heard(self, _connection: object, _pid: int, _channel: str, message: str) -> None:
        kind, _, rest = message.partition(" ")
        by, _, words = rest.partition(" ")
        if self._ear is None or by == self.me:
            return
        if kind != MOVED:
            self._ear.said_elsewhere(kind, by, words)
            return
        for one in words.split(" "):
            seq, _, name = one.partition(":")
            self._ear.entry_elsewhere(name, int(seq))


def hand_over(found: asyncio.Future[list[Kept]], after: int, rows: Sequence[tuple[str, float]]) -> None:
    """Give entries to whoever waits for them; a damaged one is told to those of its own table alone."""
    if found.done():
        return
    try:
        numbered = enumerate(rows, start=after + 1)
        found.set_result([Kept(read_entry(number, body), age) for number, (body, age) in numbered])
    except Refused as damaged:
        found.set_exception(damaged)


def columns(rows: Sequence[Row]) -> list[list[object]]:
    """Rows as columns."""
    return [list(column) for column in zip(*rows, strict=True)]


def writable(name: str) -> bool:
    """Whether this can be the name of anything here: PostgreSQL's texts have no letter number 0."""
    return "\0" not in name


async def insert(connection: asyncpg.Connection, values: Sequence[object]) -> list[str] | None:
    """Keep entries; those that were, if it was not all of them."""
    found: list[str] | None
    if not crash_points.stop_at:
        found = await connection.fetchval(INSERT, *values)
        return found
    crash_points.reach("before-insert")
    async with connection.transaction():
        found = await connection.fetchval(INSERT, *values)
        crash_points.reach("inserted")
    return found


async def make_safe(connection: asyncpg.Connection) -> None:
    """What is kept is on disk, also where the database was set up to be quicker than that."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring a database up to date, one host at a time and one step a transaction, so that it goes on where it was."""
    await connection.fetchval("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS warren_version (version integer NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM warren_version") or 0
        if version > len(MIGRATIONS):
            raise StoreTooNew("store-newer", version=version)
        for number in range(version, len(MIGRATIONS)):
            async with connection.transaction():
                await connection.execute(MIGRATIONS[number], timeout=MIGRATED_WITHIN)
                await connection.execute("INSERT INTO warren_version VALUES ($1)", number + 1)
                crash_points.reach("migrating")
    finally:
        await connection.fetchval("SELECT pg_advisory_unlock($1)", MIGRATING)
