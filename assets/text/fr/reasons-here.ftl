# Ce que fait une maison et qu’une autre peut faire autrement.
reason-here-packs = Le sabot contient { $count ->
    [one] un jeu
   *[other] { $count } jeux
}.
reason-here-anyone-cuts = Un joueur coupe, sans qu’aucune place passe avant les autres.
reason-here-burns-nothing = On ne brûle aucune carte avant le premier coup.
reason-here-banker-draws = C’est le joueur qui a le sabot qui tire les cartes.
reason-here-tailleur-draws = C’est la maison qui tire les cartes, jamais un joueur.
reason-here-call-begins = L’annonce finale commence par le point de { $side }.
reason-here-tie-up-to-the-maximum = Une mise sur { $chance } peut être aussi élevée que les autres.
reason-here-on-step = La mise est un multiple du pas de cette table.
reason-here-says = Ce sont les mots de cette maison.
