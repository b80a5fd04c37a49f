# Who turns over the cards, and which bets are valid by how they were placed.
reason-turning-passed-on = The { $tailleur } passes { $chance }’s cards with the palette to the player who turns them over.
reason-turning-only = Seat { $seat } has the only bet on { $chance }, and takes the cards.
reason-turning-highest = Of the players who may take the cards, seat { $seat } has the highest bet on { $chance }.
reason-turning-lowest-of-equal = The highest bets on { $chance } are equal, and the house does not say whose comes first: here it is the lowest-numbered seat, { $seat }.
reason-turning-next-highest = A player has refused { $chance }’s cards, and the house does not say who is next: here it is the player with the highest remaining bet, at seat { $seat }.
reason-turning-never-the-banker = The banker never takes { $chance }’s cards, even with the highest bet on that side.
reason-turning-nobody-staked = Nobody has bet on { $chance }: the { $tailleur } turns over the cards.
reason-turning-only-the-banker = Only the banker has bet on { $chance }: the { $tailleur } turns over the cards.
reason-turning-refused = Nobody takes { $chance }’s cards: the { $tailleur } turns them over.
reason-turning-by-the-tailleur = The { $tailleur } turns over { $side }’s cards, whatever the bets.
reason-turning-by-the-banker = The banker, who holds the shoe, turns over { $side }’s cards.
reason-turning-in-the-bankers-place = While the { $tailleur } holds the shoe, the { $tailleur } does everything the banker does.
reason-late = No bets are accepted once betting is closed: this one came too late and is returned in full.
reason-through-another = The player already has the maximum here: a bet placed for them by someone else exceeds it.
reason-counts-as-his = A bet placed for a player by someone else counts with their own: the maximum applies to both together.
reason-on-the-sign = The minimum and maximum are those on the limits sign.
