"""Trench Coat's strategy: heuristics, evaluation, beliefs and learned networks. The rules import nothing of it."""
