# Money, cards, commission and limits: prompts and situations.
# Notes changed for pieces and back.
told-hands-notes = Seat { $seat } hands over banknotes: { $notes }.
ask-money-one-value = The player wants chips of { $value }. Give them out.
ask-money-two-values = The player wants { $count } × { $first } and the rest in chips of { $rest }. Give them out.
ask-money-fewest = Give out the amount in as few chips as possible.
ask-money-to-notes = The player hands in these chips and wants notes of { $note }.
ask-money-order = Put the steps of this change in order.
ask-money-call = What do you call before the chips are given out?
part-money-sum = Total of the chips
part-money-notes = Notes of { $note }
choice-money-called = “Change, { $sum }”
choice-money-staked = “{ $sum } on { $chance }”
choice-money-not-called = Nothing
change-act-spread-on-marble = The notes are spread on the marble
change-act-spread-on-felt = The notes are spread on the felt
change-act-call-sum = The amount is called as change
change-act-count-pieces = The chips are counted out in view
change-act-pass-pieces = The chips are passed to the player
change-act-box-notes = The notes go into the drop box
offer-money-one-value = Notes into chips of one value
offer-money-two-values = Notes into two denominations
offer-money-fewest = Notes into the fewest chips
offer-money-to-notes = Chips into notes
offer-money-in-order = The steps in order
offer-money-call = The call

# The cards are proved before the shuffle.
ask-prove-cards = The cards are checked before the shuffle. What do you find and do?
told-cards-counted = Counted in stacks: { $heaps }.
part-proof-state = The count
choice-proof-complete = All cards are there
choice-proof-short = Cards are missing
choice-proof-over = There are too many cards
part-proof-off = How many missing or extra? (0 = none)
told-cards-by-rank = Sorted by rank. Ace: { $ace }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }, 7: { $seven }, 8: { $eight }, 9: { $nine }, 10: { $ten }, jack: { $jack }, queen: { $queen }, king: { $king }.
told-cards-by-back = Sorted by back: { $blue } blue, { $red } red.
part-proof-heap-short = Which stack is short?
part-proof-heap-over = Which stack has too many?
choice-proof-no-heap = None
choice-rank = { $rank ->
    [1] Aces
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
    [6] Sixes
    [7] Sevens
    [8] Eights
    [9] Nines
    [10] Tens
    [11] Jacks
    [12] Queens
   *[other] Kings
}
choice-back-blue = Blue backs
choice-back-red = Red backs
told-card-clean = Deck { $pack }, { $card }: clean, its corners intact, its back plain.
told-card-flat = Deck { $pack }, { $card }: flat, its edges sharp, its back in the deck’s colour.
told-card-bent = Deck { $pack }, { $card }: a corner is bent.
told-card-torn = Deck { $pack }, { $card }: an edge is torn.
told-card-stained = Deck { $pack }, { $card }: there is a stain on its back.
told-card-frayed = Deck { $pack }, { $card }: its edges are frayed.
told-card-patterned = Deck { $pack }, { $card }: its back has a pattern.
told-card-other-tint = Deck { $pack }, { $card }: its back is a third colour.
told-card-narrower = Deck { $pack }, { $card }: it is narrower than the others.
part-card-state = This card
choice-card-sound = Is in order
choice-card-worn = Is worn
choice-card-foreign = Isn’t from any of these decks
choice-proof-go-on = The cards go to the shuffle
choice-proof-replace-pack = The deck is replaced by a new one
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
offer-prove-rank-over = By rank: one extra
offer-prove-ranks-swapped = By rank: one missing, one extra
offer-prove-backs-right = By back: complete
offer-prove-backs-swapped = By back: a wrong back
offer-prove-sound = A card in order
offer-prove-worn = A worn card
offer-prove-foreign = A foreign card

# Commission marked at the box and collected later.
told-marked-coup = Coup { $coup }: { $winner } wins. Seat { $seat } has { $amount } on { $chance }.
ask-marked-stake = Commission is marked here. What happens to seat { $seat }’s bet?
ask-marked-box = Commission is marked here. How much is marked at seat { $seat } after these coups?
ask-marked-leaves = Commission is marked here. After these coups seat { $seat } leaves. What do you do?
ask-marked-shoe-ends = Commission is marked here. These coups end the shoe. How much is collected in all?
part-paid-now = Paid now
part-marked = Commission marked
part-collected-now = Collected from this player
part-still-marked = Still marked at the other boxes
working-marked = Seat { $seat }: { $stake }, commission { $marked }
offer-marked-win = A win on { $banco }
offer-marked-no-win = No commission
offer-marked-box = Commission marked at a box
offer-marked-leaves = A player leaves
offer-marked-shoe-ends = The shoe ends

# Minimum and maximum change during the day.
told-limits-were = Until now: minimum { $min }, maximum { $max }.
told-limits-become = New limits: minimum { $min }, maximum { $max }.
told-limits-then-stake = Then seat { $seat } bets { $amount } on { $chance }.
told-limits-coup-dealt = Seat { $seat } bets { $amount } on { $chance }. Betting is closed and the first cards are out.
told-limits-stake-left = Seat { $seat } has { $amount } on { $chance }. The coup is over, and the bet is left for the next one.
ask-limits-stake = Which limits apply to seat { $seat }’s bet, and what happens to it?
ask-limits-known = Who decides on this change, and how is it announced?
part-limits-which = Limits that apply
part-limits-stake = The bet
part-limits-decides = Who decides?
part-limits-known = How is it announced?
choice-limits-old = The old ones
choice-limits-new = The new ones
choice-limits-management = Management
choice-limits-head-of-table = The supervisor
choice-limits-payer = The person who pays the bets
choice-limits-told-and-shown = Announced at the table, and the sign is changed
choice-limits-shown = The sign is changed without an announcement
choice-limits-told = Announced, with the old sign left up
choice-limits-tomorrow = Not at all: it waits until the next day
offer-limits-before-stakes = Before the bet
offer-limits-under-way = During the coup
offer-limits-left-down = A bet left on the layout
offer-limits-made-known = How it is announced

# The stakes of one player, added up.
ask-player-total = Add up seat { $seat }’s bets and compare them with the limits.
part-player-total = Total bets
part-player-limits = Compared with the limits
choice-total-within = Within the limits
choice-total-above = Above the maximum
choice-total-below = Below the minimum
working-stake-on = { $chance }: { $stake }
offer-total-within = Within the limits
offer-total-sum-above = Total above the maximum
offer-total-stake-above = One bet above the maximum
offer-total-tie-above = A tie bet above its limit
offer-total-below = Below the minimum
