"""The table server: games between people and bots over HTTP and WebSocket, on a durable log."""
