"""Bots without a search tree: random, greedy and the planner."""
