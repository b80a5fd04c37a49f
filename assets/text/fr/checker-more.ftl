# Ce que le vérificateur ajoute à une faute, et ce qui ne sert à rien dans un module.
did-you-mean = { $what } Vouliez-vous écrire `{ $meant }` ?
flaw-unused-picture = Aucune page et aucune question ne montre cette image. Montrez-la (`![…]({ $found })`), ou retirez-la du dossier.
flaw-unused-house = Aucune leçon du module n’est pour la maison `{ $found }`. Nommez-la dans `houses`, ou retirez le fichier.
flaw-unused-chips = Aucune maison et aucun exercice du module n’emploie les pièces `{ $found }`. Nommez-les dans `set`, ou retirez le fichier.
flaw-stray-file = Ce fichier ne sert à rien ici. Les leçons finissent en `.ron`, les images vont dans `pictures/`, les sons dans `voice/`. Déplacez-le, ou retirez-le.
flaw-stray-folder = Un module n’a pas de dossier `{ $found }` : rien n’y est lu. Il peut avoir : { $known }.
further-unchecked = { $what } La suite de ce fichier n’a pas été vérifiée.
