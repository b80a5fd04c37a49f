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
welcome-new = New trainee
welcome-name = Your name
welcome-begin = Start
welcome-kept = Your answers are stored on this computer, in your own folder.
welcome-trainers = For trainers

home-next = Up next
home-again = All lessons passed. Keep your skills fresh:
home-begin = Start
home-house = House
home-questions = { $questions ->
    [one] 1 question
   *[other] About { $questions } questions
 }
home-pass-mark = pass mark { $accuracy }%, target { $seconds } s per answer
home-pass-mark-untimed = pass mark { $accuracy }%
home-begun = in progress
home-best = best score { $percent }%
home-best-missing = { $count ->
    [one] best { $right } of { $asked }: 1 more correct answer needed
   *[other] best { $right } of { $asked }: { $count } more correct answers needed
}
home-pace = median time { $seconds } s, target { $aim } s
home-pace-earned = target time reached: { $seconds } s
home-passed = passed
home-passed-elsewhere = passed in { $house }, where the rule is the same
home-no-lessons = No lessons for this house. Choose another house above.
home-change-profile = Switch profile
home-settings = Settings
home-keys = Shortcuts
home-lesson-name = { $title }, { $state }

lesson-progress = { $done } of { $all }
lesson-progress-again = { $done } of { $all }, { $again } to repeat
lesson-pause = Pause
lesson-paused = Paused
lesson-paused-kept = The clock has stopped. Your answers so far are saved.
lesson-resume = Resume
page-back = Back
rule-show = Show rule
rule-hide = Hide rule
sources-show = Show source
sources-hide = Hide source
lesson-leave = Quit lesson
test-leave = Save and leave
lesson-example = Example
lesson-worked = Three mistakes of this kind. Here is a worked example:
lesson-your-answer = Your answer
lesson-check = Check
lesson-pick-hint = Press the key shown, or click.
lesson-number-hint = Type the digit, or click it.
lesson-long-number-hint = Type the number, then press Enter.
lesson-money-hint = Type the amount, then press Enter.
lesson-several-hint = Answer each question. ↑ and ↓ move between them.

verdict-right = Correct
verdict-wrong = Incorrect
verdict-expected = Correct answer
verdict-given = Your answer
verdict-why = Why
verdict-working = Working
verdict-more-reasons = { $count ->
    [one] One more reason
   *[other] { $count } more reasons
}
verdict-time = { $seconds } s
source-stated = { $house }, clause { $clause }
source-silent = The house rules don’t cover this; standard practice applies.
source-corrected = { $house }, clause { $clause } (as intended, not as printed)
part-name = { $label } { $answer }
no-answer-yet = not answered

summary-title = Lesson ended
summary-passed = Passed
summary-not-yet = Not passed yet
summary-score = { $right } of { $asked } correct
summary-accuracy = { $percent }%
summary-pace = Median time { $seconds } s, target { $aim } s.
summary-pace-earned = Median time { $seconds } s: target time reached.
summary-mark = Pass mark { $accuracy }%
summary-missing = { $count ->
    [one] You needed 1 more correct answer to pass.
   *[other] You needed { $count } more correct answers to pass.
}
summary-spared = { $count ->
    [one] You already knew part of the lesson, so there was 1 fewer question.
   *[other] You already knew part of the lesson, so there were { $count } fewer questions.
}
summary-read = This lesson has no questions.
summary-look-again = Review these
summary-next = Next: { $title }
summary-again = Start lesson again
summary-test-again = Start test again
summary-questions = Repeat without the lesson pages
summary-home = Home

settings-title = Settings
settings-training = Training
settings-look = Display
settings-answers = Questions
settings-more = More
settings-language = Language
settings-language-system = System default
settings-house = House
settings-purpose = I want to
settings-theme = Theme
settings-theme-system = System default
settings-theme-dark = Dark
settings-theme-light = Light
settings-felt = Felt
settings-felt-green = Green
settings-felt-blue = Blue
settings-text = Text size
settings-timers = Time my answers
settings-timers-about = When off, no clocks are shown and only accuracy counts.
settings-goes-on = Continue automatically after a correct answer
settings-goes-on-about = Moves on by itself, or when you press a key. Waits after a mistake, when timing is off, or with a screen reader.
settings-four-colours = Four-colour deck
settings-four-colours-about = Diamonds blue, clubs green.
settings-motion = Reduce motion
settings-motion-about = Cards appear without animation.
settings-sources = Always show the source
settings-sources-about = Below each “Why”, show the rulebook clause, or a note that there is none. After an answer, F2 shows or hides it.
settings-chips = Settle a table in chips
settings-chips-about = Each payment is made from a tray of chips; when this is off, with a keypad. You can type an amount either way.
about-title = About
about-version = Tailleur { $version }
about-licence = Free software, under the MIT licence or Apache 2.0, at your option.
about-updates = New versions: { $page }. Tailleur never uses the internet, so it does not check for them itself.
about-updates-elsewhere = Get new versions from the same place as this one. Tailleur never uses the internet, so it does not check for them itself.
about-inside = Third-party software
about-libraries = { $count } libraries
about-assets = Typeface: Inter (SIL OFL 1.1). Symbols: DejaVu (Bitstream Vera). Picture cards: Adrian Kennard (CC0). Voice: Kokoro-82M (Apache 2.0); the French voice was trained on the SIWIS database (CC BY 4.0).

keys-title = Keyboard shortcuts
keys-enter = Continue
keys-home-start = Start what is suggested
keys-home-find = Find a lesson: just type
keys-escape = Back (in a lesson: pause, then quit)
keys-question-mark = Show keyboard shortcuts
keys-full-screen = Full screen
keys-tab = Next control
keys-digits = Choose an answer, or type an amount
keys-letters = Choose the answer with that letter
keys-chips = Take the chip with that letter
keys-arrows = Move between the parts of an answer
keys-backspace = Delete the last digit or line

notice-no-such-lesson = Lesson not found. Choose one from the list.
notice-not-for-this-house = This lesson isn’t for the house you have chosen. Choose another house or another lesson.
window-cannot-open = Tailleur couldn’t open its window: { $error }
    It needs a display and OpenGL 2 or later. Update your graphics driver, or run `tailleur --help` to see what works without a window.
profile-missing = The profile { $name } no longer exists. Choose another one or create a new one.
lesson-grid-hint = T or 1: draw; R or 2: stand (hold the key down for several). Arrows: move. Space: switch T and R. Backspace: undo.
lesson-call-hint = Press a letter or digit to add a word. To type the call, press Space first. Backspace: undo. Enter: check.
lesson-chips-hint = Press a chip’s letter or click it to add it, or drag it. Backspace: undo. Enter: check.
lesson-order-hint = Letter or click: place the next step. Backspace: undo. Arrows: choose; Space: pick up or put down. Enter: check.
lesson-order-enacted = Each step happens on the table as you place it.
lesson-settle-hint = Click it, or use the arrow keys.
remark-fewer-pieces = Correct amount, but in { $given } chips. { $fewest } would have been enough.
