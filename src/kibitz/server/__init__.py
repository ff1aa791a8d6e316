"""The table server: tables of both games for people and bots over HTTP and WebSocket, on a durable log."""
