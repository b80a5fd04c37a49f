# Decisions in words.
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
decided-other-stood = { $side } à { $point }, quand { $other } reste à deux cartes
decided-stopped = { $side } face à un abattage de { $point }
decided-counted = { $count ->
    [2] deux cartes
    [3] trois cartes
   *[other] { $count } cartes
}, point { $point }
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
    [one] { $count } pile
   *[other] { $count } piles
}
decided-rows = { $count ->
    [one] ligne { $rows }
   *[other] lignes { $rows }
}
decided-burn = nombre de cartes à brûler après { $card ->
    [1] un as
    [10] une bûche
   *[other] un { $card }
}
decided-put-away = nombre de cartes à défausser en tout après { $card ->
    [1] un as
    [10] une bûche
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
decided-misdraw-e-thirds-crossed = les deux troisièmes cartes interverties
decided-misdraw-f-third-to-a-standing-banco = troisième carte donnée à { $banco }, qui reste
decided-misdraw-g-forgotten-card-of-punto = carte oubliée de { $punto }
decided-misdraw-g-forgotten-card-of-banco = carte oubliée de { $banco }
decided-misdraw-h-two-and-two = les quatre premières posées deux par deux
decided-misdraw-h-banco-first = la première carte donnée à { $banco }
decided-misdraw-h-last-two-crossed = les deux dernières des quatre cartes interverties
decided-misdraw-i-three-taken = trois cartes prises à la première donne
decided-misdraw-i-five-taken-and-one-due = cinq cartes prises, la cinquième était due
decided-misdraw-i-five-taken-and-none-due = cinq cartes prises, la cinquième n’était pas due
decided-misdraw-j-wrong-call = fausse annonce
decided-misdraw-j-wrong-payment = paiement de la mauvaise chance
decided-misdraw-k-third-card-in-the-box = troisième carte donnée à tort, cartes déjà à la défausse
decided-misdraw-k-wrong-call-in-the-box = fausse annonce, cartes déjà à la défausse
decided-misdraw-k-right-coup-in-the-box = coup juste, cartes déjà à la défausse
decided-misdraw-l-the-banker-drew = le banquier a tiré sans attendre le signe
decided-misdraw-l-the-banker-drew-early = le banquier a tiré trop tôt
decided-misdraw-l-the-tailleur-laid = { ARTICLE("le", $tailleur) } a posé la carte
decided-misdraw-d-third-to-a-natural-of-punto = une troisième carte donnée à { $punto }, qui a un abattage
decided-misdraw-d-third-to-a-natural-of-banco = une troisième carte donnée à { $banco }, qui a un abattage
decided-misdraw-m-two-stuck-and-both-due = deux cartes collées, dues toutes deux
decided-misdraw-m-two-stuck-and-one-due = deux cartes collées, dont une seule est due
decided-misdraw-n-card-seen-early = une carte vue trop tôt
decided-misdraw-o-third-face-down = une troisième carte posée face cachée
decided-misdraw-p-card-dropped = une carte tombée par terre
decided-misdraw-q-after-the-stop-card = un coup commencé après la carte d’arrêt
decided-misdraw-q-stop-card-inside = la carte d’arrêt au milieu du coup
decided-misdraw-r-empty-shoe = un sabot épuisé
decided-misdraw-r-shoe-just-lasted = un sabot qui a tout juste suffi
decided-misdraw-s-foreign-back = une carte d’un autre jeu
decided-misdraw-s-other-back = une carte des autres jeux du sabot
decided-misdraw-t-face-up-in-the-shoe = une carte face visible dans le sabot
decided-misdraw-u-burn-too-short = trop peu de cartes brûlées
decided-misdraw-u-burn-forgotten = des cartes qu’on a oublié de brûler
decided-misdraw-u-burn-too-long = trop de cartes brûlées
decided-misdraw-u-burn-right = le bon nombre de cartes brûlées
decided-misdraw-u-burn-noticed-late = trop peu de cartes brûlées, vu en cours de jeu
decided-misdraw-v-used-again = une carte en trop reprise au coup suivant
decided-misdraw-w-put-back-on-top = une carte remise dans le sabot, toujours la prochaine à sortir
decided-misdraw-w-lost-in-the-shoe = une carte perdue dans le sabot
decided-misdraw-x-due-card-unasked = une carte due tirée sans attendre le signe
decided-misdraw-y-drawn-by-another = une carte tirée par quelqu’un qui n’en a pas le droit
decided-misdraw-y-banker-turned-punto = les cartes de { $punto } retournées par le banquier
decided-misdraw-z-stake-withdrawn = une mise retirée après l’arrêt des jeux
decided-misdraw-z-stake-placed-late = une mise posée après l’arrêt des jeux
decided-misdraw-right-third = troisième carte donnée comme il se doit
decided-misdraw-right-end = personne ne tire, comme il se doit
decided-misdraw-right-call = annonce juste
