"""Golden playings: whole playings of every game, written down for a person to review as a diff."""
