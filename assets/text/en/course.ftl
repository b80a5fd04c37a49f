# The table test and the course.
home-table = Table
table-size-large = Large table
table-size-midi = Midi table
table-size-mini = Mini table
home-course = Course: { $passed } of { $all } lessons passed
home-pack-passed = { $passed } of { $all }
home-test-demands = { $questions } questions · { $minutes } min · pass mark { $percent }%
home-test-demands-untimed = { $questions } questions · pass mark { $percent }%
test-time-left = Time left: { $time }
test-band-0 = Not passed yet
test-band-1 = Passed
test-band-2 = Good
test-band-3 = Very good
test-band-4 = Ready for the table
test-band-from = { $percent }% and above
test-area-whole = Overall: { $right } of { $asked } correct · { $percent }% · pass mark { $mark }%
test-unanswered = { $questions ->
    [one] { $questions } question was not answered.
   *[other] { $questions } questions were not answered.
}
test-area-tableau = Tableau: { $right } of { $asked } correct · { $percent }% · pass mark { $mark }%
test-area-payments = Payouts: { $right } of { $asked } correct · { $percent }% · pass mark { $mark }%
test-area-calls = Calls: { $right } of { $asked } correct · { $percent }% · pass mark { $mark }%
test-ring-tableau = Tableau, pass mark { $mark }%
test-ring-payments = Payouts, pass mark { $mark }%
test-ring-calls = Calls, pass mark { $mark }%
test-missing = { $count ->
    [one] 1 more correct answer needed.
   *[other] { $count } more correct answers needed.
}
test-work-on = Needs work
test-other-mistakes = Other mistakes
test-work-on-lesson = Lesson: { $lesson }
test-drill-score = { $drill }: { $right } of { $asked } correct
test-title = Test finished
flaw-test-minutes = A test lasts 1 to { $most } minutes; this one has { $found }.
flaw-test-bands = The four grade bands must be rising numbers between 1 and 100. Write for example `bands: (75, 82, 89, 96)`.
flaw-test-pass = The pass mark of a test is its first grade band, { $band }; here it is { $found }. Write `accuracy: { $band }`.
flaw-lesson-after = “{ $found }” is not the name of a lesson. Write pack and lesson with a slash between them: `pack/lesson`.
flaw-lesson-after-itself = A lesson can’t have itself as a prerequisite. Remove it from `after`.
home-free = Free practice
free-title = Free practice
free-about = Pick a drill, then narrow it down to what you need.
free-drill = Drill
free-rounds = Number of questions
free-group-cards = Cards and totals
free-group-calls = Calls
free-group-bets = Bets and payouts
free-group-chips = Chips and change
free-group-shoe = The shoe
free-group-procedure = Procedure and rules
free-group-mistakes = Mistakes and disputes
flaw-pack-id-taken = “{ $found }” is reserved for free practice. Give the pack another ID.
