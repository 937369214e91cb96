"""Seeded randomness: one small, fast stream that gives the same numbers compiled or not.

The generator is xoshiro128++ (Blackman and Vigna): four 32-bit words, shifts and additions only, so that no
product ever leaves the 63 bits which native and unbounded integers share.
"""

import hashlib
import re
from typing import Final

from librt.vecs import vec

from warren.engine.native import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
SEED_SCHEME: Final = "warren-1"


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of random numbers with a state of 128 bits.

    >>> Rng.seeded(7).below(6) == Rng.seeded(7).below(6)
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @staticmethod
    def seeded(seed: object) -> "Rng":
        """A stream that follows from a seed: any whole number or text."""
        digest = hashlib.sha256(f"{SEED_SCHEME}:{seed}".encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        return Rng(words[0], words[1], words[2], words[3] | 1)

    def copy(self) -> "Rng":
        """A second stream that will give the same numbers as this one."""
        return Rng(self.a, self.b, self.c, self.d)

    def bits(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        mixed: i64 = (a + d) & MASK
        result: i64 = ((((mixed << 7) & MASK) | (mixed >> 25)) + a) & MASK
        shifted: i64 = (b << 9) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely (n below 2**31)."""
        product: i64 = self.bits() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.bits() * n
                low = product & MASK
        return product >> 32

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.bits()) / 4294967296.0

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Shuffle the first `count` entries in place."""
        last: i64 = count - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            held: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1

    def branch(self) -> "Rng":
        """A new stream seeded by this one, for thinking or imagining."""
        return Rng(self.bits(), self.bits(), self.bits(), self.bits() | 1)

    def words(self) -> str:
        """The stream's state in notation: four words in hexadecimal."""
        return " ".join(f"{word:08x}" for word in (self.a, self.b, self.c, self.d))

    @staticmethod
    def from_words(text: str) -> "Rng":
        """The stream whose `words()` these are."""
        if not re.fullmatch(r"[0-9a-f]{8}( [0-9a-f]{8}){3}", text) or not text.strip("0 "):
            raise ValueError(f"not the state of a stream: {text!r}")
        a, b, c, d = [int(word, 16) for word in text.split()]
        return Rng(a, b, c, d)

    def __repr__(self) -> str:
        return f"Rng.from_words({self.words()!r})"
