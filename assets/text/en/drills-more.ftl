# The drills of the stakes and of the shoe: what they ask, their choices, and the working of the key.
ask-commission = { $stake } on { $chance } wins. What commission does the house keep?
ask-commissions = Every stake on { $chance } wins. What commission do all these seats owe together?

working-stakes = The stakes add up to { $sum }.
working-share = { $share } of { $sum } is { $kept }.

flaw-seats-of-commission = A question can have 1 to { $most } seats that owe commission. Write for example `seats: [1, 2]`.

ask-faulty-stakes = Before the cards are drawn: look at the sign and at the stakes.

part-faulty-stake = Which stake may not stand?
part-remedy = What is done?

choice-no-stake = None: all of them stand
choice-goes-back-whole = It goes back whole
choice-excess-goes-back = The excess goes back, the rest plays
choice-all-stand = Nothing: every stake stands

working-most-of-tie = { $over }/{ $under } of { $max } is { $most }: no more may lie here.
working-excess = { $stake } less { $most } is { $excess }: so much goes back.
working-cannot-be-paid = The smallest piece is { $piece }, so only multiples of { $unit } can be paid here; { $stake } is none.

flaw-seats-with-stakes = In a question { $least } to { $most } seats can have stakes. Write for example `seats: 4`.

ask-hand-passes = Seat { $seat } has just taken the shoe. { $run } Who holds it now?

run-wins = { $chance } wins.
run-passes = The holder passes it on.
run-wants-to-pass = Before the first coup the holder wants to pass it on.
run-refuses = The player to whom it is offered refuses.
run-takes = The player to whom it is offered takes it.
run-all-refuse = One after another, all refuse it.
run-then = { $before } { $next }

choice-seat = Seat { $seat }
choice-tailleur = The { $tailleur }

working-shoe-held = { $event } It is with seat { $seat }.
working-shoe-offered = { $event } It is offered to seat { $seat }.
working-shoe-tailleur = { $event } The { $tailleur } has it.

flaw-seats-taken = In a question { $least } to { $most } seats can be taken. Write for example `seats: 5`.

ask-cut-first = A new game begins. Which seat is offered the cut?
ask-cut-next = Last time seat { $seat } was offered the cut. Which seat is offered it now?
ask-burn = The { $tailleur } turns the first card of the shoe: { $card }. How many cards are burned after it?
flaw-card-number = A first card bears a number from 1, the ace, to 10, which stands for tens and figures. Write for example `cards: [1, 9, 10]`.
