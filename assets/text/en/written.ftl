# Questions that an author wrote out: what they ask where he leaves it to the program.
ask-written-lines = Answer each line.
ask-written-paid = Seat { $seat }: { $stake } on { $chance }. What does the house pay, not counting the stake itself?
ask-written-commission = Seat { $seat }: { $stake } on { $chance } wins. What commission does the house keep?
ask-written-pay-in-chips = Seat { $seat }: { $stake } on { $chance }. Pay in chips what the house owes, not counting the stake.
ask-written-change = Change these pieces: give the same sum in others.
ask-written-aloud = { $ask } Say it aloud.
ask-written-place-bets = How are stakes invited?
ask-written-bets-closed = How are the bets stopped?
ask-written-point = How is { $side }’s point called?
ask-written-card-for = How is { $side }’s third card called for?
ask-written-final = What is the final call?

# Why it is right where no rule of the game says so.
reason-authored = So the author of the lesson says.
source-authored = The author’s word; no clause is cited.
source-cited = Clause { $clause }, cited by the author
sheet-authored = the author’s word
sheet-hint = { $answer }: { $says }
drill-authored = The author’s questions
decided-authored = Question { $id }

# What is wrong with a question: its form.
flaw-asked-none = This step asks nothing. Write a question or take the step out.
flaw-asked-too-many-questions = A lesson has at most { $most } questions that are written out. Divide it.
flaw-asked-too-many = There are { $found } here, and { $most } are possible at most. Take some out.
flaw-asked-id-twice = Another question of this pack is called `{ $found }` too. Give each a name of its own.
flaw-asked-no-prompt = This question does not say what it asks. Write it in `asks`.
flaw-asked-no-answer = Nothing says what is right. Write it in `right`, or in `is` what the referee is to decide.
flaw-asked-never = The referee cannot decide this. Change the scene, or write what is right in `right` yourself.
flaw-asked-no-incident = `Misdraw` decides about an incident; give the question an `incident`.
flaw-asked-not-decided = The incident described does not decide this: ask about something else.
flaw-asked-braces = `{ $found }` cannot stand here; only the names of the two sides and of the tie can be in braces.
asked-in-house = ({ $house }) { $what }
flaw-asked-two-options = There must be two options at least to choose from.
flaw-asked-no-such-option = `{ $found }` is none of the options: { $known }.
flaw-asked-option-missing = The referee decides `{ $decided }`, and no option has that id. Add such an option.
flaw-asked-seats-not-seen = A seat can be clicked only where `seats` are in the scene.
flaw-asked-most = `most` is from 1 to { GROUPED($most) }.
flaw-asked-above-most = { $found } is right, but only 0 to { $most } can be answered. Write `most: { $found }`.
flaw-asked-amount = A sum is at least one cent and no larger than the program can reckon.
flaw-asked-pieces = From 1 to { $most } pieces of one value can be put down.
flaw-asked-two-steps = There must be two steps at least to put in order.
flaw-asked-steps-of-the-house = The steps are those of the house. Leave `steps` out, or `is`.
flaw-asked-says-nothing = There is no word here that can be said. Write what is said.
flaw-asked-no-rows = Name one row of the tableau at least, by Banco’s point.
flaw-asked-row-each = Rows: { $rows }, answers: { $found }. Write an answer for each row, or none.
flaw-asked-row = `{ $found }` is no row. Write { $cells } letters, D for draw and S for stand (not T and R as in a house file), the last where Punto stood.
flaw-asked-no-parts = A composed answer needs a line at least.
flaw-asked-part-form = A line can be a choice, a number or a sum of money. Ask the rest in another question.
flaw-asked-hint-never = Nobody can answer `{ $found }`, so the hint would never be told. Write the answer as journals write it.
flaw-asked-hint-right = `{ $found }` is right, and a hint is told only of a wrong answer. Take it out, or name a wrong answer.

# What is wrong with a question: what the referee decides otherwise.
flaw-asked-right = `{ $found }` is not right. The referee decides `{ $decided }`. { $why } [{ $clause }] Put `right` right, or the scene.
flaw-asked-right-plain = `{ $found }` is not right. The referee decides `{ $decided }`. Put `right` right, or the scene.
flaw-asked-small-letters = An id has only small letters. Write `{ $meant }`.
flaw-asked-stake-left = The stake of seat { $seat } on `{ $spot }` is left out here: { $decided }.
asked-collected = it is collected
asked-paid = it is paid { $sum }
asked-stays = it is left alone
flaw-asked-not-fewest = { $found } pieces are not the fewest: { $fewest } do.
flaw-asked-no-change-made = Nothing is changed: the pieces are the same.

# What is wrong with a question: what cannot lie on a table.
flaw-asked-copies = There are more copies of this card ({ $card }) than the shoe holds, which has { $packs } packs. Take some out.
flaw-asked-card-too-many = { $side } gets no card here, for the coup was over before it. Take it out.
flaw-asked-card-of-other = { $side } gets no card here, for the next one belongs to { $other }. Give it to { $other }, or take it out.
flaw-asked-four-cards = The referee needs a coup here: give both sides two cards at least.
flaw-asked-coup-open = The coup is not over: { $side } still takes a card. Add it.
flaw-asked-has-drawn = { $side } has its third card already, so whether it draws cannot be asked. Take that card out.
flaw-asked-punto-first = { $side } draws first: { $other } cannot be asked before that card lies there. Add it.
flaw-asked-no-hand = Two or three cards of { $side } must lie there to be counted.
flaw-asked-no-turned = No first card is turned: write it in `turned`.
flaw-asked-nothing-burned = No cards are burned here by the first card. Ask something else.
flaw-asked-no-such-stake = Seat { $seat } has no stake on `{ $spot }` in this scene.
flaw-asked-stake-twice = The stake of seat { $seat } on this spot is there twice. Keep one of the two.
flaw-asked-no-stakes = There is no stake to settle.
flaw-asked-all-stay = Every stake is left alone: there is nothing to settle.
flaw-asked-nothing-paid = Nothing is paid to this stake: there are no pieces to put down. Change the scene, or ask about another stake.
flaw-asked-no-commission = No commission is kept from this stake.
flaw-asked-nobody-stands = Players on their feet may not stake. Take out `standing`, or the stake.
flaw-asked-no-such-seat = There is no seat { $found }: the table has { $seats }.
flaw-asked-no-such-spot = There is no spot `{ $found }` on the layout.
flaw-asked-no-such-table = The house has no table of this size. It has: { $known }. Change `table`, or take the field out.
flaw-asked-holder-sits = Seat { $seat } holds the shoe and is not among those taken. Add it to `taken`.
flaw-asked-limits = The minimum is at least one cent and no more than the maximum.
flaw-asked-one-shoe = Either a card is turned or the stop card shows, not both. Take out `turned` or `stop_card`.
flaw-asked-no-heaps = No pieces stand before the croupier: write them in `chips`.
flaw-asked-no-change = No change is made at the table. Ask something else.
flaw-asked-no-such-set = There is no denomination set `{ $found }`. Choose from: { $known }.
flaw-asked-no-such-call = This is not announced in the coup that lies there. Change the scene, or ask for another call.
flaw-pack-too-large = The files of this pack are too large together: { GROUPED($size) } kB; at most { GROUPED($most) } kB are read.
