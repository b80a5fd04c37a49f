# What was left goes on: lessons, tests and their results.
home-continue = Continue
home-left = Not finished yet
home-left-at = continue at question { $number }
lesson-paused-place = Your place is saved too: you can leave and go on from here later, even after closing the program.
lesson-paused-no-place = If you leave, this practice ends here. The next one is made of what you need then.
lesson-restart = Begin again
notice-lesson-changed = This lesson was changed since you left it, so it begins again. Your answers still count.

paper-skip = Skip
paper-mark = Mark for later
paper-list = All questions
paper-unanswered = { $count ->
    [one] 1 question has no answer. If you finish now, it counts as a mistake.
   *[other] { $count } questions have no answer. If you finish now, they count as mistakes.
}
paper-ahead = Not answered yet
paper-marked = Marked for later
paper-skipped = Skipped
paper-answered = Answered
paper-question = Question { $number }
paper-state = { $state }: { $count }
paper-go-on = Go to question { $number }
paper-finish = Finish the test now
keys-test = In a test: skip, mark for later, all questions

tests-title = Table tests
tests-none = No table test finished yet. Results appear here and can be opened again.
tests-line = { $day }: { $title }
tests-score = { $right } of { $asked } right
tests-passed = passed
tests-failed = not passed
summary-on = Taken on { $day }
tests-topics = { $count ->
    [0] Every topic without a mistake
    [one] 1 topic with mistakes
   *[other] { $count } topics with mistakes
}
tests-open = Open the result
tests-column-topic = Topic
tests-column-right = Right
tests-column-asked = Asked
tests-column-percent = Right (%)
