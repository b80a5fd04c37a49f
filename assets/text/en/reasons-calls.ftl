# Why the tailleur speaks at this moment and in this form.
reason-call-stakes-invited = The table is free: the { $tailleur } invites the players to stake.
reason-call-bets-closed = The stakes are down: the { $tailleur } stops the bets before the first card, in these words.
reason-call-point = These cards have just been turned: the { $tailleur } calls { $side }’s point.
reason-call-natural = { $side } has eight or nine in two cards: the { $tailleur } calls it as such.
reason-call-card = { $side } draws: the { $tailleur } calls for the card, in these words.
reason-call-order = The final call gives both points and begins with { $side }.
reason-call-winner-named = The final call also says what wins.
reason-call-words = This is the form of the call in this house.
