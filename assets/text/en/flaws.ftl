# Errors in files: first their form, then a house file.
flaw-file-too-large = The file is too large: { $size } kB; the limit is { $most } kB.
flaw-ron-unknown-field = Unknown field “{ $found }”. Write one of these: { $expected }.
flaw-ron-unknown-field-meant = Unknown field “{ $found }”. Did you mean “{ $meant }”?
flaw-ron-unknown-word = { $of ->
    [drill] Unknown drill “{ $found }”. Write one of these: { $expected }.
    [step] Unknown step “{ $found }”. Write one of these: { $expected }.
    [basis] “{ $found }” has no source. Write `Silent({ $found })`, or `Stated({ $found }, "S0-57")` with the clause.
   *[other] “{ $found }” can’t be used here. Write one of these: { $expected }.
}
flaw-ron-unknown-word-meant = { $of ->
    [drill] Unknown drill “{ $found }”. Did you mean “{ $meant }”?
    [step] Unknown step “{ $found }”. Did you mean “{ $meant }”?
   *[other] “{ $found }” can’t be used here. Did you mean “{ $meant }”?
}
flaw-ron-missing-field = The field “{ $field }” is missing in these brackets. { $field ->
    [pass] Add it, such as `pass: (accuracy: 90, seconds: 4)`.
    [ends] Add it, such as `ends: (punto: 8, banco: 9, winner: Banco)`.
    [steps] Add it, such as `steps: [Drill(drill: Winner(), rounds: 10)]`.
    [lessons] Add it, such as `lessons: ["01-first"]`.
    [drill] Add it, such as `drill: Winner()`.
    [rounds] Add it, such as `rounds: 10`.
    [id] Add it, such as `id: "first"`.
    [version] Add it, such as `version: 1`.
    [accuracy] Add it, such as `accuracy: 90`.
    [seconds] Add it, such as `seconds: 4`.
    [winner] Add it, such as `winner: Banco`.
   *[other] Add it.
}
flaw-ron-field-twice = The field “{ $field }” appears twice. Remove one of the two.
flaw-ron-wrong-value = This value does not fit: { $found } instead of { $expected }.
flaw-ron-wrong-length = The number of values between the brackets is wrong: { $found } instead of { $expected }. Write `{ $form }`.
flaw-ron-number-out-of-range = This number is too small or too large for its field. Change it.
flaw-ron-too-deep = Brackets are nested too deeply. Simplify the structure.
flaw-ron-text-not-closed = The closing quotation mark of this text is missing. Add it, or write `\"` for a quotation mark inside the text.
flaw-ron-comment-not-closed = This comment is not closed. Write */ at its end.
flaw-ron-ends-early = The file ends too early. { $line ->
    [0] A closing bracket is missing: add it.
   *[other] The bracket that opens on line { $line } is never closed: close it.
}
flaw-ron-bracket-open = { $bracket ->
    [list] The square bracket that opens on line { $line } is not closed before “{ $found }”. Close it.
    [map] The curly bracket that opens on line { $line } is not closed before “{ $found }”. Close it.
   *[other] The round bracket that opens on line { $line } is not closed before “{ $found }”. Close it.
}
flaw-ron-goes-on = The file should end here, but something follows. Remove it, or a bracket that closes too early.
flaw-ron-expected = Expected here: { $what }.
flaw-ron-other = Couldn’t read the file from here on. The reader says: { $words }
ron-kind-whole-number = a whole number, such as 8
ron-kind-number = a number
ron-kind-text = a text between straight double quotation marks, like "this"
ron-kind-letter = one letter between single quotation marks, such as 'T'
ron-kind-true-or-false = true or false
ron-kind-word = the name of a field, or a word without quotation marks
ron-kind-list = a list between square brackets
ron-kind-map = a list of pairs between curly brackets
ron-kind-group = an opening round bracket
ron-kind-comma = a comma
ron-kind-colon = a colon after the name of the field
ron-kind-list-end = a comma or the closing square bracket
ron-kind-map-end = a comma or the closing curly bracket
ron-kind-group-end = a comma or the closing round bracket
flaw-no-such-clause = There is no clause “{ $found }”. Clauses are written like S0-57. The rulebook lists them all.
flaw-no-such-point = A total is a number from 0 to 9, not { $found }: tens and picture cards count 0.
flaw-ratio-for-nought = Odds are written (paid, bet), and the second number cannot be 0.
flaw-ratio-too-large = The numbers of odds go up to 10,000. Write smaller ones.
flaw-out-of-range = { $found } is out of range. Write a number from { $least } to { $most }.
flaw-house-id-form = “{ $found }” is not a valid ID. Use lower-case letters and digits in words joined by hyphens, such as monte-carlo.
flaw-house-id-not-file = The house is called “{ $found }” and its file “{ $expected }”. Give both the same name.
flaw-house-source-id = “{ $found }” is not a valid source code. Use a capital letter and a digit, such as T1.
flaw-house-source-other = No clause in this file is from the source text “{ $found }”: all are from “{ $other }”. Write the source text that the house cites, or correct the clauses.
flaw-house-language = Unknown language “{ $found }”. Write fr, it or en.
flaw-house-foreign-clause = “{ $found }” belongs to another source text. This house cites its own, whose clauses begin with { $source }.
flaw-house-stop-place = The stop card leaves { $before } cards in front of it and { $behind } behind it. A coup can need { $least }: leave at least that many on either side.
flaw-house-no-table = The house has no table. Describe at least one size.
flaw-house-table-twice = This table size is described twice. Remove one of the two.
flaw-house-no-crew = This table has no crew. Name at least one croupier.
flaw-tableau-run-unreadable = { $field ->
    [points] Couldn’t read these totals. Write one total from 0 to 7, such as "3", or several, such as "0-2".
    [thirds] Couldn’t read these columns. Write what the third card counts, such as "8" or "0-9", or else "stood" or "all".
    [thirds-of-punto] A line of Punto has no columns. Remove `thirds`.
    [no-thirds] This line of Banco lacks its columns. Add for example `thirds: "0-9"`.
   *[acts] These letters do not fit this line. Write T for drawing and R for standing, one letter for each cell or a single one for all.
}
flaw-tableau-run-twice = This line covers a cell that an earlier line already covers. Remove one of the two.
flaw-tableau-punto-open = The tableau has no entry for Punto on { $point }. Add a line for it.
flaw-tableau-banco-open = The tableau has no entry for Banco on { $point } in the column: { $third }. Add a line for it.
flaw-spot-order = Spot number { $place } must be “{ $expected }”. The first three are punto, banco and egalite; the house’s own follow.
flaw-spots-too-many = A layout has at most { $most } spots. Remove the rest.
flaw-spot-twice = There are two spots named “{ $found }”. Give each its own name.
flaw-payout-no-end = Some coups have no payout. End the payouts with a line for Always.
flaw-payout-after-end = The line above already covers every coup, so this one is never used. Move it up or remove it.
flaw-payout-never-reached = Lines above already cover every coup this one is for. Move it up or remove it.
flaw-payout-literally = “literally” gives the other reading of a payout that is Corrected. Write both or neither.
flaw-payout-commission = A commission of { $ratio } is not a share of the winnings. Write a share above zero and below the whole, such as (1, 20).
flaw-payout-of-nought = Odds of zero pay nothing. Write Push if the bet is only returned.
flaw-payout-not-whole = With bets in multiples of { $step }, a payout of { $ratio } is not always a whole number of cents. Change `step`.
flaw-limit-share = { $ratio } is not a share of the maximum. Write a share above zero and below the whole, such as (1, 8).
flaw-call-lacks = The call lacks { $found }, where the program inserts what is called. Add it.
flaw-call-unknown = Unknown name { $found } in this call. Correct this name, or remove it.
flaw-call-brace = A curly bracket in this call has no partner. Close it or remove it.
flaw-call-order = This call gives the totals in a different order from `final_call_starts_with`. Make the two agree.
flaw-terms-same-letter = Drawing and standing have the same letter. Give each its own.
flaw-house-text-empty = The text between these quotation marks is empty. Add it.
flaw-house-text-too-long = This text is too long for a table. Shorten it to { $most } characters at most.
