"""Explanations of a search's choice, and reviews of finished games."""
