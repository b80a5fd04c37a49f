# Drills on chips: prompts, working, filters.
ask-pay-in-chips = { $stake } sur { $chance }. Payez en jetons ce que la maison doit, sans la mise.
ask-take-and-pay = Une mise de { $stake } sur { $chance } gagne. Rendez mise et paiement ensemble, en jetons.
ask-in-fewest = { $ask } Avec le moins de pièces possible.
ask-read-stack = Combien y a-t-il sur le tapis ?
ask-cut-payment = Vous payez { $sum } en pièces de { $value }. Combien en donnez-vous ?
ask-cut-heaps = { $sum } en pièces de { $value }, coupées par { $heap } : combien de piles pleines, combien restent ?
ask-cut-size = Mise en pièces de { $value }, payée 1 pour 1. Combien de pièces placez-vous à côté ?
ask-change-up = Le joueur donne { $count } × { $value }. Rendez la même somme avec le moins de jetons possible.
ask-change-down = Le joueur donne un jeton de { $value } et demande des jetons de { $into }. Faites la monnaie.
ask-change-split = Le joueur donne { $value }. Rendez { $count } × { $first } et le reste en jetons de { $rest }.
part-full-heaps = Piles pleines
part-left-over = Pièces restantes
working-stake-and-payment = La mise de { $stake } et le paiement de { $paid } font ensemble { $sum }.
working-in-pieces = { $sum } = { $pieces }
piece-one = { $value }
piece-several = { $count } × { $value }
pieces-and = { $before } + { $next }
working-heap = { $pieces } = { $sum }
working-heaps = En tout { $sum }.
working-cut-heaps = { $count } = { $full } × { $heap } + { $over }
chips-put = Poser : { $piece }
chips-take-back = Enlever : { $piece }. Posé : { $count }
chips-nothing = Rien n’est posé
table-heap = { $count } × { $piece }
filter-set = Série de jetons
filter-pieces = Pièces
filter-without = Pièces épuisées
filter-fewest = Avec le moins de pièces possible
filter-stacks = Piles
filter-highest = Pièces par pile, au plus
filter-cuts = Coupes
filter-changes = Sens du change
filter-set-own = Celle de la maison
offer-cut-payment = Un paiement
offer-cut-heaps = En piles égales
offer-cut-size = À hauteur de la mise
offer-change-up = En plus grosses pièces
offer-change-down = En plus petites pièces
offer-change-split = En deux valeurs de pièces

# Errors in a chip set or in the chips of a drill.
flaw-no-such-chip-set = Il n’y a pas de série de jetons `{ $found }`. Choisissez parmi : { $known }.
flaw-no-such-colour = « { $found } » n’est pas une couleur. Écrivez-la comme `#1c6b3a`.
flaw-chips-id-not-file = La série s’appelle « { $found } » et le fichier « { $expected } ». Donnez-leur le même nom.
flaw-chips-none = La série n’a aucun jeton. Il en faut au moins un.
flaw-chips-too-many = Une série a { $most } jetons au plus. Retirez ceux qui sont en trop.
flaw-chips-alike = Ce jeton a la forme et les couleurs de celui de { $other }. Changez l’un des deux.
flaw-chips-value = { GROUPED($found) } ne convient pas : un jeton vaut au moins 1 (un centime), et pas plus que ce que le programme peut calculer.
flaw-chips-value-twice = La valeur { $found } figure deux fois. Chaque valeur n’a qu’un jeton.
flaw-chips-not-rising = La valeur { $found } est plus petite que la précédente. Rangez les jetons du plus petit au plus grand.
flaw-chips-name = Ce nom est vide ou trop long. Écrivez de 1 à { $most } caractères.
flaw-pieces-cannot-pay = Avec les jetons de la série `{ $set }` disponibles dans cet exercice, on ne peut pas composer { $sum }. Ajoutez des jetons, prenez une autre série, ou changez `from`, `to` et `step`.
flaw-piece-not-in-set = La série `{ $set }` n’a pas de jeton de { $found } centimes. Ses valeurs sont { $has }.
flaw-pieces-no-sum = Avec les jetons de la série `{ $set }` disponibles dans cet exercice, une partie des questions n’a aucune somme entre `from` et `to`. Ajoutez des jetons ou élargissez les bornes.
flaw-sums-upside-down = Il n’y a aucune somme entre `from` et `to`. Écrivez au moins 1 (un centime) pour `from`, et un `to` plus grand.
flaw-stacks = Une question montre une, deux ou trois piles. Écrivez par exemple `stacks: [1, 2]`.
flaw-highest = Une pile a de 2 à 40 pièces. Écrivez par exemple `highest: 20`.
