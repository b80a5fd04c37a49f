# Rules on picking up the cards, on the watch over the stakes, and on disputes.
reason-picked-up-side-first = The usage of gaming houses: all cards of { $side } first, then those of { $other }, so that each hand can be laid out again.
reason-picked-up-first-two = { $side }: the first two cards in the order in which they were dealt.
reason-picked-up-third-last = { $side }: the third card comes after the first two.
reason-picked-up-as-dealt = The cards are picked up in the order in which they left the shoe.

reason-protect-nothing-added = Once the bets are stopped no stake is accepted: none is placed, raised or moved.
reason-protect-nothing-taken-back = The usage of gaming houses: once the bets are stopped no stake is lowered or taken back.
reason-protect-nothing-changed = Every stake is as it was when the bets were stopped: whatever else happens at the table, all is in order.
reason-protect-counts-as-placed = The usage of gaming houses: stakes count as they were when the bets were stopped.
reason-protect-put-back = The usage of gaming houses: as long as no card is out, the stake is put back as it was, aloud, and the game goes on.
reason-protect-nothing-touched = The usage of gaming houses: once cards are out, neither card nor stake is touched until the one called has seen the table.
reason-protect-perfect-cards = Only perfect cards are played with: a card that can be told by its back is replaced.
reason-protect-in-league = The usage of gaming houses: whoever draws the { $croupier }’s eye away just as a stake changes is named together with its player.
reason-protect-alone = Nobody drew the { $croupier }’s eye away: only the player of the stake is named.
reason-protect-called = The one called is { $chief }, who watches over the table.
reason-dispute-answers = At his table { $arbiter } answers for the regularity of the game, for the payments and for all that is done: a dispute there is his to settle.
reason-dispute-decides = A dispute is decided by { $arbiter }.
reason-dispute-without-appeal = The decision is final: there is no appeal.
reason-dispute-says-only-that = The usage of gaming houses: the { $croupier } says politely that he calls { $chief }. He neither contradicts nor promises, and hurries nothing.
