# Custom questions of a step.
workshop-asks = { $count ->
    [0] No custom questions yet
    [one] { $count } custom question
   *[other] { $count } custom questions
}
workshop-asks-add = Add question
workshop-drill-cases = { $count ->
    [0] No case is left in { $house }. Switch on more of them.
    [one] 1 case in { $house }.
   *[other] { $count } cases in { $house }. With { $count } questions, or a multiple, each comes up equally often.
}
