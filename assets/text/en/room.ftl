# What a room refuses

room-refused-wrong-code = There is no room with this code. Look at the projector again.
room-refused-name-taken = Somebody here has this name, or one that looks like it. Take another.
room-refused-name-empty = A name needs at least one letter or figure.
room-refused-name-too-long = No name has more than { $most } letters.
room-refused-name-unseen = This name contains a hidden character, or too many accents on one letter. Write it with letters, figures and emoji alone.
room-refused-not-on-the-list = This name is not on the list of the class.
room-refused-wrong-pin = This PIN does not belong to this name. Type it again, or ask the trainer.
room-refused-bad-token = This phone could not be recognised. Load the page again.
room-refused-unknown = This room does not know this phone. Come in with the code on the screen.
room-refused-locked = The trainer lets nobody else in at the moment.
room-refused-full = The room is full.
room-refused-removed = The trainer has taken you out of the room.
room-refused-watches-only = Whoever comes late looks on.
room-refused-not-asked = This question is not asked of you.
room-refused-too-late = The time for this question was over.
room-refused-answered = You have answered this question already; the first answer counts.
room-refused-paused = The trainer has stopped the time. Answer when it goes on.
room-refused-not-of-the-form = This answer does not fit the question.
room-refused-not-yours = Only the trainer can do that.
room-refused-not-now = That cannot be done now, or has been done already.
room-refused-over = This room is over.
room-refused-not-understood = That was not understood. Load the page again.
room-refused-too-often = Too much at once from this network. Wait a moment, or scan the square on the screen.

# The room on the network, and its log.
room-not-opened = The room could not be opened at port { $port }: { $why }. Choose another with --port.
room-log-not-written = The log of the room could not be written at { $place }. { $trouble } The room goes on, but it could not be taken up again.
room-log-not-written-why = The log of the room could not be written: { $why }.
room-log-not-read = The log of a room could not be read at { $place }. { $trouble }
room-log-no-room = { $place } is not the log of a room.
room-log-lines-lost = { $count ->
    [one] Line { $lines } of the log { $place } is damaged and was left out. Everything else is there.
   *[other] { $count } lines of the log { $place } are damaged and were left out (lines { $lines }). Everything else is there.
}
room-log-later = The log { $place } was written by a later version of Tailleur: line { $line } says what this one does not know. Read it with that version.
room-log-in-use = The room of { $place } stands open already, in another window or terminal.

# tailleur host
cli-host = Ask a class on the local network
cli-usage-host = tailleur host PACK/LESSON [--house HOUSE] [--table TABLE] [--count N] [--seconds N] [--speed N] [--exam MINUTES [--own-questions]] [--late now|catch-up|watch] [--standings shown|nameless|off] [--teams NAMES] [--roster FILE] [--port N] [--tls] [--loopback] | --resume
cli-value-late = now|catch-up|watch
cli-value-standings = shown|nameless|off
cli-host-lesson = The lesson, such as tableau/naturals
host-no-such-house = There is no house “{ $house }”. There are { $known }.
cli-host-house = The house; without it the first that the lesson is for
cli-host-port = The port; without it 8057, or any that is free
cli-host-count = The number of questions; without it as many as the lesson asks
cli-host-seconds = Seconds for each question, nought for no limit; 60 where nothing is said
cli-host-speed = How much of the points speed decides, in per cent; nought where nothing is said
cli-host-exam = An exam: each at their own pace, closed after so many minutes, nought for never
cli-host-own-questions = Each gets questions of their own
cli-host-late = Who comes late: counts from now, catches up, or looks on
cli-host-standings = The standings: shown, shown without names, or off
cli-host-roster = Only the people on this list come in, under its names
cli-host-pins = Give each name on the list a PIN, without which nobody takes it
cli-host-seed = The seed that deals the questions
cli-host-loopback = For this machine alone, not for the network
cli-host-resume = Take up the last room that was broken off, with its code, people and points
host-link = Open { $link } on a phone in the same network, or scan the square.
host-code = The code: { $code }
host-plain = The connection is not encrypted: whoever listens on this network can read what is answered.
host-log = What happens is kept in { $place }.
host-keys = Enter goes on · p stops the time · s skips the question · f ends the room for all · q leaves it · ? tells everything that can be typed
host-pins-hint = Each name has a PIN. Type k to see those of the names that are still free; the class should not.
host-lobby = Waiting for the class: { $here } here of { $people } who came in. Enter begins.
host-asking = Question { $number } of { $of }: { $answered } of { $asked } have answered.
host-closed = Question { $number } of { $of } is closed: { $answered } of { $asked } have answered. Enter shows the key.
host-left-out = Question { $number } of { $of } is left out and does not count. Enter goes on.
host-revealed = The key to question { $number } of { $of } is shown. Enter goes on.
host-ranked = The standings after question { $number } of { $of }. Enter goes on.
host-sitting = The exam is running: { $answered } of { $asked } are done. Enter closes it.
host-handed = The exam is closed: { $answered } of { $asked } are done. Enter tells the results.
host-ended = That was all. Enter or q closes the room.
host-paused = The clock is stopped. Enter or p goes on.
host-stands = The room stands until the program is ended.
host-no-data = There is no folder in which the room could be kept. Name one with --data.
host-no-chance = This system gives no chance to draw secrets from.
host-asks-nothing = { $lesson } asks nothing that a class could answer.
host-nothing-to-resume = There is no room that was broken off.
host-bad-late = --late { $value } is none of now, catch-up, watch.
host-bad-standings = --standings { $value } is none of shown, nameless, off.
cli-value-teams = NAMES
cli-host-teams = Teams, divided by commas
host-no-such-name = Nobody here is called { $name }. i tells who is.
host-team-twice = Two teams have the name { $team }, or one that looks like it.
host-has-given = { $given } / { $of }
host-all-keys =
    Enter            goes on: begins, closes the question, shows the key, asks the next
    p                stops the time, or lets it go on
    s                leaves the question out: it does not count
    +   + 60         gives all 30 seconds more, or so many
    l                locks the door, or opens it
    i   i NAME       tells where the room stands and who is there, or of one person
    x NAME           takes somebody out, or lets them in again
    x NAME, NAME     takes these out, or lets them in again
    x 10:02          takes out everybody who came since then, or lets them in again
    n NAME > OTHER   gives somebody another name
    e50 NAME         gives somebody 50 per cent more time; also e25, e100, and e0 for none
    t                shares out into the teams those who have none
    t NAME > TEAM    puts somebody into a team; without a team after the sign, into none
    f                ends the room for all: everybody sees their results
    r   r new        shows the link of the remote control; or withdraws it and makes another
    q                leaves the room: the phones wait, and tailleur host --resume takes it up again
    For NAME the beginning is enough.
host-not-understood = That was not understood. ? tells everything that can be typed.
host-end-sure = Everybody then sees their results, and nobody answers any more. Type f again to end the room; with anything else it stays.
host-stays = The room stays.
host-came-in = { $count ->
    [one] { $names } has come in.
   *[other] { $names } have come in.
}
host-taken-out = { $count ->
    [one] Taken out: 1.
   *[other] Taken out: { $count }.
} The same again lets them back in.
host-let-back = Let back in: { $count }.
host-nobody-since = Nobody has come in since { $time }.
host-answered = Answers: { $answered } of { $asked }.
host-finished = Finished: { $answered } of { $asked }.
host-all-answered = Everybody has answered.
host-time-is-up = Time is up.
host-unpaused = The time goes on.
host-is-unlocked = The door is open.
host-answers = The answers
host-asks-by-ear = { $lesson } is asked by ear, and the terminal says nothing aloud. Ask it from the window, which speaks: open tailleur and choose Class quiz.
host-no-such-team = No team is called { $team }. There are { $known }.
host-no-teams = This room has no teams; --teams names them when it is opened.
host-several-named = More than one name begins with { $name }. Type more of it.
host-nothing = Nothing
