# Classements et tables classées
rating-title = Classement
rating-how = Tout le monde part de 1500 ; 400 points de plus donnent une cote de dix contre un. Seuls les classements fiables (± 110 au plus) figurent ici. Les robots gardent les points mesurés pour eux.
rating-game = Jeu
rating-all = Tous
rating-none = Personne n’a encore de classement fiable : il faut environ 15 à 30 parties classées.
rating-place = Rang
rating-name = Nom
rating-value = Points
rating-games = Parties
rating-shown = { $value } ± { $deviation }
rating-provisional = provisoire
rating-bot = Robot
rating-game-rated = Partie classée
rating-game-change = { $name } : { $before } → { $after }
rating-game-casual = Cette partie n’a pas été classée.
rating-game-abandoned = Non classée : tout le monde a accepté d’arrêter.
rating-game-same-address = Non classée : deux personnes jouaient depuis la même adresse internet.
rating-game-one-sided = Non classée : ces deux personnes ont joué beaucoup de parties classées récemment, presque toutes gagnées par la même.
rating-game-unknown-bot = Non classée : on ne connaît pas la force de l’un des robots.
rating-game-deleted = Non classée : l’une des personnes a été supprimée.
new-rated = Partie classée
new-rated-how = Compte pour le classement de chacun. Ni conseils ni retours en arrière, toujours une pendule, et les règles imprimées. Qui part pour de bon finit dernier.
new-rated-guest = Il faut un compte pour les parties classées : gardez votre nom dans les réglages.
problem-rated-no-hints = Il n’y a pas de conseils dans les parties classées.
problem-rated-spectator-chat = Dans les parties classées, les spectateurs ne peuvent pas parler.
problem-rated-clock = Une partie classée laisse au moins { $least } secondes par décision.
problem-rated-option = Une partie classée suit les règles habituelles : « { $option } » ne se change pas.
problem-rated-bot = Ce robot ne peut pas jouer de parties classées ; ceux-ci le peuvent : { $allowed }.

# Profils
profile-none = Il n’y a pas de profil de « { $name } » que vous puissiez voir.
profile-none-how = Soit personne ne porte ce nom, soit ce profil ne vous est pas montré. Les amis voient en général leurs profils.
profile-since = Ici depuis le { $date }
profile-visible = Qui peut voir votre profil ?
profile-visible-public = Tout le monde
profile-visible-friends = Mes amis
profile-visible-nobody = Personne
profile-visible-how = Vos amis sont les personnes que vous suivez et qui vous suivent. Avec « Personne », vous quittez aussi le classement.
profile-follow = Suivre
profile-unfollow = Ne plus suivre
profile-friend = Vous êtes amis.
profile-follows-me = { $name } vous suit.
profile-follow-how = Si { $name } vous suit aussi, vous êtes amis : chacun voit le profil de l’autre et qui est là.
profile-follow-wait = Vous suivez { $name }. Dès que { $name } vous suit aussi, vous êtes amis.
profile-note = Votre note sur { $name }
profile-note-how = Personne d’autre ne peut la lire.
profile-note-save = Enregistrer la note
profile-note-saved = Enregistré.
profile-results = Résultats
profile-no-games = Aucune partie terminée pour l’instant.
profile-players = { $count ->
    [0] Tous les nombres de joueurs
    [one] À { $count } joueur
   *[other] À { $count } joueurs
}
profile-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, victoires : { $won }, score moyen : { $mean }
profile-curve-of = { $what ->
    [rating] Classement
   *[scores] Points dans les dernières parties
}
profile-curve = Points après chacune des dernières parties : { $values }
profile-scores = Points dans les dernières parties : { $values }
profile-met = Face-à-face
profile-met-line = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} : { $ahead } fois devant, { $behind } fois derrière
profile-partners = Meilleurs partenaires
profile-lead = { $lead } points par manche par rapport à la table
profile-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
profile-vetoes = Vetos favoris
profile-veto-x-first-me = Être premier joueur
profile-veto-x-first-other = Quelqu’un d’autre premier joueur
profile-times = { $times }×
profile-costs = Ce que les décisions ont coûté
profile-costs-how = D’après les parties analysées : la chance de gagner perdue en moyenne par une décision de chaque genre. Chaque point est la moyenne de { $games } parties, et toutes les courbes d’un jeu ont la même échelle.
profile-costs-games = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}, { $days }
profile-cost-curve = { $kind }, coût moyen après chacune des dernières parties : { $values }
profile-luck = La chance jusqu’ici
profile-luck-points = { $luck } points
profile-luck-chance = { $luck } victoires
profile-luck-games = { $count ->
    [one] dans { $count } partie analysée
   *[other] dans { $count } parties analysées
}
profile-badges = Insignes
profile-badge-first-rated = Première partie classée
profile-badge-sure = Un classement fiable
profile-badge-upset = Victoire sur quelqu’un de 300 points plus fort
profile-badge-proved-shuffle = A contribué à un mélange dont l’équité est prouvée
profile-badge-perfect-ending = Une fin parfaite : aucune décision n’a rien coûté
profile-people = Personnes que vous connaissez
profile-people-none = Ici figurent les personnes que vous suivez, celles qui vous suivent et celles sur qui vous avez une note.
profile-people-how = { $how ->
    [friend] entre amis
    [following] dans vos suivis
    [follower] vous suit
   *[none] { "" }
}
problem-no-such-profile = Il n’y a pas de profil de « { $name } » que vous puissiez voir.
problem-not-followed = Vous ne pouvez pas suivre { $name }.
problem-too-many-notes = Vous avez { $most } notes, c’est le maximum. Videz-en une d’abord.
