# Une décision dite en mots.
decided = { $drill } : { $what }
decided-drill = { $drill }
decided-unknown = { $drill } : { $decision }
decided-pair = { $first }, { $second }
decided-on = { $side } à { $point }
decided-against = { $side } à { $point } contre { $third ->
    [0] une bûche
    [1] un as
   *[other] un { $third }
}
decided-other-stood = { $side } à { $point }, { $other } resté à deux cartes
decided-stopped = { $side } face à un abattage de { $point }
decided-counted = { $count } cartes qui font { $point }
decided-wins = { $chance } gagne
decided-wins-with = { $chance } gagne à { $point }
decided-wins-in = { $chance } gagne à { $point } en { $cards } cartes
decided-wins-by = { $chance } gagne de { $margin }
decided-wins-natural = { $chance } gagne par un abattage
decided-with-cards = coup en { $cards } cartes
decided-otherwise = tout autre cas
decided-stake = mise sur { $chance }
decided-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
decided-figures = sommes de { $count } chiffres
decided-heaps = { $count ->
    [one] { $count } tas
   *[other] { $count } tas
}
decided-rows = { $count ->
    [one] ligne { $rows }
   *[other] lignes { $rows }
}
decided-burn = combien on en brûle après { $card ->
    [1] un as
    [10] un dix ou une figure
   *[other] un { $card }
}
decided-put-away = combien on en écarte en tout après { $card ->
    [1] un as
    [10] un dix ou une figure
   *[other] un { $card }
}
decided-point-call = annonce d’un point
decided-final-call = annonce finale
decided-misdraw-a-early-card = carte sortie trop tôt
decided-misdraw-b-third-to-a-standing-punto = troisième carte de { $banco } donnée à { $punto }, qui reste
decided-misdraw-c-third-where-nobody-draws = troisième carte donnée quand personne ne tire
decided-misdraw-d-third-after-a-natural-of-punto = troisième carte après un abattage de { $punto }
decided-misdraw-d-third-after-a-natural-of-banco = troisième carte après un abattage de { $banco }
decided-misdraw-d-two-after-a-natural = deux cartes après un abattage
decided-misdraw-e-banco-drew-first = { $banco } a tiré avant { $punto }
decided-misdraw-e-thirds-crossed = les deux troisièmes cartes échangées
decided-misdraw-f-third-to-a-standing-banco = troisième carte donnée à { $banco }, qui reste
decided-misdraw-g-forgotten-card-of-punto = carte oubliée de { $punto }
decided-misdraw-g-forgotten-card-of-banco = carte oubliée de { $banco }
decided-misdraw-h-two-and-two = les quatre premières posées deux par deux
decided-misdraw-h-banco-first = la première carte posée à { $banco }
decided-misdraw-h-last-two-crossed = les deux dernières des quatre échangées
decided-misdraw-i-three-taken = trois cartes prises à la première donne
decided-misdraw-i-five-taken-and-one-due = cinq cartes prises, une était due
decided-misdraw-i-five-taken-and-none-due = cinq cartes prises, aucune n’était due
decided-misdraw-j-wrong-call = annonce fausse
decided-misdraw-j-wrong-payment = paiement du mauvais côté
decided-misdraw-k-third-card-in-the-box = troisième carte fautive, cartes au rebut
decided-misdraw-k-wrong-call-in-the-box = annonce fausse, cartes au rebut
decided-misdraw-k-right-coup-in-the-box = coup juste, cartes au rebut
decided-misdraw-l-the-banker-drew = le banquier a tiré sans le signe
decided-misdraw-l-the-banker-drew-early = le banquier a tiré trop tôt
decided-misdraw-l-the-tailleur-laid = { ARTICLE("le", $tailleur) } a posé la carte
decided-misdraw-right-third = troisième carte donnée à bon droit
decided-misdraw-right-end = personne ne tire, à bon droit
decided-misdraw-right-call = annonce juste
