"""How the view of each seat is put together, and what everybody saw."""
