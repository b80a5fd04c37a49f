# Drills on bets and on the shoe: prompts, choices, working.
ask-commission = { $stake } on { $chance } wins. What commission does the house keep?
ask-commissions = Every bet on { $chance } wins. What commission do they owe in total?

working-stakes = The bets add up to { $sum }.
working-share = { $share } of { $sum } is { $kept }.

flaw-seats-of-commission = A question can have 1 to { $most } seats that owe commission. Write for example `seats: [1, 2]`.

ask-faulty-stakes = Before the deal: check the table limits and the bets.

part-faulty-stake = Which bet is not allowed?
part-remedy = What do you do?

choice-no-stake = None: all bets are valid
choice-goes-back-whole = Return the whole bet
choice-excess-goes-back = Return the excess; the rest stands
choice-all-stand = Nothing: all bets stand

working-most-of-tie = { $over }/{ $under } of { $max } is { $most }: the most allowed on this bet.
working-excess = { $stake } − { $most } = { $excess }: return that much.
working-cannot-be-paid = The smallest chip is { $piece }, so only multiples of { $unit } can be paid here; { $stake } is not one.

flaw-seats-with-stakes = A question can have bets on { $least } to { $most } seats. Write for example `seats: 4`.

ask-hand-passes = Seat { $seat } has just taken the shoe. { $run } Who holds the shoe now?

run-wins = Coup { $number }: { $chance } wins.
run-passes = The holder passes the shoe.
run-wants-to-pass = Before the first coup, the holder wants to pass the shoe.
run-refuses = The player who is offered the shoe refuses it.
run-takes = The player who is offered the shoe accepts it.
run-all-refuse = One after another, all players refuse it.
run-then = { $before } { $next }

choice-seat = Seat { $seat }
choice-tailleur = The { $tailleur }

working-shoe-held = { $event } Seat { $seat } has the shoe.
working-shoe-offered = { $event } The shoe is offered to seat { $seat }.
working-shoe-tailleur = { $event } The { $tailleur } has the shoe.

flaw-seats-taken = A question can have { $least } to { $most } seats taken. Write for example `seats: 5`.

ask-cut-first = A new shoe begins. Which seat is offered the cut?
ask-cut-next = Last time, seat { $seat } was offered the cut. Which seat is offered it now?
ask-burn = The { $tailleur } turns over the first card: { $card }. How many cards are burned after it?
flaw-card-number = A first card is a number from 1 (ace) to 10 (tens and picture cards). Write for example `cards: [1, 9, 10]`.
