# The command about shifts at a table.
cli-shift = List, play and replay shifts at a table
cli-usage-shift = tailleur shift list|play|replay …
cli-shift-list = List the scenarios
cli-usage-shift-list = tailleur shift list [--house HOUSE] [--json]
cli-shift-play = Play a scenario by an agent that works the trainee’s posts
cli-usage-shift-play = tailleur shift play SCENARIO --seed N [--coups N] [--house HOUSE] [--table TABLE] --agent AGENT [--log FILE [--saved]] [--json]
cli-shift-replay = Play the log of a shift again, whole or up to an act
cli-usage-shift-replay = tailleur shift replay LOG [--at ACT] [--scenario SCENARIO] [--house HOUSE] [--json]
cli-value-scenario = SCENARIO
cli-value-agent = AGENT
cli-value-act = ACT
cli-shift-scenario = The scenario: its id, or a .ron file
cli-shift-seed = The seed; the same seed and acts are the same shift
cli-shift-coups = Number of coups, instead of the scenario’s length
cli-shift-house = The house: its name, or a .ron file; without it the first that the scenario is for
cli-shift-list-house = Only what this house has a table for
cli-shift-table = The table: large, midi or mini; without it the first that the scenario and the house have
cli-shift-agent = perfect, idle, `fault:KIND` for one fault of that kind, or `script:FILE`
cli-shift-log = Write each act to this file before the next one; a log of the same shift that was broken off is played on
cli-shift-saved = Print “saved” and the number of each act on standard error once it is in the log
cli-shift-the-log = The log of a shift
cli-shift-at = Stop after this act
cli-shift-replay-scenario = The scenario of the log, where it is not built in
cli-shift-replay-house = The house of the log, where it is not built in
shift-which = Say what is wanted: list, play or replay. See “tailleur shift --help”.
shift-no-such-scenario = There is no scenario “{ $found }”. There are { $known }; or name a .ron file.
shift-no-such-agent = There is no agent “{ $found }”. Write perfect, idle, `fault:KIND` or `script:FILE`.
shift-no-such-fault = There is no kind of fault “{ $found }”. There are { $known }.
shift-not-for = This scenario is not for { $house }; it is for { $houses }.
shift-not-at-table = This scenario cannot be played at that table in { $house }.
shift-no-house = No built-in house has a table for this scenario. Name one with --house.
shift-no-table = The house has no table of the sizes that the scenario is for.
shift-no-character = There is no guest “{ $found }”.
shift-no-seat = The table has no seat { $seat }.
shift-no-post = The crew of this table has no such post.
shift-log-not-written = { $place } cannot be written. { $trouble }
shift-log-too-large = { $place }: larger than the { $most } MB that are read.
shift-log-in-use = { $place }: another program is playing this shift.
shift-log-torn = The line was broken off while it was being written, and has been cut off. The shift goes on after act { $act }.
shift-log-of-another = This is the log of another shift: another scenario, house, table, length, presentation or seed. Nothing was changed in it; name another file.
shift-log-other-agent = The agent asked for does not do what this act says. Name the one that played this log, or let the perfect agent play on.
shift-log-scenario-unknown = The log’s scenario, “{ $found }”, is not built in. Name its file with --scenario.
shift-log-house-unknown = The log’s house, “{ $found }”, is not built in. Name its file with --house.
shift-title = { $scenario }, { $house }, { $table }, seed { $seed }
shift-coup-null = null coup
shift-coup-money = { $stakes ->
    [0] no stake
    [one] { $stakes } stake
   *[other] { $stakes } stakes
}, collected { $collected }, paid { $paid }
shift-incident = Incident: { $incident }
shift-fault = { $fault } ({ $clause }), act { $act }, { $person }
shift-fault-noticed = { $fault } ({ $clause }), act { $act }, { $person }; noticed and put right
shift-cost-to-house = costs the house { $sum }
shift-cost-to-guest = costs a guest { $sum }
shift-report = Report: { $counts }
shift-letter-fail = failed
shift-red-lines = Red lines
shift-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $stakes ->
    [one] { $stakes } stake
   *[other] { $stakes } stakes
}
shift-pace = { $pace } coups an hour
shift-passed = Passed.
shift-not-passed = Not passed.
shift-length-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
shift-length-half-a-shoe = half a shoe
shift-length-shoes = { $shoes ->
    [one] one shoe
   *[other] { $shoes } shoes
}
shift-length-stints = { $stints } stints of { $coups } coups
