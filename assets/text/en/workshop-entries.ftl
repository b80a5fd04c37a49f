# Values of fields, and names of list entries.
workshop-coins = = { $sum }
workshop-hint-number = Wrong answer (a number)
workshop-hint-sum = Wrong answer (amount in cents: 20000 = 200)
workshop-right-answer = Correct answer
workshop-feedback = Feedback
workshop-one-term = Term
workshop-one-hint = Hint
workshop-one-stake = Bet
workshop-one-option = Answer
workshop-one-step = Step
workshop-one-line = Line
workshop-shown-in = Preview language
workshop-language-texts = { $language }: { $count ->
        [one] one text
       *[other] { $count } texts
    } in this pack.
workshop-language-drop = Remove everywhere
workshop-language-keep = Keep texts
workshop-did-language = Language removed
