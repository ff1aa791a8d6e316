"""How players choose: probabilities for vetoes, teams and cards, by heuristics, by fit or by network."""
