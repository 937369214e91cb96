"""The command line: the terminal table, simulation, replay and rules."""
