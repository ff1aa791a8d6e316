# Accounts: the section of the settings, coming in, and what may go wrong with it.
account-title = Dein Konto
account-guest = Du spielst als Gast: { $name }. Nur ein Cookie in diesem Browser weiß das. Ist er weg, kommst du nicht mehr an deine Partien.
account-kept = Der Name { $name } gehört dir. Du kannst dich jederzeit und auf jedem Gerät wieder anmelden.
account-keep = Diesen Namen behalten
account-keep-how = Einmal Fingerabdruck, Gesicht oder PIN. Kein Passwort, keine E-Mail, und alle deine Partien bleiben dir.
account-why = { $can ->
    [insecure] An dieser Adresse gibt es keine Passkeys: Browser erlauben sie nur über HTTPS.
    [number] Hier gibt es keine Passkeys: Browser erlauben sie nicht für Adressen, die nur aus Zahlen bestehen.
    [browser] Dieser Browser kennt keine Passkeys.
   *[elsewhere] Hier gibt es keine Passkeys: Der Server kennt diese Adresse nicht als seine.
 } Ein Wiederherstellungscode geht trotzdem, ein zweites Gerät auch.
account-sign-in = Mit Passkey anmelden
account-new-code = { $have ->
    [yes] Neuer Wiederherstellungscode
   *[no] Wiederherstellungscode erstellen
 }
account-code-since = Du hast einen Wiederherstellungscode vom { $when }.
account-passkeys = Deine Passkeys
account-passkey-times = Erstellt: { $made } · Zuletzt benutzt: { $used }
account-passkey-unused = Erstellt: { $made } · Noch nicht benutzt
account-add = Passkey hinzufügen
account-remove = Entfernen
account-move = Auf einem anderen Gerät nutzen
account-done = { $name } ist jetzt dein Name.
account-cancel = Abbrechen
account-code-title = Dein Wiederherstellungscode
account-code-how = Druck ihn aus oder schreib ihn auf: Du siehst ihn nur dieses eine Mal. Du kannst dich damit einmal anmelden, dann bekommst du einen neuen.
account-code-print = Drucken
account-code-copy = Kopieren
account-code-kept = Ich habe ihn notiert
account-code-enter = Wiederherstellungscode
account-code-go = Anmelden
account-move-how = Scanne das mit der Kamera des anderen Geräts oder öffne dort den Link. Es passiert nichts, bis du hier zustimmst.
account-move-picture = QR-Code mit dem Link
account-move-local = Achtung: Diese Adresse geht nur auf diesem Computer. Öffne Kibitz hier unter der Adresse, die auch andere Geräte nutzen.
account-move-asked = { $device } möchte sich als { $name } anmelden. Stimme nur zu, wenn dort diese Zahl steht:
account-move-yes = Zustimmen
account-move-no = Ablehnen
account-move-done = Das andere Gerät ist angemeldet.
account-move-over = Dieser Link ist abgelaufen.
account-move-again = Neuer Link
account-in-title = Anmelden
account-in-asks = Dieses Gerät möchte sich als { $name } anmelden. Stimme auf dem anderen Gerät zu, wenn dort diese Zahl steht:
account-in-how = { $what ->
    [device] Dieser Link meldet diesen Browser als die Person an, die dir den Code gezeigt hat. Mach nur weiter, wenn du das selbst bist.
    [link] Dieser Link meldet dich auf diesem Gerät an.
   *[address] Dieser Link bestätigt deine E-Mail-Adresse.
 }
account-in-go = { $what ->
    [device] Weiter
    [link] Anmelden
   *[address] Bestätigen
 }
account-in-nothing = Dieser Link ist unvollständig. Öffne ihn noch einmal oder scanne den Code erneut.
account-merge-title = Alles mitnehmen?
account-merge-how = In diesem Browser warst du { $name }, { $games ->
    [0] ohne Partien, aber mit Klubs, Leuten oder Notizen. Du kannst sie in dein Konto übernehmen. Lässt du sie zurück, führt kein Weg mehr zu ihnen.
    [one] mit einer Partie. Du kannst sie in dein Konto übernehmen. Lässt du sie zurück, führt kein Weg mehr zu ihr.
   *[other] mit { $games } Partien. Du kannst sie in dein Konto übernehmen. Lässt du sie zurück, führt kein Weg mehr zu ihnen.
}
account-merge-yes = Mitnehmen
account-merge-no = Zurücklassen
account-remove-title = Diesen Passkey entfernen?
account-remove-how = { $last ->
    [yes] Das ist dein letzter Zugang. Bist du einmal abgemeldet, führt kein Weg zurück zu diesem Namen und seinen Partien. Erstelle vorher einen Wiederherstellungscode.
   *[no] Er öffnet dieses Konto dann nicht mehr. Du kannst ihn danach auch vom Gerät löschen.
 }
account-mail-title = Links per E-Mail
account-mail-how = { $guest ->
    [yes] Hat dein Konto eine E-Mail-Adresse, dann kann ein Anmeldelink dorthin geschickt werden.
   *[no] Gib eine Adresse an, dann kannst du dir einen Anmeldelink schicken lassen. Sie dient nur dazu.
 }
account-mail-address = E-Mail-Adresse
account-mail-send = Link schicken
account-mail-sent = { $guest ->
    [yes] Falls hier jemand diese Adresse hat, ist ein Link unterwegs.
   *[no] Ein Link ist unterwegs. Öffne ihn in diesem Browser.
 }
account-mail-have = Links gehen an { $address }.
account-offer = Du bist hier { $name }, als Gast.
account-offer-no = Nicht jetzt
problem-passkey-refused = Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal.
problem-passkey-unknown = Dieser Passkey öffnet hier nichts mehr. Du kannst ihn von deinem Gerät löschen.
problem-challenge-over = Das hat zu lange gedauert. Bitte versuch es noch einmal.
problem-too-many-passkeys = Du hast schon sehr viele Passkeys. Entferne zuerst einen.
problem-no-passkeys-here = An dieser Adresse gibt es keine Passkeys. Nimm stattdessen einen Wiederherstellungscode.
problem-no-such-passkey = Diesen Passkey gibt es nicht mehr.
problem-last-way-in = Das ist dein letzter Zugang. Erstelle zuerst einen Wiederherstellungscode.
problem-ticket-over = Das ist abgelaufen. Bitte fang noch einmal an.
problem-same-table = Du sitzt unter beiden Namen am selben Tisch. Beende erst diese Partie und nimm dann deine Partien mit.
problem-no-such-code = Dieser Code geht nicht. Prüfe ihn auf Tippfehler; nur dein neuester Code gilt.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-link-over = Dieser Link wurde schon benutzt, ist zu alt oder gehört in einen anderen Browser. Fordere einen neuen an.
