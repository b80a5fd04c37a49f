# The table as the editor of a scene, and what the referee says of it.
laying-no-room = There is no room for another one here.
laying-belongs-elsewhere = This does not go here.
laying-no-such-piece = The pieces of this table do not make { $value }.
laying-no-copy-left = The shoe holds no further copy of this card: { $card }.
laying-no-such-seat = This table has the seats 1 to { $seats }.
laying-nothing-in-hand = Nothing is in hand.
laying-nothing-lies = Nothing lies there.
laying-no-such-stake = No stake lies there.
laying-sign-upside-down = The minimum lies above the maximum.
laying-said-no-card = { $side } has a third card that the rules do not give.
laying-said-card-belongs = { $side } has a card that belongs to { $other }.
laying-said-winner = { $chance } wins: { $punto } against { $banco }.
laying-said-point = The point of { $side } is { $point }.
laying-said-may-not = May not lie as it does: { $stake }.
laying-said-some-may-not = { $count ->
    [one] One stake may not lie as it does.
   *[other] { $count } stakes may not lie as they do.
}
laying-said-paid = { $stake }: { $paid } is paid.
laying-said-collected = { $stake }: it is collected.
laying-said-goes-back = { $stake }: it goes back.
laying-said-commission = { $stake }: the commission is { $kept }.
laying-said-settled = In order: { $collected } collected, { $paid } paid.
laying-said-worth = The heaps are worth { $sum }.
laying-said-burned = The first card is turned ({ $card }): { $count ->
    [one] one card is burned
   *[other] { $count } cards are burned
} after it.
laying-said-call = It is called: “{ $call }”.
