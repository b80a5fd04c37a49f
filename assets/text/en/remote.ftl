# The trainer's second device
phone-remote = Remote control
phone-remote-begin = Begin
phone-remote-close = Close the answers
phone-remote-reveal = Show the answer
phone-remote-standings = Show the standings
phone-remote-question = Next question
phone-remote-end = Show the results
phone-remote-results = Give the results
phone-remote-skip = Leave this question out
phone-remote-skip-sure = Leave it out: it does not count
phone-remote-pause = Stop the time
phone-remote-resume = Let the time go on
phone-remote-extend = 30 seconds more
phone-remote-lock = Let nobody else in
phone-remote-unlock = Let others in again
phone-remote-is-locked = Nobody else comes in.
phone-remote-answers = Answers
phone-remote-here = In the room
phone-remote-waiting = No connection, no answer yet
phone-remote-of = of
phone-remote-lost = No connection. Trying again.
phone-remote-lobby = The class is coming in
phone-remote-sitting = The exam is running
phone-remote-handed = The exam is closed
phone-remote-over = That was all
phone-remote-unknown = No room opens to this link
phone-remote-unknown-why = A link serves one phone, until it is withdrawn. Get a new one where the room was opened.

# tailleur host
host-remote = Open { $link } on your own phone to run the room from there. The first phone that opens it gets it, and no other. “r new” withdraws it and makes another.
host-remote-hint = To run the room from your own phone, type r. It shows a link that the class should not see.
host-remote-paired = A phone is the remote control. Its link lets no other in; “r new” withdraws it and makes another.
host-remote-none = This room has no remote control.
cli-host-tls = Encrypt the connection, with a certificate the program makes itself
host-tls = The connection is encrypted with a certificate this program made: each phone warns of it once and asks whether to go on. Its fingerprint (SHA-256) is { $fingerprint }
room-no-certificate = No certificate for an encrypted connection could be made: { $why }.
