# The log of a shift: why one of its lines does not count.
shift-log-empty = The log is empty.
shift-log-cut = The line is incomplete: the program stopped while saving it.
shift-log-too-long = The line is longer than any action of a shift.
shift-log-no-checksum = The line does not begin with a checksum. It is not a line of a log, or was changed.
shift-log-damaged = The line was changed or damaged. Restore the log from a backup; the lines before this one are intact.
shift-log-not-a-record = This is not a record of a shift.
shift-log-no-head = The first line of the log, which names its shift, is missing.
shift-log-other-version = The log has version { $found }; this program reads version { $known }.
shift-log-out-of-order = This line does not follow the one before it: a line is missing, duplicated or misplaced.
shift-log-backwards = This time is earlier than the one before it.
shift-log-after-the-end = The shift ends in the line before, but the log continues.
shift-log-other-scenario = The log belongs to another scenario, or the scenario has changed since. Name the one it was played with.
shift-log-other-house = The log was played in another house or at another table. Name the house it was played in.
shift-log-other-table = When replayed, this action gives a different table: the house or the program has changed since.
