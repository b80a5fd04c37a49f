# The shift of a room.
host-shift = A shift for the class
host-shift-about = Everyone at a computer works the same table with the same cards. Phones can’t take part.
host-shift-give = Start this shift
host-shift-end = End the shift
host-shift-nameless = Numbers instead of names
class-shift-coups = Coups
class-shift-fail = Fail
class-shift-letter-a = A
class-shift-letter-b = B
class-shift-letter-c = C
class-shift-not-begun = not started
class-shift-over = { $coups }, finished
class-shift-at = { $coups }
class-shift-number = No. { $number }
class-shift-you = You
class-shift-debrief = The class
class-shift-done = { $people } started, { $over } finished, { $passed } passed
class-shift-no-mistakes = No mistakes so far.
class-shift-most = Where most people went wrong
class-shift-fault = { $fault }: { $people ->
    [one] { $people } person
   *[other] { $people } people
}
class-shift-coup = Coup { $coup }: { $people ->
    [one] { $people } person
   *[other] { $people } people
}
join-shift-not-here = This shift isn’t on this device: its pack or house is missing.
shift-phone-notice = A shift at the table is under way. It is done on computers; the results are on the class screen.
replay-shift-given = Shift started: { $scenario }
replay-shift-coups = { $name }: { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} of the shift
replay-shift-over = { $name }: shift finished after { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
replay-shift-ended = Shift ended
