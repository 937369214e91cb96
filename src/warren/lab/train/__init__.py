"""Training of the networks that Trench Coat's strategy uses in duels."""
