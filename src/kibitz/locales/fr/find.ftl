# Finding a game with other people
find-play = Jouer avec des gens
find-count = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
find-title = À la recherche de joueurs
find-missing = { $missing ->
    [one] { $game } : encore une personne et la partie commence.
   *[other] { $game } : encore { $missing } personnes et la partie commence.
}
find-waiting = { $waiting ->
    [one] Pour l’instant, personne d’autre n’attend.
   *[other] { $waiting } personnes attendent, en vous comptant.
}
find-meeting = Trouvé ! Tout le monde vient à la table.
find-fill = Si personne ne vient, jouer avec des robots
find-fill-after = { $seconds ->
    [30] après 30 secondes
    [60] après 1 minute
    [120] après 2 minutes
   *[0] jamais
}
find-fill-soon = { $seconds ->
    [one] Des robots prennent les places libres dans { $seconds } seconde.
   *[other] Des robots prennent les places libres dans { $seconds } secondes.
}
find-pace = Rythme
find-pace-calm = sans pendule
find-pace-quick = 30 secondes par coup
find-mode = Genre
find-mode-casual = amicale
find-mode-rated = classée
find-stop = Arrêter la recherche
find-ended = La recherche est terminée : cette page est restée inactive trop longtemps, ou vous cherchez dans un autre onglet.
find-again = Chercher de nouveau

# People one knows
friends-title = Vos connaissances
friends-how = Les personnes avec qui vous avez joué récemment et les membres de vos clubs.
friends-none = Personne pour l’instant. Jouez une partie avec quelqu’un ; cette personne apparaîtra ici.
friends-here = en ligne
friends-away = hors ligne
friends-invite = Inviter
friends-invite-name = Inviter { $name }
friends-invited = Invitation envoyée
friends-open = Inviter une connaissance
friends-around = { $count ->
    [one] { $count } de vos connaissances est en ligne
   *[other] { $count } de vos connaissances sont en ligne
}
home-clubs = Personnes et clubs
home-clubs-how = Un lieu pour votre cercle : vos tables, une discussion, des soirées de jeu et une saison.
home-clubs-all = Voir les clubs ou en fonder un

# What can go wrong
problem-no-member = { $name } n’est pas membre du club.
