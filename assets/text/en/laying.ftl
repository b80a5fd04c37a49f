# The layout editor, and the referee’s remarks on a layout.
laying-no-room = There is no room for another one here.
laying-belongs-elsewhere = It can’t go here.
laying-no-such-piece = This table’s chips can’t make { $value }.
laying-no-copy-left = The shoe holds no further copy of this card: { $card }.
laying-no-such-seat = This table has seats 1 to { $seats }.
laying-nothing-in-hand = Nothing selected.
laying-nothing-lies = Nothing there.
laying-no-such-stake = No bet there.
laying-sign-upside-down = The minimum is greater than the maximum.
laying-said-no-card = { $side } has a third card that the rules don’t allow.
laying-said-card-belongs = { $side } has a card that belongs to { $other }.
laying-said-winner = { $chance } wins: { $higher } against { $lower }.
laying-said-point = { $side }’s total is { $point }.
laying-said-may-not = Not allowed as placed: { $stake }.
laying-said-some-may-not = { $count ->
    [one] One bet is not allowed as placed.
   *[other] { $count } bets are not allowed as placed.
}
laying-said-paid = { $stake }: paid { $paid }.
laying-said-collected = { $stake }: taken.
laying-said-goes-back = { $stake }: returned.
laying-said-stays = { $stake }: stays, neither paid nor taken.
laying-said-commission = { $stake }: { $kept } commission.
laying-said-settled = In total: { $collected } taken, { $paid } paid.
laying-said-worth = The stacks are worth { $sum }.
laying-said-burned = After the first card ({ $card }), { $count ->
    [one] one card is burned
   *[other] { $count } cards are burned
}.
laying-said-call = The call is: “{ $call }”.
laying-things = Add to layout
laying-referee = Rules check
laying-referee-says = The referee says
laying-referee-silent = Nothing yet: add cards, bets or chips.
laying-amiss = Not allowed:
laying-ask = Make question
laying-ask-in-chips = Make chip question
laying-ask-aloud = Make spoken question
laying-place-hand = { $side }’s cards
laying-place-card = { $side }’s card { $place }
laying-place-to-come = Next in the shoe
laying-place-apart = Cards set aside
laying-place-stake = Seat { $seat }, { $spot }
laying-place-seat = Seat { $seat }
laying-place-heaps = In front of the croupier
laying-place-shoe = The shoe
laying-done = Done
laying-discard = Remove
laying-off-to-come = Remove the last of the next cards
laying-off-apart = Remove the last card set aside
laying-typing = Typed: { $text }
laying-hand-empty = Nothing selected
laying-hand-card = Placing: { $card }
laying-hand-piece = Placing: chips worth { $sum }
laying-hand-sum = Placing: { $sum }
laying-hand-shoe = Placing: the shoe
laying-hand-player = Placing: a player
laying-hand-stop-card = Placing: the stop card
laying-how = Click or drag, or type: “4h” for the four of hearts, “250” and Enter for a bet of 250. Enter alone places the selected card; Backspace removes the last thing placed.
laying-card = { $card }, { $count } left
laying-piece = Chips worth { $sum }
laying-pieces = Chips
laying-people = At the table
laying-player = Seated player
laying-shoe = Shoe
laying-stop-card = Stop card
laying-face-down = Cards face down
laying-announced = Announced
laying-standing = Standing player
laying-table = Whole table
laying-crew = Crew
laying-sign = Limits sign
laying-sign-stands = Minimum and maximum
laying-sign-min = Minimum
laying-sign-max = Maximum
laying-clear = Clear table
