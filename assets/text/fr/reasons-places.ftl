# Rules on the seats and places of a table.
reason-places-numbered-anticlockwise = Les places sont numérotées dans le sens inverse des aiguilles d’une montre : le numéro suivant est à droite.
reason-places-numbered-clockwise = Les places sont numérotées dans le sens des aiguilles d’une montre : le numéro suivant est à gauche.
reason-places-shoe-to-the-right = Le sabot va toujours vers la droite, dans le sens inverse des aiguilles d’une montre.
reason-places-shoe-to-the-left = Le sabot va toujours vers la gauche, dans le sens des aiguilles d’une montre.
reason-places-only-seated = Seuls les joueurs assis peuvent tirer les cartes du sabot.
reason-places-most-seats = À cette table, il y a { $seats } places au plus.
reason-places-croupier-draws = À cette table, { ARTICLE("le", $croupier) } tire lui-même les cartes.
reason-places-holder-draws = À cette table, c’est le banquier qui tire les cartes.
reason-places-lies-right = Les cartes de { $side } sont disposées à droite.
reason-places-lies-left = Les cartes de { $side } sont disposées à gauche.
