# Today’s practice, the warm-up, and the review of mistakes.

today-title = Today’s practice
today-questions = { $questions ->
    [one] one question
   *[other] { $questions } questions
}
today-length = About { $minutes } min, { $questions }
today-minutes = Minutes
today-minutes-name = { $minutes } minutes
today-drill = { $drill } { $count }
today-others = others { $count }
today-reason = { $decision } – { $why }
today-and-others = { $others ->
    [one] { $reason }, and one more
   *[other] { $reason }, and { $others } more
}
today-all-fresh = Nothing is due. You’ll start with what you haven’t seen for longest.
today-done = Done for today. Keep going if you like, or come back tomorrow.
today-streak = { $days ->
    [one] 1-day streak
   *[other] { $days }-day streak
}

forecast-line = With { $minutes } min a day: about { $errors } { $errors ->
    [one] error
   *[other] errors
} in 100 coups { $when }, between { $low } and { $high } four times out of five.
forecast-at-exam = at the exam on { $day }
forecast-by = on { $day }
today-later = { $count ->
    [one] Left for another day: { $example }
   *[other] Left for another day: { $count } decisions, such as { $example }
}
today-later-do = Practise now
later-title = What was left for later

why-wrong-just-now = missed just now
why-new = new
why-wrong = missed { $when }
why-slow = slow { $when }
why-due = last asked { $when }
why-beside = often confused with { $other }
why-problem = at your level
why-turn = due for review
why-frequent = comes up often at the table
when-today = today
when-yesterday = yesterday
when-on = on { $day }

warm-up-title = Warm-up: ten taps
warm-up-about = Press the side that lights up, as fast as you can. Your reaction time is then subtracted from every answer.
warm-up-keys = On the keyboard: the left and right arrows, or 1 and 2.
warm-up-start = Start
warm-up-skip = Skip
warm-up-progress = { $done } of { $all }
warm-up-missed = Wrong side – never mind.
warm-up-lit = { $side }, lit
warm-up-dark = { $side }

again-title = Review your mistakes
again-do = Practise these again
practice-done = Done for today
practice-more = Keep going
review-given = Your answer: { $given }
review-expected = Correct answer: { $expected }
settings-target = Target time for an easy answer
settings-target-seconds = { $seconds } s
settings-measure = Redo the warm-up
settings-measured = Your reaction time: { $seconds } s
