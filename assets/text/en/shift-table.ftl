# The screens of a shift: choice, table, debrief.
shift-at-the-table = Shifts at the table
shift-choice-about = Work a shift from the first call to the last payout. This is what the lessons are for.
shift-choice-none = No shifts for this table.
shift-choice-shifts = Shift
shift-choice-help = Amount of help
shift-choice-begin = Start shift
shift-choice-post = Your position
shift-post-all = The whole crew
shift-post-all-about = You work all the posts: you run the coup, call, take losing bets and pay winning ones.
shift-guided-about = The first coup shows every step, and the first payment on each spot shows its amount. The rest is up to you.
shift-answer-natural = A natural: 8 or 9 on two cards.
shift-post-shown-about = The program works all the posts: follow each step.
shift-post-chef = The chef
shift-post-observer = Observer
shift-facts = { $length } · { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}
shift-presentation-shown = Demonstration
shift-presentation-guided = Guided
shift-presentation-practice = Practice
shift-presentation-floor = On the floor
shift-presentation-shown-about = The program deals; you follow each step and read the reason for it.
shift-presentation-guided-about = You deal. Each step is highlighted; from the second coup on you find the calls yourself.
shift-presentation-practice-about = Press F1 for help. Mistakes are shown after each coup.
shift-presentation-floor-about = No help; the clock is running and guests lose patience. Mistakes appear in the debrief.
shift-go-on = Resume shift
shift-saved-unreadable = Couldn’t resume the interrupted shift: { $reason }
shift-coup-of = Coup { $number } of { $all }
shift-coup-number = Coup { $number }
shift-opening = Opening
shift-closing = Closing
shift-pace-band = { $pace } coups per hour (expected: { $from } to { $to })
shift-due-title = { $post } · to do
shift-due-call = { $post } · to call
shift-due-pay = { $post } · to pay
shift-due-also = You can also start with:
shift-due-more = And { $count } more
shift-due-none = Nothing to do for now: wait for the others.
shift-waits-for = Waiting for { $person }
shift-waits-for-act = Wait for { $person } to { $act }
shift-due-name = To do: { $act }
shift-next = Next
shift-wait = Not your turn
shift-wait-on = Skip the wait
shift-help = Show help
shift-help-hide = Hide help
shift-keys-show = Show shortcuts
shift-keys-hide = Hide shortcuts
shift-target-none = Click on the table, or press the keys shown. Choose bets with ← →, cards and people with ↑ ↓. Space: more calls.
shift-target-words = other calls
shift-typed = Typed: { $typed }
shift-on-marble = { $person }: { $amount } on the marble
shift-paused = Shift paused
shift-paused-about = Every action is saved. You can resume here at any time, even after closing the program.
shift-end-now = End shift
shift-end-about = “Leave the table” keeps your place. If you end the shift early, you go to the debrief and don’t pass.
shift-chef-title = The chef on coup { $number }
shift-chef-right = Coup { $number }: no mistakes
shift-debrief = Debrief
shift-debrief-ask = First, ask yourself (you may leave this empty)
shift-debrief-well = What went well?
shift-debrief-broke = What went wrong?
shift-debrief-next = What will you do differently next time?
shift-debrief-show = Show result
shift-debrief-seen = { $coups ->
    [0] You ended the demonstration before the first coup was over.
    [one] You have seen a coup from beginning to end.
   *[other] You have seen { $coups } coups from beginning to end.
}
shift-debrief-passed = Passed: no serious mistake, and grade B or better in each area.
shift-debrief-below = Not passed yet: every area needs B or better.
shift-debrief-red-line = { $count ->
    [one] Not passed yet: there was a serious mistake.
   *[other] Not passed yet: there were { $count } serious mistakes.
}
shift-debrief-area = { $area }: { $letter }
shift-letters-about = A: sound work. B: small slips. C: needs more practice. ×: a serious mistake, or too many small ones.
shift-debrief-answers = Your answers
shift-debrief-timeline = Coups
shift-debrief-no-faults = No mistakes in this shift.
shift-debrief-left = You stopped before the shift was over. Leaving early is a serious mistake in the area “Conduct”.
shift-debrief-left-table = The table as you left it
shift-debrief-before = Before and after the coups
shift-debrief-red = serious mistake
shift-debrief-again = Repeat shift
shift-debrief-instead = Correct action: { $act }
shift-debrief-replay = Watch from 5 s before
shift-debrief-replay-coup = Watch the coup
shift-replay-title = Replay of coup { $number }
shift-replay-fault-next = The mistake comes next.
shift-replay-end = This was the last action.
shift-replay-again = Start over
shift-play-on = Take over from here
shift-debrief-practise = Practise your mistakes
shift-weak-title = Your mistakes at the table
shift-debrief-row = Coup { $number }, { $result }: { $faults ->
    [0] no mistakes
    [one] { $faults } mistake
   *[other] { $faults } mistakes
}
shift-leave = Leave the table
shift-mood-restless = getting restless
shift-mood-upset = upset
shift-asks = request
shift-guest = { $person }, seat { $seat }
shift-guest-standing = { $person }, standing behind seat { $seat }
shift-with = { $thing }, { $more }
shift-you = your position
shift-pieces = { $count } × { $value }
shift-pieces-more = { $first } + { $rest }
shift-pieces-none = no chips
shift-amount = { $amount }
shift-lying = { $person }, seat { $seat }, { $spot }: { $pieces }
shift-lying-astride = { $person }, seat { $seat }, on the line between { $spot } and { $other }: { $pieces }
shift-lying-paid = { $stake }; paid { $paid }
shift-box = { $discard }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
shift-box-open = { $discard }, lid open, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
shift-tray = Float: { $pieces }
shift-marble-empty = Marble, empty
shift-marble-print = CHANGE
shift-apart = Felt beside the hands
shift-shoe-empty = Shoe, empty
shift-in-hand = In your hand: { $pieces }. Backspace puts one back.
shift-hand-due = Type the amount, or click the chips.
shift-hand-own = Work out the amount yourself
shift-answer-show = Show answer
shift-hand-empty = To hand out chips, type the amount or click them:
shift-amount-empty = Amount
shift-nothing-here = Nothing for you to do here now.
shift-picked = Now click where it goes. Esc puts it back.
shift-blank-point = Call { $side }’s total
shift-blank-final = Final call: { $chance }
shift-blank-pass = Pass { $side }’s cards to a seat
shift-blank-shoe = Give the shoe to a seat
shift-blank-both-points = Type both totals, Punto’s first.
shift-blank-one-point = Type or click the total.
shift-blank-seat = Type the seat, then Enter.
shift-receiver-hint = Click the person, or type the number shown.
shift-key-space = Space
shift-before-the-first = Before the first coup
shift-clock = { $minutes } min
shift-clock-pace = { $minutes } min · { $pace } coups/h (expected { $expected })
shift-board-title = Last coups
shift-board-coups = Coups
shift-board = Scoreboard, latest first: { $results }
shift-board-one = { $chance }
shift-parts-title = This coup
shift-parts-now = Part { $number } of { $all }: { $part }
shift-parts-over = The coup is over
shift-story-title = Last actions
shift-part-bets = Bets
shift-part-first-cards = First four cards
shift-part-totals = Totals
shift-part-result = Third cards and result
shift-part-payment = Taking and paying
shift-part-clearing = Discards and shoe
shift-put-right = Correct it
shift-correct-open = Correct this: { $fault }. The table is as it was just before the mistake.
shift-correct-missed = Not yet: { $fault }. The correct action is:
shift-correct-done = Correct.
shift-back = Back to the shift

# Keyboard shortcuts at the table.
keys-table-next = Do what is due, or give the payout typed
keys-table-pause = Pause the shift
keys-table-letters = Do what the letter stands beside
keys-table-amount = Type an amount
keys-table-erase = Delete a digit, or undo the last action
keys-table-bets = Choose a bet
keys-table-others = Choose cards, a request or a person
keys-table-calls = Show other calls
keys-table-help = Show or hide help, where there is any
keys-table-keys = Show or hide the shortcuts on the table
