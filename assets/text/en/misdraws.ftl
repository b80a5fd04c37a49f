# Mis-draws: how an incident is told, what is asked about it, and the working of the key.
ask-misdraw = What is to be done?

part-misdraw-coup = What becomes of the coup?
part-misdraw-card = Where does card { $card } out of the shoe belong?
part-misdraw-burns = How many cards are burned?
part-misdraw-burn-now = How many more cards are burned now?
part-misdraw-next = What comes next?
part-misdraw-banker = Does the banker pass the shoe?
part-misdraw-stake = What becomes of the stake?

choice-misdraw-stands = It stands as it lies
choice-misdraw-restored = It is put right
choice-misdraw-null = It is null
choice-misdraw-direction = The direction decides
choice-misdraw-for = To { $chance }
choice-misdraw-burned = Burned
choice-misdraw-back = Back in the shoe
choice-misdraw-next-coup = In the next coup
choice-misdraw-card-for = A card for { $chance }
choice-misdraw-wins = No card: { $chance } wins
choice-misdraw-passes = Yes, it goes on
choice-misdraw-keeps = No, not because of this
choice-misdraw-stop-the-bets = The bets are stopped
choice-misdraw-turn-up = That card is turned up
choice-misdraw-stake-plays = It goes back to its place and plays
choice-misdraw-stake-back = The player has it back; it does not play

told-misdraw-bets-open = The bets are still open.
told-misdraw-cards-out = { $count ->
    [1] One card is already out of the shoe.
   *[other] { $count } cards are already out of the shoe.
}
told-misdraw-banker-early = { $count ->
    [1] The banker has already drawn one card.
   *[other] The banker has already drawn { $count } cards.
}
told-misdraw-third-given = { $side } has just been given a third card.
told-misdraw-thirds-given = A third card was given to { $first }, then one to { $second }.
told-misdraw-by-banker = The banker drew it without waiting for the sign.
told-misdraw-by-tailleur = The banker drew at the sign; the { $tailleur } laid the card there.
told-misdraw-two-and-two = The first two cards out of the shoe went to { $punto }, the next two to { $banco }.
told-misdraw-banco-first = The cards were laid by turns, the first to { $banco }, the next to { $punto }, and so on.
told-misdraw-last-two-crossed = The first card went to { $punto }, the second and third to { $banco }, the fourth to { $punto }.
told-misdraw-three-taken = Three cards were taken, two for { $punto } and one for { $banco }, before the first was turned.
told-misdraw-five-taken = Five cards were taken before the first was turned: two for { $punto }, two for { $banco }, and one more, which lies apart.
told-misdraw-nobody-draws = Nobody draws any more; the result is about to be called.
told-misdraw-called = { $chance } has been called as the winner.
told-misdraw-paying = Payment has begun.
told-misdraw-hands-were = With two cards { $punto } had { $punto-point } and { $banco } { $banco-point }.
told-misdraw-third-was = { $side } was given a third card: { $card }.
told-misdraw-no-third = No third card was drawn.
told-misdraw-cards-gone = The cards are already in the box for used cards.
told-misdraw-stuck = A card was due to { $side }, and two came out of the shoe stuck together; the second lies apart.
told-misdraw-seen-early = Card { $card } was seen on its way to its place.
told-misdraw-face-up-in-the-shoe = Card { $card } lay face up in the shoe; it has been put apart.
told-misdraw-put-back-on-top = Card { $card } has been put back into the mouth of the shoe; no other has come out since.
told-misdraw-lost-in-the-shoe = Card { $card } has been put back into the shoe, and nobody can say where.
told-misdraw-face-down = The third card of { $side } has been laid face down.
told-misdraw-dropped = The third card for { $side } fell to the floor, and nobody lost sight of it; picked up, it lies apart.
told-misdraw-drawn-by-another = The third card for { $side } was due; a player who may not draw took it out of the shoe.
told-misdraw-shoe-is-empty = There is no card left in the shoe.
told-misdraw-turned-first = A new shoe: the first card out is { $card }.
told-misdraw-burned-so-far = { $count ->
    [0] No card has been burned after it.
    [1] One card has been burned after it.
   *[other] { $count } cards have been burned after it.
}
told-misdraw-no-coup-yet = No coup has begun yet.
told-misdraw-burn-noticed-late = The first four cards of the first coup are already out.
told-misdraw-used-again = The first of these four cards is not from the shoe: it had been drawn by mistake in the coup before and was used again.
told-misdraw-stop-card-inside = The stop card came out between the cards of this coup.
told-misdraw-after-the-stop-card = The stop card had come out between the cards of the coup before; this coup was dealt all the same.
told-misdraw-foreign-back = Card { $card } turns out to have a back that none of this shoe’s packs has.
told-misdraw-other-back = Card { $card } has the back of the other packs in this shoe.
told-misdraw-banker-turned = The banker took the cards of { $side } and turned them himself.
told-misdraw-stake-withdrawn = The bets are stopped and the cards are out; a player takes his stake on { $chance } back.
told-misdraw-stake-placed-late = The bets are stopped and the cards are out; a player puts a stake on { $chance }.

working-two-cards = With the two cards that are theirs, { $punto } has { $punto-point } and { $banco } { $banco-point }.

table-apart = Apart
table-card-apart = { $card }, lies apart, { $place ->
    [1] first card
   *[other] card { $place }
}
table-card-apart-down = face-down card, lies apart, { $place ->
    [1] first card
   *[other] card { $place }
}

offer-misdraw-early-card = Early card
offer-misdraw-standing-side = Third card to a side that stands
offer-misdraw-after-a-natural = After a natural
offer-misdraw-drew-first = Drew first
offer-misdraw-forgotten-card = Forgotten card
offer-misdraw-first-four = First four out of place
offer-misdraw-first-deal = Three or five in the first deal
offer-misdraw-wrong-call = Wrong call
offer-misdraw-cards-gone = Cards in the box
offer-misdraw-bankers-doing = The banker’s doing
offer-misdraw-stuck-cards = Two cards at once
offer-misdraw-card-seen-early = Card seen too early
offer-misdraw-face-down-third = Third card face down
offer-misdraw-dropped-card = Card on the floor
offer-misdraw-after-the-stop-card = After the stop card
offer-misdraw-empty-shoe = Empty shoe
offer-misdraw-foreign-back = Another back
offer-misdraw-face-up-in-the-shoe = Face up in the shoe
offer-misdraw-wrong-burn = Wrong burn
offer-misdraw-used-again = Surplus card used again
offer-misdraw-put-back = Card put back
offer-misdraw-unasked = Drawn without the sign
offer-misdraw-wrong-person = By the wrong person
offer-misdraw-changed-stake = Stake changed after the stop
offer-misdraw-nothing-wrong = Nothing wrong
