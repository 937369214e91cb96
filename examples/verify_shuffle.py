"""Checks that a deal was fixed before anybody looked, with nothing of Warren's: only Python's own hashes.

    python examples/verify_shuffle.py RECORD.json [COMMITMENT]

Give the commitment that you saw when you came to the table, and look whether your own word is among those it prints.
What then follows from the seed, `warren verify` replays.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path

SCHEME = "warren-shuffle-1"


def problems(text: str, commitment: str = "") -> list[str]:
    """What is wrong with the proof in a record; nothing if the seed is the one that was committed to."""
    record = json.loads(text)
    proof = record.get("proof") or {}
    secret, words = str(proof.get("secret", "")), proof.get("words", [])
    sealed = hashlib.sha256(f"{SCHEME}:{secret}".encode()).hexdigest()
    message = json.dumps([SCHEME, *words], ensure_ascii=False, separators=(",", ":")).encode()
    seed = hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
    checks = {
        "the scheme is another one": proof.get("scheme") == SCHEME,
        "the secret is not the one committed to": proof.get("commitment") == sealed,
        "the commitment is not the one you saw": commitment in ("", sealed),
        "the seed does not follow from secret and words": record.get("seed") == seed,
        "there is not one word for each seat": len(words) == record.get("seats"),
    }
    return [problem for problem, held in checks.items() if not held]


def main() -> None:
    """Check a record, and say what was found."""
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    found = problems(text, sys.argv[2] if len(sys.argv) > 2 else "")
    print("\n".join(found) or "The deal follows from what was committed to and from these words:")
    if not found:
        print(*json.loads(text)["proof"]["words"], sep="\n")
    sys.exit(len(found))


if __name__ == "__main__":
    main()
