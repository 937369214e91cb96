"""What the terminal boards of all games share."""
