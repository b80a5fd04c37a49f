# The filters of the stakes of a whole table.
filter-tables = Table
filter-seats = Seats with stakes
filter-spots = Stakes on
filter-winners = What wins
filter-from = Smallest stake
filter-to = Largest stake
filter-step = Step of the stakes
filter-standing = Players on their feet
filter-number = { $number }
filter-chance = { $chance }
filter-table-large = Large table
filter-table-midi = Midi table
filter-table-mini = Seven-box table
filter-with-standing = With
filter-without-standing = Without
