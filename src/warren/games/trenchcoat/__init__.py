"""Three Kobolds in a Trench Coat: bluff, bribe and brawl until only your coat still stands."""
