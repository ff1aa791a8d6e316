# Les options des jeux, expliquées : une ligne chacune, sans variables.
options-nyet = options de Niet!
options-face-to-face = options de Face to Face
option-players = nombre de joueurs (par défaut : 4)
option-edition = quelle édition s’applique là où les règles du jeu diffèrent (par défaut : en)
option-bonus-rule = ce que double la carte Bonus : les points de son détenteur, ou les plis et le butin qu’il a pris
option-supertrump-follows = si les superatouts n’appartiennent qu’à l’atout, ou aussi à leur couleur imprimée
option-no-trump-box = une cinquième case sur la ligne de l’atout : pas d’atout pour la manche
option-rounds = nombre de manches (par défaut : selon le nombre de joueurs)
option-target = jouer jusqu’à ce que quelqu’un atteigne ce nombre de points, au lieu d’un nombre de manches
option-lone-last-card = une toute dernière carte peut être posée seule
