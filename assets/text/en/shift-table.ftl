# The screens of a shift: choice, table, debrief.
shift-at-the-table = At the table
shift-choice-about = Work a shift from the first call to the last payment. This is what the lessons are for.
shift-choice-none = There is no shift for this table.
shift-choice-shifts = Shifts
shift-choice-help = Help
shift-choice-begin = To the table
shift-choice-post = Your post
shift-post-all = The whole crew
shift-post-chef = The chef
shift-post-observer = You watch
shift-facts = { $length } · { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}
shift-presentation-shown = Shown
shift-presentation-guided = Guided
shift-presentation-practice = Practice
shift-presentation-floor = On the floor
shift-presentation-shown-about = The program works; you go on step by step and read why.
shift-presentation-guided-about = You work; what is due is written and lit.
shift-presentation-practice-about = Help with F1; your faults are told when the coup is over.
shift-presentation-floor-about = No help, the clock, guests who wait. Faults come in the debrief.
shift-go-on = Go on with the shift
shift-saved-unreadable = The shift that was left cannot be resumed: { $reason }
shift-coup-of = Coup { $number } of { $all }
shift-coup-number = Coup { $number }
shift-opening = Opening
shift-closing = Closing
shift-pace-line = { $pace } coups an hour of { $expected }
shift-due-title = Now
shift-due-none = Nothing is due: the guests have their turn.
shift-due-name = Due: { $act }
shift-next = Next
shift-wait-on = Don’t wait
shift-help = What is due?
shift-help-hide = Hide the help
shift-keys-show = Show the keys
shift-keys-hide = Hide the keys
shift-group-calls = Calls
shift-group-cards = Cards
shift-group-table = Table and people
shift-target = Chosen: { $what }
shift-target-none = Nothing chosen: ← → for a stake, ↑ ↓ for a card or a request, Space for other words
shift-target-words = other words
shift-typed = Amount or number: { $typed }
shift-typed-none = none
shift-requests = Requests
shift-on-marble = { $person }: { $amount } on the marble
shift-paused = The shift waits
shift-paused-about = Each act is saved. You can go on here whenever you like, also after leaving the program.
shift-end-now = End the shift
shift-story = What happened
shift-chef-title = The chef: coup { $number }
shift-chef-right = Coup { $number } without a fault
shift-debrief = Debrief
shift-debrief-ask = First ask yourself
shift-debrief-well = What went well?
shift-debrief-broke = What broke?
shift-debrief-next = What next?
shift-debrief-show = Show the result
shift-debrief-passed = Passed: no red line, every area B or better.
shift-debrief-not-passed = Not passed yet: a red line was crossed, or an area is below B.
shift-debrief-area = { $area }: { $letter }
shift-debrief-timeline = Coups
shift-debrief-no-faults = No fault in this shift.
shift-debrief-before = Before and after the coups
shift-debrief-red = red line
shift-debrief-again = Same shift again
shift-debrief-instead = Due was: { $act }
shift-debrief-replay = Watch from 5 s before
shift-debrief-replay-coup = Watch the coup
shift-replay-title = Coup { $number }, again
shift-replay-fault-next = Here comes the fault.
shift-replay-end = This was the last act.
shift-replay-again = From the beginning
shift-play-on = Play on from here
shift-debrief-practise = Practise what was weak
shift-weak-title = What was weak at the table
shift-debrief-row = Coup { $number }, { $result }: { $faults ->
    [0] no fault
    [one] { $faults } fault
   *[other] { $faults } faults
}
shift-leave = Leave the table
