# What the checker finds in packs and lessons: what is wrong, and what to do.
flaw-pack-no-pack-file = There is no `pack.ron`. Add one that gives the pack’s `id`, `version`, `title` and `about` and lists its `lessons`.
flaw-pack-too-many-files = The pack has { $found } files, more than the { $most } that are read. Divide it into several packs.
flaw-pack-id-differs = The pack is called `{ $found }` and its folder `{ $folder }`. Write `id: "{ $folder }"`, or rename the folder.
flaw-pack-no-lessons = The pack lists no lesson. Name its files in the order in which they are taken: `lessons: ["01-first", "02-second"]`.
flaw-pack-lesson-name = `{ $found }` is not the name of a lesson’s file. Write a number of at most three digits, a hyphen and the lesson’s id, without the ending: `01-naturals`.
flaw-pack-lesson-missing = The pack lists `{ $found }`, but there is no file `{ $found }.ron`. Add the file, or take the name out of the list.
flaw-pack-stray-file = The pack does not list this lesson. Add `"{ $name }"` to `lessons` in `pack.ron`, or take the file out of the folder.
flaw-lesson-id-differs = The lesson is called `{ $found }` and its file says `{ $expected }`. Write `id: "{ $expected }"`, or rename the file.
flaw-lesson-id-twice = Two lessons of the pack are called `{ $found }`. Give each an id of its own: answers are kept under that name.
flaw-id-form = `{ $found }` is not an id. Use lower-case letters and digits, words joined by hyphens, 64 characters at most, such as `row-six`.
flaw-version-nought = Versions are counted from 1. Write `version: 1` and raise it when you change the file.
flaw-listed-twice = `{ $found }` is in this list twice. Keep it once.

flaw-text-no-language = This text is not given in any language. Write it at least once: `{ "{" }"en": "…"{ "}" }`.
flaw-text-unknown-language = The program does not speak `{ $language }`. Use `fr`, `it` or `en`.
flaw-text-language-missing = 
    This text lacks { $language ->
        [fr] French
        [it] Italian
       *[other] English
    } (`{ $language }`), one of the pack’s languages. Add `"{ $language }": "…"`.
flaw-text-language-more = This text is also given in `{ $language }`, which is none of the pack’s languages. Give every text of the pack in it, or take it out here.
flaw-text-language-twice = The text in `{ $language }` is given twice. Keep one of the two.
flaw-text-empty = The text in `{ $language }` is empty. Write it, or take the language out of the whole pack.
flaw-text-too-long = The text in `{ $language }` has { GROUPED($found) } characters, more than the { $most } that fit. Shorten it.
flaw-text-placeholder = `{ $found }` in the text in `{ $language }` means nothing here. The house’s names are { "{punto}" }, { "{banco}" }, { "{egalite}" } and { "{tailleur}" }; there are no other braces.

flaw-lesson-unknown-house = There is no house `{ $found }`. Choose from: { $known }.
flaw-lesson-no-questions = The lesson asks no question, so nobody can pass or fail it. Add a step such as `Drill(drill: Winner(), rounds: 10)`.
flaw-lesson-too-many-steps = The lesson has more than { $most } steps. Divide it into several lessons.
flaw-rounds = A drill asks 1 to 500 questions, not { $found }. Change `rounds`.
flaw-pass-accuracy = The accuracy for a pass is 50 to 100 per cent, not { $found }. Change `accuracy`.
flaw-pass-mark = A mark of an area is 50 to 100 per cent, not { $found }. Change it.
flaw-pass-seconds = The pace to aim for is 1 to 120 seconds an answer, not { $found }. Change `seconds`.

flaw-drill-asks-nothing = In the house { $house }, this drill has nothing to ask: its filter lets nothing through. Widen it, or name in `houses` the houses it is for.
flaw-drill-not-here = The house { $house } has nothing this drill asks about. Take it out, or name in `houses` the houses that have it.
flaw-drill-not-at-table = The house { $house } asks this at these tables only: { $known }. Take the drill out, or write only these in `tables`.
flaw-drill-decision-twice = The drill asks about `{ $decision }` twice. Take one of the two out of its filter.
flaw-drill-never-comes = In the house { $house }, `{ $decision }` never comes up. Take it out of the filter, or name in `houses` the houses it is for.

flaw-no-such-card = `{ $found }` is not a card. Write the rank (A, 2 to 9, T for ten, J, Q, K), then the suit: s (spades), h (hearts), d (diamonds) or c (clubs), such as `7h`.
flaw-example-closed-before = In the house { $house }, the coup is closed before this card. Take it out, with the cards after it.
flaw-example-wants-card = In the house { $house }, the coup is not over: { $side } draws. Add a card.
flaw-example-no-copy-left = In the house { $house }, the shoe does not hold that many copies of this card: { $card }. Put another in its place.
flaw-example-point = In the house { $house }, { $side } ends on { $point }, not on { $claimed }. Put the point or the cards right.
flaw-example-winner = In the house { $house }, { $chance } wins, not { $claimed }. Put the winner or the cards right.
