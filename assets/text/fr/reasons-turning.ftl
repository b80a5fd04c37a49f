# Who turns over the cards, and which bets are valid by how they were placed.
reason-turning-passed-on = { ARTICLE("Le", $tailleur) } prend avec sa palette les cartes de { $chance } et les passe au joueur qui les retourne.
reason-turning-only = Le joueur de la place { $seat } est seul à miser sur { $chance } : il retourne les cartes.
reason-turning-highest = Parmi les joueurs qui peuvent prendre les cartes de { $chance }, celui de la place { $seat } a la plus forte mise sur { $chance } : il les retourne.
reason-turning-lowest-of-equal = Les plus fortes mises sur { $chance } sont égales et la maison ne dit pas laquelle passe avant : ici, c’est celle de la place au plus petit numéro, la { $seat }.
reason-turning-next-highest = Un joueur a refusé les cartes de { $chance } et la maison ne dit pas qui vient ensuite : ici, c’est le joueur qui a la plus forte mise restante, à la place { $seat }.
reason-turning-never-the-banker = Le banquier ne prend jamais les cartes de { $chance }, même s’il a misé le plus sur cette chance.
reason-turning-nobody-staked = Personne n’a misé sur { $chance } : { ARTICLE("le", $tailleur) } retourne lui-même les cartes.
reason-turning-only-the-banker = Seul le banquier a misé sur { $chance } : { ARTICLE("le", $tailleur) } retourne lui-même les cartes.
reason-turning-refused = Personne ne prend les cartes de { $chance } : { ARTICLE("le", $tailleur) } les retourne lui-même.
reason-turning-by-the-tailleur = { ARTICLE("Le", $tailleur) } retourne lui-même les cartes de { $side }, quelles que soient les mises.
reason-turning-by-the-banker = Le banquier, qui a le sabot, retourne les cartes de { $side }.
reason-turning-in-the-bankers-place = Tant que { ARTICLE("le", $tailleur) } a le sabot, il fait tout ce que fait le banquier.
reason-late = Une fois les jeux arrêtés, on n’accepte plus de mise : celle-ci arrive trop tard et est rendue en totalité.
reason-through-another = Le joueur a déjà le maximum sur cette case : une mise qu’un autre y ajoute pour lui dépasse ce maximum.
reason-counts-as-his = Ce qu’un autre pose pour un joueur compte avec la mise de ce joueur : le maximum vaut pour les deux ensemble.
reason-on-the-sign = Le minimum et le maximum sont ceux de l’affichette de la table.
