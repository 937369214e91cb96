"""Too Many Kobolds' rules: state, moves, events, views and counting."""
