# The command for saved progress.
cli-progress = Show, export, merge and check saved progress
cli-usage-progress = tailleur progress show|report|certificate|export|merge|redate|verify …
cli-progress-show = Show a profile’s progress for each drill
cli-usage-progress-show = tailleur progress show [--profile NAME] [--data FOLDER] [--json|--csv]
cli-progress-export = Export every answer of a profile as a table or as JSON
cli-usage-progress-export = tailleur progress export [--profile NAME] [--data FOLDER] --csv|--json [--out FILE]
cli-progress-merge = Merge profiles, exports and journals into one folder; duplicates are dropped, nothing is lost
cli-usage-progress-merge = tailleur progress merge FROM… --into FOLDER
cli-progress-verify = Check every record of profiles, exports and journals
cli-usage-progress-verify = tailleur progress verify PATH…
cli-progress-redate = Correct the dates of answers given while the clock was far ahead
cli-usage-progress-redate = tailleur progress redate [--profile NAME] [--data FOLDER] [--to DAY|--set-aside]
cli-value-day = DAY
cli-redate-to = Day on which the last of these answers was given, such as 2026-11-23 (default: today)
cli-redate-set-aside = Ignore these answers instead; they stay in their file
cli-progress-profile = Profile (default: the one opened last)
cli-progress-csv = Print a comma-separated table
cli-progress-json = Print JSON, one object per line
cli-progress-json-whole = Print one JSON object
cli-progress-out = Write to this file
cli-progress-paths = Profile folder, exported profile or journal
cli-progress-into = Folder to merge into; created if it does not exist
file-is-no-folder = { $file } is a file; a folder is needed.
progress-which = Choose show, report, certificate, export, merge, redate or verify. See “tailleur progress --help”.
progress-which-form = Choose a format: --csv or --json.
progress-no-data = Data folder not found. Name one with --data.
progress-no-profile = There is no profile yet.
progress-which-profile = Name a profile with --profile. Choose from: { $known }.
progress-nothing-there = No journal found. Name a profile folder, an exported profile or a journal.
progress-not-written = Couldn’t save to { $place }. { $trouble }
progress-file-good = { $count ->
    [one] 1 record
   *[other] { $count } records
}
progress-file-later = { $count } of type “{ $kind }”, for a newer version of Tailleur
progress-file-doubles = { $count ->
    [one] 1 duplicate
   *[other] { $count } duplicates
}
progress-file-bad = { $count ->
    [one] 1 line skipped
   *[other] { $count } lines skipped
}
progress-file-missing = { $count ->
    [one] 1 line missing
   *[other] { $count } lines missing
}
progress-redated = { $count ->
    [0] No answer is dated later than today. Nothing was changed.
    [one] 1 record was dated later than today and now counts for { $day }.
   *[other] { $count } records were dated later than today; the last of them now counts for { $day }.
}
progress-set-aside = { $count ->
    [0] No answer is dated later than today. Nothing was changed.
    [one] 1 record was dated later than today and no longer counts.
   *[other] { $count } records were dated later than today and no longer count.
}
progress-redate-day = “{ $value }” is not a valid date, or is later than today. Write it like 2026-11-23.
progress-file-saved = { $count ->
    [one] 1 record recovered from it
   *[other] { $count } records recovered from them
}
progress-verified = { $files ->
    [one] 1 journal
   *[other] { $files } journals
}, { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $doubles ->
    [one] 1 duplicate
   *[other] { $doubles } duplicates
}, { $bad ->
    [0] no damaged lines
    [one] 1 damaged line
   *[other] { $bad } damaged lines
}.
progress-merged = { $count ->
    [0] Nothing was missing in { $place }.
    [one] 1 record added to { $place }.
   *[other] { $count } records added to { $place }.
}
bad-line-empty = empty line
bad-line-too-long = line too long to be a record
bad-line-no-checksum = line without a checksum at the start
bad-line-damaged = damaged line (cut off or changed)
bad-line-missing = { $count ->
    [one] 1 line is missing before this one
   *[other] { $count } lines are missing before this one
}
bad-line-no-record = intact, but not a valid record
progress-shown = { $profile }: { $answers ->
    [0] no answers yet
    [one] 1 answer
   *[other] { $answers } answers
}, { $days ->
    [one] 1 day of practice
   *[other] { $days } days of practice
}, current streak { $streak }.
progress-column-house = House
progress-column-drill = Drill
progress-column-answers = Answers
progress-column-right = Correct
progress-column-accuracy = Accuracy
progress-column-median = Median time
progress-column-known = Mastered
progress-column-due = Due today
progress-least = Weakest decisions (probability of recall, correct answers):
