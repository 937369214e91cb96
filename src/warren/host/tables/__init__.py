"""Tables: their entries, the table that follows from them, and tables in play."""
