# The filters of the stakes of a whole table.
filter-tables = Table
filter-standing = Standing players
filter-layout-number = { $number }
filter-layout-chance = { $chance }
filter-layout-large = Large table
filter-layout-midi = Midi table
filter-layout-mini = Mini table (7 seats)
filter-layout-standing = With
filter-layout-seated = Without
