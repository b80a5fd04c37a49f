# Clauses: their text, their drills, and the same subject in other houses.
home-clauses = Rulebook
clauses-title = Rulebook
clauses-search = Search by number or words
clauses-none = No clauses match your search.
clauses-hint = ↑ ↓: select. Enter: open.
clause-title = Clause { $clause }
clause-all = All clauses
clause-look-up = { $source }. Open in the rulebook.
clause-stated = Stated in the house rules
clause-open = Partly stated in the house rules
clause-silent = Not stated in the house rules
clause-corrected = Read as intended, not as printed
clause-drilled = Lessons on this clause
clause-drilled-nowhere = No lessons on this clause yet.
clause-drilled-over-a-lesson = You have a lesson in progress. Finish or quit it first.
clause-drilled-elsewhere = This clause is from { $house }. The lessons below follow the same rules.
clause-back-to-lesson = Back to lesson
clause-in-program = In the program
clause-home-rule = Applied by the referee as: { $rules }
clause-home-entry = House file, { $entry }
clause-home-value = House file, { $entry }: { $value }
clause-home-drills = Drills: { $drills }
clause-home-card = A knowledge card asks about it.
clause-home-waits = Not used in the program yet.
clause-differences = The five houses compared
clause-alike = Similar clauses
clause-alike-none = No similar clause in other houses.
clause-no-clause-in = Not covered in: { $houses }
clause-says-nothing = not covered
clause-row-name = { $clause }: { $says }
clause-cell-name = { $house }: { $says }
clause-topic-history = History
clause-topic-equipment = Equipment
clause-topic-shoe = Setting up the shoe
clause-topic-crew = Crew
clause-topic-seats = Seats
clause-topic-hand = Holding the shoe
clause-topic-counting = Counting and winning
clause-topic-stakes = Bets
clause-topic-deal = The deal
clause-topic-drawing = Drawing
clause-topic-calls = Calls
clause-topic-paying = Paying
clause-topic-errors = Irregularities
clause-topic-house = Management

# The program in a terminal.
cli-clause = Show a clause, the lessons on it and how the houses differ
cli-value-clause = CLAUSE
cli-clause-id = The clause, such as S0-57
cli-clause-house = List the clauses of this house’s rules
cli-clause-homes = List all clauses with the drills and lessons that ask about them
cli-no-such-clause = There is no clause “{ $clause }”. There are S0-01 to S0-78, S1-01 to S1-25, S2-01 to S2-60, S3-01 to S3-20 and S4-01 to S4-26.
cli-no-such-clause-but = There is no clause “{ $clause }”. Did you mean “{ $suggested }”?
cli-house-without-clauses = Tailleur doesn’t have the clauses of the source text { $source }.

# Errors in a file of clauses.
flaw-clause-source-not-file = These clauses are from the source text { $found }, but their file is called { $expected }. Give both the same name.
flaw-clause-foreign = { $found } is from another source text. Only cite clauses that begin with { $source }.
flaw-clause-twice = The clause { $found } already appears above. Remove one of the two.
flaw-clause-missing = The clause { $found } is missing. Add its text.
flaw-clause-alike-own = { $found } is from the same source text. List only clauses of other texts under `alike`.
flaw-clause-one-way = { $clause } lists { $found } under `alike`, but { $found } does not list { $clause }. Add it on both sides.
flaw-difference-twice = The row { $found } already appears above. Give it another name.
flaw-difference-sources = A row lists the five source texts in this order: { $expected }.
flaw-difference-no-clause = No clause is cited. Cite one, or write `Silent`.
cli-usage-clause = tailleur clause CLAUSE [--json]
    tailleur clause --house HOUSE [--json]
    tailleur clause --homes [--json]
