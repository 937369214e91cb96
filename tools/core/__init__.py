"""Compiles the core: from the modules of `compiled.toml` to one library, a translation unit at a time."""
