# Reasons: where the shoe is.
reason-shoe-first = When the game opens, seat { $seat } has the first right to the shoe.
reason-shoe-duty = { $coups ->
    [0] Nobody has to keep the shoe: it may be passed on at any time.
    [one] A player who takes the shoe deals at least one coup.
   *[other] A player who takes the shoe deals at least { $coups } coups.
}
reason-shoe-kept = { $chance } wins: the shoe stays where it is.
reason-shoe-lost = { $chance } wins: the banker loses the shoe.
reason-shoe-goes-right = The shoe goes to the next player on the banker’s right.
reason-shoe-passed = The holder may pass the shoe: it goes to the player on the right.
reason-shoe-refused = A player may refuse the shoe: it is then offered to the next one, always to the right.
reason-shoe-tailleur-deals = Nobody takes the shoe: the { $tailleur } deals.
reason-shoe-tailleur-deals-on = Once everyone has refused, the { $tailleur } deals to the end of the shoe.
reason-shoe-hand-falls = { $chance } wins, so the { $tailleur } loses the shoe: it is offered to the player on the { $tailleur }’s right.
reason-shoe-stays = In this house the shoe does not pass from player to player.
reason-burn = { $count ->
    [1] An ace burns one card: the value of the first card is the number of cards burned.
    [10] The first card counts ten, as every ten and picture card does here: { $count } cards are burned.
   *[other] The value of the first card is the number of cards burned: { $count }.
}
reason-cut-first = The player to the { $tailleur }’s left is offered the cut first.
reason-cut-next = For each later shoe, the cut is offered to the next player clockwise.
