"""The rules of every game, held to their clauses."""
