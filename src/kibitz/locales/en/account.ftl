# Accounts: the section of the settings, coming in, and what may go wrong with it.
account-title = Your account
account-guest = You’re playing as a guest: { $name }. Only a cookie in this browser says so. If it’s gone, so is your way back to your games.
account-kept = The name { $name } is yours. You can sign in again any time, on any device.
account-keep = Keep this name
account-keep-how = One tap with your fingerprint, face or PIN. No password, no e-mail, and all your games stay yours.
account-why = { $can ->
    [insecure] There are no passkeys at this address: browsers make them only over HTTPS.
    [number] There are no passkeys here: browsers don’t make them for an address that is only a number.
    [browser] This browser doesn’t have passkeys.
   *[elsewhere] There are no passkeys here: the server doesn’t know this address as its own.
 } A recovery code works all the same, and so does another device.
account-sign-in = Sign in with a passkey
account-new-code = { $have ->
    [yes] New recovery code
   *[no] Get a recovery code
 }
account-code-since = You have a recovery code, made on { $when }.
account-passkeys = Your passkeys
account-passkey-times = Made: { $made } · Last used: { $used }
account-passkey-unused = Made: { $made } · Not used yet
account-add = Add a passkey
account-remove = Remove
account-move = Use on another device
account-done = { $name } is your name now.
account-cancel = Cancel
account-code-title = Your recovery code
account-code-how = Print it or write it down: you see it only this once. It signs you in one time; then you get a new one.
account-code-print = Print
account-code-copy = Copy
account-code-kept = I’ve kept it
account-code-enter = Recovery code
account-code-go = Sign in
account-move-how = Scan this with the other device’s camera, or open the link there. Nothing happens until you agree here.
account-move-picture = QR code with the link
account-move-local = Careful: this address only works on this computer. Open Kibitz here by the address other devices use.
account-move-asked = { $device } asks to be { $name }. Let it in only if it shows this number:
account-move-yes = Let it in
account-move-no = No
account-move-done = The other device is signed in.
account-move-over = This link is no longer good.
account-move-again = New link
account-in-title = Sign in
account-in-asks = This device asks to be { $name }. Agree on the other device if it shows this number:
account-in-how = { $what ->
    [device] This link signs this browser in as whoever showed you the code. Go on only if that’s you.
    [link] This link signs you in on this device.
   *[address] This link confirms your e-mail address.
 }
account-in-go = { $what ->
    [device] Go on
    [link] Sign in
   *[address] Confirm
 }
account-in-nothing = This link isn’t whole. Open it again, or scan the code once more.
account-merge-title = Take your games along?
account-merge-how = In this browser you’ve been { $name }, { $games ->
    [one] with one game
   *[other] with { $games } games
 }. They can become part of your account. If you leave them, there’s no way back to them.
account-merge-yes = Take them along
account-merge-no = Leave them
account-remove-title = Remove this passkey?
account-remove-how = { $last ->
    [yes] It’s your last way in. Once you’re signed out, there’s no way back to this name and its games. Get a recovery code first.
   *[no] It won’t open this account any more. You can then delete it from your device, too.
 }
account-mail-title = Links by e-mail
account-mail-how = { $guest ->
    [yes] If your account has an e-mail address, a link to sign in can be sent there.
   *[no] Add an address, and you can have a link to sign in sent there. It’s used for nothing else.
 }
account-mail-address = E-mail address
account-mail-send = Send a link
account-mail-sent = { $guest ->
    [yes] If someone here has that address, a link is on its way.
   *[no] A link is on its way. Open it in this browser.
 }
account-mail-have = Links are sent to { $address }.
account-offer = You’re { $name } here, as a guest.
account-offer-no = Not now
problem-passkey-refused = That passkey wasn’t accepted. Please try again.
problem-passkey-unknown = This passkey doesn’t open anything here any more. You can delete it from your device.
problem-challenge-over = That took too long. Please try again.
problem-too-many-passkeys = You have a lot of passkeys already. Remove one first.
problem-no-passkeys-here = There are no passkeys at this address.
problem-no-such-passkey = That passkey is gone already.
problem-last-way-in = That’s your last way in.
problem-ticket-over = This isn’t good any more. Please start again.
problem-same-table = You sit at one table as both. Finish that game first, then take your games along.
problem-no-such-code = This code opens nothing. Is it the newest one?
problem-no-mail = This server sends no mail.
problem-link-over = This link was used already, is too old, or belongs in another browser.
