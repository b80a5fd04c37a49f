# The filters of the stakes of a whole table.
filter-tables = Table
filter-standing = Players on their feet
filter-layout-number = { $number }
filter-layout-chance = { $chance }
filter-layout-large = Large table
filter-layout-midi = Midi table
filter-layout-mini = Seven-box table
filter-layout-standing = With
filter-layout-seated = Without
