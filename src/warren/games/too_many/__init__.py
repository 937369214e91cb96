"""Too Many Kobolds: adopt kobolds into a cave where everyone gets what they want."""
