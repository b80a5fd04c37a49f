# Drills on bets and on the shoe: prompts, choices, working.
ask-commission = { $stake } sur { $chance } gagne. Quelle commission la maison retient-elle ?
ask-commissions = Toutes les mises sur { $chance } gagnent. Quelle commission doivent-elles en tout ?

working-stakes = Les mises font { $sum } en tout.
working-share = { $share } de { $sum } font { $kept }.

flaw-seats-of-commission = Dans une question, de 1 à { $most } places peuvent devoir la commission. Écrivez par exemple `seats: [1, 2]`.

ask-faulty-stakes = Avant de tirer les cartes : regardez l’affichette et les mises.

part-faulty-stake = Quelle mise n’est pas admise ?
part-remedy = Que fait-on ?

choice-no-stake = Aucune : toutes sont admises
choice-goes-back-whole = Elle est rendue en totalité
choice-excess-goes-back = L’excédent est rendu, le reste joue
choice-all-stand = Rien : toutes les mises jouent

working-most-of-tie = { $over }/{ $under } de { $max }, c’est { $most } : pas plus sur cette case.
working-excess = { $stake } moins { $most }, reste { $excess } : c’est ce qui est rendu.
working-cannot-be-paid = La plus petite pièce est de { $piece } : seuls les multiples de { $unit } se paient juste ici, et { $stake } n’en est pas un.

flaw-seats-with-stakes = Dans une question, de { $least } à { $most } places peuvent avoir des mises. Écrivez par exemple `seats: 4`.

ask-hand-passes = La place { $seat } vient de prendre le sabot. { $run } Qui a le sabot maintenant ?

run-wins = Coup { $number } : { $chance } gagne.
run-passes = Le banquier passe la main.
run-wants-to-pass = Avant le premier coup, le banquier veut passer la main.
run-refuses = Le joueur à qui on offre le sabot refuse.
run-takes = Le joueur à qui on offre le sabot le prend.
run-all-refuse = L’un après l’autre, tous refusent.
run-then = { $before } { $next }

choice-seat = Place { $seat }
choice-tailleur = { ARTICLE("Le", $tailleur) }

working-shoe-held = { $event } Le sabot est à la place { $seat }.
working-shoe-offered = { $event } Le sabot est offert à la place { $seat }.
working-shoe-tailleur = { $event } C’est { ARTICLE("le", $tailleur) } qui a le sabot.

flaw-seats-taken = Dans une question, de { $least } à { $most } places peuvent être occupées. Écrivez par exemple `seats: 5`.

ask-cut-first = Une nouvelle partie commence. À quelle place propose-t-on la coupe ?
ask-cut-next = La place { $seat } a coupé la dernière fois. À quelle place propose-t-on la coupe ?
ask-burn = { ARTICLE("Le", $tailleur) } retourne la première carte : { $card }. Combien en brûle-t-on ensuite ?
flaw-card-number = Une première carte porte un nombre de 1, l’as, à 10, qui vaut pour les dix et les figures. Écrivez par exemple `cards: [1, 9, 10]`.
