"""Compiled twins of the rules on packed integers: positions that step by action codes, playouts and worlds in bulk."""
