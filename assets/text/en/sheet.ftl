# Worksheets.
cli-sheet = Print a worksheet
cli-usage-sheet = tailleur sheet PACK/LESSON|DRILL --seed N [--count N] [--house HOUSE] [--table TABLE] [--key] [--roster FILE] [--json|--pdf FILE] | --poster --house HOUSE --pdf FILE [--size A3|A4] | --schema
cli-value-sheet = LESSON
cli-value-file = FILE
cli-sheet-what = Lesson, such as tableau/naturals, or drill, such as 'ThirdCard()'
cli-sheet-house = House (default: the first house the lesson is for)
cli-sheet-seed = Seed; the same seed gives the same sheet
cli-sheet-count = Number of questions, 1 to 500
cli-sheet-key = Add the answer key
cli-sheet-pdf = Write a PDF to this file
cli-sheet-schema = Print the JSON schema of worksheets
sheet-key = Answer key
sheet-under-title = { $house } · sheet { $seed }
sheet-name = Name
sheet-date = Date
sheet-result = Score
sheet-page = { $page } / { $pages }
sheet-corrected = { $clause }, as intended, not as printed
sheet-silent = not in the house rules: standard practice
sheet-silent-rule = { $house }: not in the house rules; this is standard practice. { $rule }
sheet-of-house = { $reason } ({ $house })
sheet-face-down = face down
sheet-cards-face-down = { $count ->
    [2] two cards, face down
    [3] three cards, face down
   *[other] { $count } cards, face down
}
sheet-face-down-marked = face down, one corner bent
sheet-announced = { $chance } wins
sheet-seats = Seats taken: { $taken }
sheet-holder = Seat { $seat } holds the shoe
sheet-no-holder = No player holds the shoe
sheet-collected = taken
sheet-paid = paid { $sum }
sheet-no-such-lesson = Lesson not found: “{ $found }”. Lessons have names such as “tableau/naturals”.
sheet-no-such-drill = 
    “{ $found }” is neither a lesson nor a drill. { $flaw }
    Drills: { $known }.
sheet-no-house = No house has questions of this kind.
sheet-not-for = This lesson is not for { $house }, but for: { $houses }.
sheet-not-written = Couldn’t save the worksheet to { $place }. { $trouble }
not-opened = Couldn’t open { $place }. { $trouble } Open it in your file manager.
sheet-not-made = Couldn’t create the worksheet: { $why }.
sheet-pair = { $label }: { $text }
sheet-order-how = Number the boxes in the correct order.
sheet-settle-how = Number the boxes in the order you settle the bets. On the line, write “taken” or the amount paid. Leave blank any bet that stays.
sheet-other-orders = Other orders that follow the rules below are also correct.
sheet-any-pieces = Any chips that make the same amount are correct.
sheet-fewest-pieces = Other combinations are also correct if they make the same amount with no more chips.
sheet-crew = Crew
sheet-print = Print…
sheet-lies-here = Worksheet and answer key saved to { $place }
sheet-tableau = Tableau: rows are { $banco }’s total, columns { $punto }’s third card.
