# Irregularities: the mistake, with its rule.
reason-misdraw-before-the-stop = A card left the shoe before betting was closed, which is forbidden.
reason-misdraw-first-deal = { $card ->
    [one] The first deal is four cards; here only one was drawn.
   *[other] The first deal is exactly four cards; here { $card } were drawn.
}
reason-misdraw-first-four = Card no. { $card } is one of the first four, dealt one to each side in turn: it belongs to { $side }.
reason-misdraw-all-four = The first four cards are dealt one to each side in turn: no. 1 and no. 3 belong to { $first }, no. 2 and no. 4 to { $second }.
reason-misdraw-for-the-other = Card no. { $card } was placed on the wrong side: it belongs to { $side }.
reason-misdraw-left-apart = Card no. { $card } was set aside although it belongs to { $side }.
reason-misdraw-after-the-end = Card no. { $card } was drawn although the coup was already over.
reason-misdraw-too-many = { $side } was given a third card that was not due.
reason-misdraw-not-drawn = { $side } was due another card, but nobody drew it.
reason-misdraw-wrong-call = { $chance } was wrongly called as the winner.
reason-misdraw-wrong-burn = The first card calls for { $due ->
    [1] one burn card
   *[other] { $due } burn cards
}; { $burned ->
    [0] none was burned.
    [1] one was burned.
   *[other] { $burned } were burned.
}
reason-misdraw-left-from-before = { $card ->
    [1] A card
   *[other] { $card } cards
} drawn by mistake in the previous coup should have been burned before this one.
reason-misdraw-after-the-stop-card = The stop card was already out: no further coup may be dealt from this shoe.
reason-misdraw-stuck = Card no. { $card } came out together with the one before it; cards are drawn one at a time.
reason-misdraw-foreign-back = Card no. { $card } has a different back from every deck in this shoe.
reason-misdraw-one-copy-too-many = Card no. { $card } can’t be from this shoe: its decks hold no more copies of that card.
reason-misdraw-used-again = Card no. { $card } was drawn by mistake in the previous coup and must not be used in this one.
reason-misdraw-face-up-in-the-shoe = Card no. { $card } was face up in the shoe.
reason-misdraw-put-back = Card no. { $card } was put back into the shoe, which is not allowed.
reason-misdraw-drawn-by-another = Card no. { $card } was drawn by someone who is not allowed to draw.
reason-misdraw-unasked = The banker drew card no. { $card } without the signal.
reason-misdraw-dropped = Card no. { $card } fell to the floor.
reason-misdraw-seen-early = Card no. { $card } is one of the first four, which are dealt face down, and its face was seen.
reason-misdraw-face-down = Card no. { $card } is a third card and is face down; third cards are dealt face up.
reason-misdraw-turned-by-another = { $side }’s cards were turned over by someone who is not allowed to do so.
reason-misdraw-shoe-is-empty = { $side } is due a card, but the shoe is empty.
reason-misdraw-stake-placed-late = A bet was placed after betting had closed.
reason-misdraw-stake-withdrawn = A bet was withdrawn after betting had closed.
# The remedy.
reason-misdraw-begun-is-dealt = Any card already out is used in the coup, which is dealt as soon as betting is closed.
reason-misdraw-put-right = The coup is reconstructed at once: each card goes where it would have gone in dealing order.
reason-misdraw-too-late = The cards have left the table: they can’t be put back in order.
reason-misdraw-not-put-right = This house does not reconstruct such a coup.
reason-misdraw-null = The coup is void: all bets are returned, and anything already taken or paid is reversed.
reason-misdraw-direction-decides = Management decides what happens to the coup.
reason-misdraw-still-to-draw = A card is still due to { $side }.
reason-misdraw-burned = A card drawn by mistake is burned, and the next coup is dealt without it.
reason-misdraw-back-to-shoe = In this house a card drawn by mistake goes back into the shoe.
reason-misdraw-next-coup = In this house a card drawn by mistake is the first card of the next coup.
reason-misdraw-never-back = A card that has left the shoe never goes back into it.
reason-misdraw-call-again = The result is called again: { $chance } wins.
reason-misdraw-call-is-void = Calling { $chance } as the winner does not count, because the coup is not over yet.
reason-misdraw-pay-again = Anything taken or paid incorrectly is reversed and settled again.
reason-misdraw-banker-passes = A banker who draws a card wrongly must pass the shoe.
reason-misdraw-banker-keeps = In this house a wrongly drawn card does not cost the banker the shoe.
reason-misdraw-burn-more = No coup has begun: { $card ->
    [1] the missing burn card is burned now.
   *[other] the { $card } missing burn cards are burned now.
}
reason-misdraw-burn-is-over = Play has begun: the cards of the coup count as they came, and no more are burned.
reason-misdraw-burned-stay-burned = An extra card burned by mistake stays burned: it does not go back into the shoe.
reason-misdraw-not-to-be-dealt = No coup is dealt after the stop card: this one should not have begun.
reason-misdraw-cannot-be-finished = With no card left in the shoe, the coup cannot be completed.
reason-misdraw-lost-in-the-shoe = Nobody can tell which card in the shoe it was: the coup cannot be reconstructed.
reason-misdraw-spoils-the-coup = With card no. { $card } among its cards, the coup cannot be reconstructed.
reason-misdraw-packs-are-checked = The card is set aside, and the decks are checked before they are used again.
reason-misdraw-does-not-play = Card no. { $card } does not count: it is burned, and the next card takes its place.
reason-misdraw-keeps-its-place = Card no. { $card } keeps its place in the dealing order.
reason-misdraw-turned-up = Card no. { $card } is turned face up where it is, and counts.
reason-misdraw-taken-out-again = Card no. { $card } is still the next card in the shoe: it is drawn again and takes its own place.
reason-misdraw-turned-count = { $side }’s cards are now face up: they count, whoever turned them over.
reason-misdraw-late-stake-goes-back = A bet placed after betting closed is returned to the player and does not count.
reason-misdraw-withdrawn-stake-plays = A bet withdrawn after betting closed is put back and counts.
reason-misdraw-withdrawn-stake-is-given = In this house the player keeps a bet withdrawn after betting closed.
reason-misdraw-unasked-keeps = The card was due: drawing it without the signal does not cost the banker the shoe.
# Questions that no source text settles.
reason-misdraw-open-burned-when-restored = The rules don’t say whether the surplus card is also burned when the coup is reconstructed. We burn it.
reason-misdraw-open-stakes-of-a-null-coup = The rules don’t say whether the bets of a void coup stay for the next one. We return them to the players.
reason-misdraw-open-null-on-the-board = The rules don’t say whether a void coup is marked on the scoreboard. We don’t mark it.
reason-misdraw-open-until-when = The rules don’t say how late a coup can be reconstructed. We allow it while the cards are in view.
reason-misdraw-open-early-costs-the-shoe = The rules don’t say whether a card that was only drawn too early costs the banker the shoe. We assume it does.
reason-misdraw-open-unasked-costs-the-shoe = The rules don’t say whether a banker who draws a due card without the signal loses the shoe. We assume it does not.
reason-misdraw-open-burn-noticed-late = The rules don’t say whether a wrong burn noticed only during play is put right before the next coup. We leave it as it is.
reason-misdraw-open-begun-after-the-stop-card = The rules don’t say whether a coup begun after the stop card is void, or is dealt to the end because a card is already out. We treat it as void.
reason-misdraw-open-shoe-is-empty = The rules don’t say whether a coup that the shoe can’t complete is void or counts with the cards that are out. We treat it as void.
reason-misdraw-open-foreign-card = The rules don’t say whether a foreign card spoils the coup or is simply replaced by the next one. We assume it spoils the coup.
reason-misdraw-open-face-up-in-the-shoe = The rules don’t say whether a card found face up in the shoe is burned or keeps its place. We burn it.
reason-misdraw-open-seen-or-dropped = The rules don’t cover a card that is seen too early or falls. We play on: the order of the cards is unchanged.
reason-misdraw-open-lost-in-the-shoe = The rules don’t say whether the next card may replace one lost in the shoe. We don’t allow it.
reason-misdraw-open-wrong-person = The rules don’t cover cards drawn or turned over by the wrong person. We count them, because they are in the right order.
reason-misdraw-open-withdrawn-stake = The rules forbid late bets, but don’t say whether a bet may be withdrawn after betting has closed. We put it back, and it counts.
# The act that is due next.
next-act-burn = Burn { $card ->
    [1] one more card
   *[other] { $card } more cards
}
next-act-stop-the-bets = Close the betting
next-act-turn = Turn over { $side }’s cards
next-act-turn-up = Turn card no. { $card } face up
next-act-draw = Draw a card for { $side }
next-act-call = Call the result: { $chance } wins
next-act-pay = Take and pay: { $chance } wins
next-act-return-the-stakes = Return every bet
next-act-call-the-direction = Call management
