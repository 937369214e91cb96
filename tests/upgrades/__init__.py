"""What older versions wrote opens, goes on and ends on the newest."""
