# The first minutes: a question, then what one is here for.
first-later = Later
first-lead = You have dealt. One thing to decide:
first-done = That is the work: the cards, a rule, an answer. It takes a name to go on.

purpose-title = What are you here for?
purpose-trainee = I train for a house
purpose-trainee-about = Lessons in order, from counting a hand to the table test.
purpose-trainer = I train others
purpose-trainer-about = Write lessons, print worksheets, see how your trainees get on.
purpose-class = I run a class
purpose-class-about = Ask a whole class; they answer on their phones.

choose-house = Which house?
choose-house-about = Each casino deals by its own text. You can change this later.
choose-table = Which table?
choose-table-seats = { $seats } seats, { $crew ->
    [one] one croupier
   *[other] a crew of { $crew }
 }
exam-title = When is your exam?
exam-about = Practice is planned towards that day.
exam-in-weeks = In { $weeks } weeks
exam-open = Not fixed yet
dealt-title = Have you dealt before?
dealt-no = No, or not for long
dealt-no-about = You begin with the first lesson. It takes about five minutes.
dealt-yes = Yes
dealt-yes-about = About two minutes of questions. What you know counts as passed, and you can undo that.

house-about-article-57-13 = The French regulation of the game. Learnt for casinos in France.
house-about-guide-fr = A French dealer’s guide. For casinos in France that use its words.
house-about-monte-carlo = The rules of the Société des Bains de Mer. Played in Monaco, with eight packs.
house-about-venezia = The leaflet of the Venice casino. Played in Venice; Banco pays a commission.
house-about-venezia-malta = The rules of the Venice casino’s house on Malta. No commission, half pay on a Banco six.

placement-title = What you know already
placement-result = { $count ->
    [0] You start with the first lesson.
    [one] One lesson counts as passed.
   *[other] { $count } lessons count as passed.
 }
placement-topic = { $topic }: { $known } of { $all }
placement-about = They are marked “passed by placement”. You can still take any of them, or undo this on the home screen.
placement-undo = Undo the placement
placement-take = Find out what I know
home-placed = passed by placement
home-placed-count = { $count ->
    [one] One lesson is passed by placement.
   *[other] { $count } lessons are passed by placement.
 }

# Home.
home-minutes = { $minutes } min
home-search = Find a lesson: just type
home-search-nothing = No lesson has these words.
home-class-title = Your class
home-trainer-title = Your trainees
home-trainer-about = Start here. The lessons of the trainees are at the end of the list.
home-quiz-about = A question for everyone, answered on phones.
home-report-about = How far each trainee is, and what most get wrong.
home-editor-about = Write lessons of your own, or change one.
home-packs-about = Lessons from others, and those you hand out.
home-train-self = Train yourself
home-train-self-about = See the lessons as a trainee does.
home-sheets = Worksheets
home-sheets-about = Every lesson on paper, each time with other questions and its key.
home-print = Print “{ $title }”…
house-where-article-57-13 = France
house-where-guide-fr = France
house-where-monte-carlo = Monaco
house-where-venezia = Venice
house-where-venezia-malta = Malta

# The end of a lesson.
summary-learnt = You can now: { $goal }
summary-aim = The aim: { $goal }
summary-better = { $points } points better than your best so far ({ $percent }%)
summary-as-before = As good as your best so far ({ $percent }%)
summary-below = Your best so far: { $percent }%
lesson-unheard = There is no sound, so this lesson cannot be passed now.
lesson-skip = Skip it

# A worksheet.
print-title = Print a worksheet
print-folder = Folder
print-usual = Left empty: the folder Tailleur in your documents.
print-do = Make the PDF
saved-open = Open
saved-folder = Show in folder
