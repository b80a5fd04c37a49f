# Clauses: what each says, where it is drilled, and what the other houses say.
home-clauses = Look up a clause
clauses-title = Clauses
clauses-search = A clause, or words of it
clauses-none = No clause has all of these words.
clauses-hint = ↑ ↓ go through the list, Enter opens.
clause-title = Clause { $clause }
clause-all = All clauses
clause-look-up = { $source }. Look it up.
clause-stated = The text says so
clause-open = The text leaves something open
clause-silent = The text is silent
clause-corrected = Read by its sense, not its letter
clause-drilled = Where it is drilled
clause-drilled-nowhere = No lesson asks about it yet.
clause-drilled-over-a-lesson = Your lesson waits: finish it or leave it to begin another.
clause-drilled-elsewhere = These lessons begin in { $house }, the house of this clause.
clause-back-to-lesson = Back to the lesson
clause-in-program = In the program
clause-home-rule = The referee applies it: { $rules }
clause-home-entry = House file, { $entry }
clause-home-value = House file, { $entry }: { $value }
clause-home-drills = Drills: { $drills }
clause-home-card = A knowledge card asks about it.
clause-home-waits = It still waits for its place.
clause-differences = What the five houses say
clause-alike = On the same thing
clause-alike-none = No other text has a clause like it.
clause-no-clause-in = No clause on it: { $houses }
clause-says-nothing = says nothing
clause-row-name = { $clause }: { $says }
clause-cell-name = { $house }: { $says }
clause-topic-history = History
clause-topic-equipment = Equipment
clause-topic-shoe = Setting up the shoe
clause-topic-crew = Crew
clause-topic-seats = Seats
clause-topic-hand = Who holds the shoe
clause-topic-counting = Counting and winning
clause-topic-stakes = Stakes
clause-topic-deal = The deal
clause-topic-drawing = Drawing
clause-topic-calls = Calls
clause-topic-paying = Paying
clause-topic-errors = Mistakes
clause-topic-house = The management

# The program in a terminal.
cli-clause = Say what a clause says, where it is drilled and how the houses differ
cli-value-clause = CLAUSE
cli-clause-id = The clause, such as S0-57
cli-clause-house = List the clauses of this house’s text
cli-clause-homes = List all clauses with the drills and lessons that ask about them
cli-no-such-clause = There is no clause “{ $clause }”. There are S0-01 to S0-78, S1-01 to S1-25, S2-01 to S2-60, S3-01 to S3-20 and S4-01 to S4-26.
cli-no-such-clause-but = There is no clause “{ $clause }”. Did you mean “{ $suggested }”?
cli-house-without-clauses = The program does not know the clauses of the text { $source }.

# What is wrong with a file of clauses.
flaw-clause-source-not-file = These clauses are of the text { $found } and their file is called { $expected }. Give both the same name.
flaw-clause-foreign = { $found } is of another text. Only clauses that begin with { $source } are cited here.
flaw-clause-twice = The clause { $found } stands further up already. Keep one of the two.
flaw-clause-missing = The clause { $found } is missing. Write what it says.
flaw-clause-alike-own = { $found } is of the same text. Under `alike` stand only clauses of other texts.
flaw-clause-one-way = { $clause } names { $found } under `alike`, but { $found } does not name { $clause }. Write it on both sides.
flaw-difference-twice = The row { $found } stands further up already. Give it another name.
flaw-difference-sources = A row names the five texts in this order: { $expected }.
flaw-difference-no-clause = No clause is cited. Cite one, or write `Silent`.
cli-usage-clause = tailleur clause CLAUSE [--json]
    tailleur clause --house HOUSE [--json]
    tailleur clause --homes [--json]
