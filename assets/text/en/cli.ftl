# The command line.
cli-about = Trains the croupiers of punto banco. Without a command the window opens.
cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-value-command = COMMAND
cli-value-name = NAME
cli-value-folder = FOLDER
cli-value-lesson = PACK/LESSON
cli-value-lang = fr|it|en
cli-value-house = HOUSE
cli-value-table = TABLE
cli-table = The table: large, midi or mini; without it the first at which it can be asked
cli-bad-table = There is no table “{ $value }”. The tables are large, midi and mini.
cli-not-at-table = { $house } does not ask this at that table.
cli-value-bet = SPOT=AMOUNT
cli-value-batch = FILE|-
cli-value-card = CARD
cli-value-number = N
cli-value-path = PATH
cli-usage-window = tailleur [--profile NAME] [--data FOLDER] [--lang fr|it|en] [--lesson PACK/LESSON]
    tailleur COMMAND …
cli-usage-referee = tailleur referee --house HOUSE [--bet SPOT=AMOUNT]… [--json] CARD…
    tailleur referee --house HOUSE --batch FILE|-
    tailleur referee --house HOUSE [--json] --incident FILE|-
cli-usage-odds = tailleur odds --house HOUSE [--packs N] [--json]
cli-usage-deal = tailleur deal --house HOUSE --seed N [--coups N] [--json|--totals] [--threads N]
cli-usage-check = tailleur check PATH…
cli-profile = The profile to open
cli-data = The folder where profiles are kept
cli-lang = The language
cli-lesson = The lesson to begin with
cli-version = Say which version this is
cli-help = Say how it is called
cli-referee = Decide a coup, settle the stakes and cite the rules
cli-odds = Reckon the exact probabilities and the house’s advantage
cli-deal = Deal shoes from a seed
cli-check = Look for faults in houses, lessons and recordings
cli-house = The house: its name, or a .ron file
cli-bet = A stake in whole coins (cents), such as punto=10000; may be repeated
cli-json = Answer in JSON
cli-batch = Judge a file of coups, one JSON object a line; - reads standard input
cli-incident = Judge a mis-draw or another irregularity, one JSON object; - reads standard input
cli-cards = The cards in the order in which they left the shoe, such as 7h 2c 9d Ks
cli-packs = The number of packs, 1 to 12, instead of the house’s
cli-seed = The seed; the same seed deals the same shoes
cli-coups = Stop after so many coups; without it one shoe is dealt
cli-totals = Count only what wins
cli-threads = The number of threads for --totals; without it every core works
cli-paths = A file, or a folder to walk through

# What is wrong with a call.
cli-unknown-argument = There is no option “{ $argument }”.
cli-unknown-command = There is no command “{ $command }”.
cli-missing = Something is missing: { $argument }.
cli-twice = { $argument } was given twice.
cli-conflict = { $argument } cannot go with { $other }.
cli-no-value = { $argument } needs a value.
cli-too-many = { $argument } was given too many values.
cli-not-text = An argument is not text in UTF-8.
cli-not-understood = The call was not understood.
cli-suggestion = { $fault } Did you mean “{ $suggested }”?
cli-see-help = { $fault } See “tailleur --help”.
cli-unknown-language = There is no language “{ $value }”: choose fr, it or en.
cli-bad-lesson = “{ $value }” names no lesson: write PACK/LESSON.
cli-bad-number = { $argument } cannot be “{ $value }”: write a whole number from { $least } to { $most }.
cli-unknown-house = There is no house “{ $house }”. There are { $known }; or name a .ron file.
cli-bad-house = The house file has faults:
    { $flaws }
cli-stream = Reading or writing failed: { $why }.
cli-no-window = This program was built without its window. See “tailleur --help” for the commands.

# Files.
file-missing = { $file }: there is no such file or folder.
file-forbidden = { $file }: the system does not allow it to be read.
file-too-long = { $file }: longer than the { $most } kB that are read.
file-not-text = { $file }: not text in UTF-8 (line { $line }).
file-is-folder = { $file }: a folder; a file is wanted.
file-not-plain = { $file }: a pipe or a device; a plain file is wanted.
file-too-deep = { $file }: lies too deep in folders to be looked into. Name it by itself.
file-unreadable = { $file }: cannot be read ({ $why }).

# Coups and stakes that cannot be.
coup-no-such-card = “{ $card }” is no card. A card is a rank (A 2 to 9 T J Q K) and a suit (s h d c), such as 7h.
coup-closed = The coup is over after { $count } cards; card { $place } does not belong to it.
coup-no-copy-left = Card { $place }, { $card }: the shoe holds it only { $packs ->
    [one] once
   *[other] { $packs } times
}.
coup-too-few = Too few cards: after { $given ->
    [0] none
   *[other] { $given }
} the next one is for { $side }.
bet-form = “{ $value }” is no stake: write SPOT=AMOUNT, such as punto=10000.
bet-no-such-spot = There is no spot “{ $spot }” in this house. There are { $spots }.
bet-nothing = The stake on { $spot } is nought.
bet-twice = There are two stakes on { $spot }.
amount-huge = The amount for { $name } is larger than anything the program reckons with.
amount-negative = The amount for { $name } is negative.
amount-fraction = The amount for { $name } is not a whole number of coins. Amounts are in cents.
amount-no-number = The amount for { $name } is no number.
limits-order = The minimum lies above the maximum.

# Lines of a batch.
line-json = This line is not JSON (column { $column }).
line-shape = This line is JSON but no coup (column { $column }). Write { $example }.
incident-stands = The coup stands.
incident-restored = The coup is put right.
incident-null = The coup is null.
incident-direction = The direction decides.
incident-next = Next: { $act }
incident-mistakes = What is wrong:
incident-remedies = What is done:
incident-rules = Rules applied:
incident-open = What no text settles:
incident-disputes-chef-de-table = If a player disputes it, the chef de table decides.
incident-disputes-direction = If a player disputes it, the direction of the house decides.
incident-used = With the used cards
incident-set-aside = Set aside
incident-called = `called` names the chance called: it goes with the stages `called` and `paid`, and they need it.
incident-unreadable = This is no incident (line { $line }, column { $column }). Write { $example }.
incident-too-long = This is longer than { $most } kB, the most an incident may have.
line-no-cards = This line has no cards.
line-unknown = There is no field “{ $field }”.
line-twice = The field “{ $field }” comes twice.
line-limit-missing = The limits lack “{ $field }”.
line-too-long = This line is longer than { $most } kB and was skipped.

# What is told.
told-hand = { $side }: { $cards }, { $point }
told-winner = { $chance } wins.
told-win = { $spot } { $stake }: wins, paid { $paid }
told-lose = { $spot } { $stake }: loses, collected { $collected }
told-push = { $spot } { $stake }: neither wins nor loses
told-refused = { $spot } { $stake }: refused, returned
told-calls = Calls
told-reasons = Why
told-silent = silent, by convention
odds-title = { $house }, { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
}
odds-all = Sequences
odds-cards = Coups of { $cards } cards
odds-edges = The house’s advantage, as a share of the stake
odds-packs = The odds are reckoned for 1 to 12 packs.
odds-too-fine = The payouts of this house are too finely divided for an exact fraction.
deal-opened = { $house }, shoe { $shoe }: { $card } turned, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} burned
deal-opened-unburned = { $house }, shoe { $shoe }
deal-closed = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left behind
deal-nothing = The stop card of this house lies so far from the end that no coup can be dealt.
check-nothing = No house, lesson or list of recordings was found there.
check-summary = { $files ->
    [one] { $files } file
   *[other] { $files } files
} checked, { $faults ->
    [0] no fault
    [one] { $faults } fault
   *[other] { $faults } faults
}.
check-summary-warned = { $files ->
    [one] { $files } file
   *[other] { $files } files
} checked, { $faults ->
    [0] no fault
    [one] { $faults } fault
   *[other] { $faults } faults
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}.
