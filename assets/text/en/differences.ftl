# Two houses side by side: prompts and answers.
part-in-house = { $house }
part-in-house-by-convention = { $house } (not in its rules: standard practice)
working-in-house = { $house }: { $working }
verdict-why-in = Why: { $house }
offer-house = { $house }
flaw-no-such-house = There is no built-in house `{ $found }` to compare with. Choose from: { $houses }.
ask-here-banco-pays = { $stake } on { $chance } wins. What does each house pay?
ask-here-stake = Seat { $seat } has bet { $stake } on { $chance }. What happens to the bet before the deal?
ask-here-after-a-tie = The shoe, if passed round, is now at seat { $seat }. { $chance } wins. Who deals next?
ask-by-the-texts = { $ask } Go by the house rules.
ask-here-stop-card = After the cut, the stop card goes in. How many cards are behind it?
ask-here-packs = How many decks are in the shoe?
ask-here-turns-punto = The shoe, if passed round, is at seat { $seat }. Who turns over { $side }’s cards?
ask-here-draws = Betting is closed. The shoe, if passed round, is at seat { $seat }. Who draws the cards?
ask-here-final-call = The coup is over. What is the final call?
ask-here-misdraw = What happens to the coup?
ask-here-misdrawn-by-banker = If the player with the shoe drew that card, do they lose the shoe?
ask-here-word = What does each house call { $meaning }?
told-here-cards-in-view = All the cards are still in view.
told-here-cards-gone = The cards of the coup have already been discarded.
choice-here-silent = The house rules don’t say
choice-here-stands = It stands
choice-here-keeps-the-shoe = The same player
choice-here-shoe-goes-right = The next player to the right
choice-here-anyone = Any player
choice-here-behind = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
choice-here-packs = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
}
choice-here-holder = The player who holds the shoe
choice-here-said = { $text }
choice-here-restored = It is reconstructed and counts
choice-here-null = It is void
choice-here-direction = Management decides
choice-here-counts-as-it-is = It counts as it stands
choice-here-banker-passes = Yes, they lose it
choice-here-banker-keeps = No, they keep it
choice-here-no-banker = No player holds the shoe here
term-natural = eight or nine on the first two cards
term-draw = taking a third card (in this house’s words)
term-stand = standing on two cards (in this house’s words)
term-stood = the column for a first hand that stands
term-tailleur = the person who runs the shoe for the house
term-discard = the place where discarded cards go
term-taille = all the coups dealt from one shoe
term-packs = all the decks of a shoe together
offer-differs-banco-pays = What a win on the second hand pays
offer-differs-tie-alone = A tie bet on its own
offer-differs-tie-maximum = The maximum of a tie bet
offer-differs-above-maximum = A bet above the maximum
offer-differs-step = Bet increments
offer-differs-after-a-tie = The shoe after a tie
offer-differs-cut = Who cuts
offer-differs-stop-card = Where the stop card goes
offer-differs-burn = Cards burned
offer-differs-packs = Number of decks
offer-differs-turns-punto = Who turns over the first hand
offer-differs-draws = Who draws
offer-differs-final-call = The final call
offer-differs-misdraw = A dealing error
offer-differs-misdrawn-by-banker = A dealing error by the player with the shoe
offer-differs-words = Terminology
filter-with = Compared with
