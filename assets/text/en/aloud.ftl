# Calls said aloud: the prompt, the points to mark, the model call.
drill-say-aloud = Saying calls aloud
ask-aloud = Say the call aloud.
aloud-hint = Say it as at the table, then press Enter to see the call and mark your own. No microphone is used.
aloud-own-marking = By your own marking
aloud-said = Show call
aloud-model = Model call
aloud-time = Your time: { $seconds } s
aloud-mark = Mark each part: correct or not
aloud-all-right = All correct
aloud-unmarked = not marked yet
aloud-row = { $point }: { $mark }
lesson-aloud-hint = Click, or press the number: once for correct, twice for incorrect. Backspace: undo. Enter: check.

aloud-points = Totals
aloud-point = Total
aloud-order = Order
aloud-winner = Winner
aloud-announced = What is called
aloud-announced-side = What is called, and for which side
aloud-side-natural = Side, and whether it is a natural
aloud-words = House wording

sheet-aloud-how = Say it to someone who has the answer key and ticks what was correct.
