# The trainer’s report and the certificate.
paper-date = { date-without-year } { $year }
paper-seconds = { $seconds } s
report-of = Training report: { $name }
report-title = Training report
report-under = { $house } · { $date }
report-expected = errors to expect in 100 coups
report-of-answers = { $count ->
    [one] right, of { $count } answer
   *[other] right, of { $count } answers
}
report-streak = { $count ->
    [one] day running
   *[other] days running
}
report-days = { $count ->
    [one] day of practice
   *[other] days of practice
}
report-nothing = No answers in this house yet.
report-weeks = Answers per week
report-week-of = Week of
report-answers = Answers
report-right = Right
report-median = Median time
report-drills = Drill by drill
report-drill = Drill
report-tableau = The tableau
report-tableau-about = Right answers, in per cent, to each decision on the third card: a row for each point of two cards, a column for each third card of { $punto } that { $banco } faces, and { $punto }’s own decision to the right.
report-tableau-rows = { $banco }
report-shade = from { $percent }
report-never-asked = – never asked
report-weakest = To work on first
report-weak-score = { $right } of { $asked }
report-lessons = Lessons passed
report-lessons-of = { $passed } of { $all }
report-lesson = Lesson
report-passed-on = Passed on
report-best = Best
report-tests = Table tests
report-test = Test
report-band = Band
certificate-title = Certificate
certificate-given = awarded to
certificate-passed = for passing “{ $test }” by the rules of { $house } ({ $table }).
certificate-of = { $right } right answers of { $asked }
certificate-minutes = an answer, within { $minutes } minutes
certificate-untimed = untimed
certificate-no-clock = time did not count
certificate-day = day of the test
certificate-trainer = The trainer
certificate-mark = Tailleur { $version } · mark in the journal { $mark }
