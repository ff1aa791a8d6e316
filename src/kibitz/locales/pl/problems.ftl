# Co może pójść źle
problem-unexpected = Coś poszło nie tak ({ $code }). Spróbuj jeszcze raz.
problem-offline = Serwer nie odpowiada. Sprawdź połączenie.
problem-no-such-table = Nie ma takiego stołu albo jest prywatny.
problem-no-spectators = Ten stół nie wpuszcza widzów.
problem-members-only = Ten stół jest tylko dla członków klubu.
problem-no-identity = Serwer jeszcze cię nie zna. Odśwież stronę.
problem-needs-invitation = To miejsce wymaga zaproszenia: poproś o cały link.
problem-seat-taken = To miejsce jest już zajęte. Wybierz inne.
problem-table-full = Wszystkie miejsca są zajęte.
problem-seats-empty = Niektóre miejsca są jeszcze puste. Zaproś kogoś albo dosadź boty.
problem-character-taken = To zwierzę jest już zajęte. Wybierz inne.
problem-already-started = Partia już się zaczęła.
problem-already-contributed = Twój wkład w to tasowanie już jest.
problem-already-committed = Zobowiązanie do twojego wkładu w to tasowanie już jest.
problem-already-sealed = Na wkład w to tasowanie jest za późno: wszystkie zobowiązania są już ustalone.
problem-not-sealed = Wkłady odkrywa się, gdy wszystkie zobowiązania są ustalone.
problem-broken-contribution = To nie ten wkład, do którego prowadzi twoje zobowiązanie.
problem-already-dealt = Karty są już rozdane: za późno na wkład w tasowanie.
problem-not-started = Partia jeszcze się nie zaczęła.
problem-not-host = Może to zrobić tylko gospodarz.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-over = Będzie to widoczne po zakończeniu partii.
problem-chat-off = Czat przy tym stole jest wyłączony.
problem-too-fast = Nie tak szybko, proszę.
problem-no-bots = Żaden bot nie jest teraz dostępny. Spróbuj za chwilę.
problem-undo-pending = Ktoś już prosi o cofnięcie ruchu.
problem-undo-revealed = Za późno: ktoś widział już nową kartę.
problem-undo-draft = Nie trzeba prosić: po prostu cofnij własne karty.
problem-nothing-to-undo = Nie masz czego cofać.
problem-nothing-drafted = Nie ma czego cofać.
problem-no-nudge = Nie ma tu komu przypominać.
problem-draft-loses = To oznaczałoby przegraną. Cofnij kartę albo się poddaj.
problem-declined = Prośba odrzucona.
problem-moved = Ten stół działa teraz na innym serwerze. Odśwież stronę.
problem-stopping = Serwer jest wyłączany. Spróbuj ponownie za kilka minut.
problem-bad-request = Serwer tego nie zrozumiał.
problem-internal = Serwer się potknął. Spróbuj jeszcze raz.

# The server's limits, and what it can't keep
problem-not-kept = Ruch nie został zapisany: serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
problem-storage-down = Serwer nie ma teraz dostępu do danych. Spróbuj ponownie za chwilę.
problem-too-many-connections = Masz tę stronę otwartą zbyt wiele razy. Zamknij kilka kart i odśwież stronę.
problem-too-many-tables = Masz już niedokończone partie przy { $most } stołach. Najpierw dokończ jedną z nich albo odejdź od stołu.
problem-log-full = Przy tym stole było już za dużo cofania i zmian. Można tylko dokończyć partię albo głosować za jej przerwaniem.
problem-too-deep = Serwer nie odczyta tak głęboko zagnieżdżonych danych.

# Rated tables
problem-rated-no-undo = W partiach rankingowych ruch można cofnąć tylko od razu i tylko wtedy, gdy nie pokazał żadnej karty.
problem-rated-needs-account = Partie rankingowe wymagają konta: zachowaj swoje imię w ustawieniach.
