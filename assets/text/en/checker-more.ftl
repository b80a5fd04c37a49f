# What the checker adds to a fault, and what is of no use in a pack.
did-you-mean = { $what } Did you mean `{ $meant }`?
flaw-unused-picture = No page and no question shows this picture. Show it (`![…]({ $found })`), or take it out of the folder.
flaw-unused-house = No lesson of the pack is for the house `{ $found }`. Name it in `houses`, or take the file out.
flaw-unused-chips = No house and no drill of the pack uses the pieces `{ $found }`. Name them in `set`, or take the file out.
flaw-stray-file = This file is of no use here. Lessons end in `.ron`, pictures go into `pictures/`, sounds into `voice/`. Move it, or take it out.
flaw-stray-folder = A pack has no folder `{ $found }`: nothing in it is read. It may have: { $known }.
further-unchecked = { $what } The rest of this file has not been checked.
flaw-lesson-no-minutes = There is no lesson of 0 minutes. Write how many minutes it takes, or take `minutes` out.
flaw-lesson-no-tables = `tables` is empty: the lesson is for all tables. Name those it is for, or take the field out.
flaw-lesson-not-at-tables = The house { $house } has none of these tables, but: { $known }. The lesson will never come up there. Add one of its tables, or take the house out.
flaw-mixed-none = This step mixes nothing. Name drills in it, or take it out.
flaw-mixed-twice = The drill `{ $found }` is in this step already. Write it once, with more questions.
flaw-settle-empty = `right` is empty and says nothing. Write what is done with each stake, or take the field out: the referee decides.
flaw-pack-languages-unsaid = { $count ->
    [one] The title is also in the language `{ $found }`, which `languages` does not name. Add this language there, or take it out of the title.
   *[other] The title is also in languages that `languages` does not name: { $found }. Add these languages there, or take them out of the title.
}
flaw-pass-rushed = A question of this lesson mostly wants { $least } answers one after another: nobody manages that in { $found } s. Allow { $least } seconds at least.
flaw-text-of-the-template = This text is still the template’s. Write your own.
flaw-ron-missing-fields = These fields are missing in these brackets: { $fields }. Add them.
