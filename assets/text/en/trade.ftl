# Money, cards, commission and limits beside the coup: what is asked and shown.
# Notes changed for pieces and back.
told-hands-notes = Seat { $seat } hands over banknotes: { $notes }.
ask-money-one-value = The player wants pieces of { $value }. Put them out.
ask-money-two-values = The player wants { $count } × { $first } and the rest in pieces of { $rest }. Put them out.
ask-money-fewest = Put out the sum in as few pieces as possible.
ask-money-to-notes = The player gives back these pieces and wants notes of { $note }.
ask-money-order = Put the acts of this change in order.
ask-money-call = What do you announce before the pieces are put out?
part-money-sum = The pieces come to
part-money-notes = Notes of { $note }
choice-money-called = “Change, { $sum }”
choice-money-staked = “{ $sum } on { $chance }”
choice-money-not-called = Nothing
change-act-spread-on-marble = The notes are spread on the marble
change-act-spread-on-felt = The notes are spread on the felt
change-act-call-sum = The sum is announced as change
change-act-count-pieces = The pieces are counted out in view
change-act-pass-pieces = The pieces are passed to the player
change-act-box-notes = The notes go into the cash box
offer-money-one-value = Notes into pieces of one value
offer-money-two-values = Notes into two kinds of pieces
offer-money-fewest = Notes into the fewest pieces
offer-money-to-notes = Pieces into notes
offer-money-in-order = The acts in order
offer-money-call = The call

# The cards are proved before the shuffle.
ask-prove-cards = The cards are proved before the shuffle. What is found, and what is done?
told-cards-counted = Counted in heaps: { $heaps }.
part-proof-state = The count
choice-proof-complete = All cards are there
choice-proof-short = Cards are missing
choice-proof-over = There are too many
part-proof-off = How many missing or too many? (0 = none)
told-cards-by-rank = Sorted by rank. Ace: { $ace }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }, 7: { $seven }, 8: { $eight }, 9: { $nine }, 10: { $ten }, jack: { $jack }, queen: { $queen }, king: { $king }.
told-cards-by-back = Sorted by back: { $blue } blue, { $red } red.
part-proof-heap-short = Which heap is short?
part-proof-heap-over = Which heap has too many?
choice-proof-no-heap = None
choice-rank = { $rank ->
    [1] Aces
    [8] Eights
    [11] Jacks
    [12] Queens
    [13] Kings
   *[other] Cards marked { $rank }
}
choice-back-blue = Blue backs
choice-back-red = Red backs
told-card-clean = Pack { $pack }, { $card }: clean, its corners whole, its back plain.
told-card-flat = Pack { $pack }, { $card }: flat, its edges sharp, its back in the pack’s colour.
told-card-bent = Pack { $pack }, { $card }: a corner is bent.
told-card-torn = Pack { $pack }, { $card }: an edge is torn.
told-card-stained = Pack { $pack }, { $card }: there is a stain on its back.
told-card-frayed = Pack { $pack }, { $card }: its edges are frayed.
told-card-patterned = Pack { $pack }, { $card }: its back has a pattern.
told-card-other-tint = Pack { $pack }, { $card }: its back is of a third colour.
told-card-narrower = Pack { $pack }, { $card }: it is narrower than the others.
part-card-state = This card
choice-card-sound = Is as it should be
choice-card-worn = Is worn
choice-card-foreign = Belongs to none of these packs
choice-proof-go-on = The cards go on to the shuffle
choice-proof-replace-pack = The pack is replaced by a new one
choice-proof-set-aside = The cards are set aside and reported
working-packs = { $packs } × 52 = { $cards }
working-counted = { $heaps } = { $counted }
working-difference = { $large } − { $small } = { $off }
working-of-each-rank = { $packs } × 4 = { $count } of each rank
offer-prove-count-right = Counted: complete
offer-prove-count-short = Counted: cards missing
offer-prove-count-over = Counted: too many
offer-prove-ranks-right = By rank: complete
offer-prove-rank-short = By rank: one missing
offer-prove-rank-over = By rank: one double
offer-prove-ranks-swapped = By rank: one missing, one double
offer-prove-backs-right = By back: complete
offer-prove-backs-swapped = By back: a wrong back
offer-prove-sound = A sound card
offer-prove-worn = A worn card
offer-prove-foreign = A foreign card

# Commission marked at the box and collected later.
told-marked-coup = Coup { $coup }, { $winner } wins. Seat { $seat } has { $amount } on { $chance }.
ask-marked-stake = At this table the commission is marked. What happens to the stake of seat { $seat }?
ask-marked-box = At this table the commission is marked. How much is marked at seat { $seat } after these coups?
ask-marked-leaves = At this table the commission is marked. After these coups seat { $seat } leaves.
ask-marked-shoe-ends = At this table the commission is marked. After these coups the shoe ends. What is collected in all?
part-paid-now = Paid now
part-marked = Commission marked
part-collected-now = Collected from this player
part-still-marked = Still marked at the other boxes
working-marked = Seat { $seat }: { $stake }, commission { $marked }
offer-marked-win = A win on { $banco }
offer-marked-no-win = No commission
offer-marked-box = The marks of a box
offer-marked-leaves = A player leaves
offer-marked-shoe-ends = The shoe ends

# Minimum and maximum change during the day.
told-limits-were = Until now: minimum { $min }, maximum { $max }.
told-limits-become = New limits: minimum { $min }, maximum { $max }.
told-limits-then-stake = Then seat { $seat } lays { $amount } on { $chance }.
told-limits-coup-dealt = Seat { $seat } lays { $amount } on { $chance }. The bets are closed and the first cards are out.
told-limits-stake-left = Seat { $seat } has { $amount } on { $chance }. The coup is over, and the stake is left for the next.
ask-limits-stake = Which limits hold for the stake of seat { $seat }, and what becomes of it?
ask-limits-known = Who decides on this change, and how is it made known?
part-limits-which = The limits that hold
part-limits-stake = The stake
part-limits-decides = Who decides?
part-limits-known = How is it made known?
choice-limits-old = The old ones
choice-limits-new = The new ones
choice-limits-management = The management
choice-limits-head-of-table = The head of the table
choice-limits-payer = The one who pays the stakes
choice-limits-told-and-shown = Told aloud at the table, and the sign is changed
choice-limits-shown = The sign is changed without a word
choice-limits-told = Told aloud, with the old sign left up
choice-limits-tomorrow = Not at all: it waits for the next day
offer-limits-before-stakes = Before the stake
offer-limits-under-way = During the coup
offer-limits-left-down = A stake left on the layout
offer-limits-made-known = How it is made known

# The stakes of one player, added up.
ask-player-total = Add up the stakes of seat { $seat } and hold them against the limits of this table.
part-player-total = His stakes together
part-player-limits = By the limits here
choice-total-within = All is within the limits
choice-total-above = Above the maximum
choice-total-below = Below the minimum
working-stake-on = { $chance }: { $stake }
offer-total-within = Within the limits
offer-total-sum-above = The sum above the maximum
offer-total-stake-above = A stake above the maximum
offer-total-tie-above = A tie stake above its share
offer-total-below = Below the minimum
