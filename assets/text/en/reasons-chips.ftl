# Why, where pieces are paid, cut and changed.
reason-pieces-of = { $set }: a piece is worth the figure on it, and a full column counts twenty pieces.
reason-fewest-pieces = The sum is given in as few pieces as possible: it is read at a glance, and the tray keeps its small pieces.
reason-any-pieces = Any pieces that come to the sum pay it. The fewer there are, the better it reads.
reason-taken-and-paid = Once the stake is taken, all that goes back to the player leaves in one movement: the stake and its payment.
reason-cut-in-heaps = The column is cut in heaps of { $heap }, side by side: everyone can count them.
reason-sized = Paid evens, as many pieces stand beside the bet as in it: both columns have the same height.
reason-change-at-the-table = Those who pay also make change, at the table. It is worth exactly what the player handed over.
reason-on-the-marble = Change is made on the marble.
