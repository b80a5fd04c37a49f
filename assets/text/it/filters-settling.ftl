# I filtri delle puntate di tutto un tavolo.
filter-tables = Tavolo
filter-seats = Posti che hanno puntato
filter-spots = Puntate su
filter-winners = Chance vincente
filter-from = Puntata minima
filter-to = Puntata massima
filter-step = Passo delle puntate
filter-standing = Giocatori in piedi
filter-number = { $number }
filter-chance = { $chance }
filter-table-large = Tavolo grande
filter-table-midi = Tavolo midi
filter-table-mini = Tavolo a sette caselle
filter-with-standing = Con
filter-without-standing = Senza
