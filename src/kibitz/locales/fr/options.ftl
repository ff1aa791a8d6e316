# Les options des jeux, expliquées : une ligne chacune, sans variables.
options-nyet = options de Nyet!
options-face-to-face = options de Face to Face
option-players = combien de joueurs (par défaut : 4)
option-edition = quelle règle du jeu tranche là où les autres se taisent (par défaut : en)
option-bonus-rule = ce que double la carte Bonus : les points de son détenteur, ou les plis et le butin qu’il a pris
option-supertrump-follows = si les superatouts ne fournissent qu’à l’atout, ou aussi à leur couleur imprimée
option-no-trump-box = une cinquième case sur la ligne d’atout : pas d’atout cette manche
option-rounds = combien de manches (par défaut : selon le nombre de joueurs)
option-target = jouer jusqu’à ce que quelqu’un ait autant de points, au lieu d’un nombre de manches
option-lone-last-card = une toute dernière carte peut être posée seule
