# Namen
game-nyet = Nyet!
game-face-to-face = The Game: Face to Face
character-name = { $character ->
    [bear] Bär
    [wolf] Wolf
    [crane] Kranich
    [tiger] Tiger
   *[eagle] Adler
}
colour = { $colour ->
    [B] blau
    [R] rot
    [Y] gelb
   *[G] grün
}
line = { $line ->
    [first] Startspieler
    [discard] Ablegen
    [trump] Trumpf
    [super] Supertrumpf
   *[points] Punkte
}
trump-none = kein Trumpf
super-none = keiner
discard-1 = 1 Karte
discard-2 = 2 Karten
discard-1x = 1 Karte (außer 1)
discard-left = 1 nach links geben
discard-none = nichts
phase = { $phase ->
    [nyet] die NYET!-Phase
    [team] die Wahl der Teams
    [bonus] die Vergabe der Zusatzkarte
    [give] das Ablegen von Karten
    [tricks] die Stichphase
   *[over] nichts mehr
}
character = { $seat ->
    [0] Bär
    [1] Wolf
    [2] Kranich
    [3] Tiger
   *[4] Adler
}
deck-owner = { $seat ->
    [0] Gold
   *[1] Silber
}
pile = { $pile ->
    [up] den eigenen aufsteigenden Stapel
    [down] den eigenen absteigenden Stapel
    [opp-up] den aufsteigenden Stapel des Gegners
   *[opp-down] den absteigenden Stapel des Gegners
}

# Warum eine Aktion nicht geht
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-not-this-round = Ein Plan endet mit der Runde: „{ $text }“ ist vorbei oder gehört zu einer anderen.
refusal-game-over = Die Partie ist zu Ende.
refusal-unparsable = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-not-allowed = „{ $action }“ ist jetzt nicht erlaubt.
refusal-wrong-phase = Das geht jetzt nicht: Gerade läuft { phase }.
refusal-no-such-box = Die Zeile „{ line }“ hat kein solches Feld; möglich: { $allowed }.
refusal-box-covered = Dieses Feld der Zeile „{ line }“ ist schon abgedeckt.
refusal-last-box = Das letzte offene Feld der Zeile „{ line }“ muss offen bleiben.
refusal-bad-team = Zum Team muss der Startspieler gehören (Platz { NUMBER($first) }); mögliche Größen: { $sizes }.
refusal-bad-bonus = Die Zusatzkarte geht an das kleinere Team; Platz { NUMBER($seat) } gehört nicht dazu.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-no-ones = Solange du eine andere Karte hast, darfst du keine 1 ablegen.
refusal-must-follow = Du musst bedienen: Gefordert ist { $suit ->
    [B] Blau
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[super] Supertrumpf
}, und du hast eine Karte, die bedient.
refusal-supertrump-elsewhere = Ein Supertrumpf gehört zur Trumpffarbe, nicht zu { $suit ->
    [B] Blau
    [R] Rot
    [Y] Gelb
   *[G] Grün
}: Er bedient hier nicht, solange du eine andere Karte hast, die bedient.
refusal-too-few-placed = Lege mindestens { $asked ->
    [one] { $asked } Karte
   *[other] { $asked } Karten
}, bevor du den Zug beendest; bisher gelegt: { NUMBER($placed) }.
refusal-second-gift = Nur eine Karte pro Zug darf auf einen Stapel des Gegners.
refusal-not-higher = Auf deinem aufsteigenden Stapel muss die Karte höher als { NUMBER($top) } sein oder genau auf { NUMBER($jump) } zurückspringen.
refusal-only-higher = Auf deinem aufsteigenden Stapel muss die Karte höher als { NUMBER($top) } sein.
refusal-not-lower = Auf deinem absteigenden Stapel muss die Karte niedriger als { NUMBER($top) } sein oder genau auf { NUMBER($jump) } zurückspringen.
refusal-only-lower = Auf deinem absteigenden Stapel muss die Karte niedriger als { NUMBER($top) } sein.
refusal-does-not-improve = Eine Karte für den Gegner muss dessen Stapel verbessern: { $pile ->
    [opp-up] niedriger als { NUMBER($top) }
   *[opp-down] höher als { NUMBER($top) }
}.
refusal-no-second-card = Die Karte passt, aber danach keine zweite mehr, und ein Zug verlangt zwei.
refusal-no-plans = In diesem Spiel kannst du nur deinen nächsten Zug vorwegnehmen, nichts darüber hinaus planen.

# Warum Optionen nicht gehen
refusal-unknown-game = Ein Spiel „{ $value }“ gibt es nicht; möglich: { $allowed }.
refusal-unknown-option = Eine Option { $option } gibt es nicht; möglich: { $allowed }.
refusal-bad-option = { $option } kann nicht „{ $value }“ sein; möglich: { $allowed }.
refusal-rounds-with-target = { $option } und eine Rundenzahl schließen einander aus: Wähle eines von beiden.
refusal-unknown-bot = Einen Bot „{ $value }“ gibt es nicht; möglich: { $allowed }.

# Warum eine Aufzeichnung nicht stimmt
refusal-not-json = Das ist kein gültiges JSON (bei Byte { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Aufzeichnungen im Format { $value } werden nicht unterstützt, nur Format { $allowed }.
refusal-player-count = Die Aufzeichnung nennt { NUMBER($value) } Spieler, es spielen aber { NUMBER($allowed) }.
refusal-wrong-result = Das Ergebnis ist falsch: Die Aktionen führen zum Punktestand { $scores } (Sieg für Platz { $winners }).
refusal-result-missing = Die Partie ist zu Ende (Punktestand { $scores }; Sieg für Platz { $winners }), aber in der Aufzeichnung fehlt das Ergebnis.
refusal-result-too-early = Die Aufzeichnung hat ein Ergebnis, obwohl die Partie nicht zu Ende ist.
refusal-contribution-count = Die Aufzeichnung enthält { NUMBER($value) } Beiträge zum Startwert, es spielen aber { NUMBER($allowed) }.
refusal-broken-commitment = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
refusal-seed-not-joint = Der Startwert ergibt sich nicht aus dem Geheimnis und den Beiträgen.
refusal-broken-contribution = Auf diesen Beitrag hatte sich der Spieler nicht festgelegt.
refusal-unbound-contribution = Hier steht ein Beitrag, auf den sich niemand festgelegt hatte.
refusal-not-committed = Platz { NUMBER($seat) } soll seinen Beitrag nicht aufgedeckt haben, hat sich aber nie auf einen festgelegt.
refusal-broken-signature = Die Unterschrift passt nicht: Die Aufzeichnung wurde geändert, nachdem der Server sie unterschrieben hat.
refusal-not-hex = Erwartet werden { NUMBER($digits) } Hexadezimalziffern in Kleinbuchstaben.
refusal-field-missing = Das Feld „{ $field }“ fehlt.
refusal-field-unknown = Das Feld „{ $field }“ gehört nicht hierher.
refusal-field-repeated = Das Feld „{ $field }“ kommt doppelt vor.
refusal-bad-value = Dieser Wert passt nicht (erwartet: { $expected }, gefunden: { $got }).

# Die Regeln des Augenblicks
rules-nyet = Reihum deckt jeder ein offenes Feld einer beliebigen Zeile ab. Das letzte offene Feld einer Zeile darf nicht abgedeckt werden, und niemand darf passen.
rules-nyet-lines = Was offen bleibt, gilt in dieser Runde: wer ausspielt und die Teams wählt, wie viele Karten abgelegt werden, welche Farbe Trumpf ist, welche Einsen Supertrümpfe sind und was ein Stich zählt.
rules-team-2 = Eins gegen eins: Es gibt nichts zu wählen.
rules-team-3 = Der Startspieler spielt allein oder nimmt einen Partner. Wer allein spielt, hat die Zusatzkarte.
rules-team-4 = Der Startspieler wählt einen Partner; die anderen beiden spielen gegen sie.
rules-team-5 = Der Startspieler wählt einen oder zwei Partner; die anderen spielen gegen sie. Einer der beiden im Zweierteam bekommt die Zusatzkarte.
rules-bonus = Der Startspieler gibt die Zusatzkarte einem der beiden im Zweierteam, vielleicht sich selbst.
rules-bonus-holder-score = Wer die Zusatzkarte hat, bekommt die Punkte des Teams doppelt.
rules-bonus-holder-tricks = Stiche und Beute des Besitzers der Zusatzkarte zählen für das ganze Team doppelt.
rules-give-1 = Jeder legt heimlich eine Karte verdeckt ab. Sie ist in dieser Runde aus dem Spiel.
rules-give-2 = Jeder legt heimlich zwei Karten verdeckt ab. Sie sind in dieser Runde aus dem Spiel.
rules-give-1x = Jeder legt heimlich eine Karte ab, die keine 1 ist. Nur wer nichts als Einsen hat, legt eine 1 ab.
rules-give-left = Jeder gibt heimlich eine Karte nach links. Alle Karten wandern gleichzeitig: Die eben erhaltene kann nicht weitergegeben werden.
rules-give-none = Niemand legt Karten ab.
rules-tricks = Bediene die angespielte Farbe, wenn du kannst; sonst spiele, was du willst. Bei gleichen Karten gewinnt die zuletzt gespielte. Wer den Stich gewinnt, spielt zum nächsten aus.
rules-trump = Trumpf ist { colour }: Trümpfe schlagen alle anderen Farben.
rules-no-trump = Es gibt keinen Trumpf: Die höchste Karte der angespielten Farbe gewinnt den Stich.
rules-supertrump = Die drei { $colour ->
    [B] blauen
    [R] roten
    [Y] gelben
   *[G] grünen
} Einsen sind Supertrümpfe, die höchsten Karten überhaupt.
rules-supertrump-trump = Sie gehören zum Trumpf: Sie bedienen, wenn Trumpf ausgespielt wird, aber nicht bei ihrer aufgedruckten Farbe.
rules-supertrump-both = Sie gehören zum Trumpf und zu ihrer aufgedruckten Farbe: Sie bedienen beides.
rules-supertrump-alone = Ohne Trumpf sind sie eine eigene Farbe.
rules-loot = Liegt in deinem Stich eine 1 des anderen Teams, ist sie deine Beute und zählt wie ein weiterer Stich.
rules-score = Jeder Stich und jede Beutekarte bringt allen im Team { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-score-bad = Jeder Stich und jede Beutekarte kostet alle im Team { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-over = Die Partie ist zu Ende: Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rules-duel = Lege mindestens zwei Karten, eine nach der anderen, dann beende den Zug und ziehe nach. Wer alle Karten gelegt hat, gewinnt sofort.
rules-duel-own = Eigene Stapel: höher auf dem aufsteigenden, niedriger auf dem absteigenden. Ein Sprung um genau zehn zurück ist immer erlaubt.
rules-duel-gift = Einmal pro Zug darfst du eine Karte auf einen Stapel des Gegners legen, wenn sie ihn verbessert: niedriger auf den aufsteigenden, höher auf den absteigenden.
rules-duel-draw = Danach ziehst du zwei Karten, egal wie viele du gelegt hast; hast du dem Gegner eine Karte gegeben, füllst du stattdessen die Hand auf sechs auf.
rules-duel-strict = Wer keine zwei Karten legen kann, verliert, auch mit einer einzigen letzten Karte.
rules-duel-lone = Wer keine zwei Karten legen kann, verliert; nur eine einzelne letzte Karte darf allein gelegt werden.

# Ergebnisse
result-nyet = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
result-duel = { $name } gewinnt mit { NUMBER($winner) } zu { NUMBER($loser) } gelegten Karten.

## Why someone is reported

report-reason-abuse = Beleidigungen oder Belästigung
report-reason-cheating = Schummeln
report-reason-stalling = absichtliches Aufhalten des Spiels
report-reason-name = ein anstößiger Name
report-reason-other = etwas anderes

# A bot that speaks for itself: of a hint, or a strength.
bot-title = { $bot ->
    [random] Zufall
    [greedy] Faustregel
    [club] Vereinsspieler
    [expert] Experte
    [master] Meister
   *[other] { $bot }
}
