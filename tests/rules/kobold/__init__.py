"""The rules of Koffer, held to their clauses."""
