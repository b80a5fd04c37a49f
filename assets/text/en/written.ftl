# Custom questions: the default prompts.
ask-written-lines = Answer each line.
ask-written-paid = Seat { $seat }: { $stake } on { $chance }. How much does the house pay, not counting the bet?
ask-written-commission = Seat { $seat }: { $stake } on { $chance } wins. What commission does the house keep?
ask-written-pay-in-chips = Seat { $seat }: { $stake } on { $chance }. Pay in chips what the house owes, not counting the bet.
ask-written-change = Change these chips: give the same amount in other chips.
ask-written-aloud = { $ask } Say it aloud.
ask-written-place-bets = What is the call to place bets?
ask-written-bets-closed = What is the call to close betting?
ask-written-point = What is the call for { $side }’s total?
ask-written-card-for = What is the call for { $side }’s third card?
ask-written-final = What is the final call?

# Reasons where no rule of the game applies.
reason-authored = Answer set by the lesson’s author.
source-authored = Set by the author; no clause cited.
source-cited = Clause { $clause }, cited by the author
sheet-authored = set by the author
sheet-hint = { $answer }: { $says }
drill-authored = The author’s questions
decided-authored = Question { $id }

# Errors in the form of a question.
flaw-asked-none = This step has no question. Write one or remove the step.
flaw-asked-too-many-questions = A lesson has at most { $most } custom questions. Split it into several lessons.
flaw-asked-too-many = There are { $found } here; at most { $most } are allowed. Remove some.
flaw-asked-id-twice = Another question in this pack is also called `{ $found }`. Give each its own name.
flaw-asked-no-prompt = This question has no prompt. Write it in `asks`.
flaw-asked-no-answer = There is no correct answer. Write it in `right`, or write in `is` what the referee decides.
flaw-asked-never = The referee can’t decide this. Change the scene, or write the correct answer in `right`.
flaw-asked-no-incident = `Misdraw` decides about an incident; give the question an `incident`.
flaw-asked-not-decided = This incident does not decide the question. Ask about something else.
flaw-asked-braces = `{ $found }` can’t be used here; only the names of the sides, the tie and the tailleur can be in braces.
asked-in-house = ({ $house }) { $what }
flaw-asked-two-options = A choice needs at least two options.
flaw-asked-no-such-option = `{ $found }` is not one of the options: { $known }.
flaw-asked-option-missing = The referee decides `{ $decided }`, but no option has that id. Add one.
flaw-asked-seats-not-seen = Seats can only be clicked if the scene has `seats`.
flaw-asked-most = `most` must be from 1 to { GROUPED($most) }.
flaw-asked-above-most = The correct answer is { $found }, but only numbers from 0 to { $most } can be entered. Write `most: { $found }`.
flaw-asked-amount = An amount must be at least one cent and within the range the program can calculate with.
flaw-asked-pieces = Place between 1 and { $most } chips of each value.
flaw-asked-two-steps = There must be at least two steps to put in order.
flaw-asked-steps-of-the-house = The steps come from the house. Remove `steps` or `is`.
flaw-asked-says-nothing = There are no words to say here. Write what is said.
flaw-asked-no-rows = Name at least one row of the tableau, by Banco’s total.
flaw-asked-row-each = Rows: { $rows }, answers: { $found }. Write one answer per row, or none.
flaw-asked-row = `{ $found }` is not a row. Write { $cells } letters, D for draw and S for stand (not T and R as in a house file), the last for Punto standing.
flaw-asked-no-parts = A question with several parts needs at least one line.
flaw-asked-part-form = A line can be a choice, a number or an amount. Ask the rest in another question.
flaw-asked-also-of-referee = `also` is for words of your own. Remove `also` or `is`.
flaw-asked-margin = `margin` must be 1 or more, and small enough that some answer is still wrong.
flaw-asked-margin-of-referee = `margin` is for a number of your own. Remove `margin` or `is`.
flaw-asked-margin-in-part = A line has one correct number. Remove `margin`, or ask it in another question.
flaw-asked-hint-never = `{ $found }` is not a possible answer, so the hint would never appear. Write the answer as the journal records it.
flaw-asked-hint-right = `{ $found }` is correct, and hints appear only for wrong answers. Remove it, or name a wrong answer.

# Answers that the referee decides differently.
flaw-asked-right = `{ $found }` is wrong: the referee says `{ $decided }`. { $why } [{ $clause }] Change `right` or the scene.
flaw-asked-right-plain = `{ $found }` is wrong: the referee says `{ $decided }`. Change `right` or the scene.
flaw-asked-small-letters = An id is lower-case. Write `{ $meant }`.
flaw-asked-stake-left = Seat { $seat }’s bet on “{ $spot }” is missing here: { $decided }.
asked-collected = it is taken
asked-paid = it is paid { $sum }
asked-stays = it stays
flaw-asked-not-fewest = { $found } chips are not the fewest. Use { $fewest }.
flaw-asked-no-change-made = Nothing is changed: the chips are the same.

# Errors in the scene of a question.
flaw-asked-copies = There are more copies of this card ({ $card }) than the shoe holds with { $packs } decks. Remove some.
flaw-asked-card-too-many = This card does not belong to { $side }: the coup is already over. Remove it.
flaw-asked-card-of-other = { $side } gets no card here: the next one belongs to { $other }. Give it to { $other }, or remove it.
flaw-asked-four-cards = The referee needs a coup here: give both sides at least two cards.
flaw-asked-coup-open = The coup is not over: { $side } still takes a card. Add it.
flaw-asked-has-drawn = { $side } already has its third card, so you can’t ask whether it draws. Remove that card.
flaw-asked-punto-first = { $side } draws first: you can’t ask about { $other } before { $side }’s card is dealt. Add it.
flaw-asked-no-hand = Give { $side } two or three cards, so that its total can be counted.
flaw-asked-no-turned = There is no first card: write it in `turned`.
flaw-asked-nothing-burned = This first card burns no cards. Ask something else.
flaw-asked-no-such-stake = Seat { $seat } has no bet on “{ $spot }” in this scene.
flaw-asked-stake-twice = Seat { $seat }’s bet on this spot appears twice. Remove one of the two.
flaw-asked-no-stakes = There is no bet to settle.
flaw-asked-all-stay = Every bet stays: there is nothing to settle.
flaw-asked-nothing-paid = This bet is not paid, so there are no chips to place. Change the scene, or ask about another bet.
flaw-asked-no-commission = No commission is due on this bet.
flaw-asked-nobody-stands = Standing players may not bet. Remove `standing`, or the bet.
flaw-asked-no-such-seat = There is no seat { $found }: the table has { $seats }.
flaw-asked-no-such-spot = There is no spot `{ $found }` on the layout.
flaw-asked-no-such-table = The house has no table of this size. It has: { $known }. Change `table`, or remove the field.
flaw-asked-holder-sits = Seat { $seat } holds the shoe but is not among the taken seats. Add it to `taken`.
flaw-asked-limits = The minimum is at least one cent, and no more than the maximum.
flaw-asked-one-shoe = Either a first card is shown or the stop card comes out, not both. Remove `turned` or `stop_card`.
flaw-asked-no-heaps = There are no chips in front of the croupier: write them in `chips`.
flaw-asked-no-change = No change is made at the table. Ask something else.
flaw-asked-no-such-set = There is no chip set `{ $found }`. Choose from: { $known }.
flaw-asked-no-such-call = This is not called in the coup on the table. Change the scene, or ask for another call.
flaw-pack-too-large = The files of this pack are too large: { GROUPED($size) } kB in total; the limit is { GROUPED($most) } kB.
