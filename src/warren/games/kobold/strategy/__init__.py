"""KOBOLD's strategy: heuristics and evaluation. The rules import nothing of it."""
