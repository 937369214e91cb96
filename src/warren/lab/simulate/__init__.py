"""Simulation: many games between bots, on all cores or a Ray cluster, with resumable output."""
