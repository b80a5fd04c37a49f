# Additions of the checker to an error, and useless content of a pack.
did-you-mean = { $what } Did you mean `{ $meant }`?
flaw-unused-picture = No page or question shows this picture. Show it (`![…]({ $found })`), or remove it from the folder.
flaw-unused-house = No lesson in the pack is for the house `{ $found }`. Name it in `houses`, or remove the file.
flaw-unused-chips = No house or drill in the pack uses the chips `{ $found }`. Name them in `set`, or remove the file.
flaw-stray-file = This file is not used. Lessons end in `.ron`, pictures go into `pictures/`, sounds into `voice/`. Move it, or remove it.
flaw-stray-folder = Unknown folder `{ $found }`: nothing in it is read. A pack can have: { $known }.
further-unchecked = { $what } The rest of this file has not been checked.
flaw-lesson-no-minutes = A lesson can’t take 0 minutes. Write its duration, or remove `minutes`.
flaw-lesson-no-tables = `tables` is empty, which means all tables. List the tables the lesson is for, or remove the field.
flaw-lesson-not-at-tables = The house { $house } has none of these tables. It has: { $known }. The lesson will never come up there. Add one of its tables, or remove the house.
flaw-mixed-none = This step has nothing to mix. Add drills to it, or remove it.
flaw-mixed-twice = The drill `{ $found }` is already in this step. Write it once, with more questions.
flaw-settle-empty = `right` is empty. Write how each bet is settled, or remove the field to let the referee decide.
flaw-pack-languages-unsaid = { $count ->
    [one] The title is also in the language `{ $found }`, which `languages` does not list. Add this language there, or remove it from the title.
   *[other] The title is also in languages that `languages` does not list: { $found }. Add these languages there, or remove them from the title.
}
flaw-pass-rushed = A question of this lesson usually needs { $least } answers in a row, too many for { $found } s. Allow at least { $least } seconds.
flaw-text-of-the-template = This text is still the template’s. Write your own.
flaw-ron-missing-fields = These fields are missing in these brackets: { $fields }. Add them.
