# The trainer’s report and the certificate.
paper-seconds = { $seconds } s
report-of = Training report: { $name }
report-title = Training report
report-under = { $house } · { $date }
report-expected = expected mistakes per 100 coups
report-of-answers = { $count ->
    [one] of { $count } answer correct
   *[other] of { $count } answers correct
}
report-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
report-days = { $count ->
    [one] day of practice
   *[other] days of practice
}
report-nothing = No answers for this house yet.
report-weeks = Answers per week
report-week-of = Week of
report-answers = Answers
report-right = Correct
report-median = Median time
report-drills = By drill
report-drill = Drill
report-tableau = Tableau
report-tableau-about = Correct answers (%) for each third-card decision. Rows: total of the first two cards. Columns: { $punto }’s third card, for { $banco }’s decisions. On the right: { $punto }’s own decisions.
report-tableau-rows = { $banco }
report-shade = { $percent } and above
report-never-asked = – never asked
report-weakest = Needs work
report-weak-score = { $right } of { $asked } correct
report-lessons = Lessons passed
report-lessons-of = { $passed } of { $all }
report-lesson = Lesson
report-passed-on = Passed on
report-best = Best score
report-tests = Table tests
report-test = Test
report-band = Grade
certificate-title = Certificate
certificate-given = awarded to
certificate-passed = for passing “{ $test }” under the rules of { $house }.
certificate-of = { $right } of { $asked } correct
certificate-minutes = per answer, { $minutes } min limit
certificate-untimed = untimed
certificate-no-clock = no time limit
certificate-day = date of the test
certificate-trainer = Trainer
certificate-mark = Tailleur { $version } · verification code { $mark }
certificate-print = Print certificate…
report-print = Print report…
paper-lies-here = Saved to { $place }
paper-not-made = Couldn’t create the document: { $why }.
paper-not-written = Couldn’t save the document to { $place }. { $trouble }
certificate-none-passed = { $name } has not passed a table test yet.
certificate-no-such-mark = No passed test in { $name }’s journal has this verification code.
cli-report = Export the training report as PDF
cli-usage-report = tailleur progress report --pdf FILE [--profile NAME] [--house HOUSE] [--data FOLDER]
cli-certificate = Export the certificate of a passed table test as PDF
cli-usage-certificate = tailleur progress certificate --pdf FILE [--profile NAME] [--mark MARK] [--house HOUSE] [--data FOLDER]
cli-value-mark = MARK
cli-certificate-mark = Verification code of the test, such as 3F2A-91C0 (default: the last test passed)
cli-paper-house = House (default: that of the profile or the test)
cli-paper-pdf = PDF file to write
