# The stakes of a whole table: the question, the places, and the verdict.
ask-layout-of-stakes = { $chance } gagne. Ramassez les mises perdantes, payez les gagnantes.
working-twentieth = { $stake } moins un vingtième ({ $twentieth }), soit { $paid }.
working-settle-twentieth = Place { $seat } : { $stake } − { $twentieth } (1/20) = { $paid }
working-settle-twentieth-standing = Place { $seat }, debout : { $stake } − { $twentieth } (1/20) = { $paid }
working-settle-odds = Place { $seat } : { $stake } à { $ratio } = { $paid }
working-settle-odds-standing = Place { $seat }, debout : { $stake } à { $ratio } = { $paid }

table-crew-tailleur = { $tailleur }, assis
table-crew-payeur = payeur { $number }, debout face { ARTICLE("au", $tailleur) }
table-crew-payeurs = payeurs 1 et 2, debout face { ARTICLE("au", $tailleur) }
table-crew-croupier = { $croupier } { $number }
table-crew-one = { $croupier }, seul à la table
role-croupier = { CAPITAL($croupier) }
role-croupier-number = { CAPITAL($croupier) } { $number }
role-payeur-number = Payeur { $number }
role-tailleur = { CAPITAL($tailleur) }
table-tableau = Tableau { $number }
table-stake-standing = Place { $seat }, joueur debout, { $spot }, { $amount }
table-place = Place { $seat }, { $spot }
table-place-standing = Place { $seat }, joueur debout, { $spot }
table-stake-paid = { $stake }, payée { $paid }
table-stake-collected = { $stake }, ramassée
table-stake-wrong = { $stake }, mal réglée
table-stake-numbered = { $number }. { $stake }

settle-choose-first = Choisissez la première mise
settle-all-done = Toutes les mises sont réglées.
settle-amount = À payer
settle-amount-empty = Montant à payer
settle-chips-empty = Jetons à payer, ou tapez le montant
settle-with-keypad = Pavé numérique
settle-with-chips = Jetons
settle-collect = Ramasser
settle-pay = Payer
settle-clear = Effacer le montant
settle-take-back = Annuler la dernière
settle-about = Réglez les mises dans l’ordre de la maison.
settle-about-both = D’abord les perdantes, puis les gagnantes ; les plus proches du croupier en premier.
settle-about-losers = D’abord les mises perdantes, puis les gagnantes.
settle-about-nearest = Les mises les plus proches du croupier en premier.
settle-about-any-order = Réglez les mises dans l’ordre que vous voulez.
settle-round-about = Dans chaque tableau : flèche 1, puis flèche 2.
settle-round-name = Plan de la table avec l’ordre des mises
settle-about-free = { $payers ->
    [one] À distance égale, l’ordre est libre.
   *[other] Commencez par le tableau de votre choix. À distance égale, l’ordre est libre.
}
settle-about-stay = Ne touchez pas à celles qui restent en place.
settle-standing-sign = Petit personnage : mise d’un joueur debout.
settle-count = { $done ->
    [one] { $done } mise réglée sur { $all }
   *[other] { $done } mises réglées sur { $all }
}
settle-count-standing = Joueur debout · { $done } sur { $all } réglées
settle-first-amount = Payez ou effacez le montant.
settle-first-bets = { $count ->
    [one] Une mise à régler.
   *[other] { $count } mises à régler.
}
settle-deed = { $number }. { $stake } : { $act }
settle-collected = ramassée
settle-paid = payée { $sum }
settle-pays = paie { $sum }
settle-loses = perd
settle-left = laissée en place
settle-expected = Elle devait être { $act }, et non { $given }.
settle-missed = Vous l’avez laissée. Elle devait être { $act } : n° { $number } dans l’ordre.
settle-others-right = { $count ->
    [one] L’autre mise est bien réglée.
   *[other] Les { $count } autres mises sont bien réglées.
}
settle-order-right = Votre ordre est le bon.
settle-order-partly = L’ordre des mises réglées est le bon.
settle-usual-order-shown = L’ordre habituel est numéroté sur le tapis. { $payers ->
    [one] À distance égale, les mises peuvent être interverties.
   *[other] Entre croupiers, ou à distance égale, les mises peuvent être interverties.
}
settle-all-right = { $count ->
    [one] La mise est bien réglée.
   *[other] Les { $count } mises sont bien réglées.
}
settle-bet = mise de { $amount } sur { $spot } (place { $seat })
settle-bet-standing = mise de { $amount } sur { $spot } (place { $seat }, debout)
settle-broken-losers = Ordre : il fallait ramasser la { $late } avant de payer la { $early }.
settle-broken-nearest = Ordre : la { $late } est plus proche de celui qui paie ; il fallait la régler avant la { $early }.
drill-layout-of-stakes = Régler toute une table
