# Names of the table for screen readers, and the few words painted on it.
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
    [1] next card in the shoe
   *[other] card { $place } in the shoe
}
table-to-come = Next cards
table-hand = { $side }’s cards
table-hand-total = { $hand }, total { $total }
table-hand-totals = { $hand }, total { $first } on two cards and { $total } on three
table-hand-first-total = { $hand }, total { $first } on two cards
table-hand-wins = { $side }’s cards, { $side } called as the winner
table-shoe = Shoe
table-float = Float
table-basket = { $discard }
table-palette = Palette
table-seat = seat { $seat }
table-stake = Seat { $seat }, { $spot }, { $amount }
table-spot = { $spot }
table-spot-pays = { $spot }, pays { $over } to { $under }
table-spot-commission = { $spot }, even money less { $percent }% commission
table-announced = { $spot }. Called: { $chance }
tableau-name = Drawing tableau, { $house }
tableau-column = { $side }’s third card
tableau-punto-row = { $side } on { $point }: { $act }
tableau-cell = { $side } on { $point }, third card { $third }: { $act }
tableau-cell-stood = { $side } on { $point }, no third card: { $act }
tableau-deciding = { $cell }. This cell decides.
tableau-silent-cell = { $cell } (standard practice)
tableau-silent = not in the house rules: standard practice
tableau-corrected = as intended, not as printed
tableau-acts = { $draw ->
    [draws] { $draw-letter }: draws
   *[other] { $draw-letter } ({ $draw }): draws
} · { $stand ->
    [stands] { $stand-letter }: stands
   *[other] { $stand-letter } ({ $stand }): stands
} · { $stood }: no third card
widget-right = Correct
widget-wrong = Incorrect
widget-delete = Delete
widget-decimal-mark = Decimal point
table-limits = Table limits: minimum { $min }, maximum { $max }
table-limits-and-step = Table limits: minimum { $min }, maximum { $max }, in multiples of { $step }
table-sign = MIN { $min } · MAX { $max }
table-sign-and-step = MIN { $min } · MAX { $max } · MULTIPLES OF { $step }
table-seat-free = seat { $seat }, free
table-seat-taken = seat { $seat }, taken
table-seat-holder = seat { $seat }, holds the shoe
