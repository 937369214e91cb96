"""Too Many Kobolds' strategy: heuristics and evaluation. The rules import nothing of it."""
