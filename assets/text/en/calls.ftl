# Calls: the prompt, what has just happened, the moments to choose from, the answer.
drill-announcements = The right call
ask-call = Which call is due now?

told-table-free = The last coup is paid and its cards are discarded. The layout is clear.
told-stakes-down = The bets are placed and nobody is betting any more.
told-four-open = The first four cards are face up on the table.
told-turned-by-tailleur = The { $tailleur } has just turned over { $side }’s cards.
told-turned-by-banker = The player who holds the shoe has just turned over { $side }’s cards.
told-turned-by-highest-stake = The player with the highest bet on { $side } has just turned over these cards.
told-point-called = { $side }’s total has been called.
told-points-called = Both totals have been called.
told-third-came = { $side } has just received a third card.
told-last-warning = The bets are placed. Before betting closes, the players get a last warning.
told-burn-begins = The first card is face up. The burn cards are about to be drawn.
told-stop-card-shows = The stop card is out. The coup about to be played is the last.
told-holder-loses = Seat { $seat } has lost the coup and gives up the shoe.
told-shoe-refused = The shoe is offered to seat { $seat }, who refuses it.
told-coup-void = This coup can’t be reconstructed. It is void.
told-banknote = Seat { $seat } puts down a banknote and asks for chips.

filter-moments = Moments
moment-place-bets = The layout is clear
moment-bets-closed = The bets are placed
moment-point = Cards turned over, no natural: { $side }
moment-natural = A natural: { $side }
moment-card-for = A card to draw: { $side }
moment-both-stand = Nobody draws
moment-final-call = Final call, one side wins
moment-final-tie = Final call, tie
moment-final-natural = Final call after a natural
moment-bets-made = A last warning
moment-burned = Cards to burn
moment-last-coup = The last coup
moment-hand-passes = The shoe passes
moment-hand-refused = The shoe is refused
moment-coup-void = A void coup
moment-change = Change

working-side-sum = { $side }: { $cards } = { $sum }{ $sum ->
    [0] .
    [1] .
    [2] .
    [3] .
    [4] .
    [5] .
    [6] .
    [7] .
    [8] .
    [9] .
   *[other] ; drop the tens: { $point }.
}
call-line = The call
call-nothing-yet = Choose words, or press Space to type
call-differs = First difference: “{ $given }” should be “{ $expected }”.
call-other-order = The words are correct, but not their order.
call-lacks = Words are missing, starting with “{ $expected }”.
call-goes-on = One word too many: “{ $given }”.

flaw-call-twice = { $found } appears twice in this call. Remove one of them.
flaw-call-wordless = This call has no words. Write what the tailleur says.
flaw-terms-same-name = Two results are called “{ $found }”. Give each its own name.
