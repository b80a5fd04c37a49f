# Names inside other sentences.
card-name = { $rank } of { $suit }
rank-ace = ace
rank-jack = jack
rank-queen = queen
rank-king = king
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
ratio = { $over } to { $under }
act-draw = draws
act-stand = stands
third-stood = no card
