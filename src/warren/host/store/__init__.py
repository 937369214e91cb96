"""Where tables are kept: `contract` says what a store does, `sqlite` and `postgres` do it."""

from warren.host.store.contract import DATABASE, Conflict, Ear, Kept, Pause, Store, StoreTooNew, file_in

__all__ = ["DATABASE", "Conflict", "Ear", "Kept", "Pause", "Store", "StoreTooNew", "file_in"]
