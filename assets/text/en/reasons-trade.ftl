# Why, where money is changed, cards are proved, commission is marked and limits change.
reason-change-act-before = First: { $first }. Then: { $then }. So casinos’ procedures for cash at the table have it.
reason-called-as-change = The notes are announced as change, with their sum, so that nobody can take them for a stake. So casinos’ procedures for cash at the table have it.
reason-pack-contents = { $packs ->
    [one] One pack has 52 cards.
   *[other] { $packs } packs of 52 make { $cards } cards.
}
reason-of-each-rank = { $packs ->
    [one] A pack has four cards of each rank.
   *[other] A pack has four cards of each rank: { $packs } packs have { $count } of each.
}
reason-backs-of-the-packs = { $first ->
    [one] One pack has
   *[other] { $first } packs have
} backs of one colour, { $second } of the other.
reason-cards-alike = The backs are of a single plain colour, and the cards are all of one size.
reason-worn-pack-replaced = A pack that is no longer in perfect condition is replaced by a new one.
reason-unproven-set-aside = Cards that do not prove are not played: they are set aside and reported. So casinos’ rules on the keeping of cards have it.
reason-commission-share = The house keeps { $share } of what a stake on { $chance } wins.
reason-commission-on-banco-only = Only a win on { $chance } owes commission.
reason-commission-marked = The win is paid in full and its commission marked at the player’s box, to be collected later: the custom of baccarat tables that do not deduct it at once.
reason-commission-on-leaving = A player who leaves first pays what is marked at his box; the other boxes stay as they are. That is the custom of tables that mark the commission.
reason-commission-at-the-end = When the shoe ends, all that is marked is collected, box by box. That is the custom of tables that mark the commission.
reason-limits-may-change = The management may change the minimum and the maximum during the day.
reason-limits-told-and-shown = The head of the table tells the players aloud and has the sign changed.
reason-limits-new-stakes = A stake placed after the change is under the new limits. So casinos commonly read a sign: it holds for the stakes placed under it.
reason-limits-coup-under-way = A coup under way is played under the limits its stakes were placed under. So casinos commonly read a sign: it holds for the stakes placed under it.
reason-limits-stake-left = A stake left for the next coup is a new stake there, and under the new limits. So casinos commonly read a sign: it holds for the stakes placed under it.
reason-limits-per-player = Minimum and maximum hold for each player: his stakes are added up.
reason-limits-per-stake = Minimum and maximum are held against each stake by itself, as the signs on gaming tables are commonly read.
reason-above-the-maximum = That is more than the maximum.
reason-below-the-minimum = That is less than the minimum.
reason-tie-above-its-share = The stake on { $chance } is above the part of the maximum that it may reach.
reason-within-the-limits = That is neither less than the minimum nor more than the maximum.
