# A class: the command, the tables and what is said of them.
cli-class = Show where the trainees of a class stand and what each question is worth
cli-usage-class = tailleur class PATH… [--roster FILE] [--house HOUSE] [--lesson PACK/LESSON] [--items] [--all-attempts] [--data FOLDER] [--csv FILE] [--xlsx FILE] [--json]
cli-class-paths = Folders of profiles, exported profiles, or folders that hold either; they are only read
cli-class-roster = The list of names: CSV, .xlsx or .ods with columns for given name, family name, group, number
cli-class-house = The house; without it the one in which the class answered most
cli-class-lesson = Show the questions of this lesson
cli-class-items = Show what each question is worth
cli-class-all-attempts = Count every run through a test, not only first answers
cli-class-csv = Write the tables as CSV: FILE-trainees.csv, FILE-lessons.csv and so on
cli-class-xlsx = Write the tables as a spreadsheet, a sheet each
cli-class-json = Answer in JSON, one object
class-nothing-there = No profile and no exported profile was found in { $places }.
class-folder-not-read = { $place } cannot be looked through. { $trouble }
class-not-there = The profile in { $place } is not there now.
class-too-many-files = More than { $most } profiles lie there. The rest was not read.
class-too-many-records = { $place } was not read to its end: the class holds more answers than can be shown at once.
class-same-name = { $name }: { $one } and { $other } have no answer in common and were taken for one person because of the name. Rename one of them where they are two.
class-two-names = { $name } and { $other } hold the same answers and were taken for one person.
class-list-too-large = { $place } is larger than { $most } MiB, which no list of names is.
class-list-no-sheet = { $place } is no spreadsheet that can be read. Save it as .xlsx, .ods or CSV.
class-list-empty = { $place }: nobody’s name was found in it.
class-no-such-lesson = There is no lesson { $lesson }, and nobody answered anything in it.
class-not-made = The spreadsheet could not be made: { $why }
class-file-lies-here = Written: { $place }
class-yes = yes
class-no = no
class-no-answer = (no answer)
class-free = Free practice: { $drill }
class-wrong = { $answer } ({ $count }×)
class-wrong-for = { $answer } in place of { $expected } ({ $count }×)
class-told = { $count ->
    [one] 1 trainee
   *[other] { $count } trainees
}, { $house }
class-told-missing = { $count ->
    [0] Nobody on the list is missing.
    [one] 1 on the list is missing.
   *[other] { $count } on the list are missing.
} { $strangers ->
    [0] Every profile is on the list.
    [one] 1 profile is not on the list.
   *[other] { $strangers } profiles are not on the list.
}
class-trainees = Trainees
class-lessons = Lessons
class-tests = Lessons as tests
class-decisions = Decisions
class-items = Questions
class-hardest = Known least by the class
class-first-attempts = (first answers only)
class-all-attempts = (all attempts: what was learnt in between spoils the figures)
class-list-there = on the list
class-list-missing = missing
class-list-stranger = not on the list
class-column-trainee = Trainee
class-column-list = List
class-column-person = Name on the list
class-column-group = Group
class-column-id = Number
class-column-answers = Answers
class-column-right = Right
class-column-accuracy = Accuracy
class-column-median = Median
class-column-lower = First quartile
class-column-upper = Third quartile
class-column-known = Decisions known
class-column-asked = Decisions asked
class-column-errors = Errors in 100 coups
class-column-begun = Lessons begun
class-column-finished = Lessons finished
class-column-passed = Lessons passed
class-column-this-week = Minutes this week
class-column-a-week = Minutes a week
class-column-streak = Days running
class-column-last = Last seen
class-column-house = House
class-column-lesson = Lesson
class-column-lesson-id = Lesson id
class-column-times = Times finished
class-column-is-passed = Passed
class-column-passed-on = Passed on
class-column-best = Best
class-column-begun-by = Begun by
class-column-passed-by = Passed by
class-column-attempts = Attempts
class-column-people = People
class-column-questions = Questions
class-column-mean = Mean
class-column-deviation = Standard deviation
class-column-consistency = Internal consistency
class-column-error = Standard error
class-column-judged = What that means
class-column-flagged = To look at
class-column-decision = Decision
class-column-drill = Drill
class-column-decision-id = Decision id
class-column-asked-of = Asked of
class-column-known-by = Known by
class-column-mastery = Mastery
class-column-wrong = Commonest wrong answers
class-column-question = Question
class-column-test = Test
class-column-n = Answered by
class-column-facility = Facility
class-column-guess = By guessing
class-column-discrimination = Discrimination
class-column-efficiency = Efficiency
class-column-top-and-bottom = Top 27 % less bottom 27 %
class-column-look = Look at this
class-look-against = Look at this question: those who know the rest get it wrong. Is its key right?
class-look-below-guess = Look at this question: fewer get it right than by guessing. Is its key right, and is it clear?
class-look-weak = Look at this question: it hardly tells those who know the rest from those who do not.
class-too-few = Fewer than { $fewest } people answered all of it: nothing is claimed.
class-few = It rests on few people.
class-consistency-poor = Unsatisfactory: the questions do not measure one thing.
class-consistency-fair = Fair.
class-consistency-good = Satisfactory.
class-consistency-doubtful = Hardly a test gets so high: perhaps its questions ask the same over again.
class-open = A class
class-title = Class
class-empty = No class yet
class-empty-about = Drop the folder that holds the profiles of your trainees, or the profiles they exported, onto the window; or type where they lie. A list of names (CSV, .xlsx, .ods) shows who is missing.
class-only-read = Everything is only read. Nothing is written to any profile.
class-reading = The class is being read…
class-path = Folder, exported profile or list of names
class-read = Read
class-sources = Read from
class-again = Read again
class-clear = Another class
class-tableau = Tableau
class-xlsx = Spreadsheet
class-csv = CSV
class-count-all = All attempts
class-grid = Trainees and lessons
class-nobody = Nobody’s answers were found.
class-sort = Sorted by
class-sort-name = name
class-sort-errors = most errors first
class-sort-lessons = fewest lessons first
class-sort-minutes = fewest minutes first
class-sort-last = away longest first
class-not-begun = not begun
class-is-passed = passed
class-is-begun = begun
class-is-finished = gone through, not passed
class-cell-best = best { $percent } %
class-cell-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
class-cell-median = median { $seconds } s
class-cell-passed = passed on { $day }
class-cell-last = last on { $day }
class-legend = Tick: passed. Ring: gone through, not passed. Dot: begun. The figure is the best share of right answers, in per cent.
class-missing = Missing: { $names }
class-strangers = Not on the list: { $names }
class-no-house = The house of these answers is not known here.
class-whole = the whole class
class-whose = Tableau of
class-never-asked = never asked
class-cell-right = { $right } of { $asked } right
class-cell-known = known by { $known } of { $asked }
class-tableau-legend = The figure is the share of right answers, in per cent. Hatched: never asked.
class-wrong-are = Commonest wrong answers: { $wrong }
class-no-questions = No question was answered yet.
class-as-asked = As it is asked, for instance:
class-rests-on = { $count ->
    [one] Rests on 1 answer.
   *[other] Rests on { $count } answers.
}
class-too-few-here = Fewer than { $fewest } people: of discrimination nothing is claimed.
# A heading with what stands below it, read aloud.
class-of = { $what }: { $said }
