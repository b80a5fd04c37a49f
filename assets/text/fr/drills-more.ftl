# Les exercices des mises et du sabot : ce qu’ils demandent, leurs choix et le calcul de la clé.
ask-commission = { $stake } sur { $chance } gagne. Quelle commission la maison retient-elle ?
ask-commissions = Toutes les mises sur { $chance } gagnent. Quelle commission ces places doivent-elles ensemble ?

working-stakes = Les mises font { $sum } en tout.
working-share = { $share } de { $sum }, cela fait { $kept }.

flaw-seats-of-commission = Dans une question, de 1 à { $most } places peuvent devoir la commission. Écrivez par exemple `seats: [1, 2]`.
