# Deux maisons côte à côte : les questions et les réponses possibles.
part-in-house = { $house }
part-in-house-by-convention = { $house } (son texte ne le dit pas : d’après l’usage)
working-in-house = { $house } : { $working }
verdict-why-in = Pourquoi : { $house }
offer-house = { $house }
flaw-no-such-house = Il n’y a pas de maison intégrée `{ $found }` à comparer. Choisissez parmi : { $houses }.
ask-here-banco-pays = { $stake } sur { $chance } gagne. Que paie chaque maison ?
ask-here-stake = La place { $seat } a posé { $stake } sur { $chance }. Que devient cette mise avant le tirage ?
ask-here-after-a-tie = Là où le sabot circule, c’est la place { $seat } qui l’a. { $chance } gagne. Qui donne le coup suivant ?
ask-by-the-texts = { $ask } Répondez d’après le texte de chaque maison ; s’il n’en dit rien, dites-le.
ask-here-stop-card = Les cartes sont coupées, la carte d’arrêt est placée. Combien de cartes y a-t-il derrière la carte d’arrêt ?
ask-here-packs = De combien de jeux le sabot se compose-t-il ?
ask-here-turns-punto = Là où les joueurs tiennent le sabot, c’est la place { $seat } qui l’a. Qui retourne les cartes de { $side } ?
ask-here-draws = Les jeux sont faits. Là où les joueurs tiennent le sabot, c’est la place { $seat } qui l’a. Qui tire les cartes ?
ask-here-final-call = Le coup est fini. Quelle est l’annonce finale ?
ask-here-misdraw = Que devient le coup ?
ask-here-misdrawn-by-banker = Là où un joueur a le sabot, c’est lui qui a tiré cette carte. Perd-il la main pour cela ?
ask-here-word = Comment chaque maison nomme-t-elle { $meaning } ?
told-here-cards-in-view = Toutes les cartes sont encore visibles.
told-here-cards-gone = Les cartes du coup sont déjà parties avec les cartes usées.
choice-here-silent = Le texte ne le dit pas
choice-here-stands = Elle est admise
choice-here-keeps-the-shoe = Le même joueur
choice-here-shoe-goes-right = Le joueur suivant à droite
choice-here-anyone = Un joueur quelconque : aucune place n’est désignée
choice-here-behind = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
choice-here-packs = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
choice-here-holder = Le joueur qui a le sabot
choice-here-said = { $text }
choice-here-restored = Il est rétabli et compte
choice-here-null = Il est nul
choice-here-direction = La direction décide
choice-here-counts-as-it-is = Il compte tel quel
choice-here-banker-passes = Oui : il passe la main
choice-here-banker-keeps = Non : il la garde
choice-here-no-banker = Aucun joueur ne tient le sabot ici
term-natural = huit ou neuf en deux cartes
term-draw = le fait de prendre une troisième carte, d’après son tableau
term-stand = le fait d’en rester à deux cartes, d’après son tableau
term-stood = la colonne d’une première main sans troisième carte
term-tailleur = celui qui s’occupe du sabot pour la maison
term-discard = l’endroit où vont les cartes usées
term-taille = la partie, d’un mélange au suivant
term-packs = l’ensemble des jeux d’un sabot
offer-differs-banco-pays = Ce que paie un gain sur la seconde main
offer-differs-tie-alone = Une mise d’égalité seule
offer-differs-tie-maximum = Le maximum d’une mise d’égalité
offer-differs-above-maximum = Une mise au-dessus du maximum
offer-differs-step = Le pas des mises
offer-differs-after-a-tie = Le sabot après une égalité
offer-differs-cut = Qui coupe
offer-differs-stop-card = Où va la carte d’arrêt
offer-differs-burn = Cartes brûlées
offer-differs-packs = Nombre de jeux
offer-differs-turns-punto = Qui retourne la première main
offer-differs-draws = Qui tire
offer-differs-final-call = L’annonce finale
offer-differs-misdraw = Un faux tirage
offer-differs-misdrawn-by-banker = Un faux tirage du joueur qui a le sabot
offer-differs-words = Mots du métier
filter-with = Comparée avec
