# What the drills on chips ask, their working, and what stands in their filters.
ask-pay-in-chips = { $stake } on { $chance }. Pay in chips what the house owes, not counting the stake.
ask-take-and-pay = { $stake } on { $chance } has won and is paid. The player asks for stake and payment together in other pieces: put them down.
ask-in-fewest = { $ask } Use as few pieces as possible.
ask-read-stack = How much stands on the felt?
ask-cut-payment = You pay { $sum } in pieces of { $value }. How many do you cut?
ask-cut-heaps = You pay { $sum } in pieces of { $value }, cut in heaps of { $heap }. How many full heaps, how many pieces over?
ask-cut-size = This bet, in pieces of { $value }, is paid evens. How many pieces of the same value do you put beside it?
ask-change-up = The player hands over { $count } × { $value } and wants larger pieces. Give the same sum in as few pieces as possible.
ask-change-down = The player hands over one piece of { $value } and wants it in pieces of { $into }.
ask-change-split = The player hands over one piece of { $value }. He wants { $count } × { $first } and the rest in pieces of { $rest }.
part-full-heaps = Full heaps
part-left-over = Pieces over
working-stake-and-payment = The stake of { $stake } and the payment of { $paid } come to { $sum } together.
working-in-pieces = { $sum }: { $pieces }
piece-one = { $value }
piece-several = { $count } × { $value }
pieces-and = { $before } + { $next }
working-heap = { $pieces } = { $sum }
working-heaps = All together { $sum }.
working-cut-heaps = { $count } = { $full } × { $heap } + { $over }
chips-put = Put down: { $piece }
chips-take-back = Take back: { $piece }. Put down: { $count }
chips-nothing = Nothing put down yet
table-heap = Heap of { $count }: { $piece }
filter-set = Denomination set
filter-pieces = Pieces
filter-without = Pieces that have run out
filter-fewest = Only the fewest pieces
filter-stacks = Heaps
filter-highest = Pieces in a heap, at most
filter-cuts = Cuts
filter-changes = Which way
filter-set-own = The house’s own
offer-cut-payment = A payment
offer-cut-heaps = In equal heaps
offer-cut-size = Beside a bet
offer-change-up = Into larger pieces
offer-change-down = Into smaller pieces
offer-change-split = Into two kinds of pieces

# What is wrong with a denomination set or with the chips of a drill.
flaw-no-such-chip-set = There is no denomination set `{ $found }`. Choose from: { $known }.
flaw-no-such-colour = “{ $found }” is no colour. Write it like `#1c6b3a`.
flaw-chips-id-not-file = The set is called “{ $found }” and the file “{ $expected }”. Give them the same name.
flaw-chips-none = The set has no piece. It needs at least one.
flaw-chips-too-many = A set has { $most } pieces at most. Take out those beyond that.
flaw-chips-alike = This piece has the shape and the colours of that of { $other }. Change one of the two.
flaw-chips-value = A piece is worth at least 1 (a cent), and no more than the program reckons with; not { GROUPED($found) }.
flaw-chips-value-twice = The value { $found } stands here twice. Each value has one piece.
flaw-chips-not-rising = The value { $found } is less than the one before it. Put the pieces in order from the smallest to the largest.
flaw-chips-name = This name is empty or too long. Write 1 to { $most } letters.
flaw-pieces-cannot-pay = The pieces of the set `{ $set }` that this drill has do not make { $sum }. Add pieces, take another set, or change `from`, `to` and `step`.
flaw-piece-not-in-set = The set `{ $set }` has no piece of { $found } cents. Its values are { $has }.
flaw-pieces-no-sum = With the pieces of the set `{ $set }` that this drill has, some of its questions have no sum between `from` and `to`. Add pieces or widen the bounds.
flaw-sums-upside-down = No sum lies between `from` and `to`. Write at least 1 (a cent) for `from`, and a larger `to`.
flaw-stacks = There are one, two or three heaps. Write for instance `stacks: [1, 2]`.
flaw-highest = A heap has 2 to 40 pieces. Write for instance `highest: 20`.
