# Why the shoe is where it is.
reason-shoe-first = When the game opens, the first right to the shoe is seat { $seat }’s.
reason-shoe-duty = { $coups ->
    [0] Whoever takes the shoe may pass it on at any time.
    [one] Whoever takes the shoe deals at least one coup.
   *[other] Whoever takes the shoe deals at least { $coups } coups.
}
reason-shoe-kept = { $chance } wins: the shoe stays where it is.
reason-shoe-lost = { $chance } wins: the hand is lost.
reason-shoe-goes-right = The shoe goes to the next player on the right.
reason-shoe-passed = The shoe may be passed on: it goes to the player on the right.
reason-shoe-refused = A player may refuse the shoe: it is offered to the next one, always to the right.
reason-shoe-tailleur-deals = Nobody takes the shoe: the { $tailleur } deals.
reason-shoe-tailleur-deals-on = Once all have refused, the { $tailleur } deals to the end of the shoe.
reason-shoe-hand-falls = { $chance } wins and the { $tailleur }’s hand falls: the shoe is offered to the player on the { $tailleur }’s right.
reason-shoe-stays = In this house the shoe does not go round.
reason-burn = { $count ->
    [1] An ace burns one card: as many cards are burned as the first card out counts.
    [10] The first card out counts ten, as every ten and figure does here: { $count } cards are burned.
   *[other] As many cards are burned as the first card out counts: { $count }.
}
reason-cut-first = The player to the { $tailleur }’s left is the first to be offered the cut.
reason-cut-next = At each later shoe the cut is offered to the next player clockwise.
