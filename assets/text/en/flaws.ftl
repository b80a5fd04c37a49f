# Flaws in files that somebody wrote: first their form, then what a house file says.
flaw-file-too-large = The file is too large: { $size } kB; at most { $most } kB are read.
flaw-ron-unknown-field = There is no field “{ $found }” here. Write one of these: { $expected }.
flaw-ron-unknown-field-meant = There is no field “{ $found }” here. Did you mean “{ $meant }”?
flaw-ron-unknown-word = { $of ->
    [drill] There is no drill “{ $found }”. Write one of these: { $expected }.
    [step] There is no step “{ $found }”. Write one of these: { $expected }.
    [basis] “{ $found }” does not say what it rests on. Write `Silent({ $found })`, or `Stated({ $found }, "S0-57")` with the clause.
   *[other] “{ $found }” cannot stand here. Write one of these: { $expected }.
}
flaw-ron-unknown-word-meant = { $of ->
    [drill] There is no drill “{ $found }”. Did you mean “{ $meant }”?
    [step] There is no step “{ $found }”. Did you mean “{ $meant }”?
   *[other] “{ $found }” cannot stand here. Did you mean “{ $meant }”?
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
flaw-ron-field-twice = The field “{ $field }” is written twice. Keep one of the two.
flaw-ron-wrong-value = This value does not fit: { $found } instead of { $expected }.
flaw-ron-wrong-length = The number of values between the brackets is wrong: { $found } instead of { $expected }. Write `{ $form }`.
flaw-ron-number-out-of-range = This number is too small or too large for its field. Change it.
flaw-ron-too-deep = Brackets are nested too deeply. No file of this program needs so many inside one another.
flaw-ron-text-not-closed = A text begins here and its closing quotation mark is missing. Add it, or write `\"` for a quotation mark inside the text.
flaw-ron-comment-not-closed = A comment begins here and is never closed. Write */ at its end.
flaw-ron-ends-early = The file ends in the middle. { $line ->
    [0] A closing bracket is missing: add it.
   *[other] The bracket that opens in line { $line } is never closed: close it.
}
flaw-ron-bracket-open = { $bracket ->
    [list] The square bracket that opens in line { $line } is not closed before “{ $found }”. Close it.
    [map] The curly bracket that opens in line { $line } is not closed before “{ $found }”. Close it.
   *[other] The round bracket that opens in line { $line } is not closed before “{ $found }”. Close it.
}
flaw-ron-goes-on = The file should end here, but something follows. Remove it, or a bracket that closes too early.
flaw-ron-expected = Expected here: { $what }.
flaw-ron-other = The file cannot be read from here on. The reader says: { $words }
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
flaw-no-such-clause = There is no clause “{ $found }”. A clause is written like S0-57. “Look up a clause” shows them all.
flaw-no-such-point = A point is a number from 0 to 9, not { $found }: tens and figures count 0.
flaw-ratio-for-nought = Odds are written (paid, staked), and the second number cannot be 0.
flaw-ratio-too-large = The numbers of odds go up to 10,000. Write smaller ones.
flaw-out-of-range = { $found } lies outside what is possible. Write a number from { $least } to { $most }.
flaw-house-id-form = “{ $found }” cannot serve as an id. Use lower-case letters and digits in words joined by hyphens, such as monte-carlo.
flaw-house-id-not-file = The house calls itself “{ $found }”, its file “{ $expected }”. Both must bear the same name.
flaw-house-source-id = “{ $found }” cannot mark a source text. Use a capital letter and a digit, such as T1.
flaw-house-source-other = No clause of this file is of the text “{ $found }”: all are of “{ $other }”. Write here the text that the house cites, or put the clauses right.
flaw-house-language = “{ $found }” is not a language of this program. Write fr, it or en.
flaw-house-foreign-clause = “{ $found }” belongs to another text. This house cites its own, whose clauses begin with { $source }.
flaw-house-stop-place = The stop card leaves { $before } cards before it and { $behind } behind it. A coup can need { $least }: leave at least that many on either side.
flaw-house-no-table = The house has no table. Describe at least one size.
flaw-house-table-twice = This size of table is described a second time. Keep one of the two.
flaw-house-no-crew = Nobody works at this table. Name at least one croupier.
flaw-tableau-run-unreadable = { $field ->
    [points] These points cannot be read. Write one point from 0 to 7, such as "3", or several, such as "0-2".
    [thirds] These columns cannot be read. Write what the third card counts, such as "8" or "0-9", or else "stood" or "all".
    [thirds-of-punto] A line of Punto has no columns. Take `thirds` out.
    [no-thirds] This line of Banco lacks its columns. Add for example `thirds: "0-9"`.
   *[acts] These letters do not fit this line. Write T for drawing and R for standing, one letter for each cell or a single one for all.
}
flaw-tableau-run-twice = This line rules a cell that an earlier line has ruled already. Keep one of the two.
flaw-tableau-punto-open = The tableau does not say what Punto does on { $point }. Add a line for it.
flaw-tableau-banco-open = The tableau does not say what Banco does on { $point } in the column: { $third }. Add a line for it.
flaw-spot-order = Spot number { $place } must be “{ $expected }”. The first three are punto, banco and egalite; the house’s own follow.
flaw-spots-too-many = A layout has at most { $most } spots. Remove those beyond that.
flaw-spot-twice = There are two spots named “{ $found }”. Give each a name of its own.
flaw-payout-no-end = Not every coup is provided for. End the payouts with a line for Always.
flaw-payout-after-end = The line above already holds for every coup, so this one is never used. Move it up or remove it.
flaw-payout-never-reached = Lines above already decide every coup for which this one is meant. Move it up or remove it.
flaw-payout-literally = “literally” states the other reading of a payout that is Corrected. Write both or neither.
flaw-payout-commission = A commission of { $ratio } is not a part of the winnings. Write a share above nought and below the whole, such as (1, 20).
flaw-payout-of-nought = Odds of nought pay nothing. Write Push where the stake is only given back.
flaw-payout-not-whole = With stakes in steps of { $step }, a payment of { $ratio } is not always a whole number of cents. Change `step`.
flaw-limit-share = { $ratio } is not a part of the maximum. Write a share above nought and below the whole, such as (1, 8).
flaw-call-lacks = The call lacks { $found }, where the program puts in what is called. Add it.
flaw-call-unknown = The program does not know what to put in for { $found } in this call. Put this name right, or remove it.
flaw-call-brace = A curly bracket of this call has no partner. Close it or remove it.
flaw-call-order = This call names the points in another order than `final_call_starts_with`. Make the two agree.
flaw-terms-same-letter = Drawing and standing bear the same letter. Give each its own.
flaw-house-text-empty = Nothing is written between these quotation marks. Write the text.
flaw-house-text-too-long = This text is too long for a table. Shorten it to { $most } letters at most.
