# Printing from the workshop.
workshop-print-what = What is printed?
workshop-print-about = A PDF of the lesson as it stands here, kept or not. Where it lies is told, and it opens by itself.
workshop-print-lesson = { $lesson }: { $count ->
    [one] { $count } question
   *[other] { $count } questions
}, sheet { $number }
workshop-print-others = Other questions
workshop-print-sheet = Worksheet
workshop-print-key = Answer key to this worksheet
workshop-print-poster = Poster of the house’s tableau
workshop-print-not = Back to the form
workshop-print-no-lesson = For a worksheet, select a lesson, or something in it.
workshop-print-checking = The lesson is being looked through; in a moment the worksheet can be printed.
workshop-print-faults = { $count ->
    [one] This lesson has { $count } fault. It must be mended before the worksheet is printed: its key could be wrong.
   *[other] This lesson has { $count } faults. They must be mended before the worksheet is printed: its key could be wrong.
}
workshop-print-nothing = This lesson asks nothing yet. A worksheet needs a drill or questions: press “Add…”.
workshop-print-not-here = This lesson is not asked at { $house }. Choose another house.
print-sheet-lies-here = The worksheet lies here: { $place }
print-key-lies-here = The answer key lies here: { $place }
