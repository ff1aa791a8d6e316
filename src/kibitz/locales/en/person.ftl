# Mails, and what `kibitz person` says.
mail-confirm-subject = Kibitz: confirm your e-mail address
mail-confirm =
    Hello,

    you asked Kibitz to send your sign-in links to this address. Open this link in the browser where you asked:

    { $link }

    It works for 15 minutes. If it wasn’t you, just ignore this e-mail.
mail-sign-in-subject = Kibitz: your sign-in link
mail-sign-in =
    Hello { $name },

    this link signs you in to Kibitz:

    { $link }

    It works once, within 15 minutes. If you didn’t ask for it, just ignore this e-mail: nobody can sign in without it.
people-word = { $kind ->
    [account] account
   *[guest] guest
 }
people-none = Nobody has played here yet.
people-name = Name: { $name }
people-id = Id: { $id }
people-kind = { $kind ->
    [account] Account since { $since }
   *[guest] Guest since { $since }
 }
people-games = Games: { $games }
people-sessions = Signed in with { $number ->
    [one] one browser
   *[other] { $number } browsers
 }
people-ways = Ways to sign in: { $passkeys ->
    [one] one passkey
   *[other] { $passkeys } passkeys
 }; recovery code: { $code ->
    [yes] yes
   *[no] no
 }; e-mail: { $address }
people-merged = { $person } is now { $into }, with all games.
people-reset = All sessions of { $name } have ended. This recovery code signs them in, once:
people-deleted = { $name } is deleted. What’s left of their seats at tables goes when the server next starts.
server-person-usage = “kibitz person” takes one of these: { $allowed }.
server-no-such-person = There’s nobody called “{ $value }”, and no such id.
server-same-table = Both sit at one table whose game isn’t over. Wait until it is.
server-not-merged = These two can’t be merged: one of them is being deleted, or they’re the same.
