# Calls said aloud: the prompt, the points to mark, the model call.
drill-say-aloud = The calls, aloud
ask-aloud = Say the call aloud.
aloud-hint = Say it as you would at the table, then press Enter. No microphone is used.
aloud-said = Show call
aloud-model = Model call
aloud-time = Your time: { $seconds } s
aloud-mark = How did yours compare?
aloud-all-right = All correct
aloud-unmarked = not marked yet
aloud-row = { $point }: { $mark }
lesson-aloud-hint = Press a number once to mark that item correct, twice for incorrect. 0: all correct. Backspace: undo. Enter: check.

aloud-points = Totals
aloud-point = Total
aloud-order = Order
aloud-winner = Winner
aloud-announced = What is called
aloud-announced-side = What is called, and for which side
aloud-side-natural = Side, and whether it is a natural
aloud-words = House wording

sheet-aloud-how = Say it to someone who has the answer key and ticks what was correct.
