# Ce qui est demandé, au-dessus de la main
ask-cover = À vous : couvrez une case
ask-cover-first = À vous : couvrez une case. La dernière libre d’une ligne compte
ask-cover-again = Touchez encore pour couvrir « { $name } »
ask-team = { $players ->
    [4] Vous êtes le premier joueur : choisissez votre partenaire
   *[other] Vous êtes le premier joueur : choisissez votre équipe
}
ask-bonus = Vous êtes le premier joueur : à qui la carte Bonus ?
ask-give-1 = Défaussez une carte, face cachée
ask-give-2 = Défaussez deux cartes, face cachée
ask-give-1x = Défaussez une carte, face cachée, sauf un 1
ask-give-left = Passez une carte à { $left }, à votre gauche
ask-lead = À vous : commencez avec n’importe quelle carte
ask-follow = { $suit ->
    [B] À vous : jouez du bleu
    [R] À vous : jouez du rouge
    [Y] À vous : jouez du jaune
    [G] À vous : jouez du vert
   *[super] À vous : jouez un superatout
}
ask-any = À vous : jouez n’importe quelle carte
ask-play-again = Touchez encore pour jouer le { $card }
premove-chosen = Choisi pour votre tour : { $action }. Touchez encore pour changer d’avis.
ask-other = { $phase ->
    [nyet] { $who } choisit une case à couvrir…
    [team] { $who } choisit son équipe…
    [bonus] { $who } attribue la carte Bonus…
   *[tricks] { $who } réfléchit…
}
action-veto = veto ({ $line } : { $box })
veto-take-back = Reprendre
you = Vous

# Pourquoi un appui ne fait rien
why-no-card = { $phase ->
    [nyet] Pas encore de cartes : d’abord, chacun couvre des cases.
    [team] Pas encore de cartes : d’abord, on forme les équipes.
    [bonus] Pas encore de cartes : d’abord, on attribue la carte Bonus.
   *[give] Vous avez choisi. Les autres choisissent encore.
}
why-no-team = Choisissez d’abord qui joue avec vous.
why-no-give = { $count ->
    [one] Choisissez d’abord { $count } carte de votre main.
   *[other] Choisissez d’abord { $count } cartes de votre main.
}

# Ce que fait une chose, à côté d’elle
tip-not = { $line ->
    [first] { $mine ->
        [yes] vous ne serez pas le premier joueur
       *[no] { $name } ne sera pas le premier joueur
    }
    [discard] { $box ->
        [none] chacun devra se séparer de cartes
       *[other] la défausse ne se fera pas ainsi
    }
    [trump] { $box ->
        [B] le bleu ne sera pas atout
        [R] le rouge ne sera pas atout
        [Y] le jaune ne sera pas atout
        [G] le vert ne sera pas atout
       *[none] il y aura une couleur d’atout
    }
    [super] { $box ->
        [B] les 1 bleus ne seront pas superatouts
        [R] les 1 rouges ne seront pas superatouts
        [Y] les 1 jaunes ne seront pas superatouts
        [G] les 1 verts ne seront pas superatouts
       *[none] il y aura des superatouts
    }
   *[points] un pli ne vaudra pas { $name }
}
tip-cover = Couvrir « { $name } » : { tip-not }.
tip-covered = { $who } a couvert « { $name } » : { tip-not }.
tip-first = { $mine ->
    [yes] Vous commencez le premier pli et choisissez les équipes.
   *[no] { $name } commence le premier pli et choisit les équipes.
}
tip-no-super = Pas de superatouts dans cette manche.
tip-line-open = { $line } : { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
tip-card = { $verb ->
    [play] Jouer le { $card }.
    [discard] Défausser le { $card }.
    [pass] Passer le { $card }.
   *[none] { $card }.
}{ $kind ->
    [super] {" "}Un superatout : la plus forte carte de toutes.
    [trump] {" "}Un atout.
    [loot] {" "}Un 1 : si l’autre équipe remporte le pli, c’est son butin.
   *[plain] {""}
}

# Places et équipes
side = { $side ->
    [ours] Votre équipe
    [first] Équipe du premier joueur
   *[theirs] Autre équipe
}
seat-full = { $name }{ $side ->
    [ours] , votre équipe
    [first] , équipe du premier joueur
    [theirs] , autre équipe
   *[none] {""}
} : cartes { $cards }, plis { $tricks }, butin { $loot }, points { $score }{ $dealer ->
    [yes] ; distribue cette manche
   *[no] {""}
}{ $bonus ->
    [yes] ; a la carte Bonus
   *[no] {""}
}
terms-stand = Les conditions sont fixées
stamp = NIET!
team-evidence = Tous les vetos : qui a couvert quoi

# Conseil
advice-cover = Le robot « { $bot } » couvrirait « { $line } : { $name } ».
advice-team = { $count ->
    [1] Le robot « { $bot } » jouerait en solo.
   *[other] Le robot « { $bot } » jouerait avec { $names }.
}
advice-bonus = { $self ->
    [yes] Le robot « { $bot } » garderait la carte Bonus.
   *[no] Le robot « { $bot } » donnerait la carte Bonus à { $names }.
}
advice-card = { $verb ->
    [discard] Le robot « { $bot } » défausserait le { $card }.
    [pass] Le robot « { $bot } » passerait le { $card }.
   *[play] Le robot « { $bot } » jouerait le { $card }.
}

# Points et plis expliqués
round-sum = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} + butin { $loot } = { $count }, × { $value } = { $points }
round-sum-twice = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} + butin { $loot } + encore { $extra } (carte Bonus de { $holder }) = { $count }, × { $value } = { $points }
round-double = carte Bonus : × 2
tricks-title = Plis
trick-row = Pli { $number } : { $who }
why-won = { $kind ->
    [super] { $who } gagne avec le { $card } : un superatout bat tout.
    [trump] { $who } gagne avec le { $card } : le plus fort atout.
    [led-trumpless] { $who } gagne avec le { $card } : la plus forte carte de la couleur demandée.
   *[led] { $who } gagne avec le { $card } : la plus forte carte de la couleur demandée, car personne n’a joué atout.
}{ $tie ->
    [yes] {" "}Entre cartes égales, la dernière jouée l’emporte.
   *[no] {""}
}
why-loot = Butin : { $cards }

## Conseils par degrés
hint-look-line = Regardez cette ligne du plateau : { $line }.
hint-look-board = Regardez tout le plateau : plusieurs lignes comptent maintenant.
hint-look-team = Demandez-vous quelles cartes vont avec les vôtres.
hint-look-bonus = Demandez-vous qui profitera le plus de la carte Bonus.
hint-look-suit = { $colour ->
    [B] Regardez vos cartes bleues.
    [R] Regardez vos cartes rouges.
    [Y] Regardez vos cartes jaunes.
   *[G] Regardez vos cartes vertes.
}
hint-look-cards = Comparez vos couleurs : plusieurs méritent réflexion.
