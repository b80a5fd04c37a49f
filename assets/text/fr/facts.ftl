# Names inside other sentences.
card-name = { $rank } de { $suit }
rank-ace = as
rank-jack = valet
rank-queen = dame
rank-king = roi
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
ratio = { $over } pour { $under }
act-draw = tire
act-stand = reste
third-stood = pas de carte
