# Irregularities: the situation, the questions, the working.
ask-misdraw = Que fait-on ?

part-misdraw-coup = Que devient le coup ?
part-misdraw-card = Où va la { $card ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $card }e
} carte sortie du sabot ?
part-misdraw-burns = Combien de cartes brûle-t-on ?
part-misdraw-burn-now = Combien de cartes brûle-t-on encore ?
part-misdraw-next = Que se passe-t-il ensuite ?
part-misdraw-banker = Le banquier doit-il passer la main ?
part-misdraw-stake = Que devient la mise ?

choice-misdraw-stands = Il est valable
choice-misdraw-restored = On le rétablit
choice-misdraw-null = Il est annulé
choice-misdraw-direction = La direction décide
choice-misdraw-for = À { $chance }
choice-misdraw-burned = Brûlée
choice-misdraw-back = Dans le sabot
choice-misdraw-next-coup = Au coup suivant
choice-misdraw-card-for = Une carte pour { $chance }
choice-misdraw-wins = Pas de carte : { $chance } gagne
choice-misdraw-passes = Oui, il la passe
choice-misdraw-keeps = Non, il la garde
choice-misdraw-stop-the-bets = On arrête les jeux
choice-misdraw-turn-up = On retourne cette carte
choice-misdraw-stake-plays = Elle est remise à sa place et joue
choice-misdraw-stake-back = Le joueur la reprend ; elle ne joue pas

told-misdraw-bets-open = Les jeux ne sont pas encore arrêtés.
told-misdraw-cards-out = { $count ->
    [1] Une carte est déjà sortie du sabot.
   *[other] { $count } cartes sont déjà sorties du sabot.
}
told-misdraw-banker-early = { $count ->
    [1] Le banquier a déjà tiré une carte.
   *[other] Le banquier a déjà tiré { $count } cartes.
}
told-misdraw-third-given = On vient de donner une troisième carte à { $side }.
told-misdraw-thirds-given = On a donné une troisième carte à { $first }, puis une à { $second }.
told-misdraw-by-banker = Le banquier l’a tirée sans attendre le signe.
told-misdraw-by-tailleur = Le banquier a tiré au signe ; c’est { ARTICLE("le", $tailleur) } qui a posé la carte là.
told-misdraw-two-and-two = Les deux premières cartes du sabot sont allées à { $punto }, les deux suivantes à { $banco }.
told-misdraw-banco-first = Les cartes ont été données tour à tour, la première à { $banco }, la suivante à { $punto }, et ainsi de suite.
told-misdraw-last-two-crossed = La première carte est allée à { $punto }, la deuxième et la troisième à { $banco }, la quatrième à { $punto }.
told-misdraw-three-taken = On a sorti trois cartes, deux pour { $punto } et une pour { $banco }, avant de retourner la première. Les deux de { $punto } sont maintenant découvertes.
told-misdraw-five-taken = Cinq cartes étaient sorties avant qu’une seule ne soit retournée : deux pour { $punto }, deux pour { $banco }, et une cinquième, mise à part. Les cinq sont maintenant découvertes.
told-misdraw-nobody-draws = Plus personne ne tire ; le résultat va être annoncé.
told-misdraw-called = L’annonce a été « { $chance } gagne ».
told-misdraw-paying = Les paiements ont commencé.
told-misdraw-hands-were = Avec deux cartes, { $punto } avait { $punto-point } et { $banco } { $banco-point }.
told-misdraw-third-was = { $side } a reçu une troisième carte : { $card }.
told-misdraw-no-third = Aucune troisième carte n’a été tirée.
told-misdraw-cards-gone = Les cartes sont déjà à la défausse.
told-misdraw-stuck = Une carte revenait à { $side }, et il en est sorti deux, collées l’une à l’autre ; la seconde a été mise à part.
told-misdraw-seen-early = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été vue avant d’être posée.
told-misdraw-face-up-in-the-shoe = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup était face visible dans le sabot ; on l’a mise à part.
told-misdraw-put-back-on-top = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été remise à l’ouverture du sabot ; aucune autre n’en est sortie depuis.
told-misdraw-lost-in-the-shoe = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été remise dans le sabot, et personne ne peut dire où.
told-misdraw-face-down = La troisième carte de { $side } a été posée face cachée.
told-misdraw-dropped = La troisième carte pour { $side } est tombée par terre, sans que personne la perde de vue ; on l’a ramassée et mise à part.
told-misdraw-drawn-by-another = La troisième carte pour { $side } était due ; un joueur qui n’a pas le droit de tirer l’a sortie du sabot.
told-misdraw-shoe-is-empty = Il n’y a plus de carte dans le sabot.
told-misdraw-turned-first = Un nouveau sabot : la première carte sortie est { $card }.
told-misdraw-burned-so-far = { $count ->
    [0] Aucune carte n’a été brûlée ensuite.
    [1] Une carte a été brûlée ensuite.
   *[other] { $count } cartes ont été brûlées ensuite.
}
told-misdraw-no-coup-yet = Aucun coup n’a encore commencé.
told-misdraw-burn-noticed-late = Les quatre premières cartes du premier coup sont déjà sorties.
told-misdraw-used-again = La première de ces quatre cartes ne vient pas du sabot : sortie par erreur au coup précédent, elle a été réutilisée.
told-misdraw-stop-card-inside = La carte d’arrêt est sortie entre les cartes de ce coup.
told-misdraw-after-the-stop-card = La carte d’arrêt était sortie entre les cartes du coup précédent ; celui-ci a été donné quand même.
told-misdraw-foreign-back = On découvre que la { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a un dos qui n’est celui d’aucun jeu de ce sabot.
told-misdraw-other-back = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a le dos des autres jeux de ce sabot.
told-misdraw-banker-turned = Le banquier a pris les cartes de { $side } et les a retournées lui-même.
told-misdraw-stake-withdrawn = Les jeux sont arrêtés et les cartes sorties ; un joueur retire sa mise sur { $chance }.
told-misdraw-stake-placed-late = Les jeux sont arrêtés et les cartes sorties ; un joueur pose une mise sur { $chance }.

working-two-cards = Avec leurs deux premières cartes : { $punto } { $punto-point }, { $banco } { $banco-point }.

table-apart = À part
table-card-apart = { $card }, à part, { $place ->
    [1] première carte
   *[other] carte { $place }
}
table-card-apart-down = carte face cachée, à part, { $place ->
    [1] première carte
   *[other] carte { $place }
}

offer-misdraw-early-card = Carte sortie trop tôt
offer-misdraw-standing-side = Troisième carte à une chance qui reste
offer-misdraw-after-a-natural = Troisième carte après un abattage
offer-misdraw-drew-first = Troisièmes cartes dans le mauvais ordre
offer-misdraw-forgotten-card = Carte oubliée
offer-misdraw-first-four = Quatre premières cartes mal posées
offer-misdraw-first-deal = Trois ou cinq cartes à la première donne
offer-misdraw-wrong-call = Fausse annonce
offer-misdraw-cards-gone = Cartes déjà à la défausse
offer-misdraw-bankers-doing = Par la faute du banquier
offer-misdraw-stuck-cards = Deux cartes collées
offer-misdraw-card-seen-early = Carte vue trop tôt
offer-misdraw-face-down-third = Troisième carte face cachée
offer-misdraw-dropped-card = Carte tombée par terre
offer-misdraw-after-the-stop-card = Coup donné après la carte d’arrêt
offer-misdraw-empty-shoe = Sabot vide
offer-misdraw-foreign-back = Carte à dos différent
offer-misdraw-face-up-in-the-shoe = Carte face visible dans le sabot
offer-misdraw-wrong-burn = Mauvais nombre de cartes brûlées
offer-misdraw-used-again = Carte en trop réutilisée
offer-misdraw-put-back = Carte remise dans le sabot
offer-misdraw-unasked = Carte tirée sans attendre le signe
offer-misdraw-wrong-person = Cartes touchées sans en avoir le droit
offer-misdraw-changed-stake = Mise changée après l’arrêt des jeux
offer-misdraw-nothing-wrong = Rien d’anormal
