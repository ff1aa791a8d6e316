"""How bots think about Nyet!: see docs/engine/nyet.md."""
