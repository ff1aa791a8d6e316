# Our own part of the shuffle
shuffle-trouble = { $trouble ->
    [late] Your part of the shuffle didn’t arrive in time, so the cards were dealt without it. You can’t prove that this shuffle was fair.
    [missing] Don’t trust this shuffle: the server confirmed your part, then left it out.
    [changed] Don’t trust this shuffle: the server published something else in your name.
    [server] Don’t trust this shuffle: the server has replaced its own part since you sat down.
   *[refused] Don’t trust this shuffle: the server refused the very part you’d promised.
}

# How much is known about a shuffle
fair-verdict = { $proof ->
    [proved] Proved: your own part is in this shuffle
    [consistent] Consistent: everything adds up
    [none] No proof
    [broken] Something doesn’t add up
   *[contradicted] This record contradicts what your browser kept
}
fair-means = { $proof ->
    [proved] The record has the very commitment the server showed you and the very random number your browser added. Nobody could choose these cards.
    [consistent] Every number in the record agrees with the others. Only someone whose own part is in it can know more: whoever wrote the record could have made up all of it.
    [none] No player’s random number is in this shuffle, so whoever dealt the cards could have chosen them.
    [broken] At least one number in the record isn’t what it claims to be. Don’t trust this deal.
   *[contradicted] The server confirmed something else to your browser before the deal. Keep your receipt: it shows that this record was changed.
}
fair-parts = Every player’s random part is the one they’d committed to before any was opened.
fair-signed = The record hasn’t changed since its server signed it (key { $signer }…).
fair-signed-unchecked = The record is signed (key { $signer }…), but this browser can’t check Ed25519 signatures here.
fair-unsigned = The record isn’t signed.
fair-receipt = What your browser kept from before the deal is in the record.
fair-receipt-get = Download your receipt
fair-how = Your browser has just recomputed all of this. It shows that the cards weren’t picked; it can’t show that nobody looked, because the server knows every hand while it deals. With the receipt, “kibitz verify --receipt” checks the same on your own computer.
