# Die Optionen der Spiele, erklärt: je eine Zeile, ohne Platzhalter.
options-nyet = Optionen von Nyet!
options-face-to-face = Optionen von Face to Face
option-players = Zahl der Spieler (Vorgabe: 4)
option-edition = welche Ausgabe gilt, wo sich die Spielregeln unterscheiden (Vorgabe: en)
option-bonus-rule = was die Zusatzkarte verdoppelt: die Punkte ihres Besitzers oder dessen Stiche und Beute
option-supertrump-follows = ob Supertrümpfe nur Trumpf bedienen oder auch ihre aufgedruckte Farbe
option-no-trump-box = ein fünftes Feld in der Trumpfzeile: kein Trumpf in dieser Runde
option-rounds = Zahl der Runden (Vorgabe: je nach Spielerzahl)
option-target = spielen, bis jemand diese Punktzahl erreicht, statt einer festen Rundenzahl
option-lone-last-card = eine einzelne letzte Karte darf allein gelegt werden
