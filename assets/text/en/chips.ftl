# Drills on chips: prompts, working, filters.
ask-pay-in-chips = { $stake } on { $chance }. Pay in chips what the house owes, not counting the bet.
ask-take-and-pay = { $stake } on { $chance } wins. Hand over the bet and the payout together, from the float.
ask-in-fewest = { $ask } Use as few chips as possible.
ask-read-stack = How much is on the table?
ask-cut-payment = You pay { $sum } in chips of { $value }. How many do you cut?
ask-cut-heaps = You pay { $sum } in chips of { $value }, in stacks of { $heap }. How many full stacks and chips over?
ask-cut-size = This bet in chips of { $value } is paid even money. How many chips do you size in?
ask-change-up = { $count } × { $value } to colour up. Give the same amount in as few chips as possible.
ask-change-down = The player hands in one chip of { $value } and wants chips of { $into }. Give the change.
ask-change-split = The player hands in one chip of { $value }. Give { $count } × { $first }, the rest in chips of { $rest }.
part-full-heaps = Full stacks
part-left-over = Chips over
working-stake-and-payment = The bet of { $stake } and the payout of { $paid } come to { $sum }.
working-in-pieces = { $sum }: { $pieces }
piece-one = { $value }
piece-several = { $count } × { $value }
pieces-and = { $before } + { $next }
working-heap = { $pieces } = { $sum }
working-heaps = Total: { $sum }.
working-cut-heaps = { $count } = { $full } × { $heap } + { $over }
chips-put = Add { $piece }
chips-take-back = Remove { $piece } ({ $count } placed)
chips-nothing = No chips placed
table-heap = { $count } × { $piece }
filter-set = Chip set
filter-pieces = Chips
filter-without = Chips not available
filter-fewest = As few chips as possible
filter-stacks = Stacks
filter-highest = Most chips in a stack
filter-cuts = Cuts
filter-changes = Kind of change
filter-set-own = House default
offer-cut-payment = A payout
offer-cut-heaps = In equal stacks
offer-cut-size = Sizing in
offer-change-up = Colour up
offer-change-down = Colour down
offer-change-split = Two denominations

# Errors in a chip set or in the chips of a drill.
flaw-no-such-chip-set = There is no chip set `{ $found }`. Choose from: { $known }.
flaw-no-such-colour = “{ $found }” is not a colour. Write it like `#1c6b3a`.
flaw-chips-id-not-file = The set is called “{ $found }” and the file “{ $expected }”. Give them the same name.
flaw-chips-none = The set has no chips. Add at least one.
flaw-chips-too-many = A chip set can have at most { $most } denominations. Remove the rest.
flaw-chips-alike = This chip has the same shape and colours as { $other }. Change one of the two.
flaw-chips-value = A chip must be worth at least 1 (a cent), and no more than the program can handle. Change { GROUPED($found) }.
flaw-chips-value-twice = The value { $found } appears twice, but each value can have only one chip. Remove one of the two.
flaw-chips-not-rising = The value { $found } is less than the one before it. List the chips from the smallest to the largest.
flaw-chips-name = This name is empty or too long. Write 1 to { $most } characters.
flaw-pieces-cannot-pay = The chips of the set `{ $set }` available in this drill can’t make { $sum }. Add chips, choose another set, or change `from`, `to` and `step`.
flaw-piece-not-in-set = The set `{ $set }` has no chip of { $found } cents. Its values are { $has }.
flaw-pieces-no-sum = With the chips of the set `{ $set }` available in this drill, some questions have no amount between `from` and `to`. Add chips or widen the limits.
flaw-sums-upside-down = There is no amount between `from` and `to`. Write at least 1 (a cent) for `from`, and a larger `to`.
flaw-stacks = A question has one, two or three stacks. Write for example `stacks: [1, 2]`.
flaw-highest = A stack has 2 to 40 chips. Write for example `highest: 20`.
