# La table comme éditeur d’une scène, et ce que l’arbitre en dit.
laying-no-room = Il n’y a plus de place ici.
laying-belongs-elsewhere = Cela ne va pas ici.
laying-no-such-piece = Les pièces de cette table ne font pas { $value }.
laying-no-copy-left = Le sabot n’a plus d’exemplaire de cette carte : { $card }.
laying-no-such-seat = Cette table a les places 1 à { $seats }.
laying-nothing-in-hand = Il n’y a rien en main.
laying-nothing-lies = Il n’y a rien là.
laying-no-such-stake = Il n’y a pas de mise là.
laying-sign-upside-down = Le minimum dépasse le maximum.
laying-said-no-card = { $side } a une troisième carte que les règles ne donnent pas.
laying-said-card-belongs = { $side } a une carte qui revient à { $other }.
laying-said-winner = { $chance } gagne : { $punto } contre { $banco }.
laying-said-point = Le point de { $side } est { $point }.
laying-said-may-not = Ne peut pas rester ainsi : { $stake }.
laying-said-some-may-not = { $count ->
    [one] Une mise ne peut pas rester ainsi.
   *[other] { $count } mises ne peuvent pas rester ainsi.
}
laying-said-paid = { $stake } : on paie { $paid }.
laying-said-collected = { $stake } : on ramasse.
laying-said-goes-back = { $stake } : elle est rendue.
laying-said-commission = { $stake } : la commission est de { $kept }.
laying-said-settled = Dans l’ordre : { $collected } à ramasser, { $paid } à payer.
laying-said-worth = Les piles valent { $sum }.
laying-said-burned = La première carte est retournée ({ $card }) : { $count ->
    [one] on brûle une carte
   *[other] on brûle { $count } cartes
} ensuite.
laying-said-call = On annonce : « { $call } ».
