# tailleur pack import and export.
cli-pack = Create, sign, verify and install single-file packs; import questions from other programs
cli-usage-pack = tailleur pack COMMAND …
pack-which = Missing command. See tailleur pack --help.
cli-pack-import = Create lessons from questions in GIFT, Aiken, CSV or a spreadsheet
cli-usage-pack-import = tailleur pack import FILE… [--out FOLDER] [--house HOUSE] [--lang fr|it|en] [--as-coups]
cli-pack-import-files = Question files, written in the language of --lang
cli-pack-import-out = Pack folder, new or existing (default: named after the first file)
cli-pack-import-house = House the lessons are for, which also decides the coups
cli-pack-import-coups = Treat every row of a table as a coup
exchange-imported = { $entries ->
        [one] One question
       *[other] { $entries } items
    } in { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    }: { $place }.
exchange-summary = Changed: { $changed }. Skipped: { $left }.
exchange-beyond = … and { $count } more like this.
exchange-nothing = No questions could be imported.
exchange-flaws-left = The imported lessons have { $count ->
        [one] 1 error
       *[other] { $count } errors
    } (listed above).
exchange-file-there = { $place } already exists and is not overwritten. Name another folder with --out.
exchange-not-written = Couldn’t save to { $place }. { $trouble }
exchange-pack-faulty = { $place }: this pack has errors (listed above). Fix them before adding to it.
cli-pack-export = Export a pack’s questions as GIFT, CSV or an Anki package
cli-usage-pack-export = tailleur pack export PACK|FOLDER FILE --to gift|csv|anki [--lesson NAME]… [--house HOUSE] [--seed N] [--count N]
cli-value-pack-or-folder = PACK|FOLDER
cli-value-format = FORMAT
cli-pack-export-pack = Built-in pack, or the folder of a pack
cli-pack-export-file = File to write
cli-pack-export-to = Format: gift, csv or anki
cli-pack-export-lesson = Export only this lesson; may be repeated
cli-pack-export-house = House whose rules decide (default: the first of each lesson)
cli-pack-export-seed = Seed for the drills (default: 0)
cli-pack-export-count = Questions per lesson from its drills (default: as many as it has)
exchange-exported = { $count ->
        [one] One question
       *[other] { $count } questions
    }: { $place }.
exchange-unknown-format = Unknown format “{ $found }”. Choose from: { $known }.
exchange-no-such-lesson = The pack has no lesson “{ $found }”. Choose from: { $known }.
exchange-no-such-pack = “{ $found }” is neither a built-in pack nor the folder of a pack. Choose from: { $known }.
exchange-nothing-to-take-out = There are no questions to export.
exchange-not-made = Couldn’t create the file: { $why }.
exchange-pack-unlisted = { $place } has no list of lessons to add to.
