# What is done at the table, in a coup and at the opening of a shoe.
step-invite-stakes = The players are invited to stake
step-place-stakes = The players place their stakes
step-check-stakes = The stakes are checked
step-stop-bets = The bets are stopped
step-sign-to-holder = The player with the shoe is given the sign
step-draw-four = Four cards are drawn, one to each side in turn
step-draw-four-holder = The player draws four cards, one to each side in turn
step-take-punto = { $side }: the palette takes up the two cards
step-take-punto-player = { $side }: the palette carries the two cards to the highest stake
step-turn = { $side }: the two cards are turned
step-turn-player = { $side }: the highest stake turns the two cards
step-turn-holder = { $side }: the player with the shoe turns the two cards
step-call = { $side }: the point is called
step-third = { $side }: third card, if the tableau asks for one
step-final-call = Both points and the winning chance are called
step-collect = The losing stakes are collected
step-pay = The winning stakes are paid
step-put-away = The cards of the coup are put away
step-close-lid = The lid of the box is closed
step-pass-shoe = The shoe passes to the right, if the hand has fallen
step-next-coup = The next coup is dealt
step-check-packs = The packs are checked
step-shuffle = The cards are shuffled
step-shuffle-machine = The cards come out of the shuffling machine
step-cut = A player cuts
step-cut-left = The player whose turn it is cuts
step-stop-card = The stop card is put in its place
step-stop-card-red = The red stop card is put in its place
step-into-shoe = The cards go into the shoe
step-first-card = The first card is drawn and turned
step-burn = As many cards as it counts are burned
step-give-shoe = The shoe is handed to seat { $seat }
step-first-coup = The first coup begins

# How a coup is told.
told-late-stake = A player adds a stake, and it is taken
told-third = { $side }: a third card is given
told-final-call = Both points are called, and { $chance } wins
told-pass-shoe = The shoe passes to the player on the right
told-line-wrong = Line { $place }, the one at fault: { $step }

# The questions.
ask-order-coup = { $table }, a coup: in which order?
ask-order-opening = { $table }, a new shoe: in which order?
ask-fault-in-the-coup = { $table }. { $beginning } Is there a fault?
story-begins-the-coup = The lines begin a new coup: nothing has been done for it yet.
story-begins-after = All is in order so far, and the last thing done was: { $step }. The lines go on from there.
part-faulty-line = Line at fault (0 = none)
part-what-was-due = What ought to have been done?
choice-first = First: { $step }
choice-refuse-stake = Refuse the stake
choice-all-in-order = Nothing else: all is in order

# The order given and the verdict.
order-placed = { $place }. { $step }
order-yours = Your order
order-that-holds = An order that holds
remark-other-order = Your order holds. Steps that do not wait for each other may come in another order too.

# The filters.
order-at-large = Large table
order-at-midi = Midi table
order-at-mini = Seven-box table
order-at-any = Any table
order-part-bets = The bets
order-part-cards = The cards
order-part-payment = The payment
order-part-coup = The whole coup
opening-part-cards = From the packs to the shoe
opening-part-shoe = From the shoe to the first coup
opening-part-whole = The whole opening
order-so-many-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
coup-fault-missing = A step is left out
coup-fault-too-early = A step comes too early
coup-fault-late-stake = A late stake is taken
coup-fault-nothing = All is in order
flaw-steps-to-order = From { $least } to { $most } steps are put in order at a time. Write for example `steps: 7`.
flaw-coup-told-whole = This drill does not tell a whole coup at once. Write for example `parts: [Bets, Cards, Payment]`.

# The drills by their names.
drill-coup-in-order = The coup in order
drill-opening-in-order = The opening in order
drill-fault-in-the-coup = The fault in the coup
