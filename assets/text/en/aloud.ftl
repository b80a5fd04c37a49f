# Calls said aloud: what the drill asks, what one marks oneself on, the model.
drill-say-aloud = The calls, aloud
ask-aloud = Say the call aloud.
aloud-hint = Say it as at the table, then press Enter. No microphone listens.
aloud-said = I have said it
aloud-model = The call is
aloud-time = You took { $seconds } s
aloud-mark = And yours?
aloud-all-right = All of it right
aloud-unmarked = not marked yet
aloud-row = { $point }: { $mark }
lesson-aloud-hint = A figure marks a point right, pressed again wrong; 0 marks all of them right, Backspace takes back. Enter gives the answer.

aloud-points = The points
aloud-point = The point
aloud-order = Their order
aloud-winner = What wins
aloud-announced = What is announced
aloud-announced-side = What is announced, and for which side
aloud-side-natural = For which side, and whether a natural
aloud-words = The words of the house

sheet-aloud-how = Say it to somebody who holds the key and ticks what was right.
