# Decisions in words.
decided = { $drill }: { $what }
decided-drill = { $drill }
decided-unknown = { $drill }: { $decision }
decided-pair = { $first }, { $second }
decided-on = { $side } on { $point }
decided-against = { $side } on { $point } against { $third ->
    [0] a ten or picture card
    [1] an ace
    [8] an 8
   *[other] a { $third }
}
decided-other-stood = { $side } on { $point }, { $other } stands
decided-stopped = { $side } against a natural { $point }
decided-counted = { $count } cards that total { $point }
decided-wins = { $chance } wins
decided-wins-with = { $chance } wins with { $point }
decided-wins-in = { $chance } wins with { $point } on { $cards } cards
decided-wins-by = { $chance } wins by { $margin }
decided-wins-natural = { $chance } wins with a natural
decided-with-cards = coup of { $cards } cards
decided-otherwise = all other cases
decided-stake = bet on { $chance }
decided-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
decided-figures = { $count }-digit amounts
decided-heaps = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}
decided-rows = { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}
decided-burn = how many are burned after { $card ->
    [1] an ace
    [8] an 8
    [10] a ten or picture card
   *[other] a { $card }
}
decided-put-away = how many are discarded in total after { $card ->
    [1] an ace
    [8] an 8
    [10] a ten or picture card
   *[other] a { $card }
}
decided-point-call = the call of a total
decided-final-call = the final call
decided-misdraw-a-early-card = a card drawn too early
decided-misdraw-b-third-to-a-standing-punto = { $banco }’s third card given to { $punto }, which stands
decided-misdraw-c-third-where-nobody-draws = a third card where nobody draws
decided-misdraw-d-third-after-a-natural-of-punto = a third card after { $punto }’s natural
decided-misdraw-d-third-after-a-natural-of-banco = a third card after { $banco }’s natural
decided-misdraw-d-two-after-a-natural = two cards after a natural
decided-misdraw-e-banco-drew-first = { $banco } drew before { $punto }
decided-misdraw-e-thirds-crossed = the two third cards swapped
decided-misdraw-f-third-to-a-standing-banco = a third card given to { $banco }, which stands
decided-misdraw-g-forgotten-card-of-punto = { $punto }’s forgotten card
decided-misdraw-g-forgotten-card-of-banco = { $banco }’s forgotten card
decided-misdraw-h-two-and-two = the first four cards dealt in pairs
decided-misdraw-h-banco-first = the first card dealt to { $banco }
decided-misdraw-h-last-two-crossed = the last two of the first four cards swapped
decided-misdraw-i-three-taken = three cards drawn in the first deal
decided-misdraw-i-five-taken-and-one-due = five cards drawn, one of them due
decided-misdraw-i-five-taken-and-none-due = five cards drawn, none of them due
decided-misdraw-j-wrong-call = a wrong call
decided-misdraw-j-wrong-payment = the wrong side paid
decided-misdraw-k-third-card-in-the-box = a wrong third card, cards already discarded
decided-misdraw-k-wrong-call-in-the-box = a wrong call, cards already discarded
decided-misdraw-k-right-coup-in-the-box = a correct coup, cards already discarded
decided-misdraw-l-the-banker-drew = the banker drew without the signal
decided-misdraw-l-the-banker-drew-early = the banker drew too early
decided-misdraw-l-the-tailleur-laid = the { $tailleur } placed the card
decided-misdraw-d-third-to-a-natural-of-punto = a third card given to { $punto }, which has a natural
decided-misdraw-d-third-to-a-natural-of-banco = a third card given to { $banco }, which has a natural
decided-misdraw-m-two-stuck-and-both-due = two cards stuck together, both due
decided-misdraw-m-two-stuck-and-one-due = two cards stuck together, one of them due
decided-misdraw-n-card-seen-early = a card seen too early
decided-misdraw-o-third-face-down = a third card placed face down
decided-misdraw-p-card-dropped = a card that fell to the floor
decided-misdraw-q-after-the-stop-card = a coup begun after the stop card
decided-misdraw-q-stop-card-inside = the stop card coming out during a coup
decided-misdraw-r-empty-shoe = a shoe that ran out
decided-misdraw-r-shoe-just-lasted = a shoe with just enough cards
decided-misdraw-s-foreign-back = a card from another deck
decided-misdraw-s-other-back = a card from the shoe’s other decks
decided-misdraw-t-face-up-in-the-shoe = a card face up in the shoe
decided-misdraw-u-burn-too-short = too few cards burned
decided-misdraw-u-burn-forgotten = a forgotten burn
decided-misdraw-u-burn-too-long = too many cards burned
decided-misdraw-u-burn-right = a correct burn
decided-misdraw-u-burn-noticed-late = a short burn noticed during play
decided-misdraw-v-used-again = a surplus card used in the next coup
decided-misdraw-w-put-back-on-top = a card put back, still next to come out
decided-misdraw-w-lost-in-the-shoe = a card lost in the shoe
decided-misdraw-x-due-card-unasked = a due card drawn without the signal
decided-misdraw-y-drawn-by-another = a card drawn by the wrong person
decided-misdraw-y-banker-turned-punto = { $punto }’s cards turned over by the banker
decided-misdraw-z-stake-withdrawn = a bet withdrawn after closing
decided-misdraw-z-stake-placed-late = a bet placed after closing
decided-misdraw-right-third = a third card correctly given
decided-misdraw-right-end = nobody draws, as is correct
decided-misdraw-right-call = a correct call
