# The calls: what the drill asks, what has just happened, the moments to choose from, the answer.
drill-announcements = The calls
ask-call = What is said now?

told-table-free = The last coup is paid and its cards are put away. The table is free.
told-stakes-down = The stakes are down. Nobody moves any more.
told-four-open = The first four cards lie on the table, face up.
told-turned-by-tailleur = The { $tailleur } has just turned { $side }’s cards.
told-turned-by-banker = The player who holds the shoe has just turned { $side }’s cards.
told-turned-by-highest-stake = The player with the highest stake on { $side } has just turned these cards.
told-point-called = { $side }’s point has been called.
told-points-called = Both points have been called.
told-third-came = { $side } has just received a third card.
told-last-warning = The stakes are down. Before the bets are stopped, the players are warned a last time.
told-burn-begins = The first card is turned. The cards it burns are drawn.
told-stop-card-shows = The stop card shows: no coup follows the one to be played.
told-holder-loses = Seat { $seat } has lost the coup and gives up the shoe.
told-shoe-refused = The shoe is offered to seat { $seat }. The player does not want it.
told-coup-void = This coup cannot be put right. It no longer counts.
told-banknote = Seat { $seat } lays a banknote down and asks for pieces.

filter-moments = Moments
moment-place-bets = The table is free
moment-bets-closed = The stakes are down
moment-point = Cards turned, no natural: { $side }
moment-natural = A natural: { $side }
moment-card-for = A card to draw: { $side }
moment-both-stand = Nobody draws
moment-final-call = Final call, one side wins
moment-final-tie = Final call, equal points
moment-final-natural = Final call after a natural
moment-bets-made = A last warning
moment-burned = Cards to burn
moment-last-coup = The last coup
moment-hand-passes = The hand passes
moment-hand-refused = The shoe is refused
moment-coup-void = A void coup
moment-change = Change

working-side-sum = { $side }: the cards make { $sum }, the units give { $point }.

call-line = The call
call-nothing-yet = Pick the words, or write here
call-differs = The first word that differs: “{ $given }” instead of “{ $expected }”.
call-lacks = The rest is missing, from “{ $expected }” on.
call-goes-on = There is a word too many: “{ $given }”.

flaw-call-twice = { $found } stands twice in this call. Keep one of them.
flaw-call-wordless = There is no word in this call. Write what the tailleur says.
flaw-terms-same-name = Two chances are called “{ $found }”. Give each a name of its own.
