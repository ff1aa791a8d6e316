"""The HTTP API, a module for each feature."""
