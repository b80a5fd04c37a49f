# Progress charts.

pictures-title = Progress
pictures-picture = Chart
pictures-readiness = Readiness
pictures-tableau = Tableau
pictures-days = Answers per day
pictures-weeks = Week by week
pictures-payouts = Payouts

pictures-fact = { $fact }
pictures-percent = { $percent }%
pictures-as-table = Show as table (T key)
pictures-save-picture = Save chart
pictures-save-table = Save table
pictures-file-lies-here = Saved to { $place }

# The tableau.
pictures-tableau-of = The tableau · { $house }
pictures-shade-accuracy = Accuracy
pictures-shade-speed = Speed
pictures-shade-due = Due for review
pictures-shade-trend = Trend
pictures-weak-accuracy = incorrect
pictures-strong-accuracy = correct
pictures-figure-accuracy = Number: correct answers (%).
pictures-weak-speed = slow
pictures-strong-speed = within the target
pictures-figure-speed = Number: typical time in seconds.
pictures-weak-due = due soon
pictures-strong-due = fresh
pictures-figure-due = Number: days until due. “!”: due now.
pictures-weak-trend = worse
pictures-strong-trend = better
pictures-figure-trend = Arrow: the last eight answers compared with those before. Dot: not enough answers yet.
pictures-legend-never = never asked
pictures-never-asked = Never asked.
pictures-cell-asked = { $asked ->
        [one] asked once
       *[other] asked { $asked } times
    }, { $right } correct ({ $percent }%)
pictures-cell-usual = typically { $seconds } s
pictures-cell-last = last asked on { $day }
pictures-cell-due = due on { $day }
pictures-cell-due-now = due now
pictures-trend-up = getting better
pictures-trend-level = steady
pictures-trend-down = getting worse

# Over time.
pictures-span = { $days } days
pictures-days-sum = { $answers ->
        [one] One answer
       *[other] { $answers } answers
    } { $days ->
        [one] on one day
       *[other] over { $days } days
    }, { $percent }% correct.
pictures-day-told = { $day }: { $right } correct, { $wrong } incorrect
pictures-weeks-of = Week by week · { $drill }
pictures-week-told = Week of { $day }: { $asked ->
    [1] 1 answer
   *[other] { $asked } answers
}, { $percent }% correct, median { $seconds } s
pictures-week-untimed = Week of { $day }: { $asked ->
    [1] 1 answer
   *[other] { $asked } answers
}, { $percent }% correct
pictures-within-target = in { $seconds } s or less (long-term target)
pictures-legend-median = median time
pictures-untimed = No timed answers: timers are off.

# The payouts.
pictures-payouts-about = Your chance of getting each type of payout right, hardest first.
pictures-ability = Skill { $ability } · { $percent }% correct on average · { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }

# Readiness.
pictures-clean = { $coups ->
    [one] You would deal 1 out of 100 coups without a mistake.
   *[other] You would deal { $coups } out of 100 coups without a mistake.
}
pictures-weak-point = Most of your mistakes would come from this topic: { $place }.
weak-third-card = deciding whether { $side } draws a third card
weak-on = { $side } on { $point }
weak-natural = { $side } against a natural
pictures-known = { $asked } of { $all } decisions met so far, { $percent }% of answers correct. Decisions mastered: { $known }, of which { $fluent } fast and recently practised.
pictures-exam = Exam date:
pictures-exam-none = None
pictures-exam-in = In { $days } days
pictures-exam-earlier = One day earlier
pictures-exam-later = One day later
pictures-forecast = Until the exam
pictures-forecast-idle = Mistakes per 100 coups (there can be several in one coup): { $today } today; { $then } by { $day } if you don’t practise.
pictures-forecast-exam = Without any practice before the exam on { $day }: { $then } mistakes per 100 coups then, { $today } today.
pictures-would-help = Single decisions to practise first
pictures-costs = Expected mistakes by decision

# Heads of columns.
pictures-column-case = Decision
pictures-column-act = Correct answer
pictures-column-asked = Asked
pictures-column-right = Correct
pictures-column-wrong = Incorrect
pictures-column-percent = Correct (%)
pictures-column-seconds = Typical time (s)
pictures-column-median = Median time (s)
pictures-column-target = Long-term target (s)
pictures-column-last = Last asked
pictures-column-due = Due
pictures-column-day = Day
pictures-column-week = Week of
pictures-column-sum = Amount
pictures-column-solved = Correct (%)
pictures-column-ability = Skill
pictures-column-per-hundred = Times per 100 coups
pictures-column-recalled = Chance of recall (%)
pictures-column-errors = Mistakes per 100 coups
pictures-column-known = Known (%)
pictures-column-fluent = Fast and up to date (%)

# Nothing yet.
pictures-empty-tableau = No answers for this house yet. Practise its tableau and the cells will fill with colour.
pictures-empty-days = No answers in this period. Each day of practice becomes a bar here.
pictures-empty-weeks = No answers yet. After the first week of this drill, your accuracy and median time appear here.
pictures-empty-payouts = You haven’t worked out any payouts for this house yet. After a few, this page shows which ones you know.
pictures-empty-readiness = You haven’t answered any third-card questions for this house yet. After a few, you’ll see here how many of 100 coups you would deal without a mistake.
