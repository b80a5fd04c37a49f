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
certificate-passed = for passing “{ $test }” by the rules of { $house }.
certificate-of = { $right } right answers of { $asked }
certificate-minutes = an answer, { $minutes } min at most
certificate-untimed = untimed
certificate-no-clock = time did not count
certificate-day = day of the test
certificate-trainer = The trainer
certificate-mark = Tailleur { $version } · mark in the journal { $mark }
certificate-print = Certificate…
report-print = Report…
paper-lies-here = The paper lies here: { $place }
paper-not-made = The paper could not be made: { $why }.
paper-not-written = The paper could not be written to { $place }. { $trouble }
certificate-none-passed = { $name } has not passed a table test yet.
certificate-no-such-mark = No passed test in { $name }’s journal has this mark.
cli-report = Write the trainer’s report as PDF
cli-usage-report = tailleur progress report --pdf FILE [--profile NAME] [--house HOUSE] [--data FOLDER]
cli-certificate = Write the certificate of a passed table test as PDF
cli-usage-certificate = tailleur progress certificate --pdf FILE [--profile NAME] [--mark MARK] [--house HOUSE] [--data FOLDER]
cli-value-mark = MARK
cli-certificate-mark = The mark of the test, such as 3F2A-91C0; without it the last that was passed
cli-paper-house = The house; without it that of the profile or of the test
cli-paper-pdf = The PDF file to write
