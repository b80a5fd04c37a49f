# The results of a room
results-title = Quiz results
results-under = { $house } · { $form } · { $date }, { $time }
results-told = { $title } · { $house } · { $form } · { $date }, { $time }
results-form-live = live
results-form-exam = exam
results-form-own = exam with individual questions
results-people = Trainees
host-wrong-answers = Wrong answers: { $answers }
results-statistics = Statistics
results-questions = Questions
results-answers = Answers
results-teams = Teams
results-teams-about = A team’s score is the average of its members’ scores.
results-team = { $place }. { $name }: { $points } points on average, { $count ->
    [one] { $count } member
   *[other] { $count } members
}
results-column-place = Place
results-column-name = Name
results-column-team = Team
results-column-members = Members
results-column-points = Points
results-column-of = Out of
results-column-answered = Answered
results-column-extra = Extra time
results-column-from = Scored from question
results-column-watched = Watched only
results-column-removed = Removed
results-column-number = No.
results-column-expected = Correct answer
results-column-skipped = Skipped
results-column-asked = Asked
results-column-answer = Answer
results-column-is-right = Correct?
results-column-time = Time (ms)
results-column-limit = Time limit (ms)
results-column-counts = Counts?
results-column-why = Why these points
results-column-wrong = Most common mistakes
results-extra-none = standard time
results-extra-quarter = 25% extra time
results-extra-half = 50% extra time
results-extra-double = double time
results-late = joined late: scored from question { $number }
results-removed = removed by the trainer – not counted
results-watched = watched only
results-skipped = skipped, not counted
results-why-unanswered = No answer: no points.
results-why-skipped = The question was skipped and does not count.
results-why-wrong = Incorrect: no points.
results-why-right = Correct: { $points } points. No speed bonus.
results-why-untimed = Correct: { $points } points. No time limit, so the speed bonus ({ $speed }%) doesn’t apply.
results-why-timed = Correct: { $most } points − { $lost } for time = { $points }. { $used } s of { $limit } s used ({ $share }%); the speed bonus is { $speed }% of the points.
results-why-timed-extra = Correct: { $most } points − { $lost } for time = { $points }. { $used } s of { $limit } s used ({ $extra }; { $share }%); the speed bonus is { $speed }% of the points.
results-scoring-accuracy = Points are given for correct answers only; speed doesn’t count.
results-scoring-speed = Speed decides { $speed }% of the points for a correct answer.
results-not-ended = The quiz was not ended. These are the results so far.
results-questions-about = Facility index: % of correct answers. Discrimination index: how well the question separates strong and weak trainees.
results-questions-first = If someone was asked the same thing twice, only their first answer counts.
results-consistency = Coefficient of internal consistency: { $alpha }, based on { $people ->
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
    [one] of { $count } answer correct
   *[other] of { $count } answers correct
}
results-figure-time = median time per answer
results-not-made = Couldn’t create the results: { $why }.

# The replay, event by event.
replay-joined = { $name } joins.
replay-here = { $name } is connected.
replay-away = { $name } is disconnected.
replay-removed = The trainer removes { $name }.
replay-readmitted = The trainer readmits { $name }.
replay-admitted = { $name } is let in.
replay-renamed = New name for { $name }: { $new }
replay-extra-time = { $name } gets { $extra }.
replay-teamed = { $name } joins team { $team }.
replay-teamless = { $name } is in no team.
replay-locked = Room locked.
replay-unlocked = Room unlocked.
replay-exam-begins = The exam starts.
replay-announced = Question { $number } is announced.
replay-asked = Question { $number }: { $decision }. { $prompt }
replay-ignored = A duplicate answer is ignored.
replay-answered-right = { $name } answers question { $number }: { $answer }. Correct, in { $seconds } s: { $points } points.
replay-answered-wrong = { $name } answers question { $number }: { $answer }, instead of { $expected }. Incorrect, in { $seconds } s: no points.
replay-closed-trainer = The trainer stops accepting answers.
replay-closed-time = Time is up.
replay-closed-all = Everyone has answered.
replay-revealed = The answer is shown.
replay-ranked = The leaderboard is shown.
replay-skipped = The question is skipped and doesn’t count.
replay-paused = Timer paused.
replay-resumed = Timer resumed.
replay-extended = { $seconds } s added.
replay-granted = { $name } gets { $seconds } s more.
replay-ended = Room closed.

# tailleur room
cli-room = Show the results of a past room, or list all rooms
cli-usage-room = tailleur room [LOG] [--csv FOLDER] [--xlsx FILE] [--pdf FILE] [--json | --replay] [--practice FOLDER] [--data FOLDER]
cli-value-log = LOG
cli-room-log = Log of a room: a file, or its name in the rooms folder
cli-room-csv = Write people.csv, teams.csv, questions.csv and answers.csv into this folder
cli-room-xlsx = Export a spreadsheet with one sheet per table
cli-room-pdf = Export a PDF to print
cli-room-json = Print everything as one JSON object
cli-room-replay = Show every event, and why points were given
cli-room-practice = Create a pack in this folder, with a lesson on the class’s mistakes
room-lesson-changed = The lesson { $lesson } has changed since the room was opened, so the room can’t be replayed.
room-results-kept = { $why } The results were saved when the quiz ended: { $place }
room-log-torn = The last line of { $place } is incomplete and was skipped.
room-which-log = Name the log of a room. “tailleur room” on its own lists them.
room-none = No past rooms: there is no log in { $place }.
room-list = Logs in { $place }, latest first:
room-column-day = Day
room-column-time = Time
room-column-stands = State
room-column-log = Log
room-ended = ended
room-open = open
room-broken-off = interrupted
host-results-lie = Results are kept in the log. To export them: tailleur room "{ $place }" --xlsx FILE (or --pdf, --csv, --json, --replay, --practice).
host-left = The quiz was not ended. tailleur host --resume resumes it; tailleur room "{ $place }" shows the results so far.

# The review lesson.
practice-title = Review: { $title }
practice-about = The class’s mistakes on { $date }, from the log of the room.
practice-goal = Practise the class’s mistakes.
practice-read = These are the class’s mistakes, the weakest decisions first. Each one comes up again in the questions that follow.
practice-line = { $decision } ({ $right ->
    [one] { $right }
   *[other] { $right }
} of { $of } correct)
practice-comment = Made from the log of a room: each drill is filtered to the class’s mistakes.
practice-wider = There is no drill for “{ $decision }” alone: { $drill } covers { $count } decisions.
practice-contrast = All these questions have the same answer, so some others were mixed in.
practice-left = “{ $decision }” was skipped: no drill covers it.
practice-left-too-long = “{ $decision }” was skipped: the lesson would take more than an hour.
practice-folder-name = A pack folder’s name has only lower-case letters, digits and hyphens: use { $meant } instead of { $found }.
practice-nothing = Nothing to review: every decision was at least { $percent }% correct.
practice-unanswered = No scored answers yet, so there is nothing to review.
practice-all-left = The class’s mistakes can’t be put into a lesson: all of them had to be skipped.
practice-no-pack = The lesson { $lesson } and its pack no longer exist, so there is nothing to review. Reinstall the pack.
practice-notes = Notes on the review lesson: { $notes }
practice-notes-more = { $count ->
    [one] There is { $count } more note: tailleur room --practice lists all of them.
   *[other] There are { $count } more notes: tailleur room --practice lists all of them.
}
practice-made = { $count ->
    [one] One decision
   *[other] { $count } decisions
} to review, in { $questions } questions. The pack is in { $place }.
practice-there = There is already a pack in { $place }. Name another folder.
