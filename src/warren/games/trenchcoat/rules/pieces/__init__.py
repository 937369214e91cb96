"""The pieces that Trench Coat's rules are made of: questions, items, challenges and procedures."""
