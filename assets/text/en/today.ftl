# Today's practice, the warm-up, and what is looked at again.

today-title = Today’s practice
today-questions = { $questions ->
    [one] one question
   *[other] { $questions } questions
}
today-length = About { $minutes } minutes, { $questions }
today-minutes = Minutes
today-minutes-name = { $minutes } minutes
today-drill = { $drill } { $count }
today-others = others { $count }
today-reason = { $decision } – { $why }
today-and-others = { $others ->
    [one] { $reason }, and one more
   *[other] { $reason }, and { $others } more
}
today-all-fresh = Everything is fresh: what was not asked for longest comes first.
today-done = You have practised today. More does no harm, and tomorrow is a day too.
today-streak = { $days ->
    [one] One day of practice
   *[other] { $days } days of practice running
}

why-wrong-just-now = wrong a moment ago
why-new = new
why-wrong = wrong { $when }
why-slow = slow { $when }
why-due = last asked { $when }
why-beside = easily confused with { $other }
why-problem = about as hard as is good for you
why-turn = its turn has come
when-today = today
when-yesterday = yesterday
when-on = on { $day }

warm-up-title = Ten taps to warm up
warm-up-about = Press the side that lights up, as fast as you can. What your fingers need is then taken off the time of every answer, so that only thinking counts.
warm-up-keys = On the keyboard: the left and right arrows, or 1 and 2.
warm-up-start = Start
warm-up-skip = Without it
warm-up-progress = { $done } of { $all }
warm-up-missed = The other side. No harm done.
warm-up-lit = { $side }, lit
warm-up-dark = { $side }

again-title = Once more what was wrong
again-do = Do these again
practice-done = Done for today
practice-more = A little more
review-given = You: { $given }
review-expected = Right: { $expected }
settings-target = Aim for an easy answer
settings-target-seconds = { $seconds } s
settings-measure = Measure your taps again
settings-measured = Your taps take { $seconds } s here.
