# What the checker of files says.
flaw-ron-key-twice = “{ $field }” is written twice. Keep one of the two.
ron-kind-field = the name of a field, a colon and its value
ron-kind-fields = fields with their names, such as `name: value`
ron-kind-pair = a pair such as `"en": "…"`
flaw-pack-language-missing = `languages` names `{ $language }`, but the pack’s title is not given in it. Add `"{ $language }": "…"` to the title, or take `{ $language }` out of `languages`.
flaw-pack-language-of-lessons = All lessons are also in `{ $language }`, which is none of the pack’s languages. Add `"{ $language }": "…"` to this title and to the other texts of the pack, or take the language out of the lessons.
flaw-after-later = The lesson `{ $found }` comes later in this pack and cannot be taken before this one. Change the order of `lessons`, or take it out of `after`.
flaw-after-missing = There is no lesson `{ $found }`. Put its name right, or take it out of `after`.
flaw-test-too-short = Nobody answers { $questions } questions in so little time. Allow { $least } min at least, or ask fewer questions.
flaw-drill-no-answer = In the house { $house }, the question `{ $decision }` has no answer that can be given and is right. Narrow the filter, and report it to the makers of this program.
flaw-after-elsewhere = The lesson `{ $found }` is of a pack that is not in this program. Whoever has not installed it takes this lesson without that one.
flaw-lesson-not-of-pack = The pack is not for the house `{ $found }`. Add it to the pack’s `houses`, or take it out here.
flaw-lesson-begins-cold = The lesson begins with a question. Put a few words to read before it, or an example.
flaw-lesson-one-answer = In the house { $house }, every question of this lesson has the same answer: it is given without thinking. Mix in others.
flaw-pass-by-guessing = Whoever guesses passes this lesson { $percent } times in 100. Ask for more right answers, or ask more questions.
flaw-lesson-long = This lesson takes about { $found } min; beyond { $most }, attention does not last. Divide it.
flaw-question-bare = Nothing says why the answer to `{ $found }` is right: the referee does not decide it. Add `because`, or a `clause`.
flaw-ron-decimals = Sums are counted in cents: write { $meant } in place of { $found }.
flaw-text-unseen-sign = This text holds a sign that cannot be seen and may change how the rest is read ({ $code }). Delete it.
flaw-text-line-break = This text stands on one line. Take the line break out.
flaw-lesson-too-many-questions = This lesson asks { GROUPED($found) } questions, more than the { GROUPED($most) } that a lesson may ask. Lower `rounds`, or divide the lesson.
flaw-id-device = `{ $found }` is a name that Windows keeps for a device: no folder or file can be called so there. Choose another id.
flaw-since-pack-renamed = The pack was called `{ $was }`. The answers kept under that name would be lost: give it back its name.
flaw-since-lesson-renamed = This lesson was called `{ $was }` and is now called `{ $now }`. The answers that were kept would be lost: give it back its name.
flaw-since-question-renamed = This question was called `{ $was }` and is now called `{ $now }`. The answers that were kept would be lost: give it back its name.
flaw-since-version-back = The last version of this pack was { $version }. Write a higher number.
flaw-since-version-same = The pack has changed since version { $version }. Write a higher number.
flaw-since-lesson-gone = The lesson `{ $was }` is no longer there. The answers that were given stay in the journals and count no more.
flaw-since-question-gone = The question `{ $was }` is no longer there. The answers that were given stay in the journals and count no more.
flaw-and-more = There are { GROUPED($more) } more faults in this file, from here on. Put the first ones right first.
check-fault = fault
check-warning = warning
check-watching = It looks again whenever a file changes. Ctrl-C ends.
check-changed = { $files }: { $mended } fewer, { $new } more.
check-since-none = There is no pack to compare with in “{ $place }”.
check-since-one = With --since, name one pack to look at.
cli-strict = A warning counts as a fault
cli-check-json = All of it as one JSON document, for editors
cli-watch = Look again whenever a file changes
cli-since = The pack’s last version: tells which ids have changed
cli-reference = Write out all fields, their types and what they mean
flaw-ron-no-word = Write one of these words here: { $expected }.
flaw-ron-word-in-quotes = Write { $meant } without quotation marks.
flaw-ron-strange-sign = { $kind ->
    [blank] This is a no-break space. Put an ordinary space in its place.
    [unseen] There is an invisible sign here. Delete it.
   *[quote] This quotation mark ({ $found }) is not a straight one. Write `"`.
}
ron-kind-texts = a text for each language, such as { "{" }"en": "…"{ "}" }
flaw-ron-escape = After a backslash stands n, r, t, 0, \u, another backslash or a straight quotation mark. Write \\ for the backslash itself.
flaw-ron-no-name = “{ $found }” is no name: a field has only letters, digits and underscores.
flaw-ron-empty = The file is empty. Write what belongs there, or take the file away.
flaw-ron-json = Write round brackets, and the fields without quotation marks: `(id: "second")`.
flaw-ron-comment-sign = A comment begins with `//`, not with `#`.
flaw-ron-decimal-comma = `{ $field }` is a whole number, without a comma. Write { $number } or { $next }.
