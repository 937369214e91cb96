"""Three Kobolds in a Trench Coat, clause by clause."""
