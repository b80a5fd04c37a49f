# Reasons: paying, cutting and changing chips.
reason-pieces-of = { $set }: a chip is worth the number on it, and a full stack has twenty chips.
reason-fewest-pieces = Pay in as few chips as possible: it is easy to read, and the float keeps its small chips.
reason-any-pieces = Any chips that make the amount are correct. Fewer chips are easier to read.
reason-taken-and-paid = A winning bet is not touched until it is paid: add bet and payout together only once both are the player’s.
reason-cut-in-heaps = Cut the chips into stacks of { $heap }, side by side, so that everyone can count them.
reason-sized = An even-money bet is paid by sizing in: put chips beside it until both stacks are the same height.
reason-change-at-the-table = Change is made at the table, by the person who pays the bets, for exactly the amount handed in.
reason-on-the-marble = Change must be made on the marble slab (marbre).
