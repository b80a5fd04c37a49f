# The tableau from memory: prompts, reasons, cells.
drill-tableau-from-memory = The tableau from memory
ask-tableau = Fill in the tableau from memory: does { $side } draw or stand?
ask-tableau-row = Fill in the row “{ $side } on { $point }” from memory.
reason-row-always-draws = On { $point }, { $side } always draws, whether { $other } draws or stands.
reason-row-always-stands = On { $point }, { $side } always stands, whether { $other } draws or stands.
reason-rows-always-draw = On { $first } to { $last }, { $side } always draws, whether { $other } draws or stands.
reason-rows-always-stand = On { $first } to { $last }, { $side } always stands, whether { $other } draws or stands.
reason-row-draws = On { $point }, { $side } goes by { $other }’s third card. { $side } draws against { $draws }.
reason-row-stands = On { $point }, { $side } goes by { $other }’s third card. { $side } stands against { $stands }.
reason-row-draws-and-stands = On { $point }, { $side } goes by { $other }’s third card. Against { $draws }, { $side } draws; against { $stands }, { $side } stands.
reason-row-part-draws = The house rules state only part of this row: on { $point }, { $side } draws against { $draws }. The rest is standard practice.
reason-row-part-stands = The house rules state only part of this row: on { $point }, { $side } stands against { $stands }. The rest is standard practice.
reason-row-part-draws-and-stands = The house rules state only part of this row: on { $point }, { $side } draws against { $draws } and stands against { $stands }. The rest is standard practice.
columns-and = { $before }, { $next }
columns-or = { $before } or { $next }
columns-from-to = { $first } to { $last }
columns-one = { $point }
columns-stood = no third card
columns-none = nothing
flaw-tableau-rows = The tableau has a row for each two-card total from 0 to 7: on 8 and 9 nobody draws. Write for example `rows: [3, 4, 5, 6]`.
filter-rows = Rows
filter-asks = Question type
offer-each-row = One row at a time
offer-all-rows = All rows together
grid-name = Tableau to fill in
grid-axes = Rows: { $banco }’s total. Columns: { $punto }’s third card; { $stood } = { $punto } stands.
grid-cell = { $side } on { $point }, third card { $third }: { $act }
grid-cell-stood = { $side } on { $point }, no third card: { $act }
grid-cell-empty = empty
grid-cell-right = { $cell }, correct
grid-cell-wrong = { $cell }, incorrect, should be: { $act }
grid-open = { $count ->
    [one] One cell is still empty.
   *[other] { $count } cells are still empty.
}
grid-stood = { $stood }: no third card
grid-full = Every cell is filled.
grid-counted = { $right } of { $all } cells correct
grid-marks = A tick marks each correct cell. In a wrong cell, your letter is crossed out and the correct one shown.
