# Reasons: picking up the cards, watching the bets, disputes.
reason-picked-up-side-first = L’usage des maisons de jeu : d’abord toutes les cartes de { $side }, puis celles de { $other }, pour pouvoir rétablir chaque main.
reason-picked-up-first-two = { $side } : les deux premières cartes dans l’ordre où elles ont été données.
reason-picked-up-third-last = { $side } : la troisième carte vient après les deux premières.
reason-picked-up-as-dealt = On ramasse les cartes dans l’ordre où elles sont sorties du sabot.

reason-protect-nothing-added = Une fois les jeux arrêtés, on ne peut plus poser de mise, ni augmenter ou déplacer celles qui sont en place.
reason-protect-nothing-taken-back = L’usage des maisons de jeu : une fois les jeux arrêtés, aucune mise n’est réduite ni retirée.
reason-protect-nothing-changed = Chaque mise est comme à l’arrêt des jeux : quoi qu’il se passe d’autre à la table, tout est en ordre.
reason-protect-counts-as-placed = L’usage des maisons de jeu : les mises comptent comme elles étaient à l’arrêt des jeux.
reason-protect-put-back = L’usage des maisons de jeu : tant qu’aucune carte n’est sortie, on rétablit la mise, on l’annonce à voix haute, et la partie continue.
reason-protect-nothing-touched = L’usage des maisons de jeu : une fois des cartes sorties, on ne touche ni carte ni mise avant que la personne appelée ait vu la table.
reason-protect-perfect-cards = On ne joue qu’avec des cartes en parfait état : une carte reconnaissable à son dos est remplacée.
reason-protect-in-league = L’usage des maisons de jeu : celui qui distrait { ARTICLE("le", $croupier) } au moment où une mise change est signalé avec le joueur de cette mise.
reason-protect-alone = Personne n’a distrait { ARTICLE("le", $croupier) } : on ne signale que le joueur à qui est la mise.
reason-protect-called = On appelle { $chief }, qui veille sur la table.
reason-dispute-answers = À sa table, { $arbiter } répond de la régularité du jeu, des paiements et de toutes les opérations : c’est à lui de régler une contestation.
reason-dispute-decides = C’est { $arbiter } qui tranche les contestations.
reason-dispute-without-appeal = La décision est sans appel.
reason-dispute-says-only-that = L’usage des maisons de jeu : { ARTICLE("le", $croupier) } dit poliment qu’il appelle { $chief }. Il ne contredit pas, ne promet rien et ne presse pas le joueur.
