"""Face to Face on packed integers: rules, worlds sampled from a view, playouts, observations."""
