# Accounts: the section of the settings, coming in, and what may go wrong with it.
account-title = Your account
account-guest = You’re playing as a guest: { $name }. Only a cookie in this browser knows that. If it’s lost, so is your way back to your games.
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
account-code-how = Print it or write it down: you’ll see it only this once. You can sign in with it one time; then you’ll get a new one.
account-code-print = Print
account-code-copy = Copy
account-code-kept = I’ve saved it
account-code-enter = Recovery code
account-code-go = Sign in
account-move-how = Scan this with the other device’s camera, or open the link there. Nothing happens until you agree here.
account-move-picture = QR code with the link
account-move-local = Careful: this address only works on this computer. Open Kibitz here by the address other devices use.
account-move-asked = { $device } wants to sign in as { $name }. Let it in only if it shows this number:
account-move-yes = Let it in
account-move-no = Decline
account-move-done = The other device is signed in.
account-move-over = This link has expired.
account-move-again = New link
account-in-title = Sign in
account-in-asks = This device wants to sign in as { $name }. Agree on the other device if it shows this number:
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
account-in-nothing = This link is incomplete. Open it again, or scan the code once more.
account-merge-title = Bring everything along?
account-merge-how = In this browser you’ve been { $name }, { $games ->
    [0] without games, but with clubs, people or notes. You can add them to your account. If you leave them behind, there’s no way back to them.
    [one] with one game. You can add it to your account. If you leave it behind, there’s no way back to it.
   *[other] with { $games } games. You can add them to your account. If you leave them behind, there’s no way back to them.
}
account-merge-yes = Bring along
account-merge-no = Leave behind
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
problem-passkey-unknown = This passkey no longer opens anything here. You can delete it from your device.
problem-challenge-over = That took too long. Please try again.
problem-too-many-passkeys = You have a lot of passkeys already. Remove one first.
problem-no-passkeys-here = There are no passkeys at this address. Use a recovery code instead.
problem-no-such-passkey = That passkey is gone already.
problem-last-way-in = That’s your last way in. Get a recovery code first.
problem-ticket-over = This has expired. Please start again.
problem-same-table = You’re at the same table under both names. Finish that game first, then bring your games along.
problem-no-such-code = This code doesn’t work. Check it for typos; only your newest code is valid.
problem-no-mail = This server doesn’t send e-mail.
problem-link-over = This link has already been used, is too old, or belongs in another browser. Ask for a new one.
