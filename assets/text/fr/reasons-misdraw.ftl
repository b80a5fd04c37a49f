# Irregularities: the mistake, with its rule.
reason-misdraw-before-the-stop = Une carte est sortie du sabot avant l’arrêt des jeux, ce qui est interdit.
reason-misdraw-first-deal = { $card ->
    [1] La première donne compte quatre cartes ; ici, une seule a été tirée.
   *[other] La première donne compte quatre cartes, ni plus ni moins ; ici, { $card } ont été tirées.
}
reason-misdraw-first-four = La { $card ->
        [1] première
       *[other] { $card }e
    } carte du coup est une des quatre premières, données tour à tour aux deux mains : elle revient à { $side }.
reason-misdraw-all-four = Les quatre premières cartes sont données tour à tour à chaque chance : la première et la 3e reviennent à { $first }, la 2e et la 4e à { $second }.
reason-misdraw-for-the-other = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été donnée à la mauvaise chance : elle revient à { $side }.
reason-misdraw-left-apart = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est restée à l’écart alors qu’elle revient à { $side }.
reason-misdraw-after-the-end = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été tirée alors que le coup était déjà terminé.
reason-misdraw-too-many = { $side } a reçu une troisième carte de trop.
reason-misdraw-not-drawn = { $side } devait encore recevoir une carte, et personne ne l’a tirée.
reason-misdraw-wrong-call = L’annonce « { $chance } gagne » est fausse.
reason-misdraw-wrong-burn = La première carte sortie demande de brûler { $due ->
    [1] une carte
   *[other] { $due } cartes
} ; { $burned ->
    [0] on n’en a brûlé aucune.
    [1] on en a brûlé une.
   *[other] on en a brûlé { $burned }.
}
reason-misdraw-left-from-before = { $card ->
    [1] Une carte sortie par erreur au coup précédent devait être brûlée avant celui-ci.
   *[other] { $card } cartes sorties par erreur au coup précédent devaient être brûlées avant celui-ci.
}
reason-misdraw-after-the-stop-card = La carte d’arrêt était déjà apparue : aucun autre coup ne peut être donné avec ce sabot.
reason-misdraw-stuck = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est sortie collée à la précédente ; les cartes sortent du sabot une à une.
reason-misdraw-foreign-back = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a un dos qui n’est celui d’aucun jeu de ce sabot.
reason-misdraw-one-copy-too-many = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup ne peut pas être de ce sabot : ses jeux n’en ont plus d’autre exemplaire.
reason-misdraw-used-again = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup était sortie par erreur au coup précédent : elle ne peut pas servir à celui-ci.
reason-misdraw-face-up-in-the-shoe = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup se trouvait face visible dans le sabot.
reason-misdraw-put-back = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été remise dans le sabot, ce qui n’est pas permis.
reason-misdraw-drawn-by-another = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup a été tirée par quelqu’un qui n’en a pas le droit.
reason-misdraw-unasked = Le banquier a tiré la { $card ->
    [1] première
   *[other] { $card }e
} carte du coup sans qu’on la lui ait demandée.
reason-misdraw-dropped = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est tombée par terre.
reason-misdraw-seen-early = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est une des quatre premières, qui restent face cachée, et on l’a vue.
reason-misdraw-face-down = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est une troisième carte posée face cachée ; une troisième carte se pose face visible.
reason-misdraw-turned-by-another = Les cartes de { $side } ont été retournées par quelqu’un qui n’en a pas le droit.
reason-misdraw-shoe-is-empty = { $side } a droit à une carte, mais le sabot n’en a plus.
reason-misdraw-stake-placed-late = Une mise a été posée après l’arrêt des jeux.
reason-misdraw-stake-withdrawn = Une mise a été retirée après l’arrêt des jeux.
# The remedy.
reason-misdraw-begun-is-dealt = Une seule carte sortie suffit : elle sert au coup, qui se donne dès que les jeux sont arrêtés.
reason-misdraw-put-right = Le coup est rétabli sur-le-champ : chaque carte va à la main prévue par son ordre de sortie.
reason-misdraw-too-late = Les cartes ont quitté le tapis : personne ne peut plus les remettre dans l’ordre.
reason-misdraw-not-put-right = Cette maison ne rétablit pas un tel coup.
reason-misdraw-null = Le coup est annulé : toutes les mises sont rendues, et les ramassages et paiements déjà faits sont annulés.
reason-misdraw-direction-decides = La direction décide du sort du coup.
reason-misdraw-still-to-draw = Il reste une carte à tirer pour { $side }.
reason-misdraw-burned = La carte sortie par erreur est brûlée, et le coup suivant se donne sans elle.
reason-misdraw-back-to-shoe = Dans cette maison, la carte sortie par erreur retourne dans le sabot.
reason-misdraw-next-coup = Dans cette maison, la carte sortie par erreur ouvre le coup suivant.
reason-misdraw-never-back = Une carte sortie du sabot n’y retourne jamais.
reason-misdraw-call-again = Le résultat est annoncé de nouveau : { $chance } gagne.
reason-misdraw-call-is-void = L’annonce « { $chance } gagne » ne vaut rien, car le coup n’est pas terminé.
reason-misdraw-pay-again = Ce qui a été ramassé ou payé à tort est rendu ou repris, puis réglé de nouveau.
reason-misdraw-banker-passes = Le banquier qui fait un faux tirage doit passer la main.
reason-misdraw-banker-keeps = Dans cette maison, un faux tirage ne fait pas perdre la main au banquier.
reason-misdraw-burn-more = Aucun coup n’a commencé : { $card ->
    [1] la carte qui manque est brûlée maintenant.
   *[other] les { $card } cartes qui manquent sont brûlées maintenant.
}
reason-misdraw-burn-is-over = Le jeu a commencé : les cartes du coup comptent comme elles sont venues, et on ne brûle plus rien.
reason-misdraw-burned-stay-burned = Une carte brûlée en trop reste brûlée : elle ne retourne pas dans le sabot.
reason-misdraw-not-to-be-dealt = Après la carte d’arrêt, aucun coup n’est donné : celui-ci n’aurait pas dû commencer.
reason-misdraw-cannot-be-finished = Sans carte dans le sabot, le coup ne peut pas être terminé.
reason-misdraw-lost-in-the-shoe = Personne ne peut plus dire quelle carte du sabot c’était : le coup ne peut pas être rétabli.
reason-misdraw-spoils-the-coup = À cause de la { $card ->
    [1] première
   *[other] { $card }e
} carte, le coup ne peut pas être rétabli.
reason-misdraw-packs-are-checked = La carte est retirée, et les jeux sont vérifiés avant de servir encore.
reason-misdraw-does-not-play = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup ne joue pas : elle est brûlée, et la suivante prend sa place.
reason-misdraw-keeps-its-place = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup joue là où son ordre de sortie la place.
reason-misdraw-turned-up = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est retournée là où elle est, et elle compte.
reason-misdraw-taken-out-again = La { $card ->
    [1] première
   *[other] { $card }e
} carte du coup est encore la prochaine à sortir : on la ressort, et elle joue à sa place.
reason-misdraw-turned-count = Les cartes de { $side } sont maintenant découvertes : elles comptent, quel que soit celui qui les a retournées.
reason-misdraw-late-stake-goes-back = Une mise posée après l’arrêt des jeux est rendue au joueur et ne joue pas.
reason-misdraw-withdrawn-stake-plays = Une mise retirée après l’arrêt des jeux est remise à sa place et joue.
reason-misdraw-withdrawn-stake-is-given = Dans cette maison, une mise retirée après l’arrêt des jeux est laissée au joueur.
reason-misdraw-unasked-keeps = La carte était due : l’avoir tirée sans demande ne fait pas perdre la main au banquier.
# Questions that no source text settles.
reason-misdraw-open-burned-when-restored = Point non tranché : la carte en trop est-elle brûlée aussi quand le coup est rétabli ? Ici, elle l’est.
reason-misdraw-open-stakes-of-a-null-coup = Point non tranché : les mises d’un coup annulé restent-elles pour le suivant ? Ici, elles sont rendues aux joueurs.
reason-misdraw-open-null-on-the-board = Point non tranché : un coup annulé se marque-t-il au tableau de marche ? Ici, il ne se marque pas.
reason-misdraw-open-until-when = Point non tranché : jusqu’à quand un coup peut-il être rétabli ? Ici, tant que les cartes sont en vue.
reason-misdraw-open-early-costs-the-shoe = Point non tranché : une carte seulement sortie trop tôt fait-elle perdre la main au banquier ? Ici, oui.
reason-misdraw-open-unasked-costs-the-shoe = Point non tranché : une carte due mais tirée sans demande est-elle un faux tirage qui coûte la main au banquier ? Ici, non.
reason-misdraw-open-burn-noticed-late = Point non tranché : une erreur sur le nombre de cartes brûlées, vue en cours de jeu, se corrige-t-elle avant le coup suivant ? Ici, on n’y revient pas.
reason-misdraw-open-begun-after-the-stop-card = Point non tranché : un coup commencé après la carte d’arrêt est-il annulé, ou se donne-t-il parce qu’une carte est déjà sortie ? Ici, il est annulé.
reason-misdraw-open-shoe-is-empty = Point non tranché : un coup que le sabot ne peut pas finir est-il annulé, ou valable avec les cartes sorties ? Ici, il est annulé.
reason-misdraw-open-foreign-card = Point non tranché : une carte étrangère annule-t-elle le coup, ou la suivante la remplace-t-elle ? Ici, le coup ne peut pas être valable.
reason-misdraw-open-face-up-in-the-shoe = Point non tranché : une carte trouvée face visible dans le sabot est-elle brûlée, ou joue-t-elle à sa place ? Ici, elle est brûlée.
reason-misdraw-open-seen-or-dropped = Point non tranché : une carte vue trop tôt ou tombée fait-elle du coup un faux tirage ? Ici, non : l’ordre des cartes n’a pas changé.
reason-misdraw-open-lost-in-the-shoe = Point non tranché : la carte suivante peut-elle remplacer celle qui s’est perdue dans le sabot ? Ici, non.
reason-misdraw-open-wrong-person = Point non tranché : des cartes tirées ou retournées par une personne qui n’en a pas le droit font-elles du coup un faux tirage ? Ici, elles comptent, car leur ordre est juste.
reason-misdraw-open-withdrawn-stake = Point non tranché : un joueur peut-il encore retirer une mise après l’arrêt des jeux ? Les textes interdisent seulement d’en poser une. Ici, elle reste et joue.
# The act that is due next.
next-act-burn = Brûler encore { $card ->
    [1] une carte
   *[other] { $card } cartes
}
next-act-stop-the-bets = Arrêter les jeux
next-act-turn = Retourner les cartes de { $side }
next-act-turn-up = Retourner la { $card ->
    [1] première
   *[other] { $card }e
} carte du coup
next-act-draw = Tirer une carte pour { $side }
next-act-call = Annoncer le résultat : { $chance } gagne
next-act-pay = Ramasser et payer : { $chance } gagne
next-act-return-the-stakes = Rendre toutes les mises
next-act-call-the-direction = Appeler la direction
