# Prompts of the drills, parts of a composed answer, choices, working.
ask-count = What is { $side }’s total?
ask-third-card = Does { $side } take a third card?
ask-winner = What is the result?
ask-whole-coup = The next two cards are shown; the left one comes out first. Play out the whole coup.
ask-payout = { $stake } on { $chance }. How much does the house pay, not counting the bet?

part-third-card = { $side }: third card?
part-final-point = { $side }: final total
part-winner = What is the result?

choice-draws = { $side } draws
choice-stands = { $side } stands
choice-chance = { $chance }

working-sum = { $cards } = { $sum }; drop the tens: { $point }
working-sum-small = { $cards } = { $sum }
working-tenth = A tenth of { $stake } is { $tenth }.
working-half-of-tenth = Half of that is { $half }.
working-rest = { $stake } − { $half } = { $paid }
working-odds = { $stake } at { $ratio } = { $paid }
mistake-payment-with-bet = You added the bet of { $stake }: it stays with the player, only the winnings are paid.
mistake-payment-evens = You paid 1 to 1. Here a winning bet is paid { $ratio }.
mistake-payment-tenth = You took off a tenth. A twentieth is half of that: { $half }.
mistake-payment-twentieth-alone = That is the twentieth alone. It comes off the bet; the rest is paid.
mistake-commission-left-out = You left out the commission, a twentieth of the winnings.
mistake-commission-alone = That is the commission alone. It comes off the winnings; the rest is paid.
mistake-count-first-two = That is the total of the first two cards. The third counts as well.

# Why a drill as written in a lesson file cannot be posed.
flaw-hand-of-two-or-three = A hand has two or three cards. Write `cards: [2]`, `cards: [3]` or `cards: [2, 3]`.
flaw-no-side = The drill names no side. Write `sides: [Punto]`, `sides: [Banco]` or `sides: [Punto, Banco]`.
flaw-stake-of-nought = Bets and increments can’t be zero. Write at least 1 (a cent) for `from` and for `step`.
flaw-stakes-upside-down = There is no multiple of `step` between `from` and `to`. Make `to` larger than `from`, and no more than the program can handle.
