# tailleur pack import and export.
cli-pack = Make, sign, verify and install packs as one file; bring in questions of other programs
cli-usage-pack = tailleur pack COMMAND …
pack-which = What is to be done with the pack? See tailleur pack --help.
cli-pack-import = Makes lessons of questions in GIFT, Aiken, CSV or a spreadsheet
cli-usage-pack-import = tailleur pack import FILE… [--out FOLDER] [--house HOUSE] [--lang fr|it|en] [--as-coups]
cli-pack-import-files = The files of questions, written in the language of --lang
cli-pack-import-out = The folder of the pack, new or there already, instead of one with the name of the first file
cli-pack-import-house = The house the lessons are for, and which decides the coups
cli-pack-import-coups = Every row of a table is a coup
exchange-imported = { $entries ->
        [one] One question
       *[other] { $entries } questions and texts
    } in { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    }: { $place }.
exchange-summary = Changed: { $changed }. Left out: { $left }.
exchange-beyond = And { $count } more remarks of the kind.
exchange-nothing = No question could be taken.
exchange-flaws-left = The lessons written have { $count } faults, told above.
exchange-file-there = { $place } is there already, and nothing is overwritten. Name another folder by --out.
exchange-not-written = { $place } cannot be written. { $trouble }
exchange-pack-faulty = { $place }: this pack has faults, told above. Mend them before adding to it.
cli-pack-export = Writes the questions of a pack as GIFT, as CSV or as a package for Anki
cli-usage-pack-export = tailleur pack export PACK|FOLDER FILE --to gift|csv|anki [--lesson NAME]… [--house HOUSE] [--seed N] [--count N]
cli-value-pack-or-folder = PACK|FOLDER
cli-value-format = FORMAT
cli-pack-export-pack = A pack of the program, or the folder of one
cli-pack-export-file = The file to write
cli-pack-export-to = The form: gift, csv or anki
cli-pack-export-lesson = Only one lesson; may come several times
cli-pack-export-house = The house whose rules decide, instead of the first of each lesson
cli-pack-export-seed = The seed the drills are dealt from; 0 where nothing is said
cli-pack-export-count = How many questions of its drills each lesson gives, instead of as many as it asks
exchange-exported = { $count ->
        [one] One question
       *[other] { $count } questions
    }: { $place }.
exchange-unknown-format = “{ $found }” is no form that is known. There are: { $known }.
exchange-no-such-lesson = The pack has no lesson “{ $found }”. There are: { $known }.
exchange-no-such-pack = “{ $found }” is neither a pack of the program nor the folder of one. There are: { $known }.
exchange-nothing-to-take-out = There is no question to write.
exchange-not-made = The file could not be made: { $why }.
exchange-pack-unlisted = { $place } has no list of lessons to add to.
