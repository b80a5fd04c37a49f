# Who turns over the cards: prompts, situations, filters.
ask-who-turns = Qui retourne les deux cartes de { $side } ?

told-tailleur-holds = Tous ont refusé le sabot : c’est { ARTICLE("le", $tailleur) } qui l’a.
told-refuses-cards = On propose les cartes à la place { $seat }, qui les refuse.
told-all-refuse-cards = L’un après l’autre, tous ceux à qui l’on propose les cartes de { $side } les refusent.

offer-turns-highest = La plus forte mise
offer-turns-banker-highest = Le banquier a la plus forte mise
offer-turns-banker-alone = Seul le banquier a misé
offer-turns-nobody-on-punto = Personne n’a misé
offer-turns-all-refuse = Tous refusent
offer-turns-tailleur-holds = { ARTICLE("Le", $tailleur) } a le sabot
offer-turns-by-the-tailleur = Toujours { ARTICLE("le", $tailleur) }
offer-turns-banco = Les cartes de Banco
offer-seats = { $seats } places

flaw-house-turned-by-nobody = Ici la plus forte mise sur Punto ne peut pas retourner les cartes : elle peut manquer, son joueur peut les avoir refusées, ou ce sont celles de Banco. Écrivez Tailleur ou Banker.
flaw-house-passed-to-nobody = Le tailleur passe les cartes de Punto exactement là où un autre les retourne. Accordez `passes_punto` avec `turns_punto`.
