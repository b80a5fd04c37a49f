# Rules that differ between houses.
reason-here-packs = The shoe holds { $count ->
    [one] one deck
   *[other] { $count } decks
}.
reason-here-anyone-cuts = The rules say that a player cuts, but not which one.
reason-here-burns-nothing = No card is burned before the first coup.
reason-here-banker-draws = The player who holds the shoe draws the cards.
reason-here-tailleur-draws = The { $tailleur } draws the cards.
reason-here-call-begins = The final call begins with { $side }’s total.
reason-here-tie-up-to-the-maximum = A bet on { $chance } may be as high as any other bet.
reason-here-tie-within-its-share = A bet on { $chance } has its own maximum here, and this bet is within it.
reason-here-says = This is the wording of this house’s rules.
reason-here-says-nothing = This house’s rules give no wording for it.
