"""Several hosts on one database: who runs a table, and who is connected elsewhere."""
