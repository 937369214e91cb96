"""The engine: the contract a game keeps, randomness, records, sheets, and the laws every game obeys."""
