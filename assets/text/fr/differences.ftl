# Two houses side by side: prompts and answers.
part-in-house = { $house }
part-in-house-by-convention = { $house } (son texte ne le précise pas ; usage courant)
working-in-house = { $house } : { $working }
verdict-why-in = Pourquoi : { $house }
offer-house = { $house }
flaw-no-such-house = Il n’y a pas de maison intégrée `{ $found }` à comparer. Choisissez parmi : { $houses }.
ask-here-banco-pays = { $stake } sur { $chance } gagne. Que paie chaque maison ?
ask-here-stake = La place { $seat } a posé { $stake } sur { $chance }. Que devient cette mise ?
ask-here-after-a-tie = Le sabot, s’il circule, est à la place { $seat }. { $chance } gagne. Qui donne le coup suivant ?
ask-by-the-texts = { $ask } Répondez pour chaque règlement.
ask-here-stop-card = Les cartes sont coupées. Combien de cartes y a-t-il derrière la carte d’arrêt ?
ask-here-packs = De combien de jeux le sabot se compose-t-il ?
ask-here-turns-punto = Si le sabot circule, la place { $seat } l’a. Qui retourne les cartes de { $side } ?
ask-here-draws = Les jeux sont faits. Le sabot, s’il circule, est à la place { $seat }. Qui tire les cartes ?
ask-here-final-call = Le coup est fini. Quelle est l’annonce finale ?
ask-here-misdraw = Que devient le coup ?
ask-here-misdrawn-by-banker = Si le banquier lui-même a tiré cette carte, perd-il la main ?
ask-here-word = Quel mot chaque maison emploie-t-elle pour { $meaning } ?
told-here-cards-in-view = Toutes les cartes sont encore visibles.
told-here-cards-gone = Les cartes du coup sont déjà à la défausse.
choice-here-silent = Le règlement ne le dit pas
choice-here-stands = Elle est admise
choice-here-keeps-the-shoe = Le même joueur
choice-here-shoe-goes-right = Le joueur suivant à droite
choice-here-anyone = N’importe quel joueur : aucune place n’est désignée
choice-here-behind = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
choice-here-packs = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
choice-here-holder = Le banquier
choice-here-said = { $text }
choice-here-restored = Il est rétabli et valable
choice-here-null = Il est annulé
choice-here-direction = La direction décide
choice-here-counts-as-it-is = Il est valable tel quel
choice-here-banker-passes = Oui : il passe la main
choice-here-banker-keeps = Non : il la garde
choice-here-no-banker = Aucun joueur ne tient le sabot ici
term-natural = huit ou neuf en deux cartes
term-draw = prendre une troisième carte
term-stand = ne pas prendre de troisième carte
term-stood = la colonne sans troisième carte
term-tailleur = le croupier qui s’occupe du sabot
term-discard = l’endroit où vont les cartes jouées
term-taille = la partie, d’un mélange au suivant
term-packs = l’ensemble des jeux d’un sabot
offer-differs-banco-pays = Le gain à Banco
offer-differs-tie-alone = Une mise sur Égalité seule
offer-differs-tie-maximum = Le maximum d’une mise sur Égalité
offer-differs-above-maximum = Une mise au-dessus du maximum
offer-differs-step = Les multiples imposés aux mises
offer-differs-after-a-tie = Le sabot après une égalité
offer-differs-cut = Qui coupe
offer-differs-stop-card = Où va la carte d’arrêt
offer-differs-burn = Cartes brûlées
offer-differs-packs = Nombre de jeux
offer-differs-turns-punto = Qui retourne les cartes de Punto
offer-differs-draws = Qui tire
offer-differs-final-call = L’annonce finale
offer-differs-misdraw = Un faux tirage
offer-differs-misdrawn-by-banker = Un faux tirage du banquier
offer-differs-words = Mots du métier
filter-with = Comparée avec
