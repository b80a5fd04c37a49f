# Calls: the prompt, what has just happened, the moments to choose from, the answer.
drill-announcements = La bonne annonce
ask-call = Quelle annonce fait-on maintenant ?

told-table-free = Le dernier coup est payé, ses cartes sont à la défausse. Le tapis est dégagé.
told-stakes-down = Les jeux sont faits. Plus personne ne mise.
told-four-open = Les quatre premières cartes sont sur la table, à découvert.
told-turned-by-tailleur = { ARTICLE("Le", $tailleur) } vient de retourner les cartes de { $side }.
told-turned-by-banker = Le banquier vient de retourner les cartes de { $side }.
told-turned-by-highest-stake = Le joueur qui a la plus forte mise sur { $side } vient de retourner ces cartes.
told-point-called = Le point de { $side } est annoncé.
told-points-called = Les points des deux premières cartes sont annoncés.
told-third-came = { $side } vient de recevoir une troisième carte.
told-last-warning = Les mises sont placées. Avant d’arrêter les jeux, on avertit les joueurs une dernière fois.
told-burn-begins = La première carte est retournée. On tire les cartes qu’elle fait brûler.
told-stop-card-shows = La carte d’arrêt est apparue. Le coup qui va se jouer est le dernier.
told-holder-loses = La place { $seat } a perdu le coup et rend le sabot.
told-shoe-refused = Le sabot est offert à la place { $seat }. Le joueur n’en veut pas.
told-coup-void = Ce coup ne peut pas être rétabli. Il ne compte plus.
told-banknote = La place { $seat } pose un billet et demande des jetons.

filter-moments = Moments
moment-place-bets = Le tapis est dégagé
moment-bets-closed = Les jeux sont faits
moment-point = Cartes retournées, sans abattage : { $side }
moment-natural = Abattage : { $side }
moment-card-for = Carte à tirer : { $side }
moment-both-stand = Personne ne tire
moment-final-call = Annonce finale, une chance gagne
moment-final-tie = Annonce finale, points égaux
moment-final-natural = Annonce finale après un abattage
moment-bets-made = Un dernier avertissement
moment-burned = Des cartes à brûler
moment-last-coup = Le dernier coup
moment-hand-passes = La main passe
moment-hand-refused = La main est refusée
moment-coup-void = Un coup annulé
moment-change = Le change

working-side-sum = { $side } : { $cards } = { $sum }, point { $point }.
call-line = L’annonce
call-nothing-yet = Choisissez les mots, ou écrivez ici
call-differs = Le premier mot qui diffère : « { $given } » au lieu de « { $expected } ».
call-other-order = Les mots sont bons, mais pas leur ordre.
call-lacks = Il manque la suite, à partir de « { $expected } ».
call-goes-on = Il y a un mot de trop : « { $given } ».

flaw-call-twice = { $found } se trouve deux fois dans cette annonce. Gardez-en un.
flaw-call-wordless = Cette annonce ne contient aucun mot. Écrivez ce qui se dit.
flaw-terms-same-name = Deux chances s’appellent « { $found } ». Donnez à chacune son nom.
