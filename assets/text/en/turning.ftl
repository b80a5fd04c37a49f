# Who turns over the cards: prompts, situations, filters.
ask-who-turns = Who turns over { $side }’s two cards?

told-tailleur-holds = Everyone has refused the shoe: the { $tailleur } holds it.
told-refuses-cards = Seat { $seat } is offered the cards and refuses them.
told-all-refuse-cards = Everyone who is offered { $side }’s cards refuses them.

offer-turns-highest = The highest bet
offer-turns-banker-highest = The banker has the highest bet
offer-turns-banker-alone = Only the banker has bet
offer-turns-nobody-on-punto = Nobody has bet
offer-turns-all-refuse = Everyone refuses
offer-turns-tailleur-holds = The { $tailleur } holds the shoe
offer-turns-by-the-tailleur = Always the { $tailleur }
offer-turns-banco = The other side’s cards
offer-seats = { $seats } seats

flaw-house-turned-by-nobody = The player with the highest bet on Punto can’t turn over the cards here: there may be no such player, that player may have refused the cards, or the cards are Banco’s. Write Tailleur or Banker.
flaw-house-passed-to-nobody = The tailleur passes on Punto’s cards when, and only when, someone else turns them over. Make `passes_punto` agree with `turns_punto`.
