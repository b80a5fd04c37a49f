# Late stakes and stakes laid through another: how they are told, and the offers of the filter.
told-bets-stopped = The tailleur calls: “{ $call }”.
told-lays = Seat { $seat } lays { $amount } on { $chance }.
told-lays-for = Seat { $seat } lays { $amount } on { $chance } for the player of seat { $other }.

working-room = { $max } less { $own } leaves room for { $room }.

offer-stake-below-minimum = Below the minimum
offer-stake-above-maximum = Above the maximum
offer-stake-tie-over-its-share = Tie over its share
offer-stake-tie-alone = Tie alone
offer-stake-off-step = Off the step
offer-stake-late = Late
offer-stake-through-another = Through another
offer-stake-nothing = Nothing wrong

filter-faults = Faults
