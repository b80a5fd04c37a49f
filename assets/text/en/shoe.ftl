# Drills on the stop card and on the cards discarded before the first coup.
ask-put-away = The { $tailleur } turns over the first card: { $card }. How many cards in all are discarded?
offer-burn = Cards burned
offer-put-away = All cards discarded
told-full-shoe = The shoe holds { $packs ->
    [one] one deck
   *[other] { $packs } decks
}: { $cards } cards.
told-packs-cut = { $packs ->
    [one] One deck is
   *[other] { $packs } decks are
} shuffled: { $cards } cards. They have been cut and are next to the empty shoe.
told-cards-out = { $count ->
    [one] One of them has been
   *[other] { $count } of them have been
} burned or dealt, and the stop card is still in the shoe.
ask-stop-behind = After the cut, the stop card goes in. How many cards are behind it?
ask-stop-before = After the cut, the stop card goes in. How many cards are in front of it?
ask-stop-left = How many cards are still to come before the stop card?
offer-stop-behind = Cards behind the stop card
offer-stop-before = Cards in front of it
offer-stop-left = Cards still to come before it
working-stop-share = { $over }/{ $under } of { $cards } is { $count }: { $count } cards go behind the stop card.
working-less = { $from } − { $less } = { $rest }
verdict-between = Any number from { $least } to { $most } counts as correct.
verdict-also = Also correct: { $words }
ask-last-coup = The stop card comes out. What happens next?
told-stop-third-card = At least four cards are out and a third card is due. The stop card comes out instead.
told-stop-first-four = The stop card comes out while the first four cards of a coup are being dealt.
told-stop-behind-coup = The coup is over. Behind its last card, the stop card is next to come out of the shoe.
told-stop-first-out = The previous coup has been cleared away and betting is closed. The stop card comes out before any card.
part-this-coup = The coup on the table
part-coups-after = After that
choice-coup-is-finished = It is completed and counts
choice-coup-is-stopped = It is void
choice-no-coup-begun = No coup has begun
choice-no-coup-after = No coup is dealt
choice-one-coup-after = One last coup is dealt
choice-all-coups-after = Coups are dealt until the cards run out
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
table-packs-counted = The cards of the shoe in a row: { $cards }, { $out } of them out, { $before } before the stop card, { $behind } behind it
table-first-card = First card
table-first-card-is = first card of the shoe: { $card }
table-burned = { $count ->
    [one] { $count } card burned
   *[other] { $count } cards burned
}
