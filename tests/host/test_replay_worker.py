"""Finished games are replayed in a process of their own, one at a time; when too many wait, the others come again."""

import asyncio
import os
import time
from pathlib import Path

import pytest

import warren
from warren.engine.errors import BadRecord
from warren.host.errors import Refused
from warren.host.workers.replay_worker import ReplayWorker, finished_record, replay_of_record

from .inside import Inside
from .routes import AS_JSON, app_for, client_of
from .test_requests import over


@pytest.mark.slow
def test_work_is_done_in_another_process_which_is_started_again_when_it_ends() -> None:
    async def story() -> None:
        worker = ReplayWorker()
        try:
            first = await worker.run(os.getpid)
            assert first != os.getpid()
            assert await worker.run(os.getpid) == first
            with pytest.raises(Refused, match="could not be finished"):
                await worker.run(os._exit, 1)
            assert await worker.run(os.getpid) not in {first, os.getpid()}
            worker._longest = 0.2
            with pytest.raises(Refused, match="could not be finished"):
                await worker.run(time.sleep, 60)
            worker._longest = 60
            with pytest.raises(BadRecord):
                await worker.run(finished_record, b"{}")
            assert worker.waiting() == 0
        finally:
            worker.close()

    asyncio.run(story())


def test_only_so_many_wait() -> None:
    async def story() -> None:
        worker = ReplayWorker(most_waiting=2)
        try:
            waiting = [asyncio.create_task(worker.run(os.getpid)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="Too many games"):
                await worker.run(os.getpid)
            assert len(set(await asyncio.gather(*waiting))) == 1
            assert await worker.run(os.getpid)
        finally:
            worker.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", warren.games())
def test_whatever_goes_through_a_whole_game_is_left_to_the_worker(tmp_path: Path, game: str) -> None:
    """With a worker for which too many wait, each of these routes says so; nothing is replayed beside it."""

    async def story() -> None:
        host = Inside()
        for number, entry in enumerate(over(game), start=1):
            host.shelf.put("over", number, entry)
        app = app_for(host.hall, tmp_path)
        async with client_of(app) as client:
            record = (await client.get("/api/tables/over/record")).raise_for_status().content
            right_here = await client.post("/api/replay?seat=A", content=record, headers=AS_JSON)
            assert right_here.content == replay_of_record(record, "A")
            app.state.replays = ReplayWorker(most_waiting=0)
            answers = [
                await client.get("/api/tables/over/record"),
                await client.get("/api/tables/over/replay?seat=A"),
                await client.post("/api/tables/over/review"),
                await client.post("/api/replay?seat=A", content=record, headers=AS_JSON),
                await client.post("/api/review", content=record, headers=AS_JSON),
            ]
            for answer in answers:
                assert (answer.status_code, answer.json()["code"]) == (503, "too-many-replays"), answer.request.url

    asyncio.run(story())


def test_a_table_that_is_looked_at_again_is_not_folded_again() -> None:
    async def story() -> None:
        host, entries = Inside(), over("koffer")
        for number, entry in enumerate(entries, start=1):
            host.shelf.put("over", number, entry)
        read: list[int] = []
        real = host.shelf.kept

        async def kept(name: str, after: int = 0) -> object:
            found = await real(name, after)
            read.append(len(found))
            return found

        host.shelf.kept = kept  # type: ignore[method-assign,assignment]
        first, again = await host.hall.look("over"), await host.hall.look("over")
        assert first is again
        assert read == [len(entries), 0]

    asyncio.run(story())
