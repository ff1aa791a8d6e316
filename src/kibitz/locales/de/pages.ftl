# Unser eigener Teil des Mischens
shuffle-trouble = { $trouble ->
    [late] Dein Beitrag zum Mischen kam nicht rechtzeitig an; die Karten wurden ohne ihn ausgeteilt. Du kannst nicht beweisen, dass fair gemischt wurde.
    [missing] Trau dieser Mischung nicht: Der Server hat deinen Beitrag bestätigt und dann weggelassen.
    [changed] Trau dieser Mischung nicht: Der Server hat in deinem Namen etwas anderes veröffentlicht.
    [server] Trau dieser Mischung nicht: Der Server hat seinen eigenen Beitrag ausgetauscht, seit du sitzt.
   *[refused] Trau dieser Mischung nicht: Der Server hat genau den Beitrag abgelehnt, den du zugesagt hattest.
}

# Wie viel man über ein Mischen weiß
fair-verdict = { $proof ->
    [proved] Bewiesen: Dein eigener Beitrag steckt in dieser Mischung
    [consistent] Stimmig: Alles passt zusammen
    [none] Kein Beweis
    [broken] Hier stimmt etwas nicht
   *[contradicted] Dieses Protokoll widerspricht dem, was dein Browser aufbewahrt hat
}
fair-means = { $proof ->
    [proved] Im Protokoll stehen genau die Festlegung, die der Server dir gezeigt hat, und genau die Zufallszahl, die dein Browser beigesteuert hat. Niemand konnte diese Karten aussuchen.
    [consistent] Alle Zahlen im Protokoll passen zueinander. Mehr kann nur wissen, wessen eigener Beitrag darin steckt: Wer das Protokoll geschrieben hat, könnte alles erfunden haben.
    [none] In dieser Mischung steckt von niemandem am Tisch eine Zufallszahl. Wer ausgeteilt hat, könnte die Karten ausgesucht haben.
    [broken] Mindestens eine Zahl im Protokoll ist nicht, was sie zu sein vorgibt. Trau dieser Verteilung nicht.
   *[contradicted] Der Server hat deinem Browser vor dem Austeilen etwas anderes bestätigt. Behalte deinen Beleg: Er zeigt, dass dieses Protokoll verändert wurde.
}
fair-parts = Alle haben genau den Zufallsbeitrag offengelegt, auf den sie sich vorher festgelegt hatten.
fair-signed = Das Protokoll ist unverändert, seit sein Server es unterschrieben hat (Schlüssel { $signer }…).
fair-signed-unchecked = Das Protokoll ist unterschrieben (Schlüssel { $signer }…), aber dieser Browser kann Ed25519-Unterschriften hier nicht prüfen.
fair-unsigned = Das Protokoll ist nicht unterschrieben.
fair-receipt = Was dein Browser vor dem Austeilen aufbewahrt hat, steht im Protokoll.
fair-receipt-get = Beleg herunterladen
fair-how = Dein Browser hat das alles gerade nachgerechnet. Das zeigt, dass die Karten nicht ausgesucht wurden; es zeigt nicht, dass niemand hineingesehen hat, denn der Server kennt beim Austeilen alle Karten. Mit dem Beleg prüft „kibitz verify --receipt“ dasselbe auf deinem eigenen Rechner.
