# The first minutes: a question, then the purpose of the visit.
first-later = Skip for now
first-lead = The cards are dealt. { $side } has { $point }:
first-done = That’s the job: the cards, a rule, an answer. Next, enter your name.

purpose-title = What would you like to do?
purpose-trainee = Train as a croupier
purpose-trainee-about = Lessons in order, from counting a hand to the table test.
purpose-trainer = Train others
purpose-trainer-about = Write lessons, print worksheets and follow your trainees’ progress.
purpose-class = Run a class quiz
purpose-class-about = Ask a whole class; they answer on their phones.

choose-house = Which house rules?
choose-house-about = Choose the rules your casino deals by. Not sure? Take the first; you can change this later.
choose-table = Which table?
choose-table-about = Choose the one you will work at. You can change it later, on the home screen.
choose-table-seats = { $seats } seats, { $croupiers ->
    [one] one croupier
   *[other] { $croupiers } croupiers
 }
exam-title = When is your exam?
exam-about = Your practice is planned up to that date. You can set the exact day later, under Progress.
exam-in-weeks = In { $weeks } weeks
exam-open = Not fixed yet
dealt-title = Have you dealt before?
dealt-no = No, or only a little
dealt-no-about = You start with the first lesson. It takes a few minutes.
dealt-yes = Yes
dealt-yes-about = About two minutes of questions. Lessons you know count as passed; you can undo that.

house-about-article-57-13 = The French gaming regulations. For casinos in France.
house-about-guide-fr = A French croupiers’ guide. For casinos in France that use its wording.
house-about-monte-carlo = The rules of the Société des Bains de Mer. Played in Monaco, with eight decks.
house-about-venezia = Rules from the Venice casino’s leaflet, with commission on Banco.
house-about-venezia-malta = The rules of the Venice casino’s Malta branch. No commission; a Banco win with 6 pays half.

placement-finished = Placement test finished
placement-title = What you already know
placement-result = { $count ->
    [0] You start with the first lesson.
    [one] One lesson counts as passed.
   *[other] { $count } lessons count as passed.
 }
placement-topic = { $topic }: { $known } of { $all ->
    [one] { $all } tested lesson passed
   *[other] { $all } tested lessons passed
}
placement-about = The lessons you passed are marked “by test”. You can still take them, or undo the placement.
placement-undo = Undo placement
placement-take = Take placement test
home-placed = by test
home-placed-count = { $count ->
    [one] One lesson passed in the placement test.
   *[other] { $count } lessons passed in the placement test.
 }

# Home.
home-minutes = { $minutes } min
home-search = Find a lesson: just type
home-search-nothing = No lessons match your search.
home-class-title = Your class
home-trainer-title = Your trainees
home-trainer-about = Start here. To see the trainees’ lessons, choose “Try the lessons”.
home-quiz-about = Questions for everyone, answered on phones.
home-report-about = Each trainee’s progress and common mistakes.
home-editor-about = Create your own lessons, or edit one.
home-packs-about = Install lessons from others, or share your own.
home-train-self = Try the lessons
home-train-self-about = The trainees’ home screen and lessons, as they see them.
home-sheets = Worksheets
home-sheets-about = Print any lesson on paper, with new questions and an answer key each time.
home-print = Print “{ $title }”…
house-where-article-57-13 = France
house-where-guide-fr = France
house-where-monte-carlo = Monaco
house-where-venezia = Venice
house-where-venezia-malta = Malta

# The end of a lesson.
summary-learnt = Goal reached – { $goal }
summary-aim = Goal – { $goal }
summary-better = { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than your best score so far ({ $percent }%)
summary-as-before = Equal to your best score so far ({ $percent }%)
summary-below = Your best score so far: { $percent }%
lesson-unheard = There is no sound, so this lesson can’t be passed for now.
lesson-skip = Skip lesson

# A worksheet.
print-title = Print a worksheet
print-folder = Folder
print-usual = If left empty: the Tailleur folder in your documents or, if you have no documents folder, the program’s data folder.
print-do = Create PDF
saved-open = Open
saved-folder = Show in folder
