# Mis-draws: how an incident is told, what is asked about it, and the working of the key.
ask-misdraw = What is to be done?

part-misdraw-coup = What becomes of the coup?
part-misdraw-card = Where does card { $card } out of the shoe belong?
part-misdraw-burns = How many cards are burned?
part-misdraw-next = What comes next?
part-misdraw-banker = Does the banker pass the shoe?

choice-misdraw-stands = It stands as it lies
choice-misdraw-restored = It is put right
choice-misdraw-null = It is null
choice-misdraw-direction = The direction decides
choice-misdraw-for = To { $chance }
choice-misdraw-burned = Burned
choice-misdraw-back = Back in the shoe
choice-misdraw-next-coup = In the next coup
choice-misdraw-card-for = A card for { $chance }
choice-misdraw-stop-bets = No card yet: the bets are stopped
choice-misdraw-wins = No card: { $chance } wins
choice-misdraw-passes = Yes, it goes on
choice-misdraw-keeps = No, not because of this

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
offer-misdraw-nothing-wrong = Nothing wrong
