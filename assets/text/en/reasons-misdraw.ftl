# Mis-draws: what was done wrongly, each with the rule it offends.
reason-misdraw-before-the-stop = A card left the shoe before the bets were stopped, which is forbidden.
reason-misdraw-first-deal = { $card ->
    [one] The first deal has four cards; here only one was taken.
   *[other] The first deal has four cards, neither more nor fewer; here { $card } were taken.
}
reason-misdraw-first-four = Card { $card } is among the first four, which go one to each side in turn: it belongs to { $side }.
reason-misdraw-for-the-other = Card { $card } was laid on the wrong side: it belongs to { $side }.
reason-misdraw-left-apart = Card { $card } lies apart although it belongs to { $side }.
reason-misdraw-after-the-end = Card { $card } was drawn although the coup was already closed.
reason-misdraw-too-many = { $side } was given one third card too many.
reason-misdraw-not-drawn = { $side } should have had another card, and nobody drew it.
reason-misdraw-wrong-call = { $chance } was called as the winner, and that is wrong.
reason-misdraw-wrong-burn = The first card out calls for { $due } cards to be burned; { $burned ->
    [0] none was burned.
   *[other] { $burned } were burned.
}
reason-misdraw-left-from-before = { $card ->
    [1] A card
   *[other] { $card } cards
} drawn by mistake in the coup before should have been burned before this one.
reason-misdraw-after-the-stop-card = The stop card had already shown: no further coup may be dealt from this shoe.
reason-misdraw-stuck = Card { $card } came out together with the one before it; cards leave the shoe one at a time.
reason-misdraw-foreign-back = Card { $card } has a back that none of this shoe’s packs has.
reason-misdraw-one-copy-too-many = Card { $card } cannot be of this shoe: its packs have no further copy of it.
reason-misdraw-used-again = Card { $card } was drawn by mistake in the coup before and may not be used in this one.
reason-misdraw-face-up-in-the-shoe = Card { $card } lay face up in the shoe.
reason-misdraw-put-back = Card { $card } was put back into the shoe, which is not allowed.
reason-misdraw-drawn-by-another = Card { $card } was drawn by somebody who may not draw.
reason-misdraw-unasked = The banker drew card { $card } without having been asked for it.
reason-misdraw-dropped = Card { $card } fell to the floor.
reason-misdraw-seen-early = Card { $card } is one of the first four, which lie face down, and its face was seen.
reason-misdraw-face-down = Card { $card } is a third card and lies face down; a third card lies face up.
reason-misdraw-turned-by-another = The cards of { $side } were turned by somebody who may not turn them.
reason-misdraw-shoe-is-empty = { $side } is due a card, and the shoe has none left.
reason-misdraw-stake-placed-late = A stake was placed after the stop of the bets.
reason-misdraw-stake-withdrawn = A stake was taken back after the stop of the bets.
# What is done about it.
reason-misdraw-begun-is-dealt = Once a single card is out, the coup is dealt with it as soon as the bets are stopped.
reason-misdraw-put-right = The coup is put right at once: each card goes where its order out of the shoe puts it.
reason-misdraw-too-late = The cards have left the table: nobody can put them back in order.
reason-misdraw-not-put-right = This house does not put such a coup right.
reason-misdraw-null = The coup is null: every stake goes back and what was already collected or paid is undone.
reason-misdraw-direction-decides = The direction of the house decides what becomes of the coup.
reason-misdraw-still-to-draw = A card is still to be drawn: for { $side }.
reason-misdraw-burned = A card out by mistake is burned, and the next coup is dealt without it.
reason-misdraw-back-to-shoe = In this house a card out by mistake goes back into the shoe.
reason-misdraw-next-coup = In this house a card out by mistake opens the next coup.
reason-misdraw-never-back = A card that has left the shoe never goes back into it.
reason-misdraw-call-again = The result is called again: { $chance } wins.
reason-misdraw-call-is-void = The call for { $chance } is void, because the coup is not over yet.
reason-misdraw-pay-again = What was collected and paid wrongly is undone and done again.
reason-misdraw-banker-passes = A banker who makes a mis-draw must pass the shoe.
reason-misdraw-banker-keeps = In this house a mis-draw does not cost the banker the shoe.
reason-misdraw-burn-more = No coup has begun: { $card ->
    [1] the card that is missing from the burn is burned now.
   *[other] the { $card } cards that are missing from the burn are burned now.
}
reason-misdraw-burn-is-over = Play has begun: the cards of the coup count as they came, and nothing more is burned.
reason-misdraw-burned-stay-burned = A card burned in excess stays burned: it does not go back into the shoe.
reason-misdraw-not-to-be-dealt = After the stop card no coup is dealt: this one should not have been begun.
reason-misdraw-cannot-be-finished = Without a card in the shoe the coup cannot be finished.
reason-misdraw-lost-in-the-shoe = Nobody can tell any more which card in the shoe it was: the coup cannot be rebuilt.
reason-misdraw-spoils-the-coup = With card { $card } among its cards the coup cannot be put right.
reason-misdraw-packs-are-checked = The card is set aside, and the packs are checked before they are played on.
reason-misdraw-does-not-play = Card { $card } does not play: it is burned, and the next card takes its place.
reason-misdraw-keeps-its-place = Card { $card } plays where its order out of the shoe puts it.
reason-misdraw-turned-up = Card { $card } is turned up where it lies, and counts.
reason-misdraw-taken-out-again = Card { $card } is still the next to come out: it is taken again and plays in its place.
reason-misdraw-turned-count = The cards of { $side } lie open now: they count, whoever turned them.
reason-misdraw-late-stake-goes-back = A stake that came after the stop goes back to the player and does not play.
reason-misdraw-withdrawn-stake-plays = A stake taken back after the stop returns to its place and plays.
reason-misdraw-withdrawn-stake-is-given = In this house a stake taken back after the stop is left to the player.
reason-misdraw-unasked-keeps = The card was due: that it was drawn unasked does not cost the banker the shoe.
# What no text settles.
reason-misdraw-open-burned-when-restored = Not settled: whether the surplus card is also burned when the coup is put right. Here it is burned.
reason-misdraw-open-stakes-of-a-null-coup = Not settled: whether the stakes of a null coup stay for the next one. Here they go back to the players.
reason-misdraw-open-null-on-the-board = Not settled: whether a null coup is marked on the score. Here it is not.
reason-misdraw-open-until-when = Not settled: until when a coup can still be put right. Here it is as long as the cards lie in view.
reason-misdraw-open-early-costs-the-shoe = Not settled: whether a card that only came too early costs the banker the shoe. Here it does.
reason-misdraw-open-unasked-costs-the-shoe = Not settled: whether a card that was due but drawn unasked is a mis-draw and costs the banker the shoe. Here it does not.
reason-misdraw-open-burn-noticed-late = Not settled: whether a wrong burn noticed only in play is made up before the next coup or left. Here it is left.
reason-misdraw-open-begun-after-the-stop-card = Not settled: whether a coup begun after the stop card is null, or is dealt because a card of it is out. Here it is null.
reason-misdraw-open-shoe-is-empty = Not settled: whether a coup that the shoe cannot finish is null or counts with the cards that are out. Here it does not count.
reason-misdraw-open-foreign-card = Not settled: whether a foreign card spoils the coup or is only replaced by the next one. Here it spoils the coup.
reason-misdraw-open-face-up-in-the-shoe = Not settled: whether a card found face up in the shoe is burned or plays in its place. Here it is burned.
reason-misdraw-open-seen-or-dropped = Not settled: whether a card that was seen too early or fell makes the coup a mis-draw. Here it does not: the order of the cards is untouched.
reason-misdraw-open-lost-in-the-shoe = Not settled: whether the next card may stand in for one that is lost in the shoe. Here it may not.
reason-misdraw-open-wrong-person = Not settled: whether cards drawn or turned by the wrong person make the coup a mis-draw. Here they count, because their order is right.
reason-misdraw-open-withdrawn-stake = Not settled: whether a player may still take back a stake after the stop, as the texts speak only of placing one. Here it stays and plays.
# The act that is due next.
next-act-burn = Burn { $card ->
    [1] one more card
   *[other] { $card } more cards
}
next-act-stop-the-bets = Stop the bets
next-act-turn = Turn the cards of { $side }
next-act-turn-up = Turn up card { $card }
next-act-draw = Draw a card for { $side }
next-act-call = Call the result: { $chance } wins
next-act-pay = Collect and pay: { $chance } wins
next-act-return-the-stakes = Return every stake
next-act-call-the-direction = Call the direction
