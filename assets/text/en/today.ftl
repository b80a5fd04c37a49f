# Today’s practice, the warm-up, and the review of mistakes.

today-title = Today’s practice
today-questions = { $questions ->
    [one] one question
   *[other] { $questions } questions
}
today-length = About { $minutes } min, { $questions }
today-content = What you’ll practise
today-minutes = Minutes
today-minutes-name = { $minutes } minutes
today-drill = { $drill }: { $count }
today-others = Other: { $count }
today-reason = { $why }: { $decision }
today-and-others = { $others ->
    [one] { $reason }, and one other
   *[other] { $reason }, and { $others } others
}
today-all-fresh = Nothing is due. You’ll start with what you haven’t seen for longest.
today-more = More practice
today-done = Today’s practice is done. Keep going if you like, or come back tomorrow.
today-done-briefly = Today’s practice is done.
today-streak = { $days ->
    [one] 1-day streak
   *[other] { $days }-day streak
}

forecast-line = At { $minutes } min a day, expect about { $errors } { $errors ->
    [one] mistake
   *[other] mistakes
} per 100 coups { $when } (probably between { $low } and { $high }).
forecast-at-exam = at the exam on { $day }
forecast-by = on { $day }
today-later = { $count ->
    [one] Left for another day: { $example }
   *[other] Left for another day: { $count } decisions, such as { $example }
}
today-later-do = Practise now
later-title = Left for another day

why-wrong-just-now = Missed just now
why-new = New
why-wrong = Missed { $when }
why-slow = Slow { $when }
why-due = Last asked { $when }
why-beside = Often confused with { $other }
why-problem = At your level
why-turn = Due for review
why-frequent = Often seen at the table
when-today = today
when-yesterday = yesterday
when-on = on { $day }

warm-up-title = Warm-up: ten taps
warm-up-about = As soon as a side lights up, click it, tap it or press its key. Your reaction time is subtracted from each answer time.
warm-up-now = Press ← or → for the side that lights up, or click it, as fast as you can. Your reaction time is subtracted from your answer times.
warm-up-keys = On the keyboard: the left and right arrows, or 1 and 2.
warm-up-start = Start
warm-up-skip = Skip
warm-up-progress = { $done } of { $all }
warm-up-missed = Wrong side – never mind.
warm-up-lit = { $side }, lit
warm-up-dark = { $side }

again-title = Review your mistakes
again-do = Go over your mistakes
practice-done = Today’s practice is done
practice-more = Keep going
review-given = Your answer: { $given }
review-expected = Correct answer: { $expected }
settings-target = Long-term target time
settings-target-about = For the easiest questions; harder ones get more time. While you learn, each lesson sets its own target.
settings-target-seconds = { $seconds } s
settings-measure = Redo the warm-up
settings-measured = Your reaction time: { $seconds } s
