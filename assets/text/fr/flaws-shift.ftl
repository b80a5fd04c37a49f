# Flaws of the files of a pack’s shifts.
flaw-shift-id-not-file = La vacation s’appelle « { $found } » et le fichier « { $expected } ». Donnez-leur le même nom.
flaw-shift-twice = « { $found } » figure deux fois ici. Retirez l’une des deux mentions.
flaw-shift-no-table = Aucune table n’est indiquée. Écrivez au moins une taille, par exemple `table: [Large]`.
flaw-shift-table-not-in-house = { $house } n’a aucune de ces tables. Ajoutez à `table` une de ses tailles, ou retirez la maison.
flaw-shift-no-post = { $house } : le personnel de cette table n’a pas ce poste. Choisissez un autre poste, une autre table ou une autre maison.
flaw-shift-ends-at-once = La durée de la vacation est nulle. Écrivez au moins 1.
flaw-shift-never-ends = Cette vacation ne finirait jamais. Écrivez { GROUPED($most) } au plus.
flaw-shift-never-holds = Cette condition n’est jamais remplie dans cette vacation. Changez-la ou retirez-la.
flaw-shift-no-guests = Il n’y a pas de clients. Écrivez-en au moins un, par exemple `guests: Any(3)`.
flaw-shift-too-many-guests = { $house } : la table a { $most } places, assises et debout. Invitez moins de clients.
flaw-shift-unknown-guest = Il n’y a pas de client « { $found } ». Écrivez l’identifiant d’un personnage.
flaw-shift-no-seat = { $house } : la table a les places 1 à { $most }, pas la { $found }. Donnez une autre place au client.
flaw-shift-guest-without-money = « { $guest } » n’a pas de quoi miser une seule fois : la plus petite mise est ici de { $stake }. Donnez-lui plus d’argent, ou baissez le minimum.
flaw-shift-minimum-of-nought = Le minimum est nul. Écrivez la plus petite mise en centimes, par exemple 1000 pour 10,00.
flaw-shift-limits-crossed = Le minimum dépasse le maximum. Échangez les deux.
flaw-shift-limits-without-stake = { $house } : aucune mise ne tient entre ces limites, car les mises y sont des multiples de { $step }, pour que chaque paiement se fasse avec ses jetons. Écartez les limites.
flaw-shift-limit-off-the-pieces = { $house } : les jetons ne permettent pas de composer { $limit }. Arrondissez la limite selon ses jetons.
flaw-shift-float-too-small = { $house } : la caisse de la table ne peut pas payer { $payment }, ce que peut gagner une seule mise dans les limites. Augmentez `float`, ou baissez le maximum.
flaw-shift-stop-card = { $house } : la carte d’arrêt a de 1 à { $most } cartes derrière elle. Changez le nombre, ou retirez `stop_card` pour la place prévue par la maison.
flaw-shift-stop-card-is-placed = Cette vacation commence par l’ouverture, où la carte d’arrêt se place à la main. Retirez `stop_card` ou `opening`.
flaw-shift-coup-not-reached = La vacation a les coups 1 à { GROUPED($most) } ; le coup { GROUPED($found) } n’est jamais joué. Changez le numéro ou la durée.
flaw-shift-coup-twice = Les cartes du coup { $found } sont données deux fois. Gardez une seule des deux listes.
flaw-shift-no-cards = Ce coup n’a pas de cartes. Écrivez-les, par exemple `cards: ["7h", "9s"]`, ou retirez le coup.
flaw-shift-too-many-cards = Un coup a { $most } cartes au plus. Retirez celles qui suivent.
flaw-shift-card-too-often = { $house } : le sabot ne contient cette carte ({ $card }) que { $most } fois. Prenez ici une autre carte.
flaw-shift-incident-impossible = Aucune maison ni table de cette vacation ne peut connaître l’incident { $found }. Retirez-le, ou choisissez une maison et une table où il peut survenir.
flaw-shift-incident-without-opening = L’incident { $found } commence à l’ouverture d’un sabot, et cette vacation n’en ouvre aucun. Écrivez `opening: true`, ou allongez la vacation.
flaw-shift-incident-rate = Un taux va de 1 à 100 fois sur cent coups ; { $found } ne convient pas. Changez-le.
flaw-shift-no-incidents-a-coup = Il y a des incidents, mais aucun n’est permis dans un coup. Écrivez `incidents_a_coup: 1` ou plus.
flaw-shift-too-many-in-a-coup = Le coup { $coup } a plus d’incidents qu’il n’en est permis dans un coup ({ $most }). Déplacez celui-ci, ou augmentez `incidents_a_coup`.
flaw-shift-empty-block = Ce bloc est vide. Écrivez un geste, par exemple `CallChef`, ou retirez le bloc.
flaw-shift-no-such-incident = L’incident { $found } doit être corrigé, mais la vacation ne l’a pas. Ajoutez-le à `incidents`, ou retirez ce geste.
flaw-shift-put-right-is-no-choice = La correction d’un incident peut être attendue, mais ni laissée libre ni interdite. Retirez-la.
flaw-shift-forbidden-and-wanted = Ce geste est à la fois interdit et attendu ou permis. Choisissez l’un des deux.
flaw-shift-foreign-clause = Aucune maison de cette vacation ne repose sur le texte de la clause { $found }. Citez une clause de l’une de ses maisons.
flaw-shift-text-missing =
    Ce texte manque en { $language ->
        [fr] français
        [it] italien
       *[other] anglais
    }, alors que d’autres textes existent dans cette langue. Écrivez-le.
flaw-shift-text-empty = Le texte en `{ $language }` est vide. Écrivez-le, ou retirez la langue.
flaw-shift-id-taken = Le programme contient déjà une vacation « { $found } ». Donnez un autre identifiant à celle-ci et à son fichier.
flaw-shift-limit-too-high = Le maximum ne peut pas dépasser { $most }. Baissez-le.
flaw-shift-float-too-large = La caisse de la table contient au plus { GROUPED($most) } jetons de chaque valeur. Écrivez-en moins.
flaw-shift-too-many-entries = Cette liste a plus de { $most } entrées. Raccourcissez-la.
flaw-guest-none = Ce fichier ne contient aucun client. Écrivez-en au moins un, ou supprimez le fichier.
flaw-guest-name = Le nom doit compter de 1 à { $most } caractères.
flaw-guest-amount = Écrivez un nombre de mises minimales de 1 à { $most }. Seuls `notes`, et `buys_in` d’un client sans billets, peuvent être 0.
flaw-guest-unit-above-purse = Ce client joue { $unit } mises minimales à la fois, mais n’en a que { $purse } en plaques et jetons. Donnez-lui davantage, ou une mise plus basse.
flaw-guest-above-hundred = { $found } fois sur cent est impossible. Écrivez 100 au plus ; les quatre changements d’avis comptent ensemble.
flaw-guest-follows-reversed = Ce client suit une série naissante { $from } fois sur cent, et une longue { $most } fois au plus. Écrivez d’abord le plus petit nombre.
flaw-guest-nought = Avec 0 ici, ce client ne miserait jamais. Écrivez au moins 1.
flaw-guest-tempo-reversed = Son délai pour miser finit ({ $to } s) avant de commencer ({ $from } s). Écrivez d’abord la durée la plus courte.
flaw-guest-tempo-too-long = Un client mise en { $most } secondes au plus. Raccourcissez son délai.
flaw-guest-no-patience = Sans patience, ce client se fâcherait aussitôt. Écrivez combien de secondes il attend, au moins 1.
flaw-guest-id-taken = Le programme contient déjà un client « { $found } ». Donnez à celui-ci un autre identifiant.
