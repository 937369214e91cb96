"""What goes over HTTP and the WebSocket, and its limits."""
