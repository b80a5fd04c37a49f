# Les filtres des mises de toute une table.
filter-tables = Table
filter-seats = Places qui ont misé
filter-spots = Mises sur
filter-winners = Chance gagnante
filter-from = Mise la plus petite
filter-to = Mise la plus grande
filter-step = Pas des mises
filter-standing = Joueurs debout
filter-number = { $number }
filter-chance = { $chance }
filter-table-large = Grande table
filter-table-midi = Table midi
filter-table-mini = Table à sept cases
filter-with-standing = Avec
filter-without-standing = Sans
