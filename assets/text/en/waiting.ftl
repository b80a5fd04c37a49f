# Answers that are not on the disk: the sign, the question before they are left, and their way back.
waiting-count = { $count ->
    [one] 1 answer is not on the disk yet.
   *[other] { $count } answers are not on the disk yet.
}
waiting-why = Why?
waiting-file-exists = { $place } is there already. Choose another name.
waiting-file-not-written = { $place } cannot be written. { $trouble }
lesson-paused-waiting = The clock stands still. { $count ->
    [one] 1 answer is not on the disk yet.
   *[other] { $count } answers are not on the disk yet.
}

leave-title = { $count ->
    [one] 1 answer is not on the disk
   *[other] { $count } answers are not on the disk
}
leave-why = To be written to { $place }. { $trouble }
leave-loses = { $count ->
    [one] If you close the window now, this answer is lost.
   *[other] If you close the window now, these { $count } answers are lost.
}
leave-waits = { $count ->
    [one] It waits in memory as long as the window is open, and is tried again by itself.
   *[other] They wait in memory as long as the window is open, and are tried again by themselves.
}
leave-trying = Trying again…
leave-file = Another file for these answers
leave-save-elsewhere = Save there
leave-saved = The answers are in { $place } now. To add them to the profile later, bring this file in under Settings, “Profile and backups”, or use “tailleur progress merge”.
leave-try = Try again
leave-stay = Stay
leave-close = Close the window
leave-profile = Leave the profile
leave-anyway = { $count ->
    [one] Close and lose 1 answer
   *[other] Close and lose { $count } answers
}

rescued-found = { $count ->
    [one] 1 answer of this profile could not be written when the program last ended. It was put aside.
   *[other] { $count } answers of this profile could not be written when the program last ended. They were put aside.
}
rescued-bring-in = Add to the profile
rescued-not-now = Not now

notices-more = { $count ->
    [one] 1 more message
   *[other] { $count } more messages
}
notices-fewer = Fewer messages
