# What people are told of while they're away, and where they're told.

notice-turn = { $game }: it’s your turn.
notice-reminder = { $game }: it’s still your turn, and your time is running out.
notice-nudge = { $game }: the others are waiting for your move.
notice-invitation = { $game }: { $name } invites you to play.
notice-joined = { $game }: { $name } has joined your table.
notice-rematch = { $game }: { $name } wants to play with you again.
notice-game-over = { $game }: your game is over. See how it ended.
notice-followed = { $name } follows you.
notice-club-table = { $game }: { $club } has opened a table.
notice-season-over = { $club }: the season is over. See how it ended.
notice-club-asked = { $club }: { $name } would like to join.
notice-club-entered = { $club }: you’re a member now.
notice-other = There’s news for you on Kibitz.

notices-title = Notifications
notices-bell =
    { $count ->
        [0] Notifications
        [one] Notifications, { $count } new
       *[other] Notifications, { $count } new
    }
notices-none = Nothing new. If it becomes your turn while you’re away, or someone wants to play with you, you’ll see it here.
notices-all-seen = Mark all as read
notices-new = new
notices-choose = Choose where you get them

notices-how = You’ll always find your notifications behind the bell. Here you choose where else you’d like to get them. They never say anything about cards.
notices-push = This browser
notices-push-how = Messages on this device, even while Kibitz is closed.
notices-push-on = Turn on in this browser
notices-push-blocked = Your browser blocks notifications from this page. Allow them in the browser’s settings, then try again.
notices-push-unable = This browser can’t show notifications from a website. On an iPhone or iPad, add Kibitz to the home screen first.
notices-push-since = on since { $when }
notices-device-unknown = Unknown browser
notices-mail = E-mail
notices-mail-how = A summary of what’s waiting for you, no more often than you choose.
notices-mail-address = E-mail address
notices-mail-often = At most
notices-mail-hours =
    { $hours ->
        [1] every hour
        [6] every six hours
        [24] once a day
       *[168] once a week
    }
notices-mail-save = Send me e-mail
notices-mail-waiting = We’ve sent an e-mail to { $address }. Open the link in it to finish.
notices-mail-on = We send e-mail to { $address }.
notices-webhook = Discord, Slack or ntfy
notices-webhook-how = A message in a channel of yours. Paste the address of a webhook or of an ntfy topic.
notices-webhook-url = Webhook address
notices-webhook-save = Send messages there
notices-webhook-on = We send messages to { $host }.
notices-remove = Stop
notices-remove-what = Stop: { $what }
notices-what = What you’re notified about
notices-channel-push = Browser
notices-channel-mail = E-mail
notices-channel-webhook = Channel
notices-kind-turn = It’s my turn
notices-kind-reminder = My time is running out
notices-kind-nudge = Someone is waiting for me
notices-kind-invitation = Someone invites me
notices-kind-joined = Someone joins my table
notices-kind-rematch = Someone wants a rematch
notices-kind-game-over = A game I left is over
notices-kind-followed = Someone follows me
notices-kind-club-table = My club opens a table
notices-kind-season-over = A season is over
notices-kind-club-asked = Someone would like to join my club
notices-kind-club-entered = A club lets me in
notices-by = { $kind }: { $channel }
notices-quiet = Quiet hours
notices-quiet-how = Nothing is sent during these hours. It comes afterwards if you haven’t seen it by then. Time zone: { $zone }.
notices-quiet-on = Keep quiet hours
notices-quiet-from = From
notices-quiet-until = Until

notices-link-title = Notifications
notices-link-working = One moment…
notices-stopped =
    { $channel ->
        [push] Done: this browser will get no more messages from us.
        [mail] Done: you’ll get no more e-mail from us.
       *[webhook] Done: we’ll send nothing more to your channel.
    }
notices-confirmed = Thanks! We’ll write to { $address } from now on.
notices-link-settings = To the settings

notices-stop = Stop these
notices-mail-subject =
    { $count ->
        [one] Kibitz: something’s waiting for you
       *[other] Kibitz: { $count } things are waiting for you
    }
notices-mail-why = You’re getting this e-mail because you asked for it in your Kibitz settings.
notices-mail-stop = Stop these e-mails with one click:
notices-mail-confirm-subject = Kibitz: please confirm your address
notices-mail-confirm = Someone, probably you, wants notifications from Kibitz to come to this address. If you want that, open this link within three days:
notices-mail-confirm-not = If it wasn’t you, you needn’t do anything: we won’t write again.

problem-unknown-zone = We don’t know the time zone { $zone }.
problem-bad-subscription = This browser’s push service can’t be used. Try e-mail or another browser.
problem-no-mail-here = This server doesn’t send e-mail.
problem-bad-address = That doesn’t look like an e-mail address. Please check it.
problem-mail-not-sent = The e-mail couldn’t be sent. Please check the address, or try again later.
problem-bad-webhook = That address can’t be used. It must begin with https:// and lead to a public server.
problem-no-such-target = That’s already switched off.
problem-no-such-link = This link is no longer valid.
