# Ce que fait une maison et qu’une autre peut faire autrement.
reason-here-packs = Le sabot contient { $count ->
    [one] un jeu
   *[other] { $count } jeux
}.
reason-here-anyone-cuts = Un joueur coupe, sans qu’aucune place passe avant les autres.
reason-here-burns-nothing = On ne brûle aucune carte avant le premier coup.
reason-here-banker-draws = C’est le joueur qui a le sabot qui tire les cartes.
reason-here-tailleur-draws = C’est la maison qui tire les cartes, jamais un joueur.
reason-here-banker-turns = Le joueur qui a le sabot retourne les cartes de { $side }.
reason-here-highest-stake-turns = Le joueur dont la mise sur { $side } est la plus forte en retourne les cartes.
reason-here-tailleur-turns = Le tailleur retourne lui-même les cartes de { $side }.
reason-here-nobody-staked = Aucun joueur en droit de les retourner n’a misé sur { $side } : le tailleur s’en charge.
reason-here-banker-may-not-turn = Le joueur qui a le sabot ne retourne jamais les cartes de { $side }, même si sa mise y est la plus forte.
reason-here-call-begins = L’annonce finale commence par le point de { $side }.
reason-here-tie-up-to-the-maximum = Une mise sur { $chance } peut être aussi élevée que les autres.
reason-here-on-step = La mise est un multiple du pas de cette table.
reason-here-says = Ce sont les mots de cette maison.
