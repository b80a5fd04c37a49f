# What guests, chef and colleagues say at the table, as it is recorded in their voice.
# Bets as they are placed.
table-line-bet = { $spot }, please.
table-line-bet-again = { $spot } again.
table-line-bet-amount = { $amount } { $place }.
table-line-bet-place = on { $spot }
table-line-bet-same = Same again.
table-line-bet-for-another = It’s for my neighbour.
table-line-bet-back = I’m taking my bet back.
table-line-bet-late = Wait, this too!
# The shoe.
table-line-shoe-taken = I’ll take the shoe.
table-line-hand-passes = The hand passes.
table-line-shoe-refused = No thank you, not for me.
table-line-shoe-given-up = I’ll pass the shoe on.
# Change.
table-line-change = Change, please.
table-line-change-this = Could you change this for me?
table-line-chips = Some chips, please.
table-line-change-now = Quick, change this for me now!
# Coming and going.
table-line-good-evening = Good evening, everyone.
table-line-this-seat = I’ll sit here.
table-line-good-night = Thank you, good night.
table-line-enough = That’s enough for tonight.
# Won and lost.
table-line-thanks = Thank you.
table-line-many-thanks = Thank you very much.
table-line-won = There it is!
table-line-at-last = At last!
table-line-missed = Missed it.
table-line-never-mind = Never mind.
# Complaints and claims.
table-line-underpaid = You’ve paid me wrong.
table-line-check-payout = Check my payout, please.
table-line-my-bet = That bet is mine.
table-line-hands-off = Don’t touch, that’s my bet!
table-line-not-lost = No, I haven’t lost.
table-line-new-cut = I’d like a new cut.
table-line-pass-now = I’m passing the shoe, right now.
table-line-let-me = Let me do it.
table-line-these-too = I’ll turn these cards too.
table-line-not-these = No, I won’t take those cards.
table-line-dawdling = One moment, let me think.
table-line-noise = Come on, come on, come on!
# Guests who wait.
table-line-can-we-go-on = Can we get on?
table-line-waiting = I’m waiting.
table-line-waiting-long = I’ve been waiting for ages!
table-line-slow-tonight = It’s slow tonight.
# What guests say to an answer.
table-line-very-kind = That’s very kind.
table-line-as-you-wish = As you wish.
table-line-i-will-wait = All right, I’ll wait.
table-line-did-you-hear = Did you hear me?
table-line-thanks-for-checking = Thank you for checking.
table-line-mine = It’s mine.
table-line-sorry = I’m sorry.
table-line-why-refused = Why are you giving it back?
# The chef and the colleagues.
table-line-chef-comes = I’m coming.
table-line-chef-decides = I’ll deal with it.
table-line-well-done = Very good.
table-line-nice-work = Nice work.
table-line-watch-shoe = Careful with the shoe.
table-line-watch-drawing = Look at the drawing again.
table-line-watch-calls = Mind your calls.
table-line-watch-order = In order, please.
table-line-watch-money = Count your payouts again.
table-line-watch-bets = Watch the bets.
table-line-watch-conduct = Calm and courteous, please.
table-line-new-limits = The limits are changing.
table-line-suspended = We’re suspending the game for a few minutes.
table-line-fill = Here are your chips.
table-line-relief = I’ll take over.
table-line-put-right = Thank you, I’ll put it right.
table-line-good-shift = Have a good shift.
table-line-shift-over = Thank you, that’s all.
