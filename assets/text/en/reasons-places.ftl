# Rules on the seats and places of a table.
reason-places-numbered-anticlockwise = Seats are numbered anticlockwise: the next number sits to the right.
reason-places-numbered-clockwise = Seats are numbered clockwise: the next number sits to the left.
reason-places-shoe-to-the-right = The shoe always goes to the right, anticlockwise.
reason-places-shoe-to-the-left = The shoe always goes to the left, clockwise.
reason-places-only-seated = Only players who sit may draw the cards from the shoe.
reason-places-most-seats = At this table there are { $seats } seats at most.
reason-places-croupier-draws = At this table the { $croupier } draws the cards himself.
reason-places-holder-draws = At this table the player who holds the shoe draws the cards.
reason-places-lies-right = The cards of { $side } lie at the right.
reason-places-lies-left = The cards of { $side } lie at the left.
