# Irregularities: the situation, the questions, the working.
ask-misdraw = What do you do?

part-misdraw-coup = What happens to the coup?
part-misdraw-card = { $card ->
    [1] What happens to the first card out of the shoe?
    [2] What happens to the second card out of the shoe?
    [3] What happens to the card that came out third?
    [4] What happens to the fourth card out of the shoe?
    [5] What happens to the fifth card out of the shoe?
    [6] What happens to the sixth card out of the shoe?
    [7] What happens to the seventh card out of the shoe?
    [8] What happens to the eighth card out of the shoe?
   *[other] What happens to card no. { $card } out of the shoe?
}
part-misdraw-burns = How many cards are burned?
part-misdraw-burn-now = How many more cards are burned now?
part-misdraw-next = What happens next?
part-misdraw-banker = Must the banker pass the shoe?
part-misdraw-stake = What happens to the bet?

choice-misdraw-stands = It stands
choice-misdraw-restored = It is reconstructed
choice-misdraw-null = It is void
choice-misdraw-direction = Management decides
choice-misdraw-for = It goes to { $chance }
choice-misdraw-burned = It is burned
choice-misdraw-back = It goes back into the shoe
choice-misdraw-next-coup = It is used in the next coup
choice-misdraw-card-for = A card for { $chance }
choice-misdraw-wins = No card: { $chance } wins
choice-misdraw-passes = Yes
choice-misdraw-keeps = No
choice-misdraw-stop-the-bets = Betting is closed
choice-misdraw-turn-up = The card is turned face up
choice-misdraw-stake-plays = It is put back and counts
choice-misdraw-stake-back = It is returned and does not count

told-misdraw-bets-open = Betting is still open.
told-misdraw-cards-out = { $count ->
    [1] One card is already out of the shoe.
   *[other] Already out of the shoe: { $count } cards.
}
told-misdraw-banker-early = { $count ->
    [1] The banker has already drawn one card.
   *[other] The banker has already drawn { $count } cards.
}
told-misdraw-third-given = { $side } has just been given a third card.
told-misdraw-thirds-given = A third card was given to { $first }, then one to { $second }.
told-misdraw-by-banker = The banker drew it without waiting for the signal.
told-misdraw-by-tailleur = The banker drew at the signal; the { $tailleur } placed the card there.
told-misdraw-two-and-two = The first two cards from the shoe went to { $punto }, the next two to { $banco }.
told-misdraw-banco-first = The cards were dealt alternately, starting with { $banco } instead of { $punto }.
told-misdraw-last-two-crossed = The first card went to { $punto }, the second and third to { $banco }, the fourth to { $punto }.
told-misdraw-three-taken = Three cards were drawn, two for { $punto } and one for { $banco }, before the first was turned over. { $punto }’s two are now face up.
told-misdraw-five-taken = Five cards were drawn before the first was turned over: two for { $punto }, two for { $banco }, and one set aside. All five are now face up.
told-misdraw-nobody-draws = No more cards are due; the result is about to be called.
told-misdraw-called = { $chance } has been called as the winner.
told-misdraw-paying = Payment has begun.
told-misdraw-hands-were = On the first two cards, { $punto } had { $punto-point } and { $banco } had { $banco-point }.
told-misdraw-third-was = { $side } was given a third card: { $card }.
told-misdraw-no-third = No third card was drawn.
told-misdraw-cards-gone = The cards are already in the discard box.
told-misdraw-stuck = { $side } was due a card, but two came out of the shoe stuck together; the second has been set aside.
told-misdraw-seen-early = Card no. { $card } was seen before it was placed.
told-misdraw-face-up-in-the-shoe = Card no. { $card } was face up in the shoe; it has been set aside.
told-misdraw-put-back-on-top = Card no. { $card } was put back into the mouth of the shoe; no other card has come out since.
told-misdraw-lost-in-the-shoe = Card no. { $card } was put back into the shoe, and nobody knows where.
told-misdraw-face-down = { $side }’s third card was placed face down.
told-misdraw-dropped = { $side }’s third card fell to the floor, but nobody lost sight of it; it was picked up and set aside.
told-misdraw-drawn-by-another = { $side }’s third card was due; a player who is not allowed to draw took it from the shoe.
told-misdraw-shoe-is-empty = The shoe is empty.
told-misdraw-turned-first = A new shoe: the first card is { $card }.
told-misdraw-burned-so-far = { $count ->
    [0] No card has been burned after it.
    [1] One card has been burned after it.
   *[other] { $count } cards have been burned after it.
}
told-misdraw-no-coup-yet = No coup has begun yet.
told-misdraw-burn-noticed-late = The first four cards of the first coup are already out.
told-misdraw-used-again = The first of these four cards did not come from the shoe: it was drawn by mistake in the previous coup and used again.
told-misdraw-stop-card-inside = The stop card came out during this coup.
told-misdraw-after-the-stop-card = The stop card came out during the previous coup; this coup was dealt anyway.
told-misdraw-foreign-back = Card no. { $card } turns out to have a different back from every deck in this shoe.
told-misdraw-other-back = Card no. { $card } has the same back as the other decks in this shoe.
told-misdraw-banker-turned = The banker took { $side }’s cards and turned them over.
told-misdraw-stake-withdrawn = Betting is closed and the cards are out; a player withdraws a bet on { $chance }.
told-misdraw-stake-placed-late = Betting is closed and the cards are out; a player places a bet on { $chance }.

working-two-cards = On the first two cards, { $punto } has { $punto-point } and { $banco } has { $banco-point }.

table-apart = Set aside
table-card-apart = { $card }, set aside, { $place ->
    [1] first card
   *[other] card { $place }
}
table-card-apart-down = face-down card, set aside, { $place ->
    [1] first card
   *[other] card { $place }
}

offer-misdraw-early-card = Card drawn too early
offer-misdraw-standing-side = Third card to a side that stands
offer-misdraw-after-a-natural = Third card after a natural
offer-misdraw-drew-first = Third cards in the wrong order
offer-misdraw-forgotten-card = Forgotten card
offer-misdraw-first-four = First four cards misplaced
offer-misdraw-first-deal = Three or five cards in the first deal
offer-misdraw-wrong-call = Wrong call
offer-misdraw-cards-gone = Cards already discarded
offer-misdraw-bankers-doing = Caused by the banker
offer-misdraw-stuck-cards = Two cards stuck together
offer-misdraw-card-seen-early = Card seen too early
offer-misdraw-face-down-third = Third card face down
offer-misdraw-dropped-card = Card on the floor
offer-misdraw-after-the-stop-card = Coup dealt after the stop card
offer-misdraw-empty-shoe = Empty shoe
offer-misdraw-foreign-back = Card with a different back
offer-misdraw-face-up-in-the-shoe = Card face up in the shoe
offer-misdraw-wrong-burn = Wrong number of burn cards
offer-misdraw-used-again = Surplus card used again
offer-misdraw-put-back = Card put back into the shoe
offer-misdraw-unasked = Card drawn without the signal
offer-misdraw-wrong-person = Cards drawn or turned over by the wrong person
offer-misdraw-changed-stake = Bet changed after betting closed
offer-misdraw-nothing-wrong = Everything is correct
