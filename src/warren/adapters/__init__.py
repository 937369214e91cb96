"""Adapters: Warren's games in the shapes other libraries know. Each needs its library and is imported by name."""
