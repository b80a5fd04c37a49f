# The questions of a step in the workshop.
workshop-asks = { $count ->
    [0] No question is written out here yet.
    [one] { $count } question is written out here.
   *[other] { $count } questions are written out here.
}
workshop-asks-add = Add a question
