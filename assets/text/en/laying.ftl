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
laying-things = To lay
laying-referee = Referee
laying-referee-says = The referee says
laying-referee-silent = Nothing yet: lay cards, stakes or pieces.
laying-amiss = Not allowed:
laying-ask = Ask this
laying-ask-in-chips = Ask it in pieces
laying-ask-aloud = Ask it aloud
laying-place-hand = Cards of { $side }
laying-place-card = Card { $place } of { $side }
laying-place-to-come = Cards to come
laying-place-apart = Cards apart
laying-place-stake = Seat { $seat }, { $spot }
laying-place-seat = Seat { $seat }
laying-place-heaps = Before the croupier
laying-place-shoe = At the shoe
laying-off-to-come = Take off: last card to come
laying-off-apart = Take off: last card apart
laying-typing = Typed: { $text }
laying-hand-empty = Nothing in hand
laying-hand-card = In hand: { $card }
laying-hand-piece = In hand: pieces of { $sum }
laying-hand-sum = In hand: { $sum }
laying-hand-shoe = In hand: the shoe
laying-hand-player = In hand: a player
laying-hand-stop-card = In hand: the stop card
laying-how = Click or type: 4h is the four of hearts, 250 and Enter a sum. Enter lays the next card, Backspace takes the last thing off.
laying-card = { $card }, { $count } left
laying-piece = Pieces of { $sum }
laying-pieces = Pieces
laying-people = At the table
laying-player = Player
laying-shoe = Shoe
laying-stop-card = Stop card
laying-face-down = Cards face down
laying-announced = Announced
laying-standing = Player on his feet
laying-table = Table, drawn whole
laying-crew = Crew
laying-sign = Sign
laying-sign-stands = Minimum and maximum
laying-sign-min = Minimum
laying-sign-max = Maximum
laying-clear = Clear the table
