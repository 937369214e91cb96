"""Version 1 of the rules, for the games that began with it: see rulings.py for what it decides otherwise."""
