"""The host: tables that people and bots sit at, kept safe on disk."""
