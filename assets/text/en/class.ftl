# The class report: the command, the tables, the screen.
cli-class = Show the progress of a class and the quality of each question
cli-usage-class = tailleur class PATH… [--roster FILE] [--house HOUSE] [--lesson PACK/LESSON] [--items] [--all-attempts] [--data FOLDER] [--csv FILE] [--xlsx FILE] [--json]
cli-class-paths = Profile folders, exported profiles, or folders containing either (read-only)
cli-class-roster = Class list: CSV, .xlsx or .ods with columns for given name, family name, group, number
cli-class-house = House (default: the one the class answered most in)
cli-class-lesson = Show the questions of this lesson
cli-class-items = Show statistics for each question
cli-class-all-attempts = Count all attempts at a test, not only first answers
cli-class-csv = Export the tables as CSV: FILE-trainees.csv, FILE-lessons.csv and so on
cli-class-xlsx = Export a spreadsheet with one sheet per table
cli-class-json = Print one JSON object
class-nothing-there = No profile or exported profile found in { $places }.
class-folder-not-read = Couldn’t look through { $place }. { $trouble }
class-not-there = The profile in { $place } is unavailable.
class-too-many-files = There are more than { $most } profiles. The rest were not loaded.
class-too-many-records = { $place } was not fully loaded: the class has more answers than can be shown at once.
class-same-name = { $name }: { $one } and { $other } share a name and were merged as one person. If they are two people, rename one.
class-two-names = { $name } and { $other } have the same answers and were merged as one person.
class-list-too-large = { $place } is larger than { $most } MiB, too large for a class list.
class-list-no-sheet = Couldn’t read { $place } as a spreadsheet. Save it as .xlsx, .ods or CSV.
class-list-empty = { $place }: no names found.
class-no-such-lesson = Lesson not found: { $lesson }. Nobody has answered anything in it.
class-not-made = Couldn’t create the spreadsheet: { $why }
class-file-lies-here = Saved to { $place }
class-yes = yes
class-no = no
class-no-answer = (no answer)
class-free = Free practice: { $drill }
class-wrong = { $answer } ({ $count }×)
class-wrong-for = { $answer } instead of { $expected } ({ $count }×)
class-told = { $count ->
    [one] 1 trainee
   *[other] { $count } trainees
}, { $house }
class-told-missing = { $count ->
    [0] Nobody on the list is missing.
    [one] 1 person on the list is missing.
   *[other] { $count } people on the list are missing.
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
class-hardest = Hardest for this class
class-first-attempts = (first answers only)
class-all-attempts = (all attempts – learning between attempts distorts these figures)
class-list-there = on the list
class-list-missing = missing
class-list-stranger = not on the list
class-column-trainee = Trainee
class-column-list = List
class-column-person = Name on the list
class-column-group = Group
class-column-id = Number
class-column-answers = Answers
class-column-right = Correct
class-column-accuracy = Accuracy
class-column-median = Median time
class-column-lower = First quartile
class-column-upper = Third quartile
class-column-known = Decisions mastered
class-column-asked = Decisions asked
class-column-errors = Mistakes per 100 coups
class-column-begun = Lessons started
class-column-finished = Lessons completed
class-column-passed = Lessons passed
class-column-this-week = Minutes this week
class-column-a-week = Minutes per week
class-column-streak = Streak (days)
class-column-last = Last active
class-column-house = House
class-column-lesson = Lesson
class-column-lesson-id = Lesson ID
class-column-times = Times completed
class-column-is-passed = Passed
class-column-passed-on = Passed on
class-column-best = Best score
class-column-begun-by = Started by
class-column-passed-by = Passed by
class-column-attempts = Attempts
class-column-people = People
class-column-questions = Questions
class-column-mean = Mean
class-column-deviation = Standard deviation
class-column-consistency = Coefficient of internal consistency
class-column-error = Standard error
class-column-judged = Rating
class-column-flagged = Flagged
class-column-decision = Decision
class-column-drill = Drill
class-column-decision-id = Decision ID
class-column-asked-of = Asked (people)
class-column-known-by = Mastered by
class-column-mastery = Mastery
class-column-wrong = Most common mistakes
class-column-question = Question
class-column-test = Test
class-column-n = Answered (people)
class-column-facility = Facility index
class-column-guess = Random guess score
class-column-discrimination = Discrimination index
class-column-efficiency = Discriminative efficiency
class-column-top-and-bottom = Top 27% minus bottom 27%
class-column-look = Comment
class-look-against = Check the answer key: strong trainees get it wrong.
class-look-below-guess = Results worse than guessing: is the key correct and the wording clear?
class-look-weak = Barely separates strong trainees from weak ones.
class-too-few = Not enough data (fewer than { $fewest } complete attempts).
class-few = Based on only a few people.
class-consistency-poor = Low: the questions don’t all measure the same skill.
class-consistency-fair = Fair.
class-consistency-good = Good.
class-consistency-doubtful = Suspiciously high: some questions may be duplicates.
class-open = Class report
class-title = Class report
class-empty = No class loaded
class-empty-about = Drop trainees’ profiles or their folder here, or type a path. Add a class list (CSV, .xlsx, .ods) to see who is missing.
class-only-read = Read-only: profiles are never changed.
class-reading = Loading class…
class-path = Folder, exported profile or class list
class-read = Load
class-sources = Sources
class-again = Reload
class-clear = Load another class
class-tableau = Tableau
class-xlsx = Export spreadsheet
class-csv = Export CSV
class-count-all = All attempts
class-grid = Trainees and lessons
class-nobody = No answers found.
class-sort = Sort by
class-sort-name = name
class-sort-errors = most mistakes first
class-sort-lessons = fewest lessons first
class-sort-minutes = fewest minutes first
class-sort-last = longest inactive first
class-not-begun = not started
class-is-passed = passed
class-is-begun = in progress
class-is-finished = completed, not passed
class-cell-best = best score { $percent }%
class-cell-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
class-cell-median = median { $seconds } s
class-cell-passed = passed on { $day }
class-cell-last = last answered on { $day }
class-legend = Tick: passed. Ring: completed, not passed. Dot: in progress. The number is the best score (%).
class-missing = Missing: { $names }
class-strangers = Not on the list: { $names }
class-no-house = The house of these answers isn’t installed here.
class-whole = the whole class
class-whose = Tableau of
class-never-asked = never asked
class-cell-right = { $right } of { $asked } correct
class-cell-known = mastered by { $known } of { $asked }
class-tableau-legend = The number is the share of correct answers (%). Hatched: never asked.
class-wrong-are = Most common mistakes: { $wrong }
class-no-questions = No questions answered yet.
class-as-asked = Example:
class-rests-on = { $count ->
    [one] Based on 1 answer.
   *[other] Based on { $count } answers.
}
class-too-few-here = Not enough people to calculate discrimination (fewer than { $fewest }).
# A heading with its content, read aloud.
class-of = { $what }: { $said }
class-here = Load local profiles
class-look-first = Look at these first
class-look-others = All others
class-look-hard = { $wrong } of { $of } got it wrong.
class-about-facility = How many of the answers were right.
class-about-guess = How many answers would be right by guessing.
class-about-discrimination = Near 1: trainees who do well on the rest get this right too. Near 0: this question tells strong and weak trainees apart no better than chance. Below 0: trainees who do well on the rest get it wrong more often.
class-about-efficiency = How well this question separates strong trainees from weak ones, as a share of the best it could do.
class-about-top-and-bottom = How much more often the best 27% get it right than the weakest 27%.
class-about-median = Half of the class is faster than this.
class-about-lower = A quarter of the class is faster than this.
class-about-upper = A quarter of the class is slower than this.
