# The stakes of a whole table: the question, the places, and the verdict.
ask-layout-of-stakes = { $chance } wins. Take the losing bets, pay the winning ones.
working-twentieth = { $stake } less a twentieth ({ $twentieth }) is { $paid }.
working-settle-twentieth = Seat { $seat }: { $stake } − { $twentieth } (1/20) = { $paid }
working-settle-twentieth-standing = Seat { $seat }, standing: { $stake } − { $twentieth } (1/20) = { $paid }
working-settle-odds = Seat { $seat }: { $stake } at { $ratio } = { $paid }
working-settle-odds-standing = Seat { $seat }, standing: { $stake } at { $ratio } = { $paid }

table-crew-tailleur = { $tailleur }, seated
table-crew-payeur = payeur { $number }, standing, facing the { $tailleur }
table-crew-payeurs = payeurs 1 and 2, standing, facing the { $tailleur }
table-crew-croupier = { $croupier } { $number }
table-crew-one = { $croupier }, alone at the table
role-croupier = { CAPITAL($croupier) }
role-croupier-number = { CAPITAL($croupier) } { $number }
role-payeur-number = Payeur { $number }
role-tailleur = { CAPITAL($tailleur) }
table-tableau = Half { $number }
table-stake-standing = Seat { $seat }, standing player, { $spot }, { $amount }
table-place = Seat { $seat }, { $spot }
table-place-standing = Seat { $seat }, standing player, { $spot }
table-stake-paid = { $stake }, paid { $paid }
table-stake-collected = { $stake }, taken
table-stake-wrong = { $stake }, settled incorrectly
table-stake-numbered = { $number }. { $stake }

settle-choose-first = Choose the first bet
settle-all-done = Every bet is settled.
settle-amount = To pay
settle-amount-empty = Amount to pay
settle-chips-empty = Chips to pay, or type the amount
settle-with-keypad = Use keypad
settle-with-chips = Use chips
settle-collect = Take
settle-pay = Pay
settle-clear = Clear the amount
settle-take-back = Undo last step
settle-about = Settle the bets in the house’s order.
settle-about-both = Losing bets first, then the winning ones; nearest to the croupier first.
settle-about-losers = Losing bets first, then the winning ones.
settle-about-nearest = The bets nearest to the croupier first.
settle-about-any-order = Settle the bets in any order.
settle-round-about = In each half: arrow 1, then arrow 2.
settle-round-name = Plan of the table with the order of the bets
settle-about-free = { $payers ->
    [one] Bets equally near may go in any order.
   *[other] Start with either half. Bets equally near may go in any order.
}
settle-about-stay = Leave alone the bets that stay.
settle-standing-sign = Small figure: a standing player’s bet.
settle-count = { $done } of { $all } bets settled
settle-count-standing = Standing player · { $done } of { $all } settled
settle-first-amount = Pay or clear the amount.
settle-first-bets = { $count ->
    [one] One bet to settle.
   *[other] { $count } bets to settle.
}
settle-deed = { $number }. { $stake }: { $act }
settle-collected = taken
settle-paid = paid { $sum }
settle-pays = pays { $sum }
settle-loses = loses
settle-left = left
settle-expected = To be { $act }, not { $given }.
settle-missed = You left it. It should be { $act }: no. { $number } in the order.
settle-others-right = { $count ->
    [one] The other bet was settled correctly.
   *[other] The other { $count } bets are correct.
}
settle-order-right = Your order is correct.
settle-order-partly = The order of the bets you settled is correct.
settle-usual-order-shown = The usual order is numbered on the felt. { $payers ->
    [one] Equally near bets may change places.
   *[other] Bets of different croupiers, or equally near ones, may change places.
}
settle-all-right = { $count ->
    [one] The bet was settled correctly.
   *[other] All { $count } bets were settled correctly.
}
settle-bet = bet of { $amount } on { $spot } (seat { $seat })
settle-bet-standing = bet of { $amount } on { $spot } (seat { $seat }, standing)
settle-broken-losers = Order: take the { $late } before you pay the { $early }.
settle-broken-nearest = Order: the { $late } is nearer the person paying, so it comes before the { $early }.
drill-layout-of-stakes = Settling a whole table
