"""Small networks for duels: a policy, the order of events, and a value. Their weights are the TOML files."""
