# The log of a shift: why a line of it does not count.
shift-log-empty = The log is empty.
shift-log-cut = The line breaks off here: the program was stopped while it was being written.
shift-log-too-long = The line is longer than any act of a shift.
shift-log-no-checksum = The line does not begin with a checksum. It is no line of a log, or was changed.
shift-log-damaged = The line is not as it was written: it was changed or damaged. Take the log from a backup; the lines before this one are good.
shift-log-not-a-record = This is no record of a shift.
shift-log-no-head = A log begins with the shift that it is about, and this line is something else. Its first line is missing.
shift-log-other-version = The log is of version { $found }; this program reads version { $known }.
shift-log-out-of-order = This line does not follow the one before it: a line is missing, doubled or out of its place.
shift-log-backwards = This moment is earlier than the one before it.
shift-log-after-the-end = The shift ends in the line before, and yet the log goes on.
shift-log-other-scenario = The log is of another scenario, or the scenario has been changed since. Name the one it was played with.
shift-log-other-house = The log was played in another house or at another table. Name the house it was played in.
shift-log-other-table = Played again, this act leaves another table than it did then: the house or the program has changed since.
