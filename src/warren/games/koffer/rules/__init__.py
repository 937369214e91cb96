"""Koffer's rules: state, moves, events, views and counting."""
