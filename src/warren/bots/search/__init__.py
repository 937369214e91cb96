"""Search: information-set Monte Carlo tree search, racing, matrix games and exact play."""
