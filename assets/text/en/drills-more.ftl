# The drills of the stakes and of the shoe: what they ask, their choices, and the working of the key.
ask-commission = { $stake } on { $chance } wins. What commission does the house keep?
ask-commissions = Every stake on { $chance } wins. What commission do all these seats owe together?

working-stakes = The stakes add up to { $sum }.
working-share = { $share } of { $sum } is { $kept }.

flaw-seats-of-commission = A question can have 1 to { $most } seats that owe commission. Write for example `seats: [1, 2]`.
