# Rules that differ between houses.
reason-here-packs = Le sabot contient { $count ->
    [one] un jeu
   *[other] { $count } jeux
}.
reason-here-anyone-cuts = Le texte dit qu’un joueur coupe ; il ne dit pas lequel.
reason-here-burns-nothing = On ne brûle aucune carte avant le premier coup.
reason-here-banker-draws = C’est le banquier qui tire les cartes.
reason-here-tailleur-draws = C’est { ARTICLE("le", $tailleur) } qui tire les cartes.
reason-here-call-begins = L’annonce finale commence par le point de { $side }.
reason-here-tie-up-to-the-maximum = Une mise sur { $chance } peut être aussi élevée que les autres.
reason-here-tie-within-its-share = Une mise sur { $chance } a ici son propre maximum, et celle-ci ne le dépasse pas.
reason-here-says = C’est l’expression du règlement de cette maison.
reason-here-says-nothing = Le règlement de cette maison ne donne pas de mot pour cela.
