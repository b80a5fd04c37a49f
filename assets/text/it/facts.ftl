# Names inside other sentences.
card-name = { $rank } di { $suit }
rank-ace = asso
rank-jack = fante
rank-queen = donna
rank-king = re
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
ratio = { $over } a { $under }
act-draw = tira
act-stand = sta
third-stood = nessuna carta
