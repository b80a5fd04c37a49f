# Two houses side by side: what is asked and what can be answered.
part-in-house = { $house }
part-in-house-by-convention = { $house } (its text does not say: by convention)
working-in-house = { $house }: { $working }
verdict-why-in = Why at { $house }
offer-house = { $house }
flaw-no-such-house = There is no built-in house `{ $found }` to compare with. Choose from: { $houses }.
ask-here-banco-pays = { $stake } on { $chance } wins. What does each house pay?
ask-here-stake = Seat { $seat } has laid { $stake } on { $chance }. What becomes of that stake before the cards are drawn?
ask-here-after-a-tie = Where the shoe goes round, seat { $seat } holds it. { $chance } wins. Who deals the next coup?
ask-by-the-texts = { $ask } Answer by the text of each house; where it says nothing, say so.
ask-here-stop-card = The cards are cut, and the stop card is put in. How many cards lie behind the stop card?
ask-here-packs = How many packs make up the shoe?
ask-here-turns-punto = Where players hold the shoe, seat { $seat } does. Who turns the cards of { $side }?
ask-here-draws = The bets are stopped. Where players hold the shoe, seat { $seat } does. Who draws the cards?
ask-here-final-call = The coup is over. What is the final call?
ask-here-misdraw = What becomes of the coup?
ask-here-misdrawn-by-banker = Where a player holds the shoe, it is he who drew that card. Does it cost him the shoe?
ask-here-word = What does each house call { $meaning }?
told-here-cards-in-view = All the cards still lie in view.
told-here-cards-gone = The cards of the coup have already been put away with the used ones.
choice-here-silent = The text does not say
choice-here-stands = It stands
choice-here-keeps-the-shoe = The same player
choice-here-shoe-goes-right = The next player to the right
choice-here-anyone = Any player: no seat is named
choice-here-behind = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
choice-here-packs = { $count ->
    [one] { $count } pack
   *[other] { $count } packs
}
choice-here-holder = The player who holds the shoe
choice-here-said = { $text }
choice-here-restored = It is put right and counts
choice-here-null = It is null
choice-here-direction = The direction decides
choice-here-counts-as-it-is = It counts as it lies
choice-here-banker-passes = Yes: he passes the shoe
choice-here-banker-keeps = No: he keeps it
choice-here-no-banker = No player holds the shoe here
term-natural = eight or nine with two cards
term-draw = taking a third card, as its tableau has it
term-stand = staying with two cards, as its tableau has it
term-stood = the column for a first hand that took no third card
term-tailleur = the one who runs the shoe for the house
term-discard = the place where used cards go
term-taille = the game from one shuffle to the next
term-packs = all the packs of a shoe together
offer-differs-banco-pays = What a win on the second hand pays
offer-differs-tie-alone = A tie stake alone
offer-differs-tie-maximum = The maximum of a tie stake
offer-differs-above-maximum = A stake above the maximum
offer-differs-step = The step of stakes
offer-differs-after-a-tie = The shoe after equal points
offer-differs-cut = Who cuts
offer-differs-stop-card = Where the stop card goes
offer-differs-burn = Cards burned
offer-differs-packs = Number of packs
offer-differs-turns-punto = Who turns the first hand
offer-differs-draws = Who draws
offer-differs-final-call = The final call
offer-differs-misdraw = A mis-draw
offer-differs-misdrawn-by-banker = A mis-draw by the player with the shoe
offer-differs-words = Words of the trade
filter-with = Compared with
