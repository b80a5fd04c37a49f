# The checker of files.
flaw-ron-key-twice = “{ $field }” appears twice. Remove one of the two.
ron-kind-field = the name of a field, a colon and its value
ron-kind-fields = fields with their names, such as `name: value`
ron-kind-pair = a pair such as `"en": "…"`
flaw-pack-language-missing = `languages` lists `{ $language }`, but the pack’s title lacks it. Add `"{ $language }": "…"` to the title, or remove `{ $language }` from `languages`.
flaw-pack-language-of-lessons = All lessons are also in `{ $language }`, which is not one of the pack’s languages. Add `"{ $language }": "…"` to this title and to the pack’s other texts, or remove the language from the lessons.
flaw-after-later = The lesson `{ $found }` comes later in this pack, so it can’t be a prerequisite. Change the order of `lessons`, or remove it from `after`.
flaw-after-missing = Lesson not found: `{ $found }`. Correct its name, or remove it from `after`.
flaw-test-too-short = The time is too short for { $questions } questions. Allow at least { $least } min, or ask fewer questions.
flaw-drill-no-answer = In { $house }, the question `{ $decision }` has no correct answer that can be given. Narrow the filter, and report this to the makers of Tailleur.
flaw-after-elsewhere = The lesson `{ $found }` belongs to a pack that is not built in. Trainees who don’t have that pack will take this lesson without having taken that one.
flaw-lesson-not-of-pack = The pack is not for the house `{ $found }`. Add it to the pack’s `houses`, or remove it here.
flaw-lesson-begins-cold = Start with a short text or an example before the first question.
flaw-lesson-one-answer = In { $house }, every question of this lesson has the same answer, so nobody has to think. Mix in others.
flaw-pass-by-guessing = Guessing passes this lesson { $percent }% of the time. Raise the pass mark, or ask more questions.
flaw-lesson-long = This lesson takes about { $found } min; attention rarely lasts beyond { $most } min. Split it.
flaw-question-bare = The answer to `{ $found }` has no explanation: the referee does not decide it. Add `because`, or a `clause`.
flaw-ron-decimals = Amounts are in cents: write { $meant } instead of { $found }.
flaw-text-unseen-sign = This text contains an invisible character that may change how the rest is read ({ $code }). Delete it.
flaw-text-line-break = This text must be on one line. Remove the line break.
flaw-lesson-too-many-questions = This lesson has { GROUPED($found) } questions; the limit is { GROUPED($most) }. Lower `rounds`, or split the lesson.
flaw-id-device = `{ $found }` is reserved on Windows as the name of a device: no file or folder can be called that. Choose another ID.
flaw-since-pack-renamed = The pack was called `{ $was }`. Answers saved under that name would be lost: restore the name.
flaw-since-lesson-renamed = This lesson was called `{ $was }` and is now called `{ $now }`. Its saved answers would be lost: restore the name.
flaw-since-question-renamed = This question was called `{ $was }` and is now called `{ $now }`. Its saved answers would be lost: restore the name.
flaw-since-version-back = The last version of this pack was { $version }. Write a higher number.
flaw-since-version-same = The pack has changed since version { $version }. Write a higher number.
flaw-since-lesson-gone = The lesson `{ $was }` no longer exists. Its answers stay in the journals but no longer count.
flaw-since-question-gone = The question `{ $was }` no longer exists. Its answers stay in the journals but no longer count.
flaw-and-more = { $more ->
    [one] 1 more error
   *[other] { GROUPED($more) } more errors
} in this file. Start with the errors listed.
check-fault = error
check-warning = warning
check-watching = Checks again whenever a file changes. Press Ctrl-C to stop.
check-changed = { $files }: { $mended } fixed, { $new } new.
check-since-none = There is no pack to compare with in “{ $place }”.
check-since-one = With --since, name one pack to check.
cli-strict = Treat warnings as errors
cli-check-json = Print one JSON document, for editors
cli-watch = Check again whenever a file changes
cli-since = The pack’s previous version, to find changed IDs
cli-reference = Print all fields, their types and meanings
flaw-ron-no-word = Write one of these words here: { $expected }.
flaw-ron-word-in-quotes = Write { $meant } without quotation marks.
flaw-ron-strange-sign = { $kind ->
    [blank] This is a non-breaking space. Replace it with an ordinary space.
    [unseen] There is an invisible character here. Delete it.
   *[quote] This quotation mark ({ $found }) is not a straight one. Write `"`.
}
ron-kind-texts = a text for each language, such as { "{" }"en": "…"{ "}" }
flaw-ron-escape = After a backslash write n, r, t, 0, \u, another backslash or a straight quotation mark. Write \\ for the backslash itself.
flaw-ron-no-name = “{ $found }” is not a name: a field name has only letters, digits and underscores.
flaw-ron-empty = The file is empty. Add its content, or delete the file.
flaw-ron-json = Write round brackets, and the fields without quotation marks: `(id: "second")`.
flaw-ron-comment-sign = A comment begins with `//`, not with `#`.
flaw-ron-decimal-comma = `{ $field }` must be a whole number, without a comma. Write { $number } or { $next }.
