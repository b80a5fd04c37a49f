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
# What no text settles.
reason-misdraw-open-burned-when-restored = Not settled: whether the surplus card is also burned when the coup is put right. Here it is burned.
reason-misdraw-open-stakes-of-a-null-coup = Not settled: whether the stakes of a null coup stay for the next one. Here they go back to the players.
reason-misdraw-open-null-on-the-board = Not settled: whether a null coup is marked on the score. Here it is not.
reason-misdraw-open-until-when = Not settled: until when a coup can still be put right. Here it is as long as the cards lie in view.
reason-misdraw-open-early-costs-the-shoe = Not settled: whether a card that only came too early costs the banker the shoe. Here it does.
