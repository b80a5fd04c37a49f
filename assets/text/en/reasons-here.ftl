# What one house does and another may do otherwise.
reason-here-packs = The shoe holds { $count ->
    [one] one pack
   *[other] { $count } packs
}.
reason-here-anyone-cuts = A player cuts, and no seat comes before the others.
reason-here-burns-nothing = No card is burned before the first coup.
reason-here-banker-draws = The player who holds the shoe draws the cards.
reason-here-tailleur-draws = The { $tailleur } draws the cards.
reason-here-call-begins = The final call begins with the point of { $side }.
reason-here-tie-up-to-the-maximum = A stake on { $chance } may be as high as any other.
reason-here-tie-within-its-share = A stake on { $chance } has a maximum of its own here, and this one is within it.
reason-here-says = These are the words of this house.
