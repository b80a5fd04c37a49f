# Answers that are not saved yet: the sign, the question before leaving, recovery.
waiting-count = { $count ->
    [one] 1 answer not saved yet.
   *[other] { $count } answers not saved yet.
}
waiting-why = Why?
waiting-file-exists = { $place } already exists. Choose another name.
waiting-file-not-written = Couldn’t save to { $place }. { $trouble }
lesson-paused-waiting = The clock has stopped. { $count ->
    [one] 1 answer is not saved yet.
   *[other] { $count } answers are not saved yet.
}

leave-title = { $count ->
    [one] 1 answer is not saved
   *[other] { $count } answers are not saved
}
leave-why = Couldn’t save to { $place }. { $trouble }
leave-loses = { $count ->
    [one] If you close the window now, this answer is lost.
   *[other] If you close the window now, these { $count } answers are lost.
}
leave-waits = { $count ->
    [one] Tailleur keeps trying to save it while the window is open.
   *[other] Tailleur keeps trying to save them while the window is open.
}
leave-trying = Trying again…
leave-file = Save to another file
leave-save-elsewhere = Save there
leave-saved = The answers are saved in { $place }. To add them to the profile later, import this file under Settings > Profile and backups, or use “tailleur progress merge”.
leave-try = Try again
leave-stay = Keep open
leave-close = Close window
leave-profile = Leave profile
leave-anyway = { $count ->
    [one] Close and lose 1 answer
   *[other] Close and lose { $count } answers
}

rescued-found = { $count ->
    [one] 1 answer of this profile couldn’t be saved last time. It has been recovered.
   *[other] { $count } answers of this profile couldn’t be saved last time. They have been recovered.
}
rescued-bring-in = Add to profile
rescued-not-now = Not now

notices-more = { $count ->
    [one] 1 more message
   *[other] { $count } more messages
}
notices-fewer = Fewer messages
