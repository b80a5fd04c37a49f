# How the shoe is opened and ended.
reason-stop-behind = The stop card goes in { $count } cards from the end.
reason-stop-share = The stop card goes in at { $over }/{ $under } of the shoe from its end: { $count } cards behind it.
reason-stop-about = The place is meant roughly: from { $least } to { $most } cards behind it are accepted.
reason-stop-coup-is-finished = The coup in which the stop card shows is played to its end.
reason-stop-none-after = No other coup is dealt after it.
reason-stop-one-more-after = One more coup is dealt after it, the last.
reason-stop-none-begins = Once the stop card has shown between two coups, no coup begins.
reason-stop-last-begins = Where the stop card shows between two coups, one last coup is dealt.
reason-burn-turned-too = The card that was turned is put away with those it burns.
reason-burn-turned-not = The card that was turned is not put away with those it burns.
