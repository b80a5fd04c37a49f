# The command line.
cli-about = Training for punto banco croupiers. Run without a command to open the window.
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
cli-table = Table: large, midi or mini (default: the first one that suits the lesson)
cli-bad-table = There is no table “{ $value }”. Choose large, midi or mini.
cli-not-at-table = { $house } has no questions on this at that table.
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
cli-profile = Profile to open
cli-data = Folder for profiles
cli-lang = Language
cli-lesson = Lesson to start with
cli-version = Print version
cli-help = Print help
cli-referee = Decide a coup, settle the bets and cite the rules
cli-odds = Calculate exact probabilities and the house edge
cli-deal = Deal shoes from a seed
cli-check = Check houses, lessons and recordings for errors
cli-house = House: its name, or a .ron file
cli-bet = Bet in cents, such as punto=10000; may be repeated
cli-json = Print JSON
cli-batch = Settle a file of coups, one JSON object per line; - reads standard input
cli-incident = Decide an irregularity, one JSON object; - reads standard input
cli-cards = Cards in dealing order, such as 7h 2c 9d Ks
cli-packs = Number of decks, 1 to 12 (default: the house’s)
cli-seed = Seed; the same seed deals the same shoes
cli-coups = Number of coups to deal (default: one shoe)
cli-totals = Only count results
cli-threads = Number of threads for --totals (default: all cores)
cli-paths = File or folder to check

# Errors in the arguments.
cli-unknown-argument = There is no option “{ $argument }”.
cli-unknown-command = There is no command “{ $command }”.
cli-missing = Missing argument: { $argument }.
cli-twice = { $argument } was given twice.
cli-conflict = { $argument } cannot be used with { $other }.
cli-no-value = { $argument } needs a value.
cli-too-many = { $argument } was given too many values.
cli-not-text = An argument is not valid UTF-8 text.
cli-not-understood = Invalid command line.
cli-suggestion = { $fault } Did you mean “{ $suggested }”?
cli-see-help = { $fault } See “tailleur --help”.
cli-unknown-language = Unknown language “{ $value }”. Choose fr, it or en.
cli-bad-lesson = “{ $value }” is not a lesson: write PACK/LESSON.
cli-bad-number = { $argument } cannot be “{ $value }”: write a whole number from { $least } to { $most }.
cli-unknown-house = There is no house “{ $house }”. Choose from { $known }, or name a .ron file.
cli-bad-house = The house file has errors:
    { $flaws }
cli-stream = Reading or writing failed: { $why }.
cli-no-window = This program was built without its window. See “tailleur --help” for the commands.

# Files.
file-missing = { $file } not found. Check the path.
file-forbidden = No permission to read { $file }.
file-too-long = { $file } is longer than the limit of { $most } kB.
file-not-text = { $file } is not UTF-8 text (line { $line }).
file-is-folder = { $file } is a folder; a file is needed.
file-not-plain = { $file } is a pipe or device; a regular file is needed.
file-too-deep = { $file } is inside too many folders. Name it directly.
file-unreadable = Couldn’t read { $file } ({ $why }).

# Coups and stakes that cannot be.
coup-no-such-card = “{ $card }” is not a card. A card is a rank (A 2 to 9 T J Q K) and a suit (s h d c), such as 7h.
coup-closed = The coup is over after { $count } cards; card { $place } does not belong to it.
coup-no-copy-left = Card { $place }, { $card }: the shoe holds it only { $packs ->
    [one] once
   *[other] { $packs } times
}.
coup-too-few = Too few cards: { $given ->
    [0] the first one
   *[other] after { $given }, the next one
} is for { $side }.
bet-form = “{ $value }” is not a bet: write SPOT=AMOUNT, such as punto=10000.
bet-no-such-spot = There is no spot “{ $spot }” in this house. Choose from { $spots }.
bet-nothing = The bet on { $spot } is zero.
bet-twice = There are two bets on { $spot }.
amount-huge = The amount for { $name } is too large for the program to handle.
amount-negative = The amount for { $name } is negative.
amount-fraction = The amount for { $name } is not a whole number of cents.
amount-no-number = The amount for { $name } is not a number.
limits-order = The minimum is greater than the maximum.

# Lines of a batch.
line-json = This line is not JSON (column { $column }).
line-shape = This line is JSON but not a coup (column { $column }). Write { $example }.
incident-stands = The coup stands.
incident-restored = The coup is reconstructed.
incident-null = The coup is void.
incident-direction = Management decides.
incident-next = Next: { $act }
incident-mistakes = Mistakes:
incident-remedies = Actions:
incident-rules = Rules applied:
incident-open = Not covered by the rules:
incident-disputes-chef-de-table = If a player disputes it, the chef de table decides.
incident-disputes-direction = If a player disputes it, management decides.
incident-used = With the discarded cards
incident-set-aside = Set aside
incident-called = `called` names the result that was called. It goes only with the stages `called` and `paid`, which require it.
incident-unreadable = This is not an incident (line { $line }, column { $column }). Write { $example }.
incident-too-long = This is longer than { $most } kB, the limit for an incident.
line-no-cards = This line has no cards.
line-unknown = There is no field “{ $field }”.
line-twice = The field “{ $field }” appears twice.
line-limit-missing = “{ $field }” is missing in the limits.
line-too-long = This line is longer than { $most } kB and was skipped.

# Output of the referee.
told-hand = { $side }: { $cards }, { $point }
told-winner = { $chance } wins.
told-win = { $spot } { $stake }: wins, paid { $paid }
told-lose = { $spot } { $stake }: loses, { $collected } taken
told-push = { $spot } { $stake }: push
told-refused = { $spot } { $stake }: refused and returned
told-calls = Calls
told-reasons = Why
told-silent = not in the rules (standard practice)
odds-title = { $house }, { $packs ->
    [one] { $packs } deck
   *[other] { $packs } decks
}
odds-all = All sequences
odds-cards = Coups of { $cards } cards
odds-edges = House edge (% of bet)
odds-packs = Odds are calculated for 1 to 12 decks.
odds-too-fine = The payout fractions of this house are too fine for an exact result.
deal-opened = { $house }, shoe { $shoe }: first card { $card }, { $count ->
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
} left
deal-nothing = This house’s stop card is so far from the end that no coup can be dealt.
check-nothing = No house, lesson or list of recordings found.
check-summary = { $files ->
    [one] { $files } file
   *[other] { $files } files
} checked: { $faults ->
    [0] no errors
    [one] { $faults } error
   *[other] { $faults } errors
}.
check-summary-warned = { $files ->
    [one] { $files } file
   *[other] { $files } files
} checked: { $faults ->
    [0] no errors
    [one] { $faults } error
   *[other] { $faults } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}.
