# Who turns the cards: what is asked and told, and the offers of the filter.
ask-who-turns = Who turns the two cards of { $side }?

told-tailleur-holds = All have refused the shoe: the { $tailleur } holds it.
told-refuses-cards = Seat { $seat } is offered the cards and refuses them.
told-all-refuse-cards = One after another, all who are offered the cards of { $side } refuse them.

offer-turns-highest = The highest stake
offer-turns-banker-highest = The banker’s is the highest
offer-turns-banker-alone = The banker’s alone
offer-turns-nobody-on-punto = Nobody has staked
offer-turns-all-refuse = All refuse
offer-turns-tailleur-holds = The { $tailleur } holds the shoe
offer-turns-by-the-tailleur = Always the { $tailleur }
offer-turns-banco = The other side
offer-seats = { $seats } seats

flaw-house-turned-by-nobody = The highest stake on Punto cannot turn the cards here: there may be none, its player may have refused them, or they are Banco’s. Write Tailleur or Banker.
flaw-house-passed-to-nobody = The tailleur passes Punto’s cards on exactly where somebody else turns them. Make `passes_punto` agree with `turns_punto`.
