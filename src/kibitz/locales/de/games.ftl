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
discard-1x = 1 Karte, keine 1
discard-left = 1 nach links
discard-none = nichts
phase = { $phase ->
    [nyet] die NYET!-Phase
    [team] die Wahl der Teams
    [bonus] die Vergabe der Zusatzkarte
    [give] das Ablegen von Karten
    [tricks] das Stichspiel
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
refusal-game-over = Die Partie ist zu Ende.
refusal-unparsable = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-wrong-phase = Das geht jetzt nicht: Gerade läuft { phase }.
refusal-no-such-box = Die Zeile „{ line }“ hat kein solches Feld; es gibt { $allowed }.
refusal-box-covered = Dieses Feld der Zeile „{ line }“ ist schon abgedeckt.
refusal-last-box = Das letzte offene Feld der Zeile „{ line }“ muss offen bleiben.
refusal-bad-team = Zum Team gehört der Startspieler (Platz { NUMBER($first) }); mögliche Größen: { $sizes }.
refusal-bad-bonus = Die Zusatzkarte geht an das kleinere Team; Platz { NUMBER($seat) } gehört nicht dazu.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-no-ones = Solange du noch etwas anderes hast, darfst du keine 1 ablegen.
refusal-must-follow = Du musst bedienen: Gespielt wurde { $suit ->
    [B] Blau
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[super] ein Supertrumpf
}, und das hast du.
refusal-supertrump-elsewhere = Ein Supertrumpf gehört zur Trumpffarbe, nicht zu { $suit ->
    [B] Blau
    [R] Rot
    [Y] Gelb
   *[G] Grün
}: Er bedient hier nicht, solange du eine andere Karte hast, die bedient.
refusal-too-few-placed = Ein Zug verlangt { $asked ->
    [one] { $asked } Karte
   *[other] { $asked } Karten
}; gelegt sind erst { NUMBER($placed) }.
refusal-second-gift = Nur eine Karte pro Zug darf auf die Stapel des Gegners.
refusal-not-higher = Auf deinem aufsteigenden Stapel muss die Karte höher als { NUMBER($top) } sein oder genau auf { NUMBER($jump) } zurückspringen.
refusal-not-lower = Auf deinem absteigenden Stapel muss die Karte niedriger als { NUMBER($top) } sein oder genau auf { NUMBER($jump) } zurückspringen.
refusal-does-not-improve = Eine Karte für den Gegner muss dessen Stapel verbessern: { $pile ->
    [opp-up] niedriger als { NUMBER($top) }
   *[opp-down] höher als { NUMBER($top) }
}.

# Warum Optionen nicht gehen
refusal-unknown-game = Ein Spiel „{ $value }“ gibt es nicht; es gibt { $allowed }.
refusal-unknown-option = Eine Option { $option } gibt es nicht; es gibt { $allowed }.
refusal-bad-option = { $option } kann nicht „{ $value }“ sein; möglich: { $allowed }.
refusal-rounds-with-target = { $option } und eine Rundenzahl schließen einander aus: Wähle eines von beiden.
refusal-unknown-bot = Einen Bot „{ $value }“ gibt es nicht; es gibt { $allowed }.

# Warum eine Aufzeichnung nicht stimmt
refusal-not-json = Das ist kein JSON (bei Byte { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Aufzeichnungen im Format { $value } sind hier unbekannt, nur Format { $allowed }.
refusal-player-count = Genannt sind { NUMBER($value) } Spieler, es spielen aber { NUMBER($allowed) }.
refusal-wrong-result = Das Ergebnis ist falsch: Die Aktionen führen zu den Punkten { $scores }; Sieg für Platz { $winners }.
refusal-result-missing = Die Partie ist zu Ende, Punkte { $scores }, Sieg für Platz { $winners }, aber das Ergebnis fehlt.
refusal-result-too-early = Es steht ein Ergebnis da, obwohl die Partie nicht zu Ende ist.
refusal-contribution-count = Es gibt { NUMBER($value) } Beiträge zum Startwert, es spielen aber { NUMBER($allowed) }.
refusal-broken-commitment = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
refusal-seed-not-joint = Der Startwert ergibt sich nicht aus dem Geheimnis und den Beiträgen.
refusal-not-hex = Erwartet werden { NUMBER($digits) } Hexadezimalziffern in Kleinbuchstaben.
refusal-field-missing = Das Feld „{ $field }“ fehlt.
refusal-field-unknown = Das Feld „{ $field }“ gehört nicht hierher.
refusal-field-repeated = Das Feld „{ $field }“ kommt doppelt vor.
refusal-bad-value = Dieser Wert passt nicht (erwartet: { $expected }, gefunden: { $got }).

# Die Regeln des Augenblicks
rules-nyet = Reihum deckt jeder ein offenes Feld einer beliebigen Zeile ab. Das letzte offene Feld einer Zeile bleibt offen, und niemand darf passen.
rules-nyet-lines = Was offen bleibt, gilt in dieser Runde: wer ausspielt und die Teams wählt, wie viele Karten abgelegt werden, welche Farbe Trumpf ist, wessen Einsen Supertrümpfe sind und was ein Stich zählt.
rules-team-2 = Einer gegen einen: Es gibt nichts zu wählen.
rules-team-3 = Der Startspieler spielt allein oder nimmt einen Partner. Wer allein spielt, hat die Zusatzkarte.
rules-team-4 = Der Startspieler wählt einen Partner; die anderen beiden spielen gegen sie.
rules-team-5 = Der Startspieler wählt einen oder zwei Partner; die anderen spielen gegen sie. Einer der beiden im Zweierteam bekommt die Zusatzkarte.
rules-bonus = Der Startspieler gibt die Zusatzkarte einem der beiden im Zweierteam.
rules-bonus-holder-score = Wer die Zusatzkarte hat, schreibt die Punkte des Teams doppelt auf.
rules-bonus-holder-tricks = Stiche und Beute dessen, der die Zusatzkarte hat, zählen für das ganze Team doppelt.
rules-give-1 = Jeder legt heimlich eine Karte ab. Sie scheidet verdeckt aus der Runde aus.
rules-give-2 = Jeder legt heimlich zwei Karten ab. Sie scheiden verdeckt aus der Runde aus.
rules-give-1x = Jeder legt heimlich eine Karte ab, die keine 1 ist. Nur wer lauter Einsen hat, legt eine 1 ab.
rules-give-left = Jeder gibt heimlich eine Karte nach links. Alle wandern zugleich: Eine eben erhaltene Karte kann nicht weitergegeben werden.
rules-give-none = Niemand legt Karten ab.
rules-tricks = Bediene die ausgespielte Farbe, wenn du kannst; sonst spiele, was du willst. Von gleichen Karten ist die zuletzt gespielte höher. Wer den Stich nimmt, spielt als Nächster aus.
rules-trump = Trumpf ist { colour }: Trümpfe schlagen alle anderen Farben.
rules-no-trump = Es gibt keinen Trumpf: Die höchste Karte der ausgespielten Farbe nimmt den Stich.
rules-supertrump = Supertrumpf ist { colour }: Die Einsen dieser Farbe sind die höchsten Karten überhaupt.
rules-supertrump-trump = Sie gehören zum Trumpf: Sie bedienen, wenn Trumpf ausgespielt wird, aber nicht bei ihrer aufgedruckten Farbe.
rules-supertrump-both = Sie gehören zum Trumpf und zu ihrer aufgedruckten Farbe: Sie bedienen beides.
rules-supertrump-alone = Ohne Trumpf sind sie eine eigene Farbe.
rules-loot = Eine 1, die das andere Team gespielt hat, wird Beute für den, der den Stich nimmt, und zählt wie ein Stich.
rules-score = Jeder Stich und jede Beute bringt allen im Team { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-score-bad = Jeder Stich und jede Beute kostet alle im Team { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-over = Die Partie ist zu Ende: Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rules-duel = Lege mindestens zwei Karten, eine nach der anderen, dann beende den Zug und ziehe nach. Wer alle Karten gelegt hat, gewinnt sofort.
rules-duel-own = Eigene Stapel: höher auf dem aufsteigenden, niedriger auf dem absteigenden. Genau zehn zurück ist jederzeit erlaubt.
rules-duel-gift = Einmal pro Zug darf eine Karte auf einen Stapel des Gegners, wenn sie ihn verbessert: niedriger, wo er steigt, höher, wo er fällt.
rules-duel-draw = Du ziehst zwei Karten; nach einer Karte für den Gegner füllst du die Hand auf sechs auf.
rules-duel-strict = Wer keine zwei Karten legen kann, verliert, auch mit einer einzigen letzten Karte.
rules-duel-lone = Wer keine zwei Karten legen kann, verliert; nur eine einzelne letzte Karte darf allein gelegt werden.

# Ergebnisse
result-nyet = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
result-duel = { $name } gewinnt: { NUMBER($winner) } zu { NUMBER($loser) } gelegte Karten.
