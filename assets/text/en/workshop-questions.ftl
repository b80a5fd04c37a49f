# Custom questions of a step.
workshop-asks = { $count ->
    [0] No custom questions yet
    [one] { $count } custom question
   *[other] { $count } custom questions
}
workshop-asks-add = Add question
