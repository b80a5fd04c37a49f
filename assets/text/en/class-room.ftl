# Running a class quiz and joining one, from the window.
join-title = Join a class quiz
join-code = Room code
join-code-about = The 6-digit code on the trainer’s screen. You can also paste the link.
join-enter = Join
join-nearby = Rooms found on this network
join-nearby-about = Choose yours, then enter its code.
join-nearby-none = None so far. On some networks, rooms can’t be found automatically.
join-address = Address (if the room isn’t found)
join-address-about = It is on the trainer’s screen, for example 192.168.1.20:8057.
join-bad-code = The code has 6 digits.
join-not-found = No room with this code on this network. Enter the address shown on the trainer’s screen too.
join-calls = Connecting to { $address }…
join-calls-on = Still trying to connect. Press “Back” to enter a different code.
join-not-known = You’re no longer in this room. Join again with the code.
join-seat = You were in room { $code } as { $name }.
join-return = Rejoin
join-forget = Forget this room
join-seat-not-kept = Couldn’t save your place in the room to { $place }. { $trouble } If Tailleur closes, you’ll have to join again under another name.
join-leave = Leave room
join-not-here = This question can’t be shown here
join-not-here-about = This computer lacks the question’s house or chips. Open the trainer’s link in a browser, or install the pack.
join-points = { $points ->
    [one] { FIGURES($points) } point
   *[other] { FIGURES($points) } points
}
join-me = { $name }: { $points ->
    [one] { FIGURES($points) } point
   *[other] { FIGURES($points) } points
}, { $right } of { $of } correct
join-row = { $place }.  { $name }  ·  { $points }
join-kept = Your answers are saved in your profile and count as practice.
host-title = Class quiz
host-open = Open room
host-open-new = Open new room
host-broken = A quiz was interrupted: { $lesson }, { $people ->
    [one] { $people } person
   *[other] { $people } people
}. You can resume it with the same code, names and scores.
host-take-up = Resume room
host-broken-about = Phones that were in the room reconnect automatically.
host-plan-pack = Lesson pack
host-plan-lesson = Lesson
host-plan-questions = Questions
host-plan-form = Mode
host-plan-live = Live: all on one question
host-plan-exam = Exam: own pace
host-plan-own = Exam: own pace, own questions
host-plan-time = Time
host-plan-no-time = No limit
host-plan-seconds = { $count } seconds per question
host-plan-minutes = { $count } minutes in total
host-plan-speed = Scoring
host-plan-accuracy = Accuracy only
host-plan-speed-share = Speed bonus: { $count }% of points
host-plan-late = Late joiners
host-plan-from-now = Scored from when they join
host-plan-catch-up = Answer missed questions first
host-plan-watch = Watch only
host-plan-standings = Leaderboard
host-plan-shown = Shown
host-plan-nameless = Shown without names
host-plan-off = Off
host-standings-off = The leaderboard is off.
host-teams = Teams
host-teams-about = A team’s score is the average of its members’ scores. Without teams, everyone plays individually.
host-teams-names = Team names, separated by commas
host-teams-set = Save teams
host-teams-none = No teams
host-team = Team
host-no-team = None
host-share-out = Assign teams automatically
host-roster = Who can join
host-roster-anyone = Anyone
host-roster-about = Anyone, with a name they choose – or only people on a class list.
host-roster-path = Class list file (CSV, text or spreadsheet)
host-roster-count = { $count ->
    [one] { $count } name:
   *[other] { $count } names:
}
host-roster-numbered = { $count ->
    [one] One name is numbered because it appears more than once.
   *[other] { $count } names are numbered because they appear more than once.
}
host-roster-none = Allow anyone
host-pins = A PIN for each name
host-pins-about = Nobody can join under someone else’s name. Give each person their PIN before you start.
host-pins-show = Show PINs
host-do-begin = Start
host-do-close = Stop accepting answers
host-do-collect = End exam
host-do-reveal = Show answer
host-do-rank = Show leaderboard
host-do-why = Show why
host-answer-again = Back to answer
host-do-next = Next question
host-do-release = Release results
host-do-end = End quiz
host-pause = Pause
host-resume = Resume
host-more = +30 s
host-skip = Skip question
host-lock = Lock room
host-unlock = Unlock room
host-is-locked = Room locked: nobody else can join.
host-close = Close room
host-close-sure = Close room?
host-close-about = Everyone sees their results and no more answers are accepted. Answers so far are kept.
host-stay = Keep open
host-projector = Class screen
host-projector-beside = Side by side
host-projector-alone = Full window
host-projector-own = Separate window (for a projector)
host-remote-control = Remote control
host-remote-about = For your own phone only. The first phone that opens this link controls the room; no other phone can.
host-remote-seen = The class may be able to see this window. Give the class screen a separate window first, or show the link only while nobody is looking.
host-remote-show = Show link
host-remote-in-use = A phone is already the remote control. The link won’t work on any other phone.
host-remote-renew = Replace link
host-people = In the room: { $count }
host-nobody = Nobody yet.
host-is-out = removed
host-watches = watching
host-has-answered = answered
host-is-away = disconnected
host-let-in = Readmit
host-take-out = Remove
host-select = Select several
host-came-since = Joined since { $time }
host-take-out-many = Remove { $count }
host-let-in-many = Readmit { $count }
host-extra = Extra time
host-extra-none = None
host-extra-quarter = +25%
host-extra-half = +50%
host-extra-double = ×2
host-name = New name
host-rename = Rename
host-join-how = Scan, or go to (same network):
host-square = QR code for { $link }
host-others = Other answers
host-none = No answer
host-bar = { $answer }: { $count }
host-bar-right = { $answer }, correct: { $count }
host-bar-wrong = { $answer }, incorrect: { $count }
host-share = { $count } · { $percent }%
host-class-right = { $right } of { $of } correct
host-class-right-all = { $right } of { $of } fully correct
host-answer-how = Answer on your phone.
host-how-call = Put the call together on your phone.
host-how-chips = Choose the chips on your phone.
host-how-order = Put the steps in order on your phone.
host-how-settle = Take and pay on your phone, bet by bet.
host-how-typed = Type the answer on your phone.
host-how-parts = Answer each part on your phone.
host-how-houses = Answer for each house on your phone.
host-crowd = in the room
host-missed = { $cell } ({ $count } wrong)
host-missed-about = The number in a cell: how many got it wrong.
host-answer-parts = Correct answer, and how many had each part right
host-answer-steps = Correct order, and how many had each step right
host-answer-order = Correct order
host-missed-most = Missed most, and number correct
host-felt-after = After reconstruction
host-same-table = Same cards, same bets
host-same-in-both = The answer is the same in both houses.
host-house-silent = Its rules leave this open. Before you deal there, ask how it is done.
host-bets-right = { $count ->
    [one] Everyone settled the other bet correctly.
   *[other] Everyone settled the other { $count } bets correctly.
}
host-bets-taken = { $count ->
    [one] The other bet loses; everyone took it.
   *[other] The other { $count } bets lose; everyone took them.
}
host-and-more = and { $count } more
host-at-lobby = { $here ->
    [0] Nobody has joined yet.
    [one] { $here } in the room.
   *[other] { $here } in the room.
}
host-at-asking = Question { $number } of { $of }: { $answered } of { $asked } have answered
host-at-closed = Question { $number } of { $of } is closed: { $answered } of { $asked } have answered
host-all-in = All answers are in
host-time-up = Time’s up
host-at-left-out = Question { $number } of { $of } was skipped and doesn’t count
host-waiting = { $waiting ->
    [one] 1 disconnected person has not answered: an answer may be waiting on that phone.
   *[other] { $waiting } disconnected people have not answered: answers may be waiting on their phones.
}
host-at-revealed = Question { $number } of { $of }: the answer
host-at-ranked = Leaderboard after question { $number } of { $of }
host-at-sitting = Exam: { $answered } of { $asked } have finished
host-at-handed = Exam ended: { $answered } of { $asked } have finished
host-at-ended = Quiz over. Results are ready.
host-results = Results
host-see-results = See results
host-pdf = Export PDF
host-json = Export JSON
host-practise = Make practice pack
host-results-person = { FIGURES($points) } · { $right } of { $of } correct
host-results-question = { $answered ->
    [0] No answers
    [one] { $right } of { $answered } answer correct
   *[other] { $right } of { $answered } answers correct
}, { $asked ->
    [one] { $asked } person
   *[other] { $asked } people
} asked
host-earlier = Past quizzes
host-earlier-row = { $day }, { $time }: { $lesson }, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
host-logs-unread = Couldn’t read { $count ->
    [one] { $count } past quiz
   *[other] { $count } past quizzes
} in { $place }. Run “tailleur room” for details.
host-plan-tls = Encrypt connection
host-plan-tls-about = Uses a self-signed certificate; each phone shows a warning once.
join-compare = The connection is encrypted. Check that the trainer’s screen shows the same fingerprint: { $fingerprint }
host-facility = { $percent }% correct
host-median = median time { $seconds } s
host-discrimination = discrimination index { $found }
host-say-again = Hear again
join-picture = Picture for the question: see the trainer’s screen.
host-at-ready = Question { $number } of { $of }
host-do-start = Start now
host-plan-lively = Lively quiz
host-plan-lively-about = Countdown before each question, streaks, places gained and lost, and a podium. Switch off for a calm room.
host-plan-one-tap = Answer with one tap
host-plan-one-tap-about = Tapping a choice sends it at once.
host-team-count = { $team }: { $count }
host-streak = { $count } in a row
host-podium = { $place }. { $name }, { $points }
join-ready = Question { $number } of { $of }
host-plan-next = Plan next quiz
host-next-quiz = Next quiz
host-next-about = Everyone stays connected: phones, desktops, remote control, class screen. Names and teams stay; points start from zero.
host-next-open = Open next quiz
host-totals = Total over { $count } quizzes
host-search = Search names
host-list-all = All
host-list-missing = No answer: { $count }
host-list-stuck = Late: { $count }
host-list-none = Nobody on this list.
host-grant = Add { $seconds } seconds
host-list-door = Waiting: { $count }
host-is-at-door = waiting to be let in
host-at-door = { $count ->
    [one] { $name } is waiting to be let in.
   *[other] { $count } people are waiting to be let in.
}
host-admit = Let in
host-admit-all = Let everyone in
host-plan-approval = Approve newcomers
host-plan-approval-about = Newcomers wait until you let them in. People who were already in the room can return without approval.
host-plan-tick = Ticking countdown
host-plan-tick-about = In the last ten seconds of each question, this computer ticks once a second.
