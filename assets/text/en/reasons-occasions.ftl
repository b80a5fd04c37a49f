# Rules on the calls outside the course of a coup.
reason-call-bets-made = A last warning comes before the bets are stopped.
reason-call-burned = The number of burned cards is called aloud, so that all can count them.
reason-call-last-coup = Once the stop card has shown, the last coup is called as such.
reason-call-hand-passes = When the holder loses the shoe it is called that the hand passes.
reason-call-hand-refused = When a player refuses the shoe this is called, and it is offered on.
reason-call-coup-void = A coup that is void is called as such before the stakes are freed.
reason-call-change = Changing money is called aloud before the pieces cross the table.
