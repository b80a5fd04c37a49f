# Reasons: picking up the cards, watching the bets, disputes.
reason-picked-up-side-first = Casino practice: first { $side }’s cards, then { $other }’s, so that each hand can be laid out again.
reason-picked-up-first-two = { $side }: the first two cards in the order in which they were dealt.
reason-picked-up-third-last = { $side }: the third card comes after the first two.
reason-picked-up-as-dealt = The cards are picked up in the order in which they left the shoe.

reason-protect-nothing-added = Once betting is closed, no bet may be placed, raised or moved.
reason-protect-nothing-taken-back = Casino practice: once betting is closed, no bet may be reduced or withdrawn.
reason-protect-nothing-changed = Every bet is as it was when betting closed: everything is correct, whatever else happens at the table.
reason-protect-counts-as-placed = Casino practice: bets count as they were when betting closed.
reason-protect-put-back = Casino practice: as long as no card is out, the bet is put back as it was, the change is announced and play continues.
reason-protect-nothing-touched = Casino practice: once cards are out, no card or bet is touched until the person called has seen the table.
reason-protect-perfect-cards = Only perfect cards are used: a card that can be recognised by its back is replaced.
reason-protect-in-league = Casino practice: anyone who distracts the { $croupier } just as a bet changes is reported together with the player who placed it.
reason-protect-alone = Nobody distracted the { $croupier }: only the player who placed the bet is reported.
reason-protect-called = Call { $chief }, who supervises the table.
reason-dispute-answers = The conduct of the game, the payments and any disputes at the table are the responsibility of { $arbiter }.
reason-dispute-decides = A dispute is decided by { $arbiter }.
reason-dispute-without-appeal = The decision is final: there is no appeal.
reason-dispute-says-only-that = Casino practice: the { $croupier } says politely that { $chief } is being called, and does not contradict, promise anything or hurry the player.
