# What was learnt, in pictures.

pictures-title = Progress
pictures-picture = Picture
pictures-readiness = Readiness
pictures-tableau = The tableau
pictures-days = Answers per day
pictures-weeks = Week by week
pictures-payouts = Payouts

pictures-fact = { $fact }
pictures-percent = { $percent }%
pictures-as-table = As a table (T)
pictures-save-picture = Save the picture
pictures-save-table = Save the table
pictures-file-lies-here = The file lies here: { $place }

# The tableau.
pictures-tableau-of = The tableau · { $house }
pictures-shade-accuracy = Accuracy
pictures-shade-speed = Speed
pictures-shade-due = Due
pictures-shade-trend = Trend
pictures-weak-accuracy = wrong
pictures-strong-accuracy = right
pictures-figure-accuracy = The figure: how many of a hundred answers are right.
pictures-weak-speed = slow
pictures-strong-speed = within the target
pictures-figure-speed = The figure: the usual time in seconds.
pictures-weak-due = fading
pictures-strong-due = fresh
pictures-figure-due = The figure: in how many days it is due; “!” is due now.
pictures-weak-trend = worse
pictures-strong-trend = better
pictures-figure-trend = The arrow: the last eight answers against those before; a dot, too few yet.
pictures-legend-never = never asked
pictures-never-asked = Never asked.
pictures-cell-asked = { $asked ->
        [one] asked once
       *[other] asked { $asked } times
    }, { $right } right ({ $percent }%)
pictures-cell-usual = usually { $seconds } s
pictures-cell-last = last on { $day }
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
    } on { $days ->
        [one] one day
       *[other] { $days } days
    }, { $percent }% right.
pictures-day-told = { $day }: { $right } right, { $wrong } wrong
pictures-weeks-of = Week by week · { $drill }
pictures-week-told = Week of { $day }: { $asked } answers, { $percent }% right, median { $seconds } s
pictures-week-untimed = Week of { $day }: { $asked } answers, { $percent }% right
pictures-within-target = within the target of { $seconds } s
pictures-legend-median = median time
pictures-untimed = No answer was timed: the clocks are off.

# The payouts.
pictures-payouts-about = How probably each kind of sum is solved, the most difficult first.
pictures-ability = Ability { $ability } · on average { $percent }% solved · { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }

# Readiness.
pictures-clean = { $coups ->
    [one] Of 100 coups you would deal 1 without a slip.
   *[other] Of 100 coups you would deal { $coups } without a slip.
}
pictures-weak-point = Most would go wrong at: { $place }.
weak-third-card = the third card of { $side }
weak-on = { $side } on { $point }
weak-natural = { $side } facing a natural
pictures-known = { $asked } of { $all } decisions asked so far, { $percent }% of the answers right. Sure after several right answers: { $known }; quick and still fresh: { $fluent }.
pictures-exam = The exam:
pictures-exam-none = None
pictures-exam-in = In { $days } days
pictures-exam-earlier = A day earlier
pictures-exam-later = A day later
pictures-forecast = Until the exam
pictures-forecast-told = Without any practice: { $today } today, { $then } on { $day }.
pictures-forecast-exam = Without any practice until the exam on { $day }: { $then } errors, { $today } today.
pictures-would-help = What would help most
pictures-costs = What each decision costs

# Heads of columns.
pictures-column-case = Decision
pictures-column-act = Right answer
pictures-column-asked = Asked
pictures-column-right = Right
pictures-column-wrong = Wrong
pictures-column-percent = Right (%)
pictures-column-seconds = Usual time (s)
pictures-column-median = Median time (s)
pictures-column-target = Target (s)
pictures-column-last = Last asked
pictures-column-due = Due
pictures-column-day = Day
pictures-column-week = Week of
pictures-column-sum = Sum
pictures-column-solved = Solved (%)
pictures-column-ability = Ability
pictures-column-per-hundred = In a hundred coups
pictures-column-recalled = Known and recalled (%)
pictures-column-errors = Errors in a hundred coups
pictures-column-known = Known (%)
pictures-column-fluent = Quick and fresh (%)

# Nothing yet.
pictures-empty-tableau = No answers in this house yet: practise its tableau, and every cell you decide takes on colour here.
pictures-empty-days = No answers yet in these days: each day of practice becomes a column here.
pictures-empty-weeks = No answers yet: after the first week of this drill its accuracy and its median time stand here.
pictures-empty-payouts = No payouts yet in this house: after the first sums you see here which of them you can rely on.
pictures-empty-readiness = No answers in this house yet: the figure is what a beginner would make. It falls with every decision you learn.
