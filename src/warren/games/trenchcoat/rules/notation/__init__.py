"""Trench Coat's moves as codes and as text, and why a move is refused."""
