"""Seat keys: 128 random bits in the hands of whoever sits there; the host keeps only their hash."""

import hashlib
import hmac
import re
import secrets
from typing import Final

KEY: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_key() -> str:
    """A key for a seat.

    >>> len(new_key())
    22
    """
    return secrets.token_urlsafe(16)


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(f"warren seat {key}".encode()).hexdigest()


def fits(key: str, kept: str) -> bool:
    """Whether a key is the one whose hash was kept, in a time that tells nothing."""
    return KEY.fullmatch(key) is not None and hmac.compare_digest(hash_of(key), kept)
