# Asking a class and taking part in one, from the window.
join-title = Join a class
join-code = The code of the room
join-code-about = Six figures, on the trainer’s screen. The whole link will do as well.
join-enter = Enter
join-nearby = Rooms found on this network
join-nearby-about = Choose yours, then type its code.
join-nearby-none = None so far. Not every network announces them.
join-address = The address, where the room is not found
join-address-about = It is on the trainer’s screen, such as 192.168.1.20:8057.
join-bad-code = The code has six figures.
join-not-found = No room answers to this code on this network. Type the address on the trainer’s screen as well.
join-calls = Calling { $address }…
join-calls-on = It goes on calling until the room answers. “Back” leads to the code of another room.
join-not-known = This room does not know you any more. Come in with its code.
join-seat = You were in room { $code } as { $name }.
join-return = Go back in
join-forget = Forget it
join-seat-not-kept = Your place in the room could not be kept in { $place }. { $trouble } If the program closes, you will have to come back under another name.
join-leave = Leave
join-not-here = This question cannot be drawn here
join-not-here-about = Its house or its pieces are not on this computer. Answer with a phone or a browser, by the trainer’s link; or install the pack of the lesson.
join-points = { $points ->
    [one] { FIGURES($points) } point
   *[other] { FIGURES($points) } points
}
join-me = { $name }: { $points ->
    [one] { FIGURES($points) } point
   *[other] { FIGURES($points) } points
}, { $right } right of { $of }
join-row = { $place }.  { $name }  ·  { $points }
join-kept = Your answers are in your profile and count as practice.
host-title = Class quiz
host-open = Open the room
host-open-new = Open a new room
host-broken = A room was broken off: { $lesson }, { $people ->
    [one] { $people } person
   *[other] { $people } people
}. It can be taken up with its code, names and points.
host-take-up = Take this room up
host-broken-about = Phones that were in it come back by themselves.
host-plan-pack = Pack
host-plan-lesson = Lesson
host-plan-questions = Questions
host-plan-form = Form
host-plan-live = Live: all on the same question
host-plan-exam = Exam: each at their own pace
host-plan-own = Exam: each with questions of their own
host-plan-time = Time
host-plan-no-time = No limit
host-plan-seconds = { $count } seconds a question
host-plan-minutes = { $count } minutes in all
host-plan-speed = Points
host-plan-accuracy = For accuracy alone
host-plan-speed-share = Speed counts for { $count }%
host-plan-late = Who comes late
host-plan-from-now = Counts from when they come
host-plan-catch-up = Catches up first
host-plan-watch = Looks on
host-plan-standings = Standings
host-plan-shown = Shown
host-plan-nameless = Shown without names
host-plan-off = Not shown
host-standings-off = The standings are not shown.
host-teams = Teams
host-teams-about = A team is worth the mean of its members. Without teams everybody plays alone.
host-teams-names = Names of the teams, divided by commas
host-teams-set = Set
host-teams-none = No teams
host-team = Team
host-no-team = None
host-share-out = Share out into the teams
host-roster = Who may come in
host-roster-about = Everybody, under the name they give; or only the names of a list.
host-roster-path = File of the list (CSV, text or spreadsheet)
host-roster-count = { $count ->
    [one] { $count } name:
   *[other] { $count } names:
}
host-roster-numbered = { $count ->
    [one] One of them has a number: two people are called the same.
   *[other] { $count } of them have a number: others are called the same.
}
host-roster-none = Let everybody in
host-pins = A PIN for each name
host-pins-about = Nobody takes the name of another. Give each person their PIN before you begin.
host-pins-show = Show the PINs
host-do-begin = Begin
host-do-close = Close the answers
host-do-collect = Collect the exam
host-do-reveal = Show the answer
host-do-rank = Standings
host-do-next = Next question
host-do-release = Give the results
host-do-end = End
host-pause = Pause
host-resume = Go on
host-more = 30 s more
host-skip = Skip the question
host-lock = Lock the door
host-unlock = Open the door
host-is-locked = The door is locked: nobody else comes in.
host-close = Close the room
host-close-sure = Close the room?
host-close-about = Everybody then sees their results, and nobody answers any more. What was answered is kept.
host-stay = Stay
host-projector = What the class sees
host-projector-beside = Here, beside this
host-projector-alone = Here, alone
host-projector-own = In a window of its own
host-remote-control = Remote control
host-remote-about = This address is for your own phone alone. The first phone that opens it runs the room, and no other.
host-remote-seen = The class may be seeing this window. Give it a window of its own first, or show the link only while the class does not look.
host-remote-show = Show the link here
host-remote-in-use = A phone is the remote control. Its link lets no other in.
host-remote-renew = Withdraw the link, make another
host-people = In the room: { $count }
host-nobody = Nobody yet.
host-is-out = out
host-watches = looks on
host-has-answered = has answered
host-is-away = no connection
host-let-in = Let back in
host-take-out = Take out
host-select = Choose several
host-came-since = Everybody since { $time }
host-take-out-many = Take out: { $count }
host-let-in-many = Let back in: { $count }
host-extra = Time
host-extra-none = As all have
host-extra-quarter = A quarter more
host-extra-half = Half more
host-extra-double = Twice as much
host-name = Another name
host-rename = Rename
host-join-how = Open this page on your phone, in this network:
host-square = QR code for { $link }
host-others = Other answers
host-none = No answer
host-bar = { $answer }: { $count }
host-bar-right = { $answer }, right: { $count }
host-bar-wrong = { $answer }, wrong: { $count }
host-and-more = and { $count } more
host-at-lobby = { $here ->
    [0] Nobody has come in yet.
    [one] { $here } person is here.
   *[other] { $here } people are here.
}
host-at-asking = Question { $number } of { $of }: { $answered } of { $asked } have answered
host-at-closed = Question { $number } of { $of } closed: { $answered } of { $asked } have answered
host-at-left-out = Question { $number } of { $of } is left out and does not count
host-waiting = { $waiting ->
    [one] 1 person without connection has not answered: an answer may be waiting on that phone.
   *[other] { $waiting } people without connection have not answered: answers may be waiting on their phones.
}
host-at-revealed = Question { $number } of { $of }: the answer
host-at-ranked = Standings after { $number } of { $of }
host-at-sitting = Exam: { $answered } of { $asked } have finished
host-at-handed = Exam collected: { $answered } of { $asked } have finished
host-at-ended = It is over. The results are here.
host-results = Results
host-see-results = See the results
host-pdf = PDF
host-json = JSON
host-practise = Practise what the class got wrong
host-results-person = { FIGURES($points) } · { $right } of { $of }
host-results-question = { $answered ->
    [0] No answers
    [one] { $right } right of { $answered } answer
   *[other] { $right } right of { $answered } answers
}, asked of { $asked ->
    [one] { $asked } person
   *[other] { $asked } people
}
host-earlier = Earlier rooms
host-earlier-row = { $day }, { $time }: { $lesson }, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
host-logs-unread = { $count } logs of earlier rooms in { $place } cannot be read. “tailleur room” says why of each.
host-plan-tls = Encrypt the connection
host-plan-tls-about = With a certificate this program makes itself: each phone warns of it once.
join-compare = The connection is encrypted. Compare with the trainer’s screen: { $fingerprint }
host-facility = { $percent }% right
host-median = median time { $seconds } s
host-discrimination = discrimination { $found }
host-say-again = Say it again
join-picture = Picture of the question: it is on the trainer’s screen.
