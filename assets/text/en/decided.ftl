# A decision in words.
decided = { $drill }: { $what }
decided-drill = { $drill }
decided-unknown = { $drill }: { $decision }
decided-pair = { $first }, { $second }
decided-on = { $side } on { $point }
decided-against = { $side } on { $point } against { $third ->
    [0] a ten or a figure
    [1] an ace
    [8] an 8
   *[other] a { $third }
}
decided-other-stood = { $side } on { $point }, { $other } having stood
decided-stopped = { $side } facing a natural of { $point }
decided-counted = { $count } cards that make { $point }
decided-wins = { $chance } wins
decided-wins-with = { $chance } wins with { $point }
decided-wins-in = { $chance } wins with { $point } in { $cards } cards
decided-wins-by = { $chance } wins by { $margin }
decided-wins-natural = { $chance } wins with a natural
decided-with-cards = coup of { $cards } cards
decided-otherwise = any other case
decided-stake = stake on { $chance }
decided-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
decided-figures = sums of { $count } figures
decided-heaps = { $count ->
    [one] { $count } heap
   *[other] { $count } heaps
}
decided-rows = { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}
decided-burn = how many are burned after { $card ->
    [1] an ace
    [8] an 8
    [10] a ten or a figure
   *[other] a { $card }
}
decided-put-away = how many are put away in all after { $card ->
    [1] an ace
    [8] an 8
    [10] a ten or a figure
   *[other] a { $card }
}
decided-point-call = the call of a point
decided-final-call = the final call
decided-misdraw-a-early-card = a card drawn too early
decided-misdraw-b-third-to-a-standing-punto = { $banco }’s third card given to { $punto }, who stands
decided-misdraw-c-third-where-nobody-draws = a third card where nobody draws
decided-misdraw-d-third-after-a-natural-of-punto = a third card after a natural of { $punto }
decided-misdraw-d-third-after-a-natural-of-banco = a third card after a natural of { $banco }
decided-misdraw-d-two-after-a-natural = two cards after a natural
decided-misdraw-e-banco-drew-first = { $banco } drew before { $punto }
decided-misdraw-e-thirds-crossed = the two third cards crossed
decided-misdraw-f-third-to-a-standing-banco = a third card given to { $banco }, who stands
decided-misdraw-g-forgotten-card-of-punto = a forgotten card of { $punto }
decided-misdraw-g-forgotten-card-of-banco = a forgotten card of { $banco }
decided-misdraw-h-two-and-two = the first four laid two and two
decided-misdraw-h-banco-first = the first card laid to { $banco }
decided-misdraw-h-last-two-crossed = the last two of the four crossed
decided-misdraw-i-three-taken = three cards taken in the first deal
decided-misdraw-i-five-taken-and-one-due = five cards taken, one of them due
decided-misdraw-i-five-taken-and-none-due = five cards taken, none of them due
decided-misdraw-j-wrong-call = a wrong call
decided-misdraw-j-wrong-payment = the wrong side paid
decided-misdraw-k-third-card-in-the-box = a wrong third card, the cards in the box
decided-misdraw-k-wrong-call-in-the-box = a wrong call, the cards in the box
decided-misdraw-k-right-coup-in-the-box = a right coup, the cards in the box
decided-misdraw-l-the-banker-drew = the banker drew without the sign
decided-misdraw-l-the-banker-drew-early = the banker drew too early
decided-misdraw-l-the-tailleur-laid = the { $tailleur } laid the card
decided-misdraw-d-third-to-a-natural-of-punto = a third card given to { $punto }, who has a natural
decided-misdraw-d-third-to-a-natural-of-banco = a third card given to { $banco }, who has a natural
decided-misdraw-m-two-stuck-and-both-due = two cards stuck together, both due
decided-misdraw-m-two-stuck-and-one-due = two cards stuck together, one of them due
decided-misdraw-n-card-seen-early = a card seen too early
decided-misdraw-o-third-face-down = a third card laid face down
decided-misdraw-p-card-dropped = a card that fell to the floor
decided-misdraw-q-after-the-stop-card = a coup begun after the stop card
decided-misdraw-q-stop-card-inside = the stop card inside the coup
decided-misdraw-r-empty-shoe = a shoe that ran out
decided-misdraw-r-shoe-just-lasted = a shoe that just lasted
decided-misdraw-s-foreign-back = a card of another pack
decided-misdraw-s-other-back = a card of the shoe’s other packs
decided-misdraw-t-face-up-in-the-shoe = a card face up in the shoe
decided-misdraw-u-burn-too-short = too few cards burned
decided-misdraw-u-burn-forgotten = a forgotten burn
decided-misdraw-u-burn-too-long = too many cards burned
decided-misdraw-u-burn-right = a right burn
decided-misdraw-u-burn-noticed-late = a short burn noticed in play
decided-misdraw-v-used-again = a surplus card used in the next coup
decided-misdraw-w-put-back-on-top = a card put back and still the next
decided-misdraw-w-lost-in-the-shoe = a card lost in the shoe
decided-misdraw-x-due-card-unasked = a due card drawn without the sign
decided-misdraw-y-drawn-by-another = a card drawn by the wrong person
decided-misdraw-y-banker-turned-punto = the cards of { $punto } turned by the banker
decided-misdraw-z-stake-withdrawn = a stake withdrawn after the stop
decided-misdraw-z-stake-placed-late = a stake placed after the stop
decided-misdraw-right-third = a third card rightly given
decided-misdraw-right-end = nobody draws, and rightly
decided-misdraw-right-call = a right call
