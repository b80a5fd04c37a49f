# Reasons: where the shoe is.
reason-shoe-first = En début de partie, c’est la place { $seat } qui a droit au sabot.
reason-shoe-duty = { $coups ->
    [0] Personne n’est tenu de garder le sabot : on peut le passer à tout moment.
    [one] Qui prend le sabot donne au moins un coup.
   *[other] Qui prend le sabot donne au moins { $coups } coups.
}
reason-shoe-kept = { $chance } gagne : le sabot reste où il est.
reason-shoe-lost = { $chance } gagne : la main tombe.
reason-shoe-goes-right = La main passe au joueur suivant, à la droite du banquier.
reason-shoe-passed = On peut passer le sabot : il va au joueur de droite.
reason-shoe-refused = Un joueur peut refuser le sabot : il est offert au suivant, toujours vers la droite.
reason-shoe-tailleur-deals = Personne ne prend le sabot : c’est { ARTICLE("le", $tailleur) } qui donne.
reason-shoe-tailleur-deals-on = Quand tous ont refusé, { ARTICLE("le", $tailleur) } donne jusqu’à la fin du sabot.
reason-shoe-hand-falls = { $chance } gagne et la main { ARTICLE("du", $tailleur) } tombe : le sabot est offert à son voisin de droite.
reason-shoe-stays = Dans cette maison, le sabot ne circule pas.
reason-burn = { $count ->
    [1] Un as fait brûler une carte : la valeur de la première carte sortie donne le nombre de cartes à brûler.
    [10] La première carte sortie compte dix, comme tous les dix et les figures ici : on brûle { $count } cartes.
   *[other] La valeur de la première carte sortie donne le nombre de cartes à brûler : { $count }.
}
reason-cut-first = On propose la coupe d’abord au joueur à la gauche { ARTICLE("du", $tailleur) }.
reason-cut-next = À chaque nouveau sabot, on propose la coupe au joueur suivant, dans le sens des aiguilles d’une montre.
