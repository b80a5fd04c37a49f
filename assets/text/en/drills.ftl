# What the drills ask, the parts of a composed answer, the choices, and the working of the key.
ask-count = What is { $side }’s point?
ask-third-card = Does { $side } take a third card?
ask-winner = Which chance wins?
ask-whole-coup = Decide the whole coup. The next two cards of the shoe lie beside it, the first to come out on the left.
ask-payout = { $stake } on { $chance }. What does the house pay, not counting the stake itself?

part-third-card = { $side }: third card?
part-final-point = { $side }: final point
part-winner = Which chance wins?

choice-draws = { $side } draws
choice-stands = { $side } stands
choice-chance = { $chance }

working-sum = { $cards } = { $sum }, so { $point }
working-sum-small = { $cards } = { $sum }
working-tenth = A tenth of { $stake } is { $tenth }.
working-half-of-tenth = Half of that is { $half }.
working-rest = { $stake } less { $half } leaves { $paid }.
working-odds = { $stake } at { $ratio } comes to { $paid }.

# Why a drill as written in a lesson file cannot be posed.
flaw-hand-of-two-or-three = A hand has two or three cards. Write `cards: [2]`, `cards: [3]` or `cards: [2, 3]`.
flaw-no-side = The drill asks about no side. Write `sides: [Punto]`, `sides: [Banco]` or `sides: [Punto, Banco]`.
flaw-stake-of-nought = Neither a stake nor a step can be nought. Write at least 1 (a cent) for `from` and for `step`.
flaw-stakes-upside-down = No multiple of `step` lies between `from` and `to`. Make `to` larger than `from`, within the largest sum the program can work out.
