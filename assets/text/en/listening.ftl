# Listening drills: prompts, parts, choices, filters.
drill-hear-the-call = Hear the call
drill-wrong-call = The wrong call
drill-coup-by-ear = The coup by ear
drill-dictation = Amounts by ear

heard-line = “{ $text }”

ask-heard-point = A total is called. What does the call say?
ask-heard-points = Both totals are called. Who draws?
ask-heard-card = A card is called for. Who gets it, and what happens next?
ask-heard-final = The final call is made. What does it say?
ask-heard-payment = The final call is made. What happens to the bets?
ask-wrong-call = You hear two calls for this table. One is wrong: which, and why?
ask-coup-by-ear = Follow the coup from the calls; you see only the third cards. How does it end?
ask-dictation = Type the amount you hear.

part-heard-side = Whose total?
part-heard-point = Which total?
part-heard-closes = Does this total end the coup at once?
part-heard-card-to = Who gets the card?
part-heard-follows = What happens after that card?
part-heard-stake = A bet on { $chance }
part-wrong-call = Which call is wrong?
part-call-fault = What is wrong with it?

choice-heard-closes = Yes, nobody draws
choice-heard-goes-on = No
choice-heard-waits = It depends on { $other }’s third card
choice-heard-card-follows = A card for { $side }
choice-heard-final-follows = The final call
choice-heard-card-decides = It depends on the card
choice-heard-paid = It is paid
choice-heard-collected = It is taken
choice-heard-goes-back = It stays: neither paid nor taken
choice-heard-call = { $place ->
    [1] The first
   *[other] The second
}

working-called-and-third = { $side }: { $called } called + { $third } (third card) = { $sum }{ $sum ->
    [0] .
    [1] .
    [2] .
    [3] .
    [4] .
    [5] .
    [6] .
    [7] .
    [8] .
    [9] .
   *[other] ; drop the ten: { $point }.
}
working-dictation = { $stake } on { $chance } is paid { $paid }.

offer-heard-punto-point = Total: { $punto }
offer-heard-banco-point = Total: { $banco }
offer-heard-punto-natural = Natural: { $punto }
offer-heard-banco-natural = Natural: { $banco }
offer-heard-both-points = Both totals, no natural
offer-heard-points-with-natural = Both totals, with a natural
offer-heard-card-for-punto = Card: { $punto }
offer-heard-card-for-banco = Card: { $banco }
offer-heard-final = Final call, one side wins
offer-heard-final-tie = Final call, tie
offer-heard-final-natural = Final call after a natural
offer-heard-payment = Final call, payouts
offer-call-fault-order = The order of the totals
offer-call-fault-point = A total
offer-call-fault-winner = The winner
offer-call-fault-words = Another house’s wording
filter-digits = Digits
flaw-digits = Dictated amounts have 2 to { $most } digits. Write for example `digits: [3, 4]`.

sheet-heard = The { $tailleur } calls:
