"""One set of Fluent messages for terminal, server and web, in four languages."""
