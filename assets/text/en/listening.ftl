# Listening: what is heard and asked, what can be marked, what lesson files choose.
drill-hear-the-call = Hear the call
drill-wrong-call = The wrong call
drill-coup-by-ear = The coup by ear
drill-dictation = Dictation of amounts

heard-line = “{ $text }”

ask-heard-point = A point is called. What does the call say?
ask-heard-points = Both points are called. Who draws?
ask-heard-card = A card is called for. Where does it go, and what follows?
ask-heard-final = The final call is made. What does it say?
ask-heard-payment = The final call is made. What becomes of the stakes?
ask-wrong-call = Two calls are heard for what lies here, and one is wrong. Which one, and what is wrong with it?
ask-coup-by-ear = The coup is told by its calls; only third cards are seen. How does it end?
ask-dictation = An amount is said. Type it.

part-heard-side = Whose point?
part-heard-point = Which point?
part-heard-closes = Does it close the coup?
part-heard-card-to = Whose card?
part-heard-follows = What follows once it lies there?
part-heard-stake = A stake on { $chance }
part-wrong-call = Which call is wrong?
part-call-fault = What is wrong with it?

choice-heard-closes = Yes, nobody draws
choice-heard-goes-on = Not by itself
choice-heard-waits = That waits for { $other }’s third card
choice-heard-card-follows = A card for { $side }
choice-heard-final-follows = The final call
choice-heard-card-decides = The card decides that
choice-heard-paid = It is paid
choice-heard-collected = It is collected
choice-heard-goes-back = It goes back
choice-heard-call = { $place ->
    [1] The first
   *[other] The second
}

working-called-and-third = { $side }: { $called } called, and { $third } with the third card. That makes { $sum }, the units give { $point }.
working-dictation = { $stake } on { $chance } is paid { $paid }.

offer-heard-punto-point = Point: { $punto }
offer-heard-banco-point = Point: { $banco }
offer-heard-punto-natural = Natural: { $punto }
offer-heard-banco-natural = Natural: { $banco }
offer-heard-both-points = Both points, no natural
offer-heard-points-with-natural = Both points, with a natural
offer-heard-card-for-punto = Card: { $punto }
offer-heard-card-for-banco = Card: { $banco }
offer-heard-final = Final call, one side wins
offer-heard-final-tie = Final call, equal points
offer-heard-final-natural = Final call after a natural
offer-heard-payment = Final call, what is paid
offer-call-fault-order = The order of the points
offer-call-fault-point = A point
offer-call-fault-winner = What is said to win
offer-call-fault-words = The words: they are another house’s
filter-digits = Figures
flaw-digits = An amount that is said has 2 to { $most } figures. Write for example `digits: [3, 4]`.

sheet-heard = The { $tailleur } says:
