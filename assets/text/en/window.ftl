# The screens of the window.
app-name = Tailleur
app-purpose = Practice for punto banco croupiers

go-on = Continue
go-back = Back
close = Close
key-enter = Enter
key-escape = Esc

welcome-who = Who is practising?
welcome-first = Welcome. What is your name?
welcome-new = Somebody new
welcome-name = Your name
welcome-begin = Start
welcome-kept = Your answers stay on this computer, in a folder of your own.
welcome-trainers = For trainers

home-next = Next for you
home-again = You have passed everything. Keep it fresh:
home-begin = Begin
home-house = House
home-questions = { $questions ->
    [one] 1 question
   *[other] about { $questions } questions
 }
home-pass-mark = pass mark { $accuracy }%, pace { $seconds } s
home-pass-mark-untimed = pass mark { $accuracy }%
home-begun = begun
home-best = best { $percent }%
home-best-missing = { $count ->
    [one] best { $right } of { $asked }: 1 more right answer
   *[other] best { $right } of { $asked }: { $count } more right answers
}
home-pace = pace { $seconds } s, aim { $aim } s
home-pace-earned = in pace: { $seconds } s
home-passed = passed
home-passed-elsewhere = passed in { $house }, where it is the same
home-no-lessons = There is no lesson for this house. Choose another one above.
home-change-profile = Change trainee
home-settings = Settings
home-keys = Keys
home-lesson-name = { $title }, { $state }

lesson-progress = { $done } of { $all }
lesson-pause = Pause
lesson-paused = Paused
lesson-paused-kept = The clock has stopped. Your answers are saved.
lesson-resume = Go on
page-back = Back
rule-show = Rule
rule-hide = Hide the rule
sources-show = Source
sources-hide = Hide the source
lesson-leave = Leave the lesson
lesson-example = Example
lesson-worked = Three errors of this kind. Look at one worked:
lesson-your-answer = Your answer
lesson-check = Answer
lesson-pick-hint = Press a key, or click.
lesson-number-hint = Type the figure, or click it.
lesson-long-number-hint = Type the number, then Enter.
lesson-money-hint = Type the sum, then Enter.
lesson-several-hint = Answer line by line. The up and down arrows change the line.

verdict-right = Right
verdict-wrong = Not quite
verdict-expected = Expected
verdict-given = You answered
verdict-why = Why
verdict-working = The working
verdict-time = { $seconds } s
source-stated = { $house }, clause { $clause }
source-silent = The text is silent; the common convention is used.
source-corrected = { $house }, clause { $clause }, read by its sense and not its letter
part-name = { $label } { $answer }
no-answer-yet = not answered yet

summary-title = Lesson finished
summary-passed = Passed
summary-not-yet = Not yet
summary-score = { $right } of { $asked } right
summary-accuracy = { $percent }%
summary-pace = Pace { $seconds } s, aim { $aim } s.
summary-pace-earned = Pace { $seconds } s: the pace mark is yours as well.
summary-mark = Pass mark: { $accuracy }% right.
summary-missing = { $count ->
    [one] { $right } of { $asked }: 1 more right answer and it is passed.
   *[other] { $right } of { $asked }: { $count } more right answers and it is passed.
}
summary-spared = { $count ->
    [one] You knew it: 1 question fewer.
   *[other] You knew it: { $count } questions fewer.
}
summary-read = Nothing was asked in this lesson.
summary-look-again = Worth another look
summary-nothing-missed = Not one mistake.
summary-next = Next: { $title }
summary-again = Once more
summary-questions = The questions once more
summary-home = Home

settings-title = Settings
settings-language = Language
settings-language-system = As the system
settings-house = House
settings-theme = Theme
settings-theme-system = As the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-felt = Felt
settings-felt-green = Green
settings-felt-blue = Blue
settings-text = Text size
settings-timers = Time the answers
settings-timers-about = With this off accuracy comes first: there is no clock anywhere, and pace counts for nothing.
settings-goes-on = Go on after a right answer
settings-goes-on-about = After a moment; any key goes on at once. Wrong answers always wait. Off while answers are not timed, or where a screen reader reads.
settings-four-colours = Four-colour deck
settings-four-colours-about = Diamonds blue, clubs green.
settings-motion = Reduced motion
settings-motion-about = Cards appear in their places.
settings-sources = Always show the source
settings-sources-about = Under every “Why”: the clause, or that the text is silent. F2 shows and hides it.

keys-title = Keys
keys-enter = goes on
keys-escape = goes back; in a lesson it pauses, then leaves
keys-question-mark = shows these keys
keys-full-screen = Full screen
keys-tab = goes from one thing to the next
keys-digits = answer by their number, or type a sum
keys-letters = answer by the letter shown
keys-arrows = change the line of a composed answer
keys-backspace = takes back the last figure or line

notice-no-such-lesson = There is no such lesson. Choose one from the list.
notice-not-for-this-house = This lesson is not for the house you have chosen. Choose another house, or another lesson.
window-cannot-open = The window cannot be opened: { $error }
    It needs a display and OpenGL 2 or newer. Update the graphics driver, or use the commands of `tailleur --help`, which work without a window.
profile-missing = There is no profile named { $name } any more. Choose another one or make a new one.
lesson-grid-hint = Letters, or 1 and 2, fill the open cell; held down, they fill on. Arrows move, Space turns over, Backspace takes back. Or click the cells, and sweep over several.
lesson-call-hint = Letters and figures put in the words, Space lets you write, Backspace takes back. Enter gives the answer.
lesson-chips-hint = A letter or a click puts a piece down; it can be dragged too. Backspace takes it back. Enter gives the answer.
lesson-order-hint = A letter or a click gives the next place; Backspace takes the last one back. Arrows and Space move a step. Enter gives the answer.
lesson-settle-hint = C or 0 collects. A sum, then Enter, pays. Arrows and Space change the stake. Enter without a sum gives the answer.
remark-fewer-pieces = The sum is right, in { $given } pieces. { $fewest } would have done.
