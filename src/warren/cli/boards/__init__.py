"""How each game's table is drawn in a terminal."""
