# What the drills on chips ask, their working, and what stands in their filters.
ask-pay-in-chips = { $stake } sur { $chance }. Payez en jetons ce que la maison doit, sans la mise.
ask-take-and-pay = { $stake } sur { $chance } a gagné et est payé. Le joueur demande mise et paiement ensemble en d’autres pièces : posez-les.
ask-in-fewest = { $ask } Avec le moins de pièces possible.
ask-read-stack = Combien y a-t-il sur le tapis ?
ask-cut-payment = Vous payez { $sum } en pièces de { $value }. Combien en coupez-vous ?
ask-cut-heaps = Vous payez { $sum } en pièces de { $value }, coupées par { $heap }. Combien de tas pleins, combien de pièces en plus ?
ask-cut-size = Cette mise, en pièces de { $value }, est payée 1 pour 1. Combien de pièces pareilles placez-vous à côté ?
ask-change-up = Le joueur donne { $count } × { $value } et veut de plus grosses pièces. Rendez-lui la même somme avec le moins de pièces possible.
ask-change-down = Le joueur donne une pièce de { $value } et la veut en pièces de { $into }.
ask-change-split = Le joueur donne une pièce de { $value }. Il veut { $count } × { $first } et le reste en pièces de { $rest }.
part-full-heaps = Tas pleins
part-left-over = Pièces en plus
working-stake-and-payment = La mise { $stake } et le paiement { $paid } font ensemble { $sum }.
working-in-pieces = { $sum } : { $pieces }
piece-one = { $value }
piece-several = { $count } × { $value }
pieces-and = { $before } + { $next }
working-heap = { $pieces } = { $sum }
working-heaps = En tout { $sum }.
working-cut-heaps = { $count } = { $full } × { $heap } + { $over }
chips-put = Poser : { $piece }
chips-take-back = Reprendre : { $piece }. Posé : { $count }
chips-nothing = Rien n’est posé
table-heap = Tas de { $count } : { $piece }
filter-set = Jeu de pièces
filter-pieces = Pièces
filter-without = Pièces épuisées
filter-fewest = Seulement le moins de pièces
filter-stacks = Tas
filter-highest = Pièces par tas, au plus
filter-cuts = Coupes
filter-changes = Sens du change
filter-set-own = Celui de la maison
offer-cut-payment = Un paiement
offer-cut-heaps = En tas égaux
offer-cut-size = À hauteur de la mise
offer-change-up = En plus grosses pièces
offer-change-down = En plus petites pièces
offer-change-split = En deux sortes de pièces

# What is wrong with a denomination set or with the chips of a drill.
flaw-no-such-chip-set = Il n’y a pas de jeu de pièces `{ $found }`. Choisissez parmi : { $known }.
flaw-no-such-colour = « { $found } » n’est pas une couleur. Écrivez-la comme `#1c6b3a`.
flaw-chips-id-not-file = Le jeu s’appelle « { $found } » et le fichier « { $expected } ». Donnez-leur le même nom.
flaw-chips-none = Le jeu n’a aucune pièce. Il en faut au moins une.
flaw-chips-too-many = Un jeu a { $most } pièces au plus. Retirez celles qui sont en trop.
flaw-chips-alike = Cette pièce a la forme et les couleurs de celle de { $other }. Changez l’une des deux.
flaw-chips-value = Une pièce vaut au moins 1 (un centime), et pas plus que ce que le programme sait compter ; pas { GROUPED($found) }.
flaw-chips-value-twice = La valeur { $found } est là deux fois. Chaque valeur n’a qu’une pièce.
flaw-chips-not-rising = La valeur { $found } est plus petite que la précédente. Rangez les pièces de la plus petite à la plus grande.
flaw-chips-name = Ce nom est vide ou trop long. Écrivez de 1 à { $most } lettres.
flaw-pieces-cannot-pay = Les pièces du jeu `{ $set }` qu’a cet exercice ne font pas { $sum }. Ajoutez des pièces, prenez un autre jeu, ou changez `from`, `to` et `step`.
flaw-piece-not-in-set = Le jeu `{ $set }` n’a pas de pièce de { $found } centimes. Ses valeurs sont { $has }.
flaw-pieces-no-sum = Avec les pièces du jeu `{ $set }` qu’a cet exercice, une partie des questions n’a aucune somme entre `from` et `to`. Ajoutez des pièces ou élargissez les bornes.
flaw-sums-upside-down = Il n’y a aucune somme entre `from` et `to`. Écrivez au moins 1 (un centime) pour `from`, et un `to` plus grand.
flaw-stacks = Il y a un, deux ou trois tas. Écrivez par exemple `stacks: [1, 2]`.
flaw-highest = Un tas a de 2 à 40 pièces. Écrivez par exemple `highest: 20`.
