# The table test and the course.
home-table = Table
table-size-large = Large table
table-size-midi = Midi table
table-size-mini = Seven-box table
home-course = { $passed } of { $all } lessons passed on the way to the table test
home-pack-passed = { $passed } of { $all }
home-test-demands = { $questions } questions, { $minutes } minutes, passed from { $percent }%
home-test-demands-untimed = { $questions } questions, passed from { $percent }%
test-time-left = { $time } left
test-band-0 = Not yet
test-band-1 = Passed
test-band-2 = Good
test-band-3 = Very good
test-band-4 = Ready for the table
test-band-from = from { $percent }%
test-unanswered = { $questions ->
    [one] { $questions } question was left without an answer.
   *[other] { $questions } questions were left without an answer.
}
test-area-tableau = Tableau: { $right } of { $asked } right · { $percent }% · mark { $mark }%
test-area-payments = Payments: { $right } of { $asked } right · { $percent }% · mark { $mark }%
test-area-calls = Calls: { $right } of { $asked } right · { $percent }% · mark { $mark }%
test-missing = { $count ->
    [one] One right answer is missing.
   *[other] { $count } right answers are missing.
}
test-work-on = To work on
test-drill-score = { $drill }: { $right } of { $asked }
test-title = Test finished
flaw-test-minutes = A test lasts 1 to { $most } minutes; this one has { $found }.
flaw-test-bands = The four bands must rise, between 1 and 100. Write for example `bands: (75, 82, 89, 96)`.
flaw-test-pass = A test is passed from its first band, { $band }; here the pass mark is { $found }. Write `accuracy: { $band }`.
flaw-lesson-after = “{ $found }” is not the name of a lesson. Write pack and lesson with a stroke between them: `pack/lesson`.
flaw-lesson-after-itself = A lesson cannot come after itself. Take it out of `after`.
home-free = Free practice
free-title = Free practice
free-about = One drill, narrowed to what you want to work on. What would leave nothing to ask cannot be chosen.
free-drill = Drill
free-rounds = How many questions
flaw-pack-id-taken = “{ $found }” is kept for free practice. Give the pack another id.
