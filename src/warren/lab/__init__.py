"""The lab: simulation and analysis."""
