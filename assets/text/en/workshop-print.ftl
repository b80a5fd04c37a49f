# Printing from the lesson editor.
workshop-print-what = Print
workshop-print-about = Creates and opens a PDF of the lesson as it is now, including unsaved changes.
workshop-print-lesson = { $lesson }: { $count ->
    [one] { $count } question
   *[other] { $count } questions
}, sheet { $number }
workshop-print-others = Other questions
workshop-print-sheet = Worksheet
workshop-print-key = Answer key to this worksheet
workshop-print-poster = Poster of the house’s tableau
workshop-print-not = Cancel
workshop-print-no-lesson = To print a worksheet, select a lesson or something in it.
workshop-print-checking = Checking the lesson… The worksheet will be ready in a moment.
workshop-print-faults = { $count ->
    [one] Fix { $count } error before printing – the answer key could be wrong.
   *[other] Fix { $count } errors before printing – the answer key could be wrong.
}
workshop-print-nothing = This lesson has no questions yet. A worksheet needs a drill or questions: choose “Add…”.
workshop-print-not-here = This lesson isn’t for { $house }. Choose another house.
print-sheet-lies-here = Worksheet saved to { $place }
print-key-lies-here = Answer key saved to { $place }
