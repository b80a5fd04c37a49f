# The tableau from memory: what is asked, its reasons, its cells.
drill-tableau-from-memory = The tableau from memory
ask-tableau = Fill in the tableau from memory: does { $side } draw or stand?
ask-tableau-row = Fill in from memory the row of { $side } with { $point }.
reason-row-always-draws = { $side } with { $point } always draws, whether or not { $other } takes a third card.
reason-row-always-stands = { $side } with { $point } always stands, whether or not { $other } takes a third card.
reason-row-draws = { $side } with { $point }, by the third card of { $other }: draws on { $draws }.
reason-row-stands = { $side } with { $point }, by the third card of { $other }: stands on { $stands }.
reason-row-draws-and-stands = { $side } with { $point }, by the third card of { $other }: draws on { $draws }; stands on { $stands }.
columns-and = { $before }, { $next }
columns-from-to = { $first } to { $last }
columns-one = { $point }
columns-none = nothing
flaw-tableau-rows = The tableau has a row for each point from 0 to 7: on 8 and 9 nobody draws. Write for example `rows: [3, 4, 5, 6]`.
filter-rows = Rows
filter-asks = What is asked
offer-each-row = Each row by itself
offer-all-rows = All rows together
grid-name = Tableau to fill in
grid-cell = { $side } with { $point }, third card { $third }: { $act }
grid-cell-stood = { $side } with { $point }, no third card: { $act }
grid-cell-empty = empty
grid-cell-right = { $cell }, right
grid-cell-wrong = { $cell }, wrong, it should be: { $act }
grid-open = { $count ->
    [one] One cell is still empty.
   *[other] { $count } cells are still empty.
}
grid-full = Every cell is filled.
grid-counted = { $right } of { $all } cells right
grid-marks = At the top of a cell, a tick or a cross; in a wrong cell, the right letter, and yours struck out.
