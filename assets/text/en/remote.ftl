# The trainer's second device
phone-remote = Remote control
phone-remote-begin = Start
phone-remote-close = Stop answers
phone-remote-reveal = Show answer
phone-remote-standings = Show leaderboard
phone-remote-question = Next question
phone-remote-end = Show results
phone-remote-results = Release results
phone-remote-skip = Skip this question
phone-remote-skip-sure = Skip it? It won’t count.
phone-remote-pause = Pause timer
phone-remote-resume = Resume timer
phone-remote-extend = +30 s
phone-remote-lock = Lock room
phone-remote-unlock = Unlock room
phone-remote-is-locked = Room locked.
phone-remote-answers = Answers
phone-remote-here = In the room
phone-remote-waiting = Disconnected, no answer yet
phone-remote-of = of
phone-remote-lost = No connection. Reconnecting…
phone-remote-lobby = People are joining
phone-remote-sitting = Exam in progress
phone-remote-handed = Exam ended
phone-remote-over = Quiz finished
phone-remote-unknown = This link doesn’t work any more
phone-remote-unknown-why = A link works for one phone, until it is replaced. Get a new link from the computer running the room.

# tailleur host
host-remote = Open { $link } on your own phone to control the room. The link works only for the first phone that opens it; “r new” replaces it.
host-remote-hint = To control the room from your own phone, type r. This shows a link that the class shouldn’t see.
host-remote-paired = A phone is the remote control. Its link works for no other phone; “r new” replaces it.
host-remote-none = This room has no remote control.
cli-host-tls = Encrypt the connection with a self-signed certificate
host-tls = The connection uses a self-signed certificate; each phone shows a one-time warning. Fingerprint (SHA-256): { $fingerprint }
room-no-certificate = Couldn’t create a certificate for an encrypted connection: { $why }.
