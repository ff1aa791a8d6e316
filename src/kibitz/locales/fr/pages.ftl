# Notre propre part du mélange
shuffle-trouble = { $trouble ->
    [late] Votre part du mélange n’est pas arrivée à temps : les cartes ont été distribuées sans elle. Vous ne pouvez pas prouver que le mélange était équitable.
    [missing] Ne vous fiez pas à ce mélange : le serveur a confirmé votre part, puis l’a laissée de côté.
    [changed] Ne vous fiez pas à ce mélange : le serveur a publié autre chose en votre nom.
    [server] Ne vous fiez pas à ce mélange : le serveur a remplacé sa propre part depuis que vous êtes à table.
   *[refused] Ne vous fiez pas à ce mélange : le serveur a refusé la part même que vous aviez promise.
}

# Ce que l’on sait d’un mélange
fair-verdict = { $proof ->
    [proved] Prouvé : votre propre part est dans ce mélange
    [consistent] Cohérent : tout concorde
    [none] Aucune preuve
    [broken] Quelque chose ne concorde pas
   *[contradicted] Cette partie enregistrée contredit ce que votre navigateur a conservé
}
fair-means = { $proof ->
    [proved] On y trouve l’engagement même que le serveur vous a montré et le nombre aléatoire même que votre navigateur a ajouté. Personne n’a pu choisir ces cartes.
    [consistent] Tous les nombres enregistrés concordent. Seules les personnes dont la part s’y trouve peuvent en savoir davantage : l’auteur de l’enregistrement aurait pu tout inventer.
    [none] Aucun nombre aléatoire venant des joueurs n’entre dans ce mélange : qui a distribué les cartes aurait pu les choisir.
    [broken] Au moins un des nombres enregistrés n’est pas ce qu’il prétend être. Ne vous fiez pas à cette donne.
   *[contradicted] Avant la donne, le serveur avait confirmé autre chose à votre navigateur. Gardez votre reçu : il montre que l’enregistrement a été modifié.
}
fair-parts = Chaque part aléatoire est celle à laquelle son joueur s’était engagé avant que la moindre ne soit dévoilée.
fair-signed = L’enregistrement n’a pas changé depuis que son serveur l’a signé (clé { $signer }…).
fair-signed-unchecked = L’enregistrement est signé (clé { $signer }…), mais ce navigateur ne peut pas vérifier ici les signatures Ed25519.
fair-unsigned = L’enregistrement n’est pas signé.
fair-receipt = Ce que votre navigateur a conservé d’avant la donne figure dans l’enregistrement.
fair-receipt-get = Télécharger votre reçu
fair-how = Votre navigateur vient de tout recalculer. Cela montre que les cartes n’ont pas été choisies, non que personne ne les a vues : le serveur connaît toutes les mains pendant la donne. Avec le reçu, « kibitz verify --receipt » vérifie la même chose sur votre propre ordinateur.
