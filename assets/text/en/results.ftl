# The results of a room
results-title = Results of a room
results-under = { $house } · { $form } · { $date }, { $time }
results-told = { $title } · { $house } · { $form } · { $date }, { $time }
results-form-live = all together
results-form-exam = exam
results-form-own = exam, each with their own questions
results-people = Participants
results-questions = Questions
results-answers = Answers
results-teams = Teams
results-teams-about = The points of a team are the mean of its members’.
results-team = { $place }. { $name }: { $points } points in the mean, { $count ->
    [one] { $count } member
   *[other] { $count } members
}
results-column-place = Place
results-column-name = Name
results-column-team = Team
results-column-members = Members
results-column-points = Points
results-column-of = Of
results-column-answered = Answered
results-column-extra = Extra time
results-column-from = Counts from question
results-column-watched = Looked on
results-column-removed = Taken out
results-column-number = No.
results-column-expected = Right answer
results-column-skipped = Skipped
results-column-asked = Asked
results-column-answer = Answer
results-column-is-right = Right?
results-column-time = Time (ms)
results-column-limit = Time allowed (ms)
results-column-counts = Counts
results-column-why = Why these points
results-column-wrong = Commonest mistakes
results-extra-none = as much time as the others
results-extra-quarter = a quarter more time
results-extra-half = half as much time again
results-extra-double = twice the time
results-late = late: counts from question { $number } on
results-removed = taken out by the trainer, does not count
results-watched = only looked on
results-skipped = skipped, does not count
results-why-unanswered = No answer: no points.
results-why-skipped = The question was skipped and does not count.
results-why-wrong = Wrong: no points.
results-why-right = Right: { $points } points. Speed does not count.
results-why-untimed = Right: { $points } points. Speed would decide { $speed }% of the points, but nobody counts the time.
results-why-timed = Right: { $most } points less { $lost } for time make { $points }. { $used } s of { $limit } s, which is { $share }% of the time, and speed decides { $speed }% of the points.
results-why-timed-extra = Right: { $most } points less { $lost } for time make { $points }. { $used } s of { $limit } s ({ $extra }), which is { $share }% of the time, and speed decides { $speed }% of the points.
results-scoring-accuracy = Points are for right answers alone.
results-scoring-speed = Speed decides { $speed }% of the points of a right answer.
results-not-ended = The room was not ended: this is what is known so far.
results-questions-about = Facility is the share of the answers given that were right; discrimination says whether the question tells those who know the rest from those who do not.
results-questions-first = Where a decision was put to somebody more than once, their first answer to it is counted.
results-consistency = Internal consistency: { $alpha }, over { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
results-figure-people = { $count ->
    [one] participant
   *[other] participants
}
results-figure-questions = { $count ->
    [one] question that counts
   *[other] questions that count
}
results-figure-right = { $count ->
    [one] right, of { $count } answer
   *[other] right, of { $count } answers
}
results-figure-time = median time of an answer
results-not-made = The results could not be made: { $why }.

# What happened, event by event
replay-joined = { $name } comes in.
replay-here = { $name } is connected.
replay-away = { $name } has lost the connection.
replay-removed = The trainer takes { $name } out.
replay-readmitted = The trainer lets { $name } back in.
replay-renamed = { $name } is called { $new } from now on.
replay-extra-time = { $name } is given { $extra }.
replay-teamed = { $name } is in the team { $team }.
replay-teamless = { $name } is in no team.
replay-locked = The door is locked.
replay-unlocked = The door is open again.
replay-exam-begins = The exam begins.
replay-asked = Question { $number }: { $decision }. { $prompt }
replay-ignored = An answer that changed nothing.
replay-answered-right = { $name } answers question { $number }: { $answer }. Right, in { $seconds } s: { $points } points.
replay-answered-wrong = { $name } answers question { $number }: { $answer }, in place of { $expected }. Wrong, in { $seconds } s: no points.
replay-closed-trainer = The trainer closes the answers.
replay-closed-time = The time is up.
replay-closed-all = Everybody has answered.
replay-revealed = The key is shown.
replay-ranked = The standings are shown.
replay-skipped = The question is skipped: it does not count.
replay-paused = The clock is stopped.
replay-resumed = The time goes on.
replay-extended = There are { $seconds } s more.
replay-ended = The room is over.

# tailleur room
cli-room = What came of a room; without a log, the rooms there were
cli-usage-room = tailleur room [LOG] [--csv FOLDER] [--xlsx FILE] [--pdf FILE] [--json | --replay] [--practice FOLDER] [--data FOLDER]
cli-value-log = LOG
cli-room-log = The log of a room: a file, or its name in the folder of the rooms
cli-room-csv = Write people.csv, teams.csv, questions.csv and answers.csv into this folder
cli-room-xlsx = Write a spreadsheet, a sheet for each table
cli-room-pdf = Write a PDF to print
cli-room-json = Everything as one JSON object
cli-room-replay = Tell event by event what happened, and why points were given
cli-room-practice = Make a pack in this folder, with a lesson of what the class got wrong
room-lesson-changed = The lesson { $lesson } is no longer what it was when the room was opened: what happened in it cannot be played again.
room-results-kept = { $why } What came of the room was kept when it was over: { $place }
room-log-torn = The last line of { $place } is not whole and was left out.
room-which-log = Name the log of a room first. “tailleur room” by itself shows them.
room-none = There was no room: there is no log in { $place }.
room-list = The logs in { $place }, the last one first:
room-column-day = Day
room-column-time = Time
room-column-stands = State
room-column-log = Log
room-ended = ended
room-open = open
room-broken-off = broken off
host-results-lie = The results stay in the log. To have them as a file: tailleur room "{ $place }" --xlsx FILE (or --pdf, --csv, --json, --replay, --practice).
host-left = The room was not ended. tailleur host --resume takes it up again; tailleur room "{ $place }" tells what is known of it.

# Practise what the class got wrong
practice-title = To go over: { $title }
practice-about = What the class got wrong on { $date }, from the log of the room.
practice-goal = Know what the class got wrong.
practice-read = This is what the class got wrong, the least known first. Each decision comes up again in the exercises that follow.
practice-line = { $decision } ({ $right ->
    [one] { $right } right
   *[other] { $right } right
} of { $of })
practice-comment = Made from the log of a room: each drill is narrowed to what the class got wrong.
practice-wider = There is no drill for “{ $decision }” alone: { $drill } asks { $count } decisions there.
practice-contrast = All these answers are the same: other questions were added, so that there is something to think about.
practice-left = “{ $decision }” was left out: no drill asks it.
practice-left-too-long = “{ $decision }” was left out: the lesson would take more than an hour.
practice-folder-name = The folder of a pack has a name of small letters, figures and hyphens: { $meant } in place of { $found }.
practice-nothing = Of every decision at least { $percent }% of the answers were right: there is nothing to go over.
practice-unanswered = Nobody answered anything that counts: it is not known what there is to go over.
practice-all-left = What the class got wrong cannot be put into a lesson: all of it had to be left out.
practice-no-pack = The lesson { $lesson } is no longer there, nor is its pack: nothing can be taken from it to go over. Install the pack again.
practice-notes = About the lesson to go over: { $notes }
practice-notes-more = { $count ->
    [one] There is { $count } more note: tailleur room tells all of them with --practice.
   *[other] There are { $count } more notes: tailleur room tells all of them with --practice.
}
practice-made = { $count ->
    [one] One decision
   *[other] { $count } decisions
} to go over, in { $questions } questions. The pack is in { $place }.
practice-there = There is a pack in { $place } already. Name another folder.
