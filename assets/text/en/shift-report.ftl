# The report of a shift on paper.
shift-debrief-print = Save report (PDF)
cli-shift-pdf = Write the report to this PDF file
shift-paper-not-made = Couldn’t create the report: { $why }.
shift-paper-kind = Shift report
shift-paper-seed = seed { $seed }
shift-paper-passed = passed
shift-paper-red = { $count ->
    [one] serious mistake
   *[other] serious mistakes
}
shift-paper-coups = { $count ->
    [one] coup
   *[other] coups
}
shift-paper-pace = coups per hour
shift-paper-expected = coups per hour, expected { $expected }
shift-paper-areas = The seven areas
shift-paper-area = Area
shift-paper-letter = Grade
shift-paper-mistakes = Mistakes
shift-paper-noticed = Self-corrected
shift-paper-when = Time · coup
shift-paper-what = Mistake
shift-paper-due = Correct action
shift-paper-clause = Clause
shift-paper-cost = Cost
shift-paper-put-right = corrected at once
shift-paper-coup = Coup
shift-paper-time = Time
shift-paper-cards = Cards
shift-paper-winner = Winner
shift-paper-result = { $result }
shift-paper-incidents = Incidents
shift-paper-decision = Decision
shift-paper-practise = To practise
shift-paper-own-words = In your own words
shift-paper-asked = Question
shift-paper-answer = Answer
