# Late stakes and stakes laid through another: how they are told, and the offers of the filter.
told-bets-stopped = The { $tailleur } calls: “{ $call }”.
told-lays = Seat { $seat } lays { $amount } on { $chance }.
told-lays-beside = Seat { $seat } has { $first } on { $other }, and now lays { $amount } on { $chance } as well.
told-lays-for = Seat { $seat } lays { $amount } on { $chance } for the player of seat { $other }.

working-total = Together the player has { $total } on the table, and the maximum is { $max }.
working-room = { $max } less { $own } leaves room for { $room }.

offer-stake-below-minimum = Below the minimum
offer-stake-above-maximum = Above the maximum
offer-stake-total-above-maximum = A player’s total above the maximum
offer-stake-tie-over-its-share = Tie over its share
offer-stake-tie-alone = Tie alone
offer-stake-off-step = A stake that cannot be paid exactly
offer-stake-late = Late
offer-stake-through-another = Through another
offer-stake-nothing = Nothing wrong

filter-faults = Faults
