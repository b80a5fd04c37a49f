# Listening drills: prompts, parts, choices, filters.
drill-hear-the-call = Entendre l’annonce
drill-wrong-call = La fausse annonce
drill-coup-by-ear = Le coup à l’oreille
drill-dictation = La dictée des sommes

heard-line = « { $text } »

ask-heard-point = Un point est annoncé. Que dit l’annonce ?
ask-heard-points = Les deux points sont annoncés. Qui tire ?
ask-heard-card = Une carte est demandée. Pour qui, et qu’est-ce qui suit ?
ask-heard-final = L’annonce finale est faite. Que dit-elle ?
ask-heard-payment = L’annonce finale est faite. Que deviennent les mises ?
ask-wrong-call = Vous entendez deux annonces pour cette table. Laquelle est fausse, et pourquoi ?
ask-coup-by-ear = Les annonces racontent le coup ; on ne voit que les troisièmes cartes. Comment finit-il ?
ask-dictation = Une somme est dite. Tapez-la.

part-heard-side = À qui est ce point ?
part-heard-point = Quel point ?
part-heard-closes = Ce point suffit-il à terminer le coup ?
part-heard-card-to = Pour qui est la carte ?
part-heard-follows = Qu’est-ce qui suit, une fois la carte posée ?
part-heard-stake = Une mise sur { $chance }
part-wrong-call = Quelle annonce est fausse ?
part-call-fault = Qu’est-ce qui est faux ?

choice-heard-closes = Oui, personne ne tire
choice-heard-goes-on = Non, ce point n’arrête pas le coup
choice-heard-waits = Cela dépend de la troisième carte de { $other }
choice-heard-card-follows = Une carte pour { $side }
choice-heard-final-follows = L’annonce finale
choice-heard-card-decides = Cela dépend de la carte
choice-heard-paid = Elle est payée
choice-heard-collected = Elle est ramassée
choice-heard-goes-back = Elle reste : ni payée ni ramassée
choice-heard-call = { $place ->
    [1] La première
   *[other] La seconde
}

working-called-and-third = { $side } : { $called } à l’annonce, plus { $third } pour la troisième carte. Total { $sum }, point { $point }.
working-dictation = { $stake } sur { $chance } : on paie { $paid }.

offer-heard-punto-point = Point : { $punto }
offer-heard-banco-point = Point : { $banco }
offer-heard-punto-natural = Abattage : { $punto }
offer-heard-banco-natural = Abattage : { $banco }
offer-heard-both-points = Les deux points, sans abattage
offer-heard-points-with-natural = Les deux points, avec un abattage
offer-heard-card-for-punto = Carte : { $punto }
offer-heard-card-for-banco = Carte : { $banco }
offer-heard-final = Annonce finale, une chance gagne
offer-heard-final-tie = Annonce finale, points égaux
offer-heard-final-natural = Annonce finale après un abattage
offer-heard-payment = Annonce finale, ce qui se paie
offer-call-fault-order = L’ordre des points
offer-call-fault-point = Un point
offer-call-fault-winner = La chance annoncée gagnante
offer-call-fault-words = Les mots : ceux d’une autre maison
filter-digits = Chiffres
flaw-digits = Une somme dictée a de 2 à { $most } chiffres. Écrivez par exemple `digits: [3, 4]`.

sheet-heard = { ARTICLE("Le", $tailleur) } annonce :
