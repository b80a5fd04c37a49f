# The command about shifts at a table.
cli-shift = List, play and replay shifts at a table
cli-usage-shift = tailleur shift list|play|replay …
cli-shift-list = List the scenarios
cli-usage-shift-list = tailleur shift list [--house HOUSE] [--json]
cli-shift-play = Play a scenario with an agent in the trainee’s positions
cli-usage-shift-play = tailleur shift play SCENARIO --seed N [--coups N] [--house HOUSE] [--table TABLE] --agent AGENT [--log FILE [--saved]] [--json]
cli-shift-replay = Replay the log of a shift, whole or up to an action
cli-usage-shift-replay = tailleur shift replay LOG [--at ACT] [--scenario SCENARIO] [--house HOUSE] [--pdf FILE] [--json]
cli-value-scenario = SCENARIO
cli-value-agent = AGENT
cli-value-act = ACT
cli-shift-scenario = Scenario: its id, or a .ron file
cli-shift-seed = Seed; the same seed and actions give the same shift
cli-shift-coups = Number of coups (default: the scenario’s length)
cli-shift-house = House: its name, or a .ron file (default: the first house the scenario is for)
cli-shift-list-house = List only scenarios this house has a table for
cli-shift-table = Table: large, midi or mini (default: the first size the scenario and the house share)
cli-shift-agent = perfect, idle, `fault:KIND` for one error of that kind, or `script:FILE`
cli-shift-log = Save each action to this file before the next one; continues an interrupted log of the same shift
cli-shift-saved = Print “saved” and each action’s number on standard error once it is in the log
cli-shift-the-log = Log of a shift
cli-shift-at = Stop after this action
cli-shift-replay-scenario = Scenario of the log, if not built in
cli-shift-replay-house = House of the log, if not built in
shift-which = Choose list, play or replay. See “tailleur shift --help”.
shift-no-such-scenario = There is no scenario “{ $found }”. Choose from { $known }, or name a .ron file.
shift-no-such-agent = There is no agent “{ $found }”. Write perfect, idle, `fault:KIND` or `script:FILE`.
shift-no-such-fault = There is no kind of error “{ $found }”. Choose from: { $known }.
shift-not-for = This scenario is not for { $house }; it is for { $houses }.
shift-not-at-table = This scenario isn’t available at that table in { $house }.
shift-no-house = No built-in house has a table for this scenario. Name one with --house.
shift-no-table = This house has no table of the right size for this scenario. Name another house with --house.
shift-no-character = There is no guest “{ $found }”.
shift-no-seat = The table has no seat { $seat }.
shift-no-post = The crew of this table has no such position.
shift-log-not-written = Couldn’t save to { $place }. { $trouble }
shift-log-too-large = { $place } is larger than the limit of { $most } MB.
shift-log-in-use = Another program is playing the shift in { $place }.
shift-log-torn = The last line was incomplete and has been removed. The shift continues after action { $act }.
shift-log-of-another = This log belongs to another shift (different scenario, house, table, length, presentation or seed). It was not changed. Name another file.
shift-log-other-agent = This agent would not take this action. Name the agent that played this log, or let the perfect agent continue.
shift-log-scenario-unknown = The log’s scenario, “{ $found }”, is not built in. Name its file with --scenario.
shift-log-house-unknown = The log’s house, “{ $found }”, is not built in. Name its file with --house.
shift-title = { $scenario }, { $house }, { $table }, seed { $seed }
shift-coup-null = void coup
shift-coup-money = { $stakes ->
    [0] no bets
    [one] { $stakes } bet
   *[other] { $stakes } bets
}, taken { $collected }, paid { $paid }
shift-incident = Incident: { $incident }
shift-fault = { $fault } ({ $clause }), action { $act }, { $person }
shift-fault-noticed = { $fault } ({ $clause }), action { $act }, { $person }; noticed and corrected
shift-cost-to-house = Cost to the house: { $sum }
shift-cost-to-guest = Cost to the player: { $sum }
shift-report = Report: { $counts }
shift-letter-fail = failed
shift-red-lines = Serious mistakes
shift-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $stakes ->
    [one] { $stakes } bet
   *[other] { $stakes } bets
}
shift-pace = { $pace } coups per hour
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
