# Refusals of a room.

room-refused-wrong-code = There is no room with this code. Check the code on the screen.
room-refused-name-taken = That name (or one like it) is taken. Choose another.
room-refused-name-empty = A name needs at least one letter or digit.
room-refused-name-too-long = A name has at most { $most } characters.
room-refused-name-unseen = This name contains a hidden character, or too many accents on one letter. Use only letters, digits and emoji.
room-refused-not-on-the-list = This name is not on the class list. Ask your trainer.
room-refused-wrong-pin = Wrong PIN for this name. Try again, or ask your trainer.
room-refused-bad-token = This phone wasn’t recognised. Reload the page.
room-refused-unknown = This phone isn’t in the room. Join with the code on the screen.
room-refused-locked = The room is locked at the moment.
room-refused-full = The room is full.
room-refused-removed = Your trainer removed you from the room.
room-refused-watches-only = Late joiners can only watch.
room-refused-not-asked = This question is not for you.
room-refused-too-late = Time was up for this question.
room-refused-answered = You have already answered this question; the first answer counts.
room-refused-paused = Your trainer paused the timer. Answer when it resumes.
room-refused-not-of-the-form = This answer doesn’t fit the question.
room-refused-not-yours = Only the trainer can do that.
room-refused-not-now = That isn’t possible now, or has already been done.
room-refused-over = This room is closed.
room-refused-not-understood = Something went wrong. Reload the page.
room-refused-too-often = Too many requests from this network. Wait a moment, or scan the QR code on the screen.

# The room on the network, and its log.
room-not-opened = Couldn’t open the room on port { $port }: { $why }. Choose another port with --port.
room-log-not-written = Couldn’t save the room’s log to { $place }. { $trouble } The room continues, but can’t be resumed later.
room-log-not-written-why = Couldn’t save the room’s log: { $why }.
room-log-not-read = Couldn’t read a room’s log at { $place }. { $trouble }
room-log-no-room = { $place } is not a room log.
room-log-lines-lost = { $count ->
    [one] Line { $lines } of the log { $place } is damaged and was skipped. Everything else is there.
   *[other] { $count } lines of the log { $place } are damaged and were skipped (lines { $lines }). Everything else is there.
}
room-log-later = The log { $place } was created by a newer version of Tailleur (line { $line }). Open it with that version.
room-log-in-use = The room in { $place } is already open elsewhere.

# tailleur host
cli-host = Run a quiz for a class on the local network
cli-usage-host = tailleur host PACK/LESSON [--house HOUSE] [--table TABLE] [--count N] [--seconds N] [--speed N] [--exam MINUTES [--own-questions]] [--late now|catch-up|watch] [--standings shown|nameless|off] [--teams NAMES] [--roster FILE] [--lively] [--one-tap] [--approve] [--port N] [--tls] [--loopback] | --resume
cli-value-late = now|catch-up|watch
cli-value-standings = shown|nameless|off
cli-host-lesson = Lesson, such as tableau/naturals
host-no-such-house = There is no house “{ $house }”. Choose from: { $known }.
cli-host-house = House (default: the first the lesson is for)
cli-host-port = Port (default: 8057, or any free port)
cli-host-count = Number of questions (default: as many as the lesson has)
cli-host-seconds = Seconds per question; 0 for no limit (default: 60)
cli-host-speed = Speed bonus as a percentage of the points (default: 0)
cli-host-exam = Exam at each person’s own pace, with a time limit in minutes; 0 for no limit
cli-host-own-questions = Give each person individual questions
cli-host-late = Late joiners: scored from now, catch up, or watch only
cli-host-standings = Leaderboard: shown, shown without names, or off
cli-host-roster = Only let people on this class list join
cli-host-pins = Give each name on the list a PIN, so that nobody else can use it
cli-host-seed = Seed for the questions
cli-host-loopback = Open the room for this computer only, not for the network
cli-host-resume = Resume the last interrupted room, with its code, people and scores
host-link = Open { $link } on a phone on the same network, or scan the QR code.
host-code = Room code: { $code }
host-plain = The connection is not encrypted: anyone on this network could read the answers.
host-log = Everything is saved in { $place }.
host-keys = Enter next · p pause · s skip · f end for everyone · q quit (resume later) · ? all commands
host-pins-hint = Each name has a PIN. Type k to see the PINs of names not yet taken; keep them out of sight of the class.
host-lobby = Waiting for the class: { $here } of { $people } people connected. Enter starts.
host-asking = Question { $number } of { $of }: { $answered } of { $asked } have answered.
host-closed = Question { $number } of { $of } is closed: { $answered } of { $asked } have answered. Enter shows the answer.
host-left-out = Question { $number } of { $of } was skipped and doesn’t count. Enter continues.
host-revealed = Answer to question { $number } of { $of } shown. Enter continues.
host-ranked = Leaderboard after question { $number } of { $of }. Enter continues.
host-sitting = Exam in progress: { $answered } of { $asked } have finished. Enter ends it.
host-handed = Exam ended: { $answered } of { $asked } have finished. Enter shows the results.
host-ended = Quiz finished. Press Enter or q to close the room. Type m PACK/LESSON for another quiz with the same people.
host-paused = The timer is paused. Enter or p resumes it.
host-stands = The room stays open until you quit.
host-no-data = There is no folder to save the room in. Name one with --data.
host-no-chance = This system can’t provide secure random numbers.
host-asks-nothing = { $lesson } has no questions a class could answer. Choose another lesson.
host-nothing-to-resume = There is no interrupted room to resume.
host-bad-late = Invalid --late { $value }. Choose now, catch-up or watch.
host-bad-standings = Invalid --standings { $value }. Choose shown, nameless or off.
cli-value-teams = NAMES
cli-host-teams = Teams, separated by commas
host-no-such-name = No one here is called { $name }. Type i for the list.
host-team-twice = Two teams have the name { $team }, or similar names. Rename one.
host-has-given = { $given } / { $of }
host-all-keys =
    Enter            next: start, stop accepting answers, show the answer, next question
    p                pause or resume the timer
    s                skip the question: it doesn’t count
    +   + 60         give everyone 30 seconds more, or the given number
    + NAME           give one person 10 seconds more for this question
    w                show who has not answered yet
    a   a NAME       let in everyone who is waiting, or one person
    l                lock or unlock the room
    i   i NAME       show the state of the room and the people in it, or one person
    x NAME           remove or readmit someone
    x NAME, NAME     remove or readmit several people
    x 10:02          remove or readmit everyone who joined since then
    n NAME > OTHER   rename someone
    e50 NAME         give someone 50% extra time; also e25, e100, and e0 for none
    t                assign people without a team automatically
    t NAME > TEAM    put someone in a team; nothing after > means no team
    f                end the quiz for everyone: they see their results
    r   r new        show the remote control link; or replace it with a new one
    m PACK/LESSON    after the quiz: another one with the same people
    q                quit: phones wait, and tailleur host --resume resumes the room
    The first letters of NAME are enough.
host-not-understood = Unknown command. Type ? for all commands.
host-end-sure = Everyone will see their results, and no more answers will be accepted. Type f again to end the quiz; anything else keeps the room open.
host-stays = The room stays open.
host-came-in = { $count ->
    [one] { $names } has joined.
   *[other] { $names } have joined.
}
host-taken-out = { $count ->
    [one] Removed: 1.
   *[other] Removed: { $count }.
} The same command readmits them.
host-let-back = Readmitted: { $count }.
host-nobody-since = Nobody has joined since { $time }.
host-answered = Answers: { $answered } of { $asked }.
host-finished = Finished: { $answered } of { $asked }.
host-all-answered = Everyone has answered.
host-time-is-up = Time is up.
host-unpaused = Timer resumed.
host-is-unlocked = Room unlocked.
host-answers = Answers
host-asks-by-ear = { $lesson } needs sound, which the terminal can’t play. Run it from the window: open Tailleur and choose Class quiz.
host-no-such-team = There is no team { $team }. Choose from: { $known }.
host-no-teams = This room has no teams. Set them with --teams when you open a room.
host-several-named = Several names begin with { $name }. Type more letters.
host-nothing = Nothing
cli-host-lively = Show a countdown before each question, streaks and a podium
cli-host-one-tap = On phones, tapping a choice sends it
cli-host-approve = Newcomers wait until you let them in
host-at-door-hint = { $count ->
    [one] 1 person is waiting to join. Type “a” to let them in.
   *[other] { $count } people are waiting to join. Type “a” to let them in.
}
host-next-later = The quiz isn’t over yet. Type f to end it.
