# Ce que l’on dit aux gens en leur absence, et où.

notice-turn = { $game } : c’est à vous de jouer.
notice-reminder = { $game } : c’est toujours à vous de jouer, et votre temps s’écoule.
notice-nudge = { $game } : les autres attendent votre coup.
notice-invitation = { $game } : { $name } vous invite à jouer.
notice-joined = { $game } : { $name } a rejoint votre table.
notice-rematch = { $game } : { $name } aimerait rejouer avec vous.
notice-game-over = { $game } : votre partie est terminée. Voyez comment elle a fini.
notice-followed = { $name } vous suit.
notice-club-table = { $game } : le club { $club } a ouvert une table.
notice-season-over = { $club } : la saison est terminée. Voyez comment elle a fini.
notice-club-asked = { $club } : { $name } aimerait rejoindre le club.
notice-club-entered = { $club } : vous en êtes membre.
notice-other = Il y a du nouveau pour vous sur Kibitz.

notices-title = Notifications
notices-bell =
    { $count ->
        [0] Notifications
        [one] Notifications, { $count } nouvelle
       *[other] Notifications, { $count } nouvelles
    }
notices-none = Rien de nouveau. Si c’est à vous de jouer en votre absence, ou si quelqu’un veut jouer avec vous, vous le verrez ici.
notices-all-seen = Tout marquer comme lu
notices-new = nouveau
notices-choose = Choisir où les recevoir

notices-how = Vos notifications sont toujours derrière la cloche. Choisissez ici où vous voulez aussi les recevoir. Elles ne disent jamais rien des cartes.
notices-push = Ce navigateur
notices-push-how = Des messages sur cet appareil, même quand Kibitz est fermé.
notices-push-on = Activer dans ce navigateur
notices-push-blocked = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
notices-push-unable = Ce navigateur ne peut pas afficher de notifications de sites web. Sur iPhone ou iPad, ajoutez d’abord Kibitz à l’écran d’accueil.
notices-push-since = activé depuis le { $when }
notices-device-unknown = Navigateur inconnu
notices-mail = E-mail
notices-mail-how = Un résumé de ce qui vous attend, pas plus souvent que vous ne le voulez.
notices-mail-address = Adresse e-mail
notices-mail-often = Au plus
notices-mail-hours =
    { $hours ->
        [1] toutes les heures
        [6] toutes les six heures
        [24] une fois par jour
       *[168] une fois par semaine
    }
notices-mail-save = M’envoyer des e-mails
notices-mail-waiting = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient, et c’est prêt.
notices-mail-on = Nous envoyons des e-mails à { $address }.
notices-webhook = Discord, Slack ou ntfy
notices-webhook-how = Un message dans un de vos canaux. Collez l’adresse d’un webhook ou d’un sujet ntfy.
notices-webhook-url = Adresse du webhook
notices-webhook-save = Y envoyer les messages
notices-webhook-on = Nous envoyons des messages à { $host }.
notices-remove = Arrêter
notices-remove-what = Arrêter : { $what }
notices-what = Ce qui vous est signalé
notices-channel-push = Navigateur
notices-channel-mail = E-mail
notices-channel-webhook = Canal
notices-kind-turn = C’est à moi de jouer
notices-kind-reminder = Mon temps s’écoule
notices-kind-nudge = On m’attend
notices-kind-invitation = On m’invite
notices-kind-joined = Quelqu’un rejoint ma table
notices-kind-rematch = On me propose une revanche
notices-kind-game-over = Une partie que j’ai quittée est terminée
notices-kind-followed = Quelqu’un me suit
notices-kind-club-table = Mon club ouvre une table
notices-kind-season-over = Une saison est terminée
notices-kind-club-asked = Quelqu’un aimerait rejoindre mon club
notices-kind-club-entered = Un club m’accueille
notices-by = { $kind } : { $channel }
notices-quiet = Heures calmes
notices-quiet-how = Rien n’est envoyé pendant ces heures. Cela arrive ensuite, si vous ne l’avez pas vu entre-temps. Fuseau horaire : { $zone }.
notices-quiet-on = Garder des heures calmes
notices-quiet-from = De
notices-quiet-until = À

notices-link-title = Notifications
notices-link-working = Un instant…
notices-stopped =
    { $channel ->
        [push] C’est fait : ce navigateur ne reçoit plus de messages de notre part.
        [mail] C’est fait : vous ne recevez plus d’e-mails de notre part.
       *[webhook] C’est fait : nous n’envoyons plus rien dans votre canal.
    }
notices-confirmed = Merci ! Nous écrirons désormais à { $address }.
notices-link-settings = Vers les réglages

notices-stop = Ne plus recevoir
notices-mail-subject =
    { $count ->
        [one] Kibitz : quelque chose vous attend
       *[other] Kibitz : { $count } nouveautés vous attendent
    }
notices-mail-why = Vous recevez cet e-mail parce que vous l’avez demandé dans les réglages de Kibitz.
notices-mail-stop = Pour ne plus en recevoir, il suffit d’un clic :
notices-mail-confirm-subject = Kibitz : confirmez votre adresse
notices-mail-confirm = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse les notifications de Kibitz. Si c’est ce que vous voulez, ouvrez ce lien dans les trois jours :
notices-mail-confirm-not = Si ce n’était pas vous, vous n’avez rien à faire : nous n’écrirons plus.

problem-unknown-zone = Nous ne connaissons pas le fuseau horaire { $zone }.
problem-bad-subscription = Le service push de ce navigateur n’est pas utilisable. Essayez l’e-mail ou un autre navigateur.
problem-no-mail-here = Ce serveur n’envoie pas d’e-mails.
problem-bad-address = Cela ne ressemble pas à une adresse e-mail. Vérifiez-la.
problem-mail-not-sent = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
problem-bad-webhook = Cette adresse n’est pas utilisable. Elle doit commencer par https:// et mener à un serveur public.
problem-no-such-target = C’est déjà désactivé.
problem-no-such-link = Ce lien n’est plus valable.
