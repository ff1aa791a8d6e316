# Accounts: the section of the settings, coming in, and what may go wrong with it.
account-title = Votre compte
account-guest = Vous jouez en invité : { $name }. Seul un cookie de ce navigateur le sait. S’il disparaît, vos parties deviennent inaccessibles.
account-kept = Le nom { $name } est à vous. Vous pouvez vous reconnecter à tout moment, sur n’importe quel appareil.
account-keep = Garder ce nom
account-keep-how = Un geste suffit : empreinte, visage ou code. Pas de mot de passe, pas d’e-mail, et toutes vos parties restent à vous.
account-why = { $can ->
    [insecure] Pas de clés d’accès à cette adresse : les navigateurs n’en créent qu’en HTTPS.
    [number] Pas de clés d’accès ici : les navigateurs n’en créent pas pour une adresse faite de chiffres.
    [browser] Ce navigateur n’a pas de clés d’accès.
   *[elsewhere] Pas de clés d’accès ici : le serveur ne reconnaît pas cette adresse comme la sienne.
 } Un code de secours fonctionne quand même, un autre appareil aussi.
account-sign-in = Utiliser une clé d’accès
account-new-code = { $have ->
    [yes] Nouveau code de secours
   *[no] Créer un code de secours
 }
account-code-since = Vous avez un code de secours, créé le { $when }.
account-passkeys = Vos clés d’accès
account-passkey-times = Créée : { $made } · Dernière utilisation : { $used }
account-passkey-unused = Créée : { $made } · Jamais utilisée
account-add = Ajouter une clé d’accès
account-remove = Retirer
account-move = Utiliser sur un autre appareil
account-done = { $name } est désormais votre nom.
account-cancel = Annuler
account-code-title = Votre code de secours
account-code-how = Imprimez-le ou notez-le : vous ne le verrez que cette fois. Il permet de se connecter une seule fois, puis vous en recevez un nouveau.
account-code-print = Imprimer
account-code-copy = Copier
account-code-kept = C’est noté
account-code-enter = Code de secours
account-code-go = Se connecter
account-move-how = Scannez ceci avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Rien ne se passe avant votre accord ici.
account-move-picture = QR code contenant le lien
account-move-local = Attention : cette adresse ne fonctionne que sur cet ordinateur. Ouvrez Kibitz ici à l’adresse qu’utilisent les autres appareils.
account-move-asked = { $device } demande à se connecter en tant que { $name }. N’acceptez que si ce nombre y est affiché :
account-move-yes = Accepter
account-move-no = Refuser
account-move-done = L’autre appareil est connecté.
account-move-over = Ce lien a expiré.
account-move-again = Nouveau lien
account-in-title = Se connecter
account-in-asks = Cet appareil demande à se connecter en tant que { $name }. Acceptez sur l’autre appareil si ce nombre y est affiché :
account-in-how = { $what ->
    [device] Ce lien connecte ce navigateur au nom de la personne qui vous a montré le code. Ne continuez que si c’est vous.
    [link] Ce lien vous connecte sur cet appareil.
   *[address] Ce lien confirme votre adresse e-mail.
 }
account-in-go = { $what ->
    [device] Continuer
    [link] Se connecter
   *[address] Confirmer
 }
account-in-nothing = Ce lien est incomplet. Rouvrez-le, ou scannez le code à nouveau.
account-merge-title = Tout emporter ?
account-merge-how = Dans ce navigateur, vous étiez { $name }, { $games ->
    [0] sans parties, mais avec des clubs, des contacts ou des notes. Vous pouvez les ajouter à votre compte. Si vous les laissez, ils resteront inaccessibles.
    [one] avec { $games } partie. Vous pouvez l’ajouter à votre compte. Si vous la laissez, elle restera inaccessible.
   *[other] avec { $games } parties. Vous pouvez les ajouter à votre compte. Si vous les laissez, elles resteront inaccessibles.
}
account-merge-yes = Les emporter
account-merge-no = Les laisser
account-remove-title = Retirer cette clé d’accès ?
account-remove-how = { $last ->
    [yes] C’est votre dernier accès. Après une déconnexion, plus rien ne permettra de retrouver ce nom et ses parties. Créez d’abord un code de secours.
   *[no] Elle n’ouvrira plus ce compte. Vous pourrez ensuite la supprimer aussi de votre appareil.
 }
account-mail-title = Liens par e-mail
account-mail-how = { $guest ->
    [yes] Si votre compte a une adresse e-mail, un lien de connexion peut y être envoyé.
   *[no] Ajoutez une adresse pour pouvoir y recevoir un lien de connexion. Elle ne sert à rien d’autre.
 }
account-mail-address = Adresse e-mail
account-mail-send = Envoyer un lien
account-mail-sent = { $guest ->
    [yes] Si quelqu’un a cette adresse ici, un lien est en route.
   *[no] Un lien est en route. Ouvrez-le dans ce navigateur.
 }
account-mail-have = Les liens sont envoyés à { $address }.
account-offer = Ici, vous êtes { $name }, en invité.
account-offer-no = Plus tard
problem-passkey-refused = Cette clé d’accès n’a pas été acceptée. Veuillez réessayer.
problem-passkey-unknown = Cette clé d’accès n’ouvre plus rien ici. Vous pouvez la supprimer de votre appareil.
problem-challenge-over = Cela a pris trop de temps. Veuillez réessayer.
problem-too-many-passkeys = Vous avez déjà beaucoup de clés d’accès. Retirez-en une d’abord.
problem-no-passkeys-here = Pas de clés d’accès à cette adresse. Utilisez plutôt un code de secours.
problem-no-such-passkey = Cette clé d’accès n’existe plus.
problem-last-way-in = C’est votre dernier accès. Créez d’abord un code de secours.
problem-ticket-over = Cela a expiré. Veuillez recommencer.
problem-same-table = Vous êtes à la même table sous vos deux noms. Finissez d’abord cette partie, puis emportez vos parties.
problem-no-such-code = Ce code ne fonctionne pas. Vérifiez la saisie ; seul votre code le plus récent est valable.
problem-no-mail = Ce serveur n’envoie pas d’e-mails.
problem-link-over = Ce lien a déjà servi, est trop ancien ou appartient à un autre navigateur. Demandez-en un nouveau.
