# Late bets and bets placed for someone else.
told-bets-stopped = The { $tailleur } calls: “{ $call }”.
told-lays = Seat { $seat } bets { $amount } on { $chance }.
told-lays-beside = Seat { $seat } has { $first } on { $other } and now bets { $amount } on { $chance } as well.
told-lays-for = Seat { $seat } bets { $amount } on { $chance } on behalf of seat { $other }.

working-total = The player has { $total } on the table in total; the maximum is { $max }.
working-room = { $max } − { $own } = { $room } still allowed

offer-stake-below-minimum = Below the minimum
offer-stake-above-maximum = Above the maximum
offer-stake-total-above-maximum = A player’s total above the maximum
offer-stake-tie-over-its-share = Tie bet above its limit
offer-stake-tie-alone = Tie bet without a main bet
offer-stake-off-step = Not an allowed multiple
offer-stake-late = Late bet
offer-stake-through-another = Placed for someone else
offer-stake-nothing = Everything is correct

filter-faults = Cases
