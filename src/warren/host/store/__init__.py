"""Where tables are kept: `contract` says what a store does, `sqlite` and `postgres` do it."""

from warren.host.store.contract import Conflict, Ear, Kept, Pause, Store, StoreTooNew

__all__ = ["Conflict", "Ear", "Kept", "Pause", "Store", "StoreTooNew"]
