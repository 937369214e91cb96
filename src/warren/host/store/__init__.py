"""Where tables are kept: `contract` says what a store does, `sqlite` and `postgres` do it."""

from warren.host.store.contract import (
    DATABASE,
    MOST_NUMBER,
    Conflict,
    Ear,
    Kept,
    Listed,
    Pause,
    Store,
    StoreTooNew,
    file_in,
)

__all__ = ["DATABASE", "MOST_NUMBER", "Conflict", "Ear", "Kept", "Listed", "Pause", "Store", "StoreTooNew", "file_in"]
