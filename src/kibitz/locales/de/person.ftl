# Mails, and what `kibitz person` says.
mail-confirm-subject = Kibitz: Bestätige deine E-Mail-Adresse
mail-confirm =
    Hallo,

    du möchtest Anmeldelinks von Kibitz an diese Adresse bekommen. Öffne diesen Link in dem Browser, in dem du das eingestellt hast:

    { $link }

    Er gilt 15 Minuten. Warst du das nicht, dann ignoriere diese E-Mail einfach.
mail-sign-in-subject = Kibitz: dein Anmeldelink
mail-sign-in =
    Hallo { $name },

    mit diesem Link meldest du dich bei Kibitz an:

    { $link }

    Er gilt einmal und 15 Minuten lang. Hast du ihn nicht angefordert, dann ignoriere diese E-Mail einfach: Ohne den Link kann sich niemand anmelden.
people-word = { $kind ->
    [account] Konto
   *[guest] Gast
 }
people-none = Hier hat noch niemand gespielt.
people-name = Name: { $name }
people-id = Kennung: { $id }
people-kind = { $kind ->
    [account] Konto seit { $since }
   *[guest] Gast seit { $since }
 }
people-games = Partien: { $games }
people-sessions = Angemeldet in { $number ->
    [one] einem Browser
   *[other] { $number } Browsern
 }
people-ways = Zugänge: { $passkeys ->
    [one] ein Passkey
   *[other] { $passkeys } Passkeys
 }; Wiederherstellungscode: { $code ->
    [yes] ja
   *[no] nein
 }; E-Mail: { $address }
people-merged = { $person } ist jetzt { $into }, mit allen Partien.
people-reset = Alle Sitzungen von { $name } sind beendet. Mit diesem Wiederherstellungscode geht die Anmeldung, einmal:
people-deleted = { $name } ist gelöscht. Was an Tischen noch übrig ist, verschwindet beim nächsten Start des Servers.
server-person-usage = „kibitz person“ braucht eines davon: { $allowed }.
server-no-such-person = Niemand heißt „{ $value }“, und so eine Kennung gibt es nicht.
server-same-table = Beide sitzen an einem Tisch, dessen Partie noch läuft. Warte, bis sie zu Ende ist.
server-not-merged = Diese beiden lassen sich nicht zusammenführen: Eine Person wird gerade gelöscht, oder es ist dieselbe.
