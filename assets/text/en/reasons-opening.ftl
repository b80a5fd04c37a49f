# Reasons: opening and ending a shoe.
reason-stop-behind = The stop card is placed { $count } cards from the end.
reason-stop-share = The stop card is placed { $over }/{ $under } of the shoe from the end: { $count } cards behind it.
reason-stop-about = The place is approximate: { $least } to { $most } cards behind it are accepted.
reason-stop-coup-is-finished = The coup in which the stop card comes out is completed.
reason-stop-none-after = No other coup is dealt after it.
reason-stop-one-more-after = One last coup is dealt after it.
reason-stop-none-begins = If the stop card comes out between two coups, no further coup begins.
reason-stop-last-begins = If the stop card comes out between two coups, one last coup is dealt.
reason-burn-turned-too = The first card is discarded with the burn cards.
reason-burn-turned-not = The first card is not discarded with the burn cards.
