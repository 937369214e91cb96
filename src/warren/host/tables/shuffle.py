"""Verifiable shuffles: nobody, the host included, can choose the deal.

The host publishes a commitment to a secret before anybody sits down. Every seat adds a word of its own. The seed is
made of the secret and all those words; when the playing is over the secret is shown, and anyone can check it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

SCHEME: Final = "warren-shuffle-1"


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All it takes to check a deal."""

    scheme: str
    commitment: str
    secret: str
    words: tuple[str, ...]


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is published of a secret before anybody sits down."""
    return hashlib.sha256(f"{SCHEME}:{secret}".encode()).hexdigest()


def seed_from(secret: str, words: Sequence[str]) -> str:
    """The seed of a playing: the secret and every seat's word, in the order of the seats.

    >>> seed_from("00", ["a", "b"]) == seed_from("00", ["ab", ""])
    False
    """
    message = msgspec.json.encode([SCHEME, *words])
    return hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()


def holds(proof: Proof, seed: str) -> bool:
    """Whether a seed is the one that follows from what was committed to."""
    fits = hmac.compare_digest(commitment_to(proof.secret), proof.commitment)
    return proof.scheme == SCHEME and fits and seed_from(proof.secret, proof.words) == seed
