# What a screen reader says of the table, and the few words painted on it.
table-name = Table, { $house }
table-card = { $card }, { $side }, { $place ->
    [1] first card
    [2] second card
   *[3] third card
}
table-card-down = face-down card, { $side }, { $place ->
    [1] first card
    [2] second card
   *[3] third card
}
table-card-to-come = { $card }, { $place ->
    [1] next card of the shoe
   *[other] card { $place } of the shoe
}
table-to-come = To come
table-hand = Cards of { $side }
table-hand-wins = Cards of { $side }, the side announced as winning
table-shoe = Shoe
table-float = Float
table-basket = { $discard }
table-palette = Palette
table-seat = seat { $seat }
table-stake = Seat { $seat }, { $spot }, { $amount }
table-spot = { $spot }
table-spot-pays = { $spot }, pays { $over } to { $under }
table-spot-commission = { $spot }, evens less { $percent }%
table-wins = Wins
table-announced = { $spot }. Announced: { $chance }
tableau-name = Drawing tableau, { $house }
tableau-column = Third card of { $side }
tableau-punto-row = { $side } with { $point }: { $act }
tableau-cell = { $side } with { $point }, third card { $third }: { $act }
tableau-cell-stood = { $side } with { $point }, no third card: { $act }
tableau-deciding = { $cell }. This cell decides.
tableau-silent-cell = { $cell } (by convention)
tableau-silent = the text is silent: common convention
tableau-corrected = read by its sense, not its letter
tableau-acts = { $draw-letter }: { $draw }, { $stand-letter }: { $stand }
widget-right = Right
widget-wrong = Wrong
widget-delete = Delete
widget-decimal-mark = Decimal point
table-limits = Sign: minimum { $min }, maximum { $max }
table-limits-and-step = Sign: minimum { $min }, maximum { $max }, in steps of { $step }
table-sign = MIN { $min } · MAX { $max }
table-sign-and-step = MIN { $min } · MAX { $max } · STEP { $step }
table-seat-free = seat { $seat }, free
table-seat-taken = seat { $seat }, taken
table-seat-holder = seat { $seat }, holds the shoe
