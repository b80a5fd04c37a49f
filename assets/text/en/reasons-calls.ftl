# Reasons: the moment and the form of a call.
reason-call-stakes-invited = With this call the { $tailleur } opens the betting for the next coup.
reason-call-bets-closed = The bets are placed: the { $tailleur } closes the betting before the first card, in these words.
reason-call-point = These cards have just been turned over: the { $tailleur } calls { $side }’s total.
reason-call-natural = { $side } has an 8 or a 9 on two cards: the { $tailleur } calls it a natural.
reason-call-card = { $side } draws: the { $tailleur } calls for the card in these words.
reason-call-order = The final call gives both totals and begins with { $side }.
reason-call-winner-named = The final call also names the winner.
reason-call-words = The call has a fixed wording.
