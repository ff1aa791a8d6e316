"""Games that are over: replays, records, statistics."""
