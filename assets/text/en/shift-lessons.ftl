# Shifts as steps of lessons, and beside today's practice.
shift-step-worked = To pass, complete the shift.
shift-step-passed = To pass, work the shift to the end without a serious mistake and with grade B or better in each area.
shift-step-reached = At the table: passed
shift-step-missed = At the table: not passed yet
shift-step-coups = { $coups ->
    [one] { $coups } coup at the table
   *[other] { $coups } coups at the table
}
shift-step-passed-over = When you preview a lesson, its shift is skipped.
home-shift-ahead = { $lessons ->
    [one] One more lesson to pass before “{ $title }”
   *[other] { $lessons } more lessons to pass before “{ $title }”
}
today-short-shift = { $minutes } minutes at the table: “{ $title }”
exchange-shift-stays = A shift at the table can only be worked in the program. Shift skipped.
flaw-step-no-such-shift = There is no shift “{ $found }”. Write the ID of a built-in shift, or of one in the pack’s folder `shifts`.
flaw-step-shift-nowhere = The shift “{ $found }” is not possible at any table of this lesson. Choose another shift, or other houses or tables.
field-shift-step-length = How long it is (default: as in the shift’s file).
field-shift-step-mark = What it takes to pass (default: `Passed`).
field-shift-step-presentation = How much help the trainee has (default: as in the shift’s file).
field-shift-step-role = The trainee’s positions (default: as in the shift’s file).
field-shift-step-scenario = The shift’s ID: a built-in one (`tailleur shift list`), or one in the pack’s folder `shifts`.
word-shift-mark-passed = Worked to the end without a serious mistake and with grade B or better in each area.
word-shift-mark-worked = Worked to the end.
word-step-shift = A shift at the table: `Shift(scenario: "first-coups", length: Some(Coups(3)))`.
sheet-is-a-shift = { $lesson } is a shift at the table, which is worked in the program. It has no questions to print.
