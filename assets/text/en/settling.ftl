# The stakes of a whole table: the question, the places, and the verdict.
ask-layout-of-stakes = { $chance } wins. Settle every stake.
working-settle-twentieth = Seat { $seat }: { $stake } less the twentieth, { $twentieth }, is { $paid }.
working-settle-odds = Seat { $seat }: { $stake } at { $ratio } is { $paid }.

table-crew-tailleur = { $tailleur }, seated
table-crew-payeur = payeur { $number }, standing, facing the { $tailleur }
table-crew-croupier = { $croupier } { $number }
table-crew-one = { $croupier }, alone at the table
role-croupier = { CAPITAL($croupier) }
role-croupier-number = { CAPITAL($croupier) } { $number }
role-payeur-number = Payeur { $number }
role-tailleur = { CAPITAL($tailleur) }
table-tableau = Tableau { $number }
table-stake-standing = Seat { $seat }, player on his feet, { $spot }, { $amount }
table-stake-paid = { $stake }, paid { $paid }
table-stake-wrong = { $stake }, settled wrongly

settle-all-done = Every stake is settled.
settle-amount = To pay
settle-amount-empty = Sum to pay
settle-collect = Collect
settle-pay = Pay
settle-take-back = Take back
settle-done = Done
settle-nothing-done = Nothing yet: stakes that remain are left alone.
settle-deed = { $number }. { $stake }: { $act }
settle-collected = collected
settle-paid = paid { $sum }
settle-left = left alone
settle-expected = { $stake }: { $act }
settle-others-right = { $count ->
    [one] One other stake is settled rightly.
   *[other] { $count } other stakes are settled rightly.
}
settle-order-right = All is in order.
settle-broken-losers = Order: { $late } was to be collected before { $early } was paid.
settle-broken-nearest = Order: { $late } is nearer to the one who pays and came before { $early }.
drill-layout-of-stakes = Settling a whole table
