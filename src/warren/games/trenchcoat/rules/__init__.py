"""Trench Coat's rules: state, pieces, moves, events, views, positions and counting."""
