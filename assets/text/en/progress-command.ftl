# The command about what a profile knows.
cli-progress = Show, export, unite and verify what was learnt
cli-usage-progress = tailleur progress show|report|certificate|export|merge|redate|verify …
cli-progress-show = Show what a profile knows, drill by drill
cli-usage-progress-show = tailleur progress show [--profile NAME] [--data FOLDER] [--json|--csv]
cli-progress-export = Write every answer of a profile as a table or as JSON
cli-usage-progress-export = tailleur progress export [--profile NAME] [--data FOLDER] --csv|--json [--out FILE]
cli-progress-merge = Unite profiles, archives and journals in one folder; nothing is lost, and twice is once
cli-usage-progress-merge = tailleur progress merge FROM… --into FOLDER
cli-progress-verify = Look at every record of profiles, archives and journals
cli-usage-progress-verify = tailleur progress verify PATH…
cli-progress-redate = Correct the dates of answers given while the clock was far ahead
cli-usage-progress-redate = tailleur progress redate [--profile NAME] [--data FOLDER] [--to DAY|--set-aside]
cli-value-day = DAY
cli-redate-to = The day on which the last of these answers was given, such as 2026-11-23; without it, today
cli-redate-set-aside = Leave these answers out of everything instead; they stay in their file
cli-progress-profile = The profile; without it the one opened last
cli-progress-csv = Answer as a table with commas between its columns
cli-progress-json = Answer in JSON, an object a line
cli-progress-json-whole = Answer in JSON, one object
cli-progress-out = Write to this file
cli-progress-paths = The folder of a profile, an archive of one, or a journal
cli-progress-into = The folder that receives what it lacks; it is made where it is missing
file-is-no-folder = { $file }: a file; a folder is wanted.
progress-which = Say what is wanted: show, export, merge, redate or verify. See “tailleur progress --help”.
progress-which-form = Say in which form: --csv or --json.
progress-no-data = There is no data folder there. Name one with --data.
progress-no-profile = There is no profile yet.
progress-which-profile = Name a profile with --profile. There are: { $known }.
progress-nothing-there = No journal was found there. Name the folder of a profile, an archive of one, or a journal.
progress-not-written = { $place } cannot be written. { $trouble }
progress-file-good = { $count ->
    [one] 1 record
   *[other] { $count } records
}
progress-file-later = { $count } of the kind { $kind }, for a later version
progress-file-doubles = { $count } met before
progress-file-bad = { $count ->
    [one] 1 line set aside
   *[other] { $count } lines set aside
}
progress-file-missing = { $count ->
    [one] 1 line missing
   *[other] { $count } lines missing
}
progress-redated = { $count ->
    [0] No answer is dated ahead of today. Nothing was changed.
    [one] 1 record was dated ahead of today and now counts for { $day }.
   *[other] { $count } records were dated ahead of today; the last of them now counts for { $day }.
}
progress-set-aside = { $count ->
    [0] No answer is dated ahead of today. Nothing was changed.
    [one] 1 record was dated ahead of today and no longer counts.
   *[other] { $count } records were dated ahead of today and no longer count.
}
progress-redate-day = “{ $value }” is no day up to today. Write it like 2026-11-23.
progress-file-saved = { $count ->
    [one] 1 record saved from it
   *[other] { $count } records saved from them
}
progress-verified = { $files ->
    [one] 1 journal
   *[other] { $files } journals
}, { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $doubles } met before, { $bad ->
    [0] no damaged line
    [one] 1 damaged line
   *[other] { $bad } damaged lines
}.
progress-merged = { $count ->
    [0] Nothing was missing in { $place }.
    [one] 1 record came new into { $place }.
   *[other] { $count } records came new into { $place }.
}
bad-line-empty = nothing stands in this line
bad-line-too-long = this line is longer than any record
bad-line-no-checksum = this line does not begin with a checksum
bad-line-damaged = this line is not as it was written: it was torn off or changed
bad-line-missing = { $count ->
    [one] 1 line is missing before this one
   *[other] { $count } lines are missing before this one
}
bad-line-no-record = this line is as it was written, and yet no record
progress-shown = { $profile }: { $answers ->
    [0] no answer yet
    [one] 1 answer
   *[other] { $answers } answers
}, { $days ->
    [one] 1 day of practice
   *[other] { $days } days of practice
}, { $streak } running.
progress-column-house = House
progress-column-drill = Drill
progress-column-answers = Answers
progress-column-right = Right
progress-column-accuracy = Accuracy
progress-column-median = Median
progress-column-known = Known
progress-column-due = Due today
progress-least = Known least, with how probably, and right answers of all:
