# Flaws of the files of a pack’s shifts.
flaw-shift-id-not-file = The shift is called “{ $found }” and its file “{ $expected }”. Give both the same name.
flaw-shift-twice = “{ $found }” appears twice here. Remove one of them.
flaw-shift-no-table = No table is named. Write at least one size, such as `table: [Large]`.
flaw-shift-table-not-in-house = { $house } has none of these tables. Add one of its sizes to `table`, or remove the house.
flaw-shift-no-post = The crew of this table at { $house } has no such position. Choose another position, table or house.
flaw-shift-ends-at-once = The length of the shift is zero. Write at least 1.
flaw-shift-never-ends = This shift would never end. Write at most { GROUPED($most) }.
flaw-shift-never-holds = This condition is never met in this shift. Change it, or remove it.
flaw-shift-no-guests = There are no guests. Write at least one, such as `guests: Any(3)`.
flaw-shift-too-many-guests = The table at { $house } has { $most } places, seated and standing together. Invite fewer guests.
flaw-shift-unknown-guest = There is no guest “{ $found }”. Write the ID of a character.
flaw-shift-no-seat = The table at { $house } has seats 1 to { $most }, not { $found }. Give the guest another seat.
flaw-shift-guest-without-money = “{ $guest }” can’t afford a single bet: the lowest here is { $stake }. Give them a larger purse, or lower the minimum.
flaw-shift-minimum-of-nought = The minimum is zero. Write the lowest bet in cents, such as 1000 for 10.00.
flaw-shift-limits-crossed = The minimum is greater than the maximum. Swap the two.
flaw-shift-limits-without-stake = No bet fits between these limits: at { $house } bets are multiples of { $step }, so that every payout is possible in its chips. Widen the limits.
flaw-shift-limit-off-the-pieces = The chips at { $house } can’t make { $limit }. Round the limit to its chips.
flaw-shift-float-too-small = The float at { $house } can’t pay { $payment }, which a single bet within the limits could win. Raise `float`, or lower the maximum.
flaw-shift-stop-card = The stop card at { $house } has 1 to { $most } cards behind it. Change the number, or remove `stop_card` to use the house’s place.
flaw-shift-stop-card-is-placed = This shift begins with the opening, where the stop card is placed by hand. Remove `stop_card` or `opening`.
flaw-shift-coup-not-reached = The shift has coups 1 to { GROUPED($most) }; coup { GROUPED($found) } is never dealt. Change the number or the length.
flaw-shift-coup-twice = The cards of coup { $found } appear twice. Remove one of the two lists.
flaw-shift-no-cards = This coup has no cards. Write them, such as `cards: ["7h", "9s"]`, or remove the coup.
flaw-shift-too-many-cards = A coup has at most { $most } cards. Remove the rest.
flaw-shift-card-too-often = The shoe at { $house } holds the { $card } only { $most } times. Use another card here.
flaw-shift-incident-impossible = The incident { $found } can’t occur at any house and table of this shift. Remove it, or choose a house and table where it can.
flaw-shift-incident-without-opening = The incident { $found } starts while a shoe is opened, and this shift opens none. Write `opening: true`, or lengthen the shift.
flaw-shift-incident-rate = A rate is 1 to 100 times per hundred coups, not { $found }. Change it.
flaw-shift-no-incidents-a-coup = There are incidents, but none may occur in a coup. Write `incidents_a_coup: 1` or more.
flaw-shift-too-many-in-a-coup = Coup { $coup } has more incidents than allowed per coup ({ $most }). Move this one, or raise `incidents_a_coup`.
flaw-shift-empty-block = This block is empty. Write an action, such as `CallChef`, or remove the block.
flaw-shift-no-such-incident = { $found } is to be corrected, but the shift has no such incident. Add it to `incidents`, or remove this action.
flaw-shift-put-right-is-no-choice = Correcting an incident can be expected, but not optional or forbidden. Remove it.
flaw-shift-forbidden-and-wanted = This action is both forbidden and expected or allowed. Choose one of the two.
flaw-shift-foreign-clause = No house of this shift uses the source text of clause { $found }. Cite a clause of one of its houses.
flaw-shift-text-missing =
    This text lacks { $language ->
        [fr] French
        [it] Italian
       *[other] English
    }, which other texts have. Add it.
flaw-shift-text-empty = The text in `{ $language }` is empty. Add it, or remove the language.
flaw-shift-id-taken = There is already a built-in shift “{ $found }”. Give this shift and its file another ID.
flaw-shift-limit-too-high = The maximum can be at most { $most }. Lower it.
flaw-shift-float-too-large = The float can have at most { GROUPED($most) } chips of each value. Write fewer.
flaw-shift-too-many-entries = This list has more than { $most } entries. Shorten it.
flaw-guest-none = There are no guests in this file. Write at least one, or delete the file.
flaw-guest-name = A name has 1 to { $most } characters.
flaw-guest-amount = Write a number of minimum bets from 1 to { $most }. Only `notes`, and `buys_in` of a guest without notes, may be 0.
flaw-guest-unit-above-purse = This guest bets { $unit } minimum bets at a time but has only { $purse } in chips. Raise the purse, or lower the unit.
flaw-guest-above-hundred = { $found } in a hundred is not possible. Write at most 100; the four changes of mind are added together.
flaw-guest-follows-reversed = This guest follows a new streak { $from } times in a hundred and a long one at most { $most } times. Write the lower number first.
flaw-guest-nought = With 0 here this guest would never bet. Write at least 1.
flaw-guest-tempo-reversed = The time to bet ends ({ $to } s) before it begins ({ $from } s). Write the shorter time first.
flaw-guest-tempo-too-long = A guest must bet within { $most } seconds. Write a shorter time.
flaw-guest-no-patience = Without patience this guest would be upset at once. Write the seconds they wait, at least 1.
flaw-guest-id-taken = There is already a built-in guest “{ $found }”. Give this one another ID.
