# The layout editor, and the referee’s remarks on a layout.
laying-no-room = Il n’y a plus de place ici.
laying-belongs-elsewhere = Cela ne va pas ici.
laying-no-such-piece = On ne peut pas composer { $value } avec les jetons de cette table.
laying-no-copy-left = Le sabot n’a plus d’exemplaire de cette carte : { $card }.
laying-no-such-seat = Cette table a les places 1 à { $seats }.
laying-nothing-in-hand = Il n’y a rien en main.
laying-nothing-lies = Il n’y a rien là.
laying-no-such-stake = Il n’y a pas de mise là.
laying-sign-upside-down = Le minimum dépasse le maximum.
laying-said-no-card = { $side } a une troisième carte que les règles ne lui donnent pas.
laying-said-card-belongs = { $side } a une carte qui revient à { $other }.
laying-said-winner = { $chance } gagne : { $higher } à { $lower }.
laying-said-point = Le point de { $side } est { $point }.
laying-said-may-not = Ne peut pas rester ainsi : { $stake }.
laying-said-some-may-not = { $count ->
    [one] Une mise ne peut pas rester ainsi.
   *[other] { $count } mises ne peuvent pas rester ainsi.
}
laying-said-paid = { $stake } : on paie { $paid }.
laying-said-collected = { $stake } : on ramasse.
laying-said-goes-back = { $stake } : elle est rendue.
laying-said-stays = { $stake } : elle reste, ni payée ni ramassée.
laying-said-commission = { $stake } : la commission est de { $kept }.
laying-said-settled = En tout : { $collected } à ramasser, { $paid } à payer.
laying-said-worth = Les piles valent { $sum }.
laying-said-burned = La première carte est retournée ({ $card }) : { $count ->
    [one] on brûle une carte
   *[other] on brûle { $count } cartes
} ensuite.
laying-said-call = On annonce : « { $call } ».
laying-things = À poser
laying-referee = Vérification
laying-referee-says = D’après les règles
laying-referee-silent = Rien encore : posez des cartes, des mises ou des jetons.
laying-amiss = Pas permis :
laying-ask = En faire une question
laying-ask-in-chips = Question : payer en jetons
laying-ask-aloud = Question : à voix haute
laying-place-hand = Cartes de { $side }
laying-place-card = Carte { $place } de { $side }
laying-place-to-come = Cartes à venir
laying-place-apart = Cartes mises de côté
laying-place-stake = Place { $seat }, { $spot }
laying-place-seat = Place { $seat }
laying-place-heaps = Devant le croupier
laying-place-shoe = Le sabot
laying-done = Terminé
laying-discard = Retirer
laying-off-to-come = Retirer la dernière carte à venir
laying-off-apart = Retirer la dernière carte mise de côté
laying-typing = Tapé : { $text }
laying-hand-empty = Rien en main
laying-hand-card = En main : { $card }
laying-hand-piece = En main : jetons de { $sum }
laying-hand-sum = En main : { $sum }
laying-hand-shoe = En main : le sabot
laying-hand-player = En main : un joueur
laying-hand-stop-card = En main : la carte d’arrêt
laying-how = Cliquez, glissez ou tapez : 4h pour le quatre de cœur, 250 puis Entrée pour une somme. Entrée pose la carte suivante, Retour arrière retire le dernier élément posé.
laying-card = { $card }, reste { $count }
laying-piece = Jetons de { $sum }
laying-pieces = Jetons
laying-people = À la table
laying-player = Joueur assis
laying-shoe = Sabot
laying-stop-card = Carte d’arrêt
laying-face-down = Cartes face cachée
laying-announced = Chance annoncée
laying-standing = Joueur debout
laying-table = Table entière
laying-crew = Personnel
laying-sign = Affichette
laying-sign-stands = Minimum et maximum
laying-sign-min = Minimum
laying-sign-max = Maximum
laying-clear = Vider la table
