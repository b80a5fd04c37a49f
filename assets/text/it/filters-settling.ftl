# The filters of the stakes of a whole table.
filter-tables = Tavolo
filter-standing = Giocatori in piedi
filter-layout-number = { $number }
filter-layout-chance = { $chance }
filter-layout-large = Tavolo grande
filter-layout-midi = Tavolo midi
filter-layout-mini = Tavolo a sette caselle
filter-layout-standing = Con
filter-layout-seated = Senza
