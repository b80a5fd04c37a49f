# The workshop, in which a trainer writes a pack.
workshop-title = Workshop
workshop-about = Write lessons of your own here. Everything is saved as you go and can be undone.
workshop-new = A new pack
workshop-new-name = Title of the pack
workshop-new-do = Begin it
workshop-yours = Your packs
workshop-elsewhere = A pack that lies elsewhere
workshop-elsewhere-about = Type the path of its folder, or drop it onto the window. It stays where it is.
workshop-folder = Path of the folder
workshop-open = Open it
workshop-copy = Look at an example
workshop-copy-about = A copy to read and to change; the original stays as it is.
workshop-undo = Undo
workshop-redo = Redo
workshop-add = Add…
workshop-add-what = What comes next?
workshop-add-where = It comes right after what is selected.
workshop-add-not = Nothing
workshop-add-entry = Add one
workshop-try = Try as trainee
workshop-hand-over = Hand over
workshop-handed-over = The file to hand over lies here: { $place }
workshop-saved = Saved
workshop-saving = Saving…
workshop-theirs = Somebody else has changed meanwhile: { $files }. Which version holds?
workshop-take-theirs = Take theirs (can be undone)
workshop-keep-mine = Keep mine
workshop-tree = Contents
workshop-form = Form
workshop-preview = Preview
workshop-up = Up
workshop-down = Down
workshop-duplicate = Duplicate
workshop-delete = Delete
workshop-leave-out = leave out
workshop-take-out = take out
workshop-of = { $what }: { $field }
workshop-entry = { $list } { $number }
workshop-row-step = { $kind }: { $about }
workshop-row-file = { $file }
workshop-step-read = Page to read
workshop-step-example = Example
workshop-step-drill = Drill
workshop-step-mixed = Mixed drills
workshop-step-ask = Questions written out
workshop-new-question = Question
workshop-new-lesson = Lesson
workshop-new-lesson-title = New lesson
workshop-checked = up to date
workshop-checking = looking…
workshop-deal-again = Deal again
workshop-nothing-to-show = Select a step or a question: it stands here as the trainee will see it. Nothing is shown while the file has a fault or this house does not ask it.
workshop-cannot-try = It cannot be tried as it stands in this house: see the problems below.
workshop-refused = That could not be done ({ $what }). The text stays as it is.
workshop-as-text = A bracket or a quote of { $file } is missing or one too many: it is mended here as text, and nothing in it is rewritten.
workshop-card-hint = A card, such as 7h or Kd
workshop-tried = Tried to the end
workshop-tried-so = { $right } of { $asked } answers right. Nothing was kept.
workshop-tried-back = Back to the workshop
workshop-no-pack = There is no pack here: { $place } has no pack.ron.
workshop-not-written = The file { $place } could not be written: { $trouble }
workshop-did-field = { $field }
workshop-did-text = Text of the file
workshop-did-new-lesson = New lesson
workshop-did-new-step = New step
workshop-did-new-question = New question
workshop-did-duplicate = Copy
workshop-did-move = Move
workshop-did-delete = Deletion
workshop-did-rename = New name
workshop-did-lay = Table set
workshop-lay = Set the table
workshop-cannot-lay = The table cannot be set: the lesson has a fault to mend first.
workshop-did-take = Their version
workshop-problems = { $count ->
    [0] No problems
    [one] { $count } problem
   *[other] { $count } problems
}
workshop-has-faults = { $count ->
    [one] The pack has { $count } fault: it is to be mended before it can be handed over.
   *[other] The pack has { $count } faults: they are to be mended before it can be handed over.
}
workshop-row-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}

# What the words of a file are called.
form-word-aloud = Said aloud
form-word-any = No colour said
form-word-ask = Questions written out
form-word-banco = Banco
form-word-bets = The bets
form-word-bets-closed = Bets closed
form-word-blue = Blue
form-word-burned = Cards burned
form-word-call = A call put together
form-word-card-for = Card called for
form-word-cards = The cards
form-word-chips = Pieces put down
form-word-choice = One of few
form-word-collected = Collected
form-word-commission = The commission
form-word-coup = The coup
form-word-draw-or-stand = Draw or stand
form-word-drill = Drill
form-word-egalite = Égalité
form-word-example = Example
form-word-final = Final call
form-word-grid = Rows of the tableau
form-word-large = Large table
form-word-midi = Midi table
form-word-mini = Seven-box table
form-word-mixed = Mixed drills
form-word-money = A sum of money
form-word-number = A number
form-word-opening = The opening
form-word-order = Steps put in order
form-word-own = A spot of the house’s own
form-word-paid = Paid
form-word-payment = The payment
form-word-place-bets = Stakes invited
form-word-point = The point
form-word-punto = Punto
form-word-read = Page to read
form-word-red = Red
form-word-seat = A seat
form-word-settle = Stakes collected and paid
form-word-several = Several lines
form-word-shoe = The shoe
form-word-spot = A spot
form-word-stake = A stake
form-word-whole = All of it
form-word-winner = What wins
form-word-worth = What the heaps are worth
