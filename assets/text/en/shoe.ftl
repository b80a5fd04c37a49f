# The drills of the stop card and of the cards put away before the first coup.
ask-put-away = The { $tailleur } turns the first card of the shoe: { $card }. How many cards, all told, are put away before the first coup?
offer-burn = Cards burned
offer-put-away = All cards put away
told-full-shoe = The shoe holds { $packs ->
    [one] one pack
   *[other] { $packs } packs
}: { $cards } cards.
told-packs-cut = { $packs ->
    [one] One pack is
   *[other] { $packs } packs are
} shuffled: { $cards } cards. They are cut, and lie beside the empty shoe.
told-cards-out = { $count ->
    [one] One of them has come out
   *[other] { $count } of them have come out
}, burned or dealt, and the stop card has not shown yet.
ask-stop-behind = Before the cards go into the shoe the stop card is put in: how many cards lie behind it?
ask-stop-before = Before the cards go into the shoe the stop card is put in: how many cards lie before it?
ask-stop-left = How many cards are still to come before the stop card?
offer-stop-behind = Cards behind the stop card
offer-stop-before = Cards before it
offer-stop-left = Cards still to come before it
working-stop-share = { $over }/{ $under } of { $cards } is { $count }: that many lie behind it.
working-less = { $from } less { $less } is { $rest }.
verdict-between = The text says “about”: anything from { $least } to { $most } counts as right.
ask-last-coup = The stop card shows. What follows?
told-stop-third-card = Four cards or more are dealt and the coup is not over. The next card is drawn: out comes the stop card.
told-stop-first-four = The four cards of a coup are being dealt. Before all are out, the stop card shows.
told-stop-behind-coup = The coup is over and its last card is out. Behind that card, the stop card lies at the mouth of the shoe.
told-stop-first-out = The table has been cleared and the bets are stopped. The first thing to come out of the shoe is the stop card.
part-this-coup = The coup on the table
part-coups-after = After that
choice-coup-is-finished = It is played out and counts
choice-coup-is-stopped = It is broken off and null
choice-no-coup-begun = There is none: no coup has begun
choice-no-coup-after = No coup is dealt
choice-one-coup-after = One last coup is dealt
choice-all-coups-after = Coups are dealt as long as there are cards
offer-stop-third-card = Before a third card
offer-stop-first-four = Among the first four cards
offer-stop-behind-coup = Behind the last card of a coup
offer-stop-first-out = As the first card out
table-stop-card = Stop card
table-stop-card-red = Red stop card
table-stop-card-blue = Blue stop card
table-shoe-mouth = Mouth of the shoe
table-shoe-end = End
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-cards-out = { $count } out
table-packs = The cards of the shoe in a row: { $cards }, { $out } of them out
table-packs-counted = The cards of the shoe in a row: { $cards }, { $out } of them out, { $before } to the stop card, { $behind } behind it
table-first-card = First card
table-first-card-is = first card of the shoe: { $card }
table-burned = { $count ->
    [one] { $count } card burned
   *[other] { $count } cards burned
}
