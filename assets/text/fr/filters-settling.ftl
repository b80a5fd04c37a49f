# The filters of the stakes of a whole table.
filter-tables = Table
filter-standing = Joueurs debout
filter-layout-number = { $number }
filter-layout-chance = { $chance }
filter-layout-large = Grande table
filter-layout-midi = Table midi
filter-layout-mini = Table à sept cases
filter-layout-standing = Avec
filter-layout-seated = Sans
