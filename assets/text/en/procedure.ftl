# Steps of a coup and of the opening of a shoe.
step-invite-stakes = The players are invited to bet
step-place-stakes = The players place their bets
step-check-stakes = The bets are checked
step-stop-bets = Betting is closed
step-sign-to-holder = The player with the shoe is given the signal to draw
step-draw-four = Four cards are drawn, one to each side in turn
step-draw-four-holder = The player draws four cards, one to each side in turn
step-take-punto = { $side }: the two cards are picked up with the palette
step-take-punto-player = { $side }: the two cards are passed on the palette to the player with the highest bet
step-turn = { $side }’s cards are turned over
step-turn-player = { $side }: the player with the highest bet turns over the two cards
step-turn-holder = { $side }: the player with the shoe turns over the two cards
step-call = { $side }: the total is called
step-third = { $side }: third card, if due
step-final-call = Totals and winner are called
step-collect = The losing bets are taken
step-pay = The winning bets are paid
step-put-away = The cards are discarded
step-close-lid = The lid of the discard box is closed
step-pass-shoe = The shoe passes to the right if the banker has lost
step-next-coup = The next coup is dealt
step-check-packs = The decks are checked
step-shuffle = The cards are shuffled
step-shuffle-machine = The cards come out of the shuffling machine
step-cut = A player cuts
step-cut-left = The player next in turn cuts the cards
step-stop-card = The stop card is inserted
step-stop-card-red = The red stop card is inserted
step-into-shoe = The cards go into the shoe
step-first-card = The first card is drawn and turned over
step-burn = The number of cards it shows is burned
step-give-shoe = The shoe is handed to seat { $seat }
step-first-coup = The first coup begins

# Why a step is due, where no rule of this coup says it.
step-why-invite = Players may bet from this call until betting is closed.
step-why-stop = After this call no bet may be added, changed or withdrawn.
step-why-sign = The banker, the player who holds the shoe, draws only at your signal.
step-why-draw = { $punto } gets the first and third cards, { $banco } the second and fourth.
step-why-no-banker = No player holds the shoe: the tailleur draws and turns over the cards.
step-why-turn = Both cards must be face up before the total is called.
step-why-put-away = Once every bet is settled, the cards are no longer needed.
step-why-close-lid = The discard box stays closed until the next cards go in.
step-why-packs = A missing, extra or damaged card must be found before play.
step-why-shuffle = Nobody may know where a card lies.
step-why-cut = A player cuts, so that the crew does not decide where the shoe begins.
step-why-stop-card = The stop card shows when the shoe is about to end.
step-why-into-shoe = From now on every card is drawn from the shoe.
step-why-first-card = The first card says how many cards are burned.

# Why one step comes before another.
order-why-check = A bet in doubt is put right before any card is out.
order-why-call = The totals that are called decide who takes a third card.
order-why-third = { $banco }’s decision may depend on { $punto }’s third card.
order-why-last-card = The totals are final once the last card is out.
order-why-final-call = Bets are taken and paid only once the result has been called.
order-why-collect = Once the losing bets are gone, none of them can be paid by mistake.
order-why-pay = Until everything is paid, the cards stay as proof of the result.
order-why-shuffle = Shuffling after the cut would undo it.
order-why-cut = A cut afterwards would move the stop card.
order-why-stop-card = The stop card can’t be inserted once the cards are in the shoe.
order-why-stop-game = Nothing on the table may move before the case is decided.
order-why-rebuild = The cards show what really happened.

# The lines of a coup.
told-late-stake = A player adds a bet, and it is accepted
told-third = { $side }: a third card is given
told-final-call = Both totals are called, and { $chance } wins
told-pass-shoe = The shoe passes to the player on the right
told-line-wrong = Line { $place } (the mistake): { $step }

# The questions.
ask-order-coup = { $table }: put the steps of a coup in order.
ask-order-opening = { $table }: put the steps of opening a new shoe in order.
ask-fault-in-the-coup = { $table }. { $beginning } Is there a mistake in these lines?
story-begins-the-coup = A new coup begins with line 1.
story-begins-after = Just before line 1 came “{ $step }”, and that was correct.
part-faulty-line = Before which line is a step missing? (0: none)
part-what-was-due = What should have come before that line?
choice-first = “{ $step }”
choice-refuse-stake = Refuse the bet
choice-all-in-order = Nothing else: everything is correct

# The order given and the verdict.
order-placed = { $place }. { $step }
order-yours = Your order
order-table-shown = The table shows your steps before this mistake.
order-table-due = The table stands as it should when your first step is due.
order-that-holds = A correct order
remark-other-order = Correct. Some of these steps can be done in either order.

# The filters.
order-at-large = Large table
order-at-midi = Midi table
order-at-mini = Mini table (7 seats)
order-at-any = Any table
order-part-bets = The bets
order-part-cards = The cards
order-part-payment = The payouts
order-part-coup = The whole coup
opening-part-cards = From the decks to the shoe
opening-part-shoe = From the shoe to the first coup
opening-part-whole = The whole opening
order-so-many-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
coup-fault-missing = A step is missing
coup-fault-too-early = A step comes too early
coup-fault-late-stake = A late bet is accepted
coup-fault-nothing = Everything is correct
flaw-steps-to-order = A question has { $least } to { $most } steps to put in order. Write for example `steps: 7`.
flaw-coup-told-whole = This drill does not show a whole coup at once. Write for example `parts: [Bets, Cards, Payment]`.

# The drills by their names.
drill-coup-in-order = Steps of a coup
drill-opening-in-order = Steps of opening a shoe
drill-fault-in-the-coup = Spot the mistake
