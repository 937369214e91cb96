"""KOBOLD: fetch loot from Maurice's room without stepping into the beam."""
