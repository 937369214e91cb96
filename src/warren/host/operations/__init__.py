"""For whoever runs a host: back-ups, logs, metrics, health."""
