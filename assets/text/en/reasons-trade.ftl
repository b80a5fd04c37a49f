# Reasons: changing money, proving cards, marking commission, changing limits.
reason-change-act-before = “{ $first }” comes before “{ $then }”. This is standard casino cash procedure.
reason-called-as-change = The notes are called as change, with the amount, so that nobody takes them for a bet. This is standard casino cash procedure.
reason-pack-contents = { $packs ->
    [one] A deck has 52 cards.
   *[other] { $packs } decks of 52 make { $cards } cards.
}
reason-of-each-rank = { $packs ->
    [one] A deck has four cards of each rank.
   *[other] A deck has four cards of each rank: { $packs } decks have { $count } of each.
}
reason-backs-of-the-packs = { $first ->
    [one] One deck has
   *[other] { $first } decks have
} backs of one colour, { $second } of the other.
reason-cards-alike = The backs are a single plain colour, and all cards are the same size.
reason-worn-pack-replaced = A deck that is no longer in perfect condition is replaced by a new one.
reason-unproven-set-aside = Cards that fail the check are not used: they are set aside and reported. This is standard casino card-control procedure.
reason-commission-share = The house keeps { $share } of what a bet on { $chance } wins.
reason-commission-on-banco-only = Commission is due only on winning bets on { $chance }.
reason-commission-marked = The win is paid in full and its commission marked at the player’s box, to be collected later. This is the custom where commission is not deducted at once.
reason-commission-on-leaving = A player who leaves pays their marked commission first; the other boxes stay as they are. This is the custom where commission is marked.
reason-commission-at-the-end = At the end of the shoe, all marked commission is collected, box by box. This is the custom where commission is marked.
reason-limits-may-change = Management may change the minimum and the maximum during the day.
reason-limits-told-and-shown = The supervisor announces the change and has the limits sign changed.
reason-limits-new-stakes = A bet placed after the change falls under the new limits: by casino practice, a limits sign applies to bets placed while it is displayed.
reason-limits-coup-under-way = A coup in progress is played under the limits in force when its bets were placed. This is how casinos commonly read a limits sign.
reason-limits-stake-left = A bet left for the next coup counts as a new bet, under the new limits. This is how casinos commonly read a limits sign.
reason-limits-per-player = The limits apply per player: all of a player’s bets are added up.
reason-limits-per-stake = The limits apply to each bet separately, as limits signs are commonly read.
reason-above-the-maximum = That is more than the maximum.
reason-below-the-minimum = That is less than the minimum.
reason-tie-above-its-share = The bet on { $chance } is above its own maximum, which is only part of the table’s maximum.
reason-within-the-limits = That is within the limits.
