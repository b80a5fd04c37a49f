# Drills on the stop card and on the cards discarded before the first coup.
ask-put-away = { ARTICLE("Le", $tailleur) } retourne la première carte : { $card }. Combien en défausse-t-on ?
offer-burn = Cartes brûlées
offer-put-away = Toutes les cartes défaussées
told-full-shoe = Le sabot contient { $packs ->
    [one] un jeu
   *[other] { $packs } jeux
} : { $cards } cartes.
told-packs-cut = { $packs ->
    [one] Un jeu est mélangé
   *[other] { $packs } jeux sont mélangés
} : { $cards } cartes. Elles sont coupées, à côté du sabot vide.
told-cards-out = { $count ->
    [one] Une carte est sortie (brûlée ou donnée)
   *[other] { $count } cartes sont sorties (brûlées ou données)
}, et la carte d’arrêt n’est pas encore apparue.
ask-stop-behind = On place la carte d’arrêt. Combien de cartes y a-t-il derrière elle ?
ask-stop-before = On place la carte d’arrêt. Combien de cartes y a-t-il devant elle ?
ask-stop-left = Combien de cartes sortiront encore avant la carte d’arrêt ?
offer-stop-behind = Cartes derrière la carte d’arrêt
offer-stop-before = Cartes devant elle
offer-stop-left = Cartes qui restent à sortir avant elle
working-stop-share = { $over }/{ $under } de { $cards } : { $count } cartes derrière la carte d’arrêt.
working-less = { $from } moins { $less }, reste { $rest }.
verdict-between = Tout nombre de { $least } à { $most } est juste.
verdict-also = Juste aussi : { $words }
ask-last-coup = La carte d’arrêt apparaît. Que se passe-t-il ?
told-stop-third-card = Au moins quatre cartes sont données et le coup n’est pas fini. On tire la carte suivante : c’est la carte d’arrêt qui sort.
told-stop-first-four = On donne les quatre premières cartes d’un coup. Avant la dernière, la carte d’arrêt apparaît.
told-stop-behind-coup = Le coup est joué, sa dernière carte est sortie. Derrière elle, la carte d’arrêt se présente à l’ouverture du sabot.
told-stop-first-out = Le tapis est dégagé et les jeux sont faits. La première carte à sortir du sabot est la carte d’arrêt.
part-this-coup = Le coup en cours
part-coups-after = Ensuite
choice-coup-is-finished = Il est joué jusqu’au bout et il est valable
choice-coup-is-stopped = Il est interrompu et annulé
choice-no-coup-begun = Il n’y en a pas : aucun coup n’est commencé
choice-no-coup-after = On ne donne plus aucun coup
choice-one-coup-after = On donne un dernier coup
choice-all-coups-after = On donne des coups tant qu’il reste des cartes
offer-stop-third-card = Avant une troisième carte
offer-stop-first-four = Parmi les quatre premières cartes
offer-stop-behind-coup = Derrière la dernière carte d’un coup
offer-stop-first-out = Comme première carte
table-stop-card = Carte d’arrêt
table-stop-card-red = Carte d’arrêt rouge
table-stop-card-blue = Carte d’arrêt bleue
table-shoe-mouth = Ouverture du sabot
table-shoe-end = Fin
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-cards-out = { $count ->
    [one] { $count } sortie
   *[other] { $count } sorties
}
table-packs = Les cartes du sabot en file : { $cards }, dont { $out } sorties
table-packs-counted = Les cartes du sabot en file : { $cards }, dont { $out } sorties, { $before } jusqu’à la carte d’arrêt, { $behind } derrière
table-first-card = Première carte
table-first-card-is = première carte du sabot : { $card }
table-burned = { $count ->
    [one] { $count } carte brûlée
   *[other] { $count } cartes brûlées
}
