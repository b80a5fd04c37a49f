# Lessons and tests that are resumed, and test results.
home-continue = Continue
home-left = Not finished
home-left-at = Continue at question { $number }
lesson-paused-place = Your place is saved too: you can quit and continue from here later, even after closing the program.
lesson-paused-no-place = If you quit, this practice ends here. The next one will be based on what you need then.
lesson-restart = Start again
notice-lesson-changed = This lesson has changed since you left it, so it starts again. Your answers still count.

paper-skip = Skip
paper-mark = Mark for later
paper-list = All questions
paper-unanswered = { $count ->
    [one] 1 question is unanswered. If you finish now, it counts as a mistake.
   *[other] { $count } questions are unanswered. If you finish now, they count as mistakes.
}
paper-ahead = Not answered
paper-marked = Marked for later
paper-skipped = Skipped
paper-answered = Answered
paper-question = Question { $number }
paper-state = { $state }: { $count }
paper-go-on = Go to question { $number }
paper-finish = Finish test
keys-test = In a test: skip, mark for later, all questions

tests-title = Table tests
tests-none = No table tests completed yet. Results appear here and can be opened again.
tests-line = { $day }: { $title }
tests-score = { $right } of { $asked } correct
tests-passed = passed
tests-failed = not passed
summary-on = Taken on { $day }
tests-topics = { $count ->
    [0] No topics with mistakes
    [one] 1 topic with mistakes
   *[other] { $count } topics with mistakes
}
tests-open = Open result
tests-column-topic = Topic
tests-column-right = Correct
tests-column-asked = Asked
tests-column-percent = Correct (%)
