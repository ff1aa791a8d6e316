"""Nyet! on packed integers: rules, action codes, worlds sampled from a view, playouts, observations."""
