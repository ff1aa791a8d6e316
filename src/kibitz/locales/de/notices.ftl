# Was Leuten gesagt wird, während sie weg sind, und wo.

notice-turn = { $game }: Du bist dran.
notice-reminder = { $game }: Du bist immer noch dran, und deine Zeit läuft ab.
notice-nudge = { $game }: Die anderen warten auf deinen Zug.
notice-invitation = { $game }: { $name } lädt dich ein.
notice-joined = { $game }: { $name } sitzt jetzt an deinem Tisch.
notice-rematch = { $game }: { $name } möchte noch einmal mit dir spielen.
notice-game-over = { $game }: Deine Partie ist zu Ende. Sieh dir an, wie sie ausging.
notice-followed = { $name } folgt dir jetzt.
notice-club-table = { $game }: { $club } hat einen Tisch eröffnet.
notice-season-over = { $club }: Die Saison ist zu Ende. Sieh dir an, wie sie ausging.
notice-club-asked = { $club }: { $name } möchte beitreten.
notice-club-entered = { $club }: Du bist jetzt Mitglied.
notice-other = Auf Kibitz gibt es etwas Neues für dich.

notices-title = Benachrichtigungen
notices-bell =
    { $count ->
        [0] Benachrichtigungen
        [one] Benachrichtigungen, { $count } neue
       *[other] Benachrichtigungen, { $count } neue
    }
notices-none = Nichts Neues. Wenn du dran bist und gerade nicht hinschaust oder jemand mit dir spielen möchte, steht es hier.
notices-all-seen = Alle als gelesen markieren
notices-new = neu
notices-choose = Auswählen, wo du sie bekommst

notices-how = Deine Benachrichtigungen findest du immer hinter der Glocke. Hier wählst du, wo du sie sonst noch bekommst. Über Karten verraten sie nie etwas.
notices-push = Dieser Browser
notices-push-how = Nachrichten auf diesem Gerät, auch wenn Kibitz geschlossen ist.
notices-push-on = In diesem Browser einschalten
notices-push-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers und versuch es dann noch einmal.
notices-push-unable = Dieser Browser kann keine Benachrichtigungen von Websites zeigen. Auf iPhone oder iPad musst du Kibitz zuerst zum Home-Bildschirm hinzufügen.
notices-push-since = eingeschaltet seit { $when }
notices-device-unknown = Unbekannter Browser
notices-mail = E-Mail
notices-mail-how = Eine Zusammenfassung von allem, was auf dich wartet, höchstens so oft, wie du willst.
notices-mail-address = E-Mail-Adresse
notices-mail-often = Höchstens
notices-mail-hours =
    { $hours ->
        [1] jede Stunde
        [6] alle sechs Stunden
        [24] einmal am Tag
       *[168] einmal in der Woche
    }
notices-mail-save = E-Mails schicken
notices-mail-waiting = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin, dann ist alles bereit.
notices-mail-on = Wir schicken E-Mails an { $address }.
notices-webhook = Discord, Slack oder ntfy
notices-webhook-how = Eine Nachricht in einem deiner Kanäle. Füge die Adresse eines Webhooks oder eines ntfy-Themas ein.
notices-webhook-url = Adresse des Webhooks
notices-webhook-save = Nachrichten dorthin schicken
notices-webhook-on = Wir schicken Nachrichten an { $host }.
notices-remove = Beenden
notices-remove-what = Beenden: { $what }
notices-what = Was du erfährst
notices-channel-push = Browser
notices-channel-mail = E-Mail
notices-channel-webhook = Kanal
notices-kind-turn = Ich bin dran
notices-kind-reminder = Meine Zeit läuft ab
notices-kind-nudge = Jemand wartet auf mich
notices-kind-invitation = Jemand lädt mich ein
notices-kind-joined = Jemand kommt an meinen Tisch
notices-kind-rematch = Jemand möchte eine Revanche
notices-kind-game-over = Eine Partie endet ohne mich
notices-kind-followed = Jemand folgt mir
notices-kind-club-table = Mein Klub eröffnet einen Tisch
notices-kind-season-over = Eine Saison ist zu Ende
notices-kind-club-asked = Jemand möchte in meinen Klub
notices-kind-club-entered = Ein Klub nimmt mich auf
notices-by = { $kind }: { $channel }
notices-quiet = Ruhezeit
notices-quiet-how = In dieser Zeit wird nichts verschickt. Es kommt danach, wenn du es bis dahin nicht gesehen hast. Zeitzone: { $zone }.
notices-quiet-on = Ruhezeit einhalten
notices-quiet-from = Von
notices-quiet-until = Bis

notices-link-title = Benachrichtigungen
notices-link-working = Einen Moment …
notices-stopped =
    { $channel ->
        [push] Erledigt: Dieser Browser bekommt keine Nachrichten mehr von uns.
        [mail] Erledigt: Du bekommst keine E-Mails mehr von uns.
       *[webhook] Erledigt: Wir schicken nichts mehr in deinen Kanal.
    }
notices-confirmed = Danke! Ab jetzt schreiben wir an { $address }.
notices-link-settings = Zu den Einstellungen

notices-stop = Abbestellen
notices-mail-subject =
    { $count ->
        [one] Kibitz: Etwas wartet auf dich
       *[other] Kibitz: { $count } Neuigkeiten warten auf dich
    }
notices-mail-why = Du bekommst diese E-Mail, weil du sie in den Einstellungen von Kibitz gewünscht hast.
notices-mail-stop = Mit einem Klick abbestellen:
notices-mail-confirm-subject = Kibitz: Bitte bestätige deine Adresse
notices-mail-confirm = Jemand, vermutlich du, möchte Benachrichtigungen von Kibitz an diese Adresse bekommen. Wenn du das willst, öffne innerhalb von drei Tagen diesen Link:
notices-mail-confirm-not = Wenn du es nicht warst, brauchst du nichts zu tun: Wir schreiben dir nicht noch einmal.

problem-unknown-zone = Die Zeitzone { $zone } kennen wir nicht.
problem-bad-subscription = Der Push-Dienst dieses Browsers lässt sich nicht nutzen. Versuch es mit E-Mail oder einem anderen Browser.
problem-no-mail-here = Dieser Server verschickt keine E-Mails.
problem-bad-address = Das sieht nicht nach einer E-Mail-Adresse aus. Prüfe sie bitte.
problem-mail-not-sent = Die E-Mail ließ sich nicht verschicken. Prüfe die Adresse oder versuch es später noch einmal.
problem-bad-webhook = Diese Adresse lässt sich nicht nutzen. Sie muss mit https:// beginnen und zu einem öffentlichen Server führen.
problem-no-such-target = Das ist schon ausgeschaltet.
problem-no-such-link = Dieser Link gilt nicht mehr.
