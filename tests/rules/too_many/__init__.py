"""The rules of Too Many Kobolds, clause by clause."""
