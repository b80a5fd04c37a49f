# Les faux tirages : comment l’incident est raconté, ce qu’on en demande, et le calcul de la clé.
ask-misdraw = Que fait-on ?

part-misdraw-coup = Que devient le coup ?
part-misdraw-card = Où va la carte nº { $card } sortie du sabot ?
part-misdraw-burns = Combien de cartes brûle-t-on ?
part-misdraw-next = Qu’est-ce qui suit ?
part-misdraw-banker = Le banquier passe-t-il le sabot ?

choice-misdraw-stands = Il vaut tel quel
choice-misdraw-restored = On le rétablit
choice-misdraw-null = Il est nul
choice-misdraw-direction = La direction décide
choice-misdraw-for = À { $chance }
choice-misdraw-burned = Brûlée
choice-misdraw-back = Dans le sabot
choice-misdraw-next-coup = Au coup suivant
choice-misdraw-card-for = Une carte pour { $chance }
choice-misdraw-stop-bets = Pas encore de carte : on arrête les jeux
choice-misdraw-wins = Pas de carte : { $chance } gagne
choice-misdraw-passes = Oui, il le passe
choice-misdraw-keeps = Non, pas pour cela

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
told-misdraw-banco-first = Les cartes ont été posées tour à tour, la première à { $banco }, la suivante à { $punto }, et ainsi de suite.
told-misdraw-last-two-crossed = La première carte est allée à { $punto }, la deuxième et la troisième à { $banco }, la quatrième à { $punto }.
told-misdraw-three-taken = On a sorti trois cartes, deux pour { $punto } et une pour { $banco }, avant de retourner la première.
told-misdraw-five-taken = On a sorti cinq cartes avant de retourner la première : deux pour { $punto }, deux pour { $banco }, et une de plus, qui est à part.
told-misdraw-nobody-draws = Plus personne ne tire ; le résultat va être annoncé.
told-misdraw-called = On a annoncé que { $chance } gagne.
told-misdraw-paying = Les paiements ont commencé.
told-misdraw-hands-were = Avec deux cartes, { $punto } avait { $punto-point } et { $banco } { $banco-point }.
told-misdraw-third-was = { $side } a reçu une troisième carte : { $card }.
told-misdraw-no-third = Aucune troisième carte n’a été tirée.
told-misdraw-cards-gone = Les cartes sont déjà dans le récipient des cartes jouées.

working-two-cards = Avec ses deux cartes à lui, chaque côté a : { $punto } { $punto-point }, { $banco } { $banco-point }.

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
offer-misdraw-standing-side = Troisième carte à qui reste
offer-misdraw-after-a-natural = Après un abattage
offer-misdraw-drew-first = Tiré en premier
offer-misdraw-forgotten-card = Carte oubliée
offer-misdraw-first-four = Les quatre premières déplacées
offer-misdraw-first-deal = Trois ou cinq à la première donne
offer-misdraw-wrong-call = Annonce fausse
offer-misdraw-cards-gone = Cartes au rebut
offer-misdraw-bankers-doing = La faute du banquier
offer-misdraw-nothing-wrong = Rien d’anormal
