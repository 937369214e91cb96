"""Process pools that are ended at once, also while their process works."""

from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import Final

#: How long the host waits, when it stops, for the threads that manage ended pools.
JOIN_SECONDS: Final = 5.0
_ending: Final[set[Thread]] = set()


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Kill the pool's processes and give the pool up, without waiting."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        with suppress(OSError, ValueError):
            process.kill()
    manager: Thread | None = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    _ending.difference_update([thread for thread in _ending if not thread.is_alive()])
    if manager is not None:
        _ending.add(manager)


def join_ended_pools() -> None:
    """Wait until ended pools have closed their pipes.

    Python's own exit handler writes to these pipes, and fails if one is closed at that moment.
    """
    for manager in list(_ending):
        manager.join(JOIN_SECONDS)
