# Errors in packs and lessons, each with the remedy.
flaw-pack-no-pack-file = There is no `pack.ron`. Add one with the pack’s `id`, `version`, `title`, `about` and `lessons`.
flaw-pack-too-many-files = The pack has { $found } files; the limit is { $most }. Split it into several packs.
flaw-pack-id-differs = The pack is called `{ $found }` and its folder `{ $folder }`. Write `id: "{ $folder }"`, or rename the folder.
flaw-pack-no-lessons = The pack lists no lessons. Name its files in order: `lessons: ["01-first", "02-second"]`.
flaw-pack-lesson-name = `{ $found }` is not the name of a lesson’s file. Write a number of at most three digits, a hyphen and the lesson’s ID, without the extension: `01-naturals`.
flaw-pack-lesson-missing = The pack lists `{ $found }`, but there is no file `{ $found }.ron`. Add the file, or remove the name from the list.
flaw-pack-stray-file = The pack does not list this lesson. Add `"{ $name }"` to `lessons` in `pack.ron`, or remove the file from the folder.
flaw-lesson-id-differs = The lesson is called `{ $found }` and its file `{ $expected }`. Write `id: "{ $expected }"`, or rename the file.
flaw-lesson-id-twice = Two lessons in the pack are called `{ $found }`. Give each its own ID: answers are saved under it.
flaw-id-form = `{ $found }` is not a valid ID. Use lower-case letters and digits, words joined by hyphens, 64 characters at most, such as `row-six`.
flaw-version-nought = Versions start at 1. Write `version: 1` and raise it when you change the file.
flaw-listed-twice = `{ $found }` is in this list twice. Remove one of them.

flaw-text-no-language = This text is empty in every language. Write at least one: `{ "{" }"en": "…"{ "}" }`.
flaw-text-unknown-language = Unknown language `{ $language }`. Use `fr`, `it` or `en`.
flaw-text-language-missing = 
    This text lacks { $language ->
        [fr] French
        [it] Italian
       *[other] English
    } (`{ $language }`), one of the pack’s languages. Add `"{ $language }": "…"`.
flaw-text-language-more = This text is also in `{ $language }`, which is not one of the pack’s languages. Add it to every text of the pack, or remove it here.
flaw-text-language-twice = The text in `{ $language }` appears twice. Remove one of the two.
flaw-text-empty = The text in `{ $language }` is empty. Add it, or remove the language from the whole pack.
flaw-text-too-long = The text in `{ $language }` has { GROUPED($found) } characters; at most { $most } fit. Shorten it.
flaw-text-placeholder = Unknown placeholder `{ $found }` in the text in `{ $language }`. The house’s names are { "{punto}" }, { "{banco}" }, { "{egalite}" } and { "{tailleur}" }; no other braces are allowed.

flaw-lesson-unknown-house = There is no house `{ $found }`. Choose from: { $known }.
flaw-lesson-no-questions = The lesson has no questions, so nobody can pass or fail it. Add a step such as `Drill(drill: Winner(), rounds: 10)`.
flaw-lesson-too-many-steps = The lesson has more than { $most } steps. Split it into several lessons.
flaw-rounds = A drill has 1 to 500 questions, not { $found }. Change `rounds`.
flaw-pass-accuracy = The pass mark is 50 to 100 per cent, not { $found }. Change `accuracy`.
flaw-pass-mark = The pass mark of an area is 50 to 100 per cent, not { $found }. Change it.
flaw-pass-seconds = The target time is 1 to 120 seconds per answer, not { $found }. Change `seconds`.

flaw-drill-asks-nothing = In { $house } this drill has no questions: the filter excludes everything. Widen it, or name in `houses` the houses it is for.
flaw-drill-not-here = In { $house }, there is nothing for this drill to ask about. Remove the drill, or list in `houses` only the houses it is for.
flaw-drill-not-at-table = In { $house }, this drill works only at these tables: { $known }. Remove the drill, or list only these in `tables`.
flaw-drill-decision-twice = The drill asks about `{ $decision }` twice. Remove one of the two from its filter.
flaw-drill-never-comes = In { $house }, `{ $decision }` never comes up. Remove it from the filter, or name in `houses` the houses it is for.

flaw-no-such-card = `{ $found }` is not a card. Write the rank (A, 2 to 9, T for ten, J, Q, K), then the suit: s (spades), h (hearts), d (diamonds) or c (clubs), such as `7h`.
flaw-example-closed-before = In { $house }, the coup is over before this card. Remove it and the cards after it.
flaw-example-wants-card = In { $house }, the coup is not over: { $side } draws. Add a card.
flaw-example-no-copy-left = In { $house }, the shoe does not hold that many copies of this card: { $card }. Replace it.
flaw-example-point = In { $house }, { $side } ends on { $point }, not on { $claimed }. Correct the total or the cards.
flaw-example-winner = In { $house }, { $chance } wins, not { $claimed }. Correct the winner or the cards.
