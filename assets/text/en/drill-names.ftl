# The drills by name.
drill-count-hand = Count a hand
drill-third-card = The third card
drill-whole-coup = The whole coup
drill-winner = Who wins
drill-payout = Pay a stake
drill-knowledge = Knowledge
drill-commission = Commission
drill-half-pay = Half pay on six
drill-faulty-stakes = Faulty stakes
drill-hand-passes = The hand passes
drill-burn = Cards to burn
drill-cutting = The cut
drill-misdraws = Mis-draws
drill-who-turns-punto = Who turns the cards
