# Money, cards, commission and limits: prompts and situations.
# Notes changed for pieces and back.
told-hands-notes = La place { $seat } donne des billets : { $notes }.
ask-money-one-value = Le joueur demande des jetons de { $value }. Sortez-les.
ask-money-two-values = Le joueur demande { $count } × { $first } et le reste en jetons de { $rest }. Sortez-les.
ask-money-fewest = Sortez la somme avec le moins de pièces possible.
ask-money-to-notes = Le joueur rend ces jetons et demande des billets de { $note }.
ask-money-order = Mettez dans l’ordre les étapes de ce change.
ask-money-call = Qu’annoncez-vous avant de sortir les jetons ?
part-money-sum = Valeur des jetons
part-money-notes = Billets de { $note }
choice-money-called = « Change, { $sum } »
choice-money-staked = « { $sum } sur { $chance } »
choice-money-not-called = Rien
change-act-spread-on-marble = Les billets sont étalés sur le marbre
change-act-spread-on-felt = Les billets sont étalés sur le tapis
change-act-call-sum = La somme est annoncée comme change
change-act-count-pieces = Les jetons sont comptés à la vue de tous
change-act-pass-pieces = Les jetons sont passés au joueur
change-act-box-notes = Les billets vont dans la boîte à billets
offer-money-one-value = Billets en jetons d’une seule valeur
offer-money-two-values = Billets en jetons de deux valeurs
offer-money-fewest = Billets en jetons, avec le moins de pièces possible
offer-money-to-notes = Jetons en billets
offer-money-in-order = Les étapes dans l’ordre
offer-money-call = L’annonce

# The cards are proved before the shuffle.
ask-prove-cards = On vérifie les cartes avant le mélange. Que trouve-t-on, et que fait-on ?
told-cards-counted = Comptées en piles : { $heaps }.
part-proof-state = Le compte
choice-proof-complete = Toutes les cartes y sont
choice-proof-short = Il en manque
choice-proof-over = Il y en a trop
part-proof-off = Combien en moins ou en trop ? (0 = aucune)
told-cards-by-rank = Triées par hauteur. As : { $ace }, 2 : { $two }, 3 : { $three }, 4 : { $four }, 5 : { $five }, 6 : { $six }, 7 : { $seven }, 8 : { $eight }, 9 : { $nine }, 10 : { $ten }, valet : { $jack }, dame : { $queen }, roi : { $king }.
told-cards-by-back = Triées par dos : { $blue } bleus, { $red } rouges.
part-proof-heap-short = Quelle pile est incomplète ?
part-proof-heap-over = Quelle pile en a trop ?
choice-proof-no-heap = Aucune
choice-rank = { $rank ->
    [1] Les as
    [11] Les valets
    [12] Les dames
    [13] Les rois
   *[other] Les { $rank }
}
choice-back-blue = Les dos bleus
choice-back-red = Les dos rouges
told-card-clean = Jeu { $pack }, { $card } : propre, les coins intacts, le dos uni.
told-card-flat = Jeu { $pack }, { $card } : plate, les bords nets, le dos de la couleur du jeu.
told-card-bent = Jeu { $pack }, { $card } : un coin est plié.
told-card-torn = Jeu { $pack }, { $card } : un bord est déchiré.
told-card-stained = Jeu { $pack }, { $card } : le dos est taché.
told-card-frayed = Jeu { $pack }, { $card } : les bords sont usés.
told-card-patterned = Jeu { $pack }, { $card } : le dos porte un dessin.
told-card-other-tint = Jeu { $pack }, { $card } : le dos est d’une troisième couleur.
told-card-narrower = Jeu { $pack }, { $card } : elle est plus étroite que les autres.
part-card-state = Cette carte
choice-card-sound = Est en bon état
choice-card-worn = Est abîmée
choice-card-foreign = N’est d’aucun de ces jeux
choice-proof-go-on = On passe au mélange
choice-proof-replace-pack = Le jeu est remplacé par un neuf
choice-proof-set-aside = Les cartes sont retirées et on le signale
working-packs = { $packs } × 52 = { $cards }
working-counted = { $heaps } = { $counted }
working-difference = { $large } − { $small } = { $off }
working-of-each-rank = { $packs } × 4 = { $count } de chaque
offer-prove-count-right = Comptées : tout y est
offer-prove-count-short = Comptées : il en manque
offer-prove-count-over = Comptées : il y en a trop
offer-prove-ranks-right = Par hauteur : tout y est
offer-prove-rank-short = Par hauteur : une en moins
offer-prove-rank-over = Par hauteur : une en trop
offer-prove-ranks-swapped = Par hauteur : une en moins, une en trop
offer-prove-backs-right = Par dos : tout y est
offer-prove-backs-swapped = Par dos : un mauvais dos
offer-prove-sound = Une carte en bon état
offer-prove-worn = Une carte abîmée
offer-prove-foreign = Une carte étrangère

# Commission marked at the box and collected later.
told-marked-coup = Coup { $coup } : { $winner } gagne. La place { $seat } a { $amount } sur { $chance }.
ask-marked-stake = La commission est marquée. Que devient la mise de la place { $seat } ?
ask-marked-box = La commission est marquée. Quel total est marqué à la place { $seat } après ces coups ?
ask-marked-leaves = La commission est marquée. La place { $seat } quitte la table après ces coups. Que fait-on ?
ask-marked-shoe-ends = La commission est marquée. Le sabot est fini : combien encaisse-t-on en tout ?
part-paid-now = Payé maintenant
part-marked = Commission marquée
part-collected-now = Encaissé auprès de ce joueur
part-still-marked = Encore marqué aux autres cases
working-marked = Place { $seat } : { $stake }, commission { $marked }
offer-marked-win = Un gain sur { $banco }
offer-marked-no-win = Pas de commission
offer-marked-box = Le total d’une case
offer-marked-leaves = Un joueur s’en va
offer-marked-shoe-ends = Le sabot est fini

# Minimum and maximum change during the day.
told-limits-were = Jusqu’ici : minimum { $min }, maximum { $max }.
told-limits-become = Nouvelles limites : minimum { $min }, maximum { $max }.
told-limits-then-stake = Ensuite, la place { $seat } pose { $amount } sur { $chance }.
told-limits-coup-dealt = La place { $seat } pose { $amount } sur { $chance }. Les jeux sont arrêtés et les premières cartes sont sorties.
told-limits-stake-left = La place { $seat } a { $amount } sur { $chance }. Le coup est fini, et la mise reste pour le suivant.
ask-limits-stake = Quelles limites valent pour la mise de la place { $seat }, et que devient-elle ?
ask-limits-known = Qui décide de ce changement, et comment est-il annoncé ?
part-limits-which = Limites applicables
part-limits-stake = La mise
part-limits-decides = Qui décide ?
part-limits-known = Comment est-ce annoncé ?
choice-limits-old = Les anciennes
choice-limits-new = Les nouvelles
choice-limits-management = La direction
choice-limits-head-of-table = Le responsable de la table
choice-limits-payer = Celui qui paie les mises
choice-limits-told-and-shown = Dit à haute voix à la table, et l’affichette est changée
choice-limits-shown = L’affichette est changée sans un mot
choice-limits-told = Dit à haute voix, l’ancienne affichette reste
choice-limits-tomorrow = Pas du tout : on attend le lendemain
offer-limits-before-stakes = Avant la mise
offer-limits-under-way = Pendant le coup
offer-limits-left-down = Une mise laissée sur le tapis
offer-limits-made-known = Comment on l’annonce

# The stakes of one player, added up.
ask-player-total = Additionnez les mises de la place { $seat } et comparez-les aux limites.
part-player-total = Total de ses mises
part-player-limits = Par rapport aux limites
choice-total-within = Tout est dans les limites
choice-total-above = Au-dessus du maximum
choice-total-below = Au-dessous du minimum
working-stake-on = { $chance } : { $stake }
offer-total-within = Dans les limites
offer-total-sum-above = La somme au-dessus du maximum
offer-total-stake-above = Une mise au-dessus du maximum
offer-total-tie-above = Une mise sur Égalité au-dessus de son maximum
offer-total-below = Au-dessous du minimum
