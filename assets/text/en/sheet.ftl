# Worksheets.
cli-sheet = Print a worksheet
cli-usage-sheet = tailleur sheet PACK/LESSON|DRILL --seed N [--count N] [--house HOUSE] [--key] [--json|--pdf FILE]
cli-value-sheet = LESSON
cli-value-file = FILE
cli-sheet-what = A lesson, such as tableau/naturals, or a drill, such as 'ThirdCard(points: [3])'
cli-sheet-house = The house; without it the first that the lesson is for
cli-sheet-seed = The seed; the same seed gives the same sheet
cli-sheet-count = The number of questions, 1 to 500
cli-sheet-key = Add the key
cli-sheet-pdf = Write a PDF to this file
sheet-key = Key
sheet-under-title = { $house } · sheet { $seed }
sheet-name = Name
sheet-date = Date
sheet-result = Mark
sheet-page = { $page } / { $pages }
sheet-silent = the text is silent: common use
sheet-face-down = face down
sheet-limits = Minimum { $min }, maximum { $max }
sheet-announced = { $chance } wins
sheet-seats = Seats taken: { $taken }
sheet-holder = Seat { $seat } holds the shoe
sheet-no-holder = No player holds the shoe
sheet-collected = collected
sheet-paid = paid { $sum }
sheet-no-such-lesson = There is no lesson “{ $found }”. Lessons have names such as “tableau/naturals”.
sheet-no-such-drill = 
    “{ $found }” is neither a lesson nor a drill. { $flaw }
    Drills: { $known }.
sheet-no-house = No house asks for that.
sheet-not-for = This lesson is not for { $house } but for: { $houses }.
sheet-not-written = The sheet could not be written to { $place }. { $trouble }
sheet-not-made = The sheet could not be made: { $why }.
