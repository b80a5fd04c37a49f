# Rules on the seats and places of a table.
reason-places-numbered-anticlockwise = Seats are numbered anticlockwise: the next number is to the right.
reason-places-numbered-clockwise = Seats are numbered clockwise: the next number is to the left.
reason-places-shoe-to-the-right = The shoe always passes to the right, anticlockwise.
reason-places-shoe-to-the-left = The shoe always passes to the left, clockwise.
reason-places-only-seated = Only seated players may draw the cards from the shoe.
reason-places-most-seats = This table has at most { $seats } seats.
reason-places-croupier-draws = At this table the { $croupier } draws the cards.
reason-places-holder-draws = At this table the player who holds the shoe draws the cards.
reason-places-lies-right = { $side }’s cards are placed on the right.
reason-places-lies-left = { $side }’s cards are placed on the left.
