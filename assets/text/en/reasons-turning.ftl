# Who turns the cards, and which stakes stand by how they were laid: the rules.
reason-turning-passed-on = The { $tailleur } takes the cards of { $chance } with his palette and passes them to the player who turns them.
reason-turning-highest = The cards of { $chance } go to the player with the highest stake on { $chance }: here seat { $seat }, who turns them.
reason-turning-never-the-banker = The banker never takes the cards of { $chance }, even with the highest stake there.
reason-turning-nobody-staked = Nobody has a stake on { $chance }: the { $tailleur } turns the cards himself.
reason-turning-only-the-banker = Nobody but the banker has a stake on { $chance }: the { $tailleur } turns the cards himself.
reason-turning-refused = Nobody takes the cards of { $chance }: the { $tailleur } turns them himself.
reason-turning-by-the-tailleur = In this house the { $tailleur } turns the cards of { $side } himself, whatever is staked.
reason-turning-by-the-banker = The banker, who holds the shoe, turns the cards of { $side }.
reason-turning-in-the-bankers-place = While the { $tailleur } holds the shoe he does all that the banker does.
reason-late = Once the bets are stopped no stake is taken: this one came too late and goes back whole.
reason-through-another = The player already has the maximum on this spot: what another lays for him is above it.
reason-counts-as-his = What another lays for a player counts with that player’s own stake: the maximum binds both together.
reason-on-the-sign = Minimum and maximum are those on the sign of the table.
