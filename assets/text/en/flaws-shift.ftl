# Flaws of the files of a pack’s shifts.
flaw-shift-id-not-file = The shift is called “{ $found }” and the file “{ $expected }”. Give them the same name.
flaw-shift-twice = “{ $found }” stands here a second time. Keep it once.
flaw-shift-no-table = No table is named. Write at least one size, such as `table: [Large]`.
flaw-shift-table-not-in-house = { $house } has none of these tables. Add one of its sizes to `table`, or take the house out.
flaw-shift-no-post = The crew of this table at { $house } has no such post. Choose another post, table or house.
flaw-shift-ends-at-once = The shift ends before it begins: this length is nought. Write at least 1.
flaw-shift-never-ends = This shift would never end. Write { GROUPED($most) } at most.
flaw-shift-never-holds = This condition cannot hold in this shift, so nothing ever comes of it. Change it, or take it out.
flaw-shift-no-guests = Nobody plays. Write at least one guest, such as `guests: Any(3)`.
flaw-shift-too-many-guests = The table at { $house } has { $most } places, seated and standing together. Invite fewer guests.
flaw-shift-unknown-guest = There is no guest “{ $found }”. Write the id of a character.
flaw-shift-no-seat = The table at { $house } has the seats 1 to { $most }, not { $found }. Give the guest another seat.
flaw-shift-guest-without-money = “{ $guest }” has not enough money for a single stake: the lowest here is { $stake }. Give him a larger purse, or lower the minimum.
flaw-shift-minimum-of-nought = The minimum is nought. Write the lowest stake in cents, such as 1000 for 10.00.
flaw-shift-limits-crossed = The minimum is higher than the maximum. Exchange the two.
flaw-shift-limits-without-stake = No stake fits between these limits: at { $house } stakes are multiples of { $step }, so that each payment can be made in its pieces. Move the limits apart.
flaw-shift-limit-off-the-pieces = The pieces at { $house } do not make { $limit }. Round the limit to its pieces.
flaw-shift-float-too-small = The float at { $house } cannot pay { $payment }, which one stake within the limits may win. Raise `float`, or lower the maximum.
flaw-shift-stop-card = The stop card at { $house } has 1 to { $most } cards behind it. Change the number, or leave `stop_card` out for the place that the house has.
flaw-shift-stop-card-is-placed = This shift begins with the opening, where the stop card is placed by hand. Take out `stop_card` or `opening`.
flaw-shift-coup-not-reached = The shift has the coups 1 to { GROUPED($most) }; coup { GROUPED($found) } is never dealt. Change the number or the length.
flaw-shift-coup-twice = The cards of coup { $found } are given twice. Keep one of the two lists.
flaw-shift-no-cards = This coup has no cards. Write them, such as `cards: ["7h", "9s"]`, or take the coup out.
flaw-shift-too-many-cards = A coup has { $most } cards at most. Take out those beyond that.
flaw-shift-card-too-often = The shoe at { $house } holds the { $card } only { $most } times. Take another card here.
flaw-shift-incident-impossible = No house and table of this shift can have the incident { $found }. Take it out, or choose a house and table that can.
flaw-shift-incident-without-opening = The incident { $found } begins while a shoe is opened, and this shift opens none. Write `opening: true`, or lengthen the shift.
flaw-shift-incident-rate = A rate is 1 to 100 times in a hundred coups, not { $found }. Change it.
flaw-shift-no-incidents-a-coup = There are incidents, and none may happen in a coup. Write `incidents_a_coup: 1` or more.
flaw-shift-too-many-in-a-coup = Coup { $coup } has more incidents than a coup may have here ({ $most }). Move this one, or raise `incidents_a_coup`.
flaw-shift-empty-block = This block expects nothing. Write an act, such as `CallChef`, or take the block out.
flaw-shift-no-such-incident = { $found } is to be put right, but the shift has no such incident. Add it to `incidents`, or take this act out.
flaw-shift-put-right-is-no-choice = Putting an incident right can be expected, but neither left open nor forbidden. Take it out.
flaw-shift-forbidden-and-wanted = This act is forbidden, and expected or allowed as well. Decide for one of the two.
flaw-shift-foreign-clause = No house of this shift rests on the text of clause { $found }. Cite a clause of its own house.
flaw-shift-text-missing =
    This text lacks { $language ->
        [fr] French
        [it] Italian
       *[other] English
    }, in which other texts are written. Write it.
flaw-shift-text-empty = The text in `{ $language }` is empty. Write it, or take the language out.
flaw-shift-id-taken = There is a shift “{ $found }” inside the program. Give this one another id, and its file that name.
flaw-shift-limit-too-high = The maximum is { $most } at most. Lower it.
flaw-shift-float-too-large = The float has at most { GROUPED($most) } pieces of each value. Write fewer.
flaw-shift-too-many-entries = This list has more than { $most } entries. Shorten it.
flaw-guest-none = There is no guest in this file. Write at least one, or delete the file.
flaw-guest-name = A name has 1 to { $most } characters.
flaw-guest-amount = Write a number of minimum stakes up to { $most }: at least 1, but for `notes`, and for `buys_in` of a guest without notes.
flaw-guest-unit-above-purse = He stakes { $unit } minimum stakes at a time and comes with { $purse } in pieces. Give him more, or a lower unit.
flaw-guest-above-hundred = { $found } in a hundred is not possible. Write at most 100; the four changes of mind count together.
flaw-guest-follows-reversed = He follows a new streak { $from } times in a hundred and a long one { $most } times at most. Write the lower number first.
flaw-guest-nought = With 0 here he would never stake. Write at least 1.
flaw-guest-tempo-reversed = His time to stake ends ({ $to } s) before it begins ({ $from } s). Write the shorter time first.
flaw-guest-tempo-too-long = A guest stakes within { $most } seconds at most.
flaw-guest-no-patience = Without patience he would be upset at once. Write the seconds that he waits, at least 1.
flaw-guest-id-taken = There is a guest “{ $found }” inside the program. Give this one another id.
