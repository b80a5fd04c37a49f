# Rules on the calls outside the course of a coup.
reason-call-bets-made = A last warning comes before betting is closed.
reason-call-burned = The number of burned cards is called aloud, so that everyone can count them.
reason-call-last-coup = Once the stop card has come out, the last coup is announced.
reason-call-hand-passes = When the banker loses the shoe, it is announced that the hand passes.
reason-call-hand-refused = When a player refuses the shoe, the refusal is announced and the shoe is offered to the next player.
reason-call-coup-void = A void coup is announced before the bets are released.
reason-call-change = Change is called aloud before the chips cross the table.
