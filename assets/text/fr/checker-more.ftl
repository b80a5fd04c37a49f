# Additions of the checker to an error, and useless content of a pack.
did-you-mean = { $what } Vouliez-vous écrire `{ $meant }` ?
flaw-unused-picture = Aucune page et aucune question ne montre cette image. Montrez-la (`![…]({ $found })`), ou retirez-la du dossier.
flaw-unused-house = Aucune leçon du module n’est pour la maison `{ $found }`. Ajoutez-la à `houses`, ou retirez le fichier.
flaw-unused-chips = Aucune maison et aucun exercice du module n’emploie les jetons `{ $found }`. Indiquez-les dans `set`, ou retirez le fichier.
flaw-stray-file = Ce fichier n’est pas utilisé. Les fichiers des leçons se terminent par `.ron`, les images vont dans `pictures/`, les sons dans `voice/`. Déplacez-le, ou retirez-le.
flaw-stray-folder = Dossier inconnu `{ $found }` : rien n’y est lu. Un module peut avoir : { $known }.
further-unchecked = { $what } La suite de ce fichier n’a pas été vérifiée.
flaw-lesson-no-minutes = Une leçon ne peut pas durer 0 minute. Écrivez sa durée, ou retirez `minutes`.
flaw-lesson-no-tables = `tables` est vide : la leçon est pour toutes les tables. Indiquez celles qui conviennent, ou retirez le champ.
flaw-lesson-not-at-tables = La maison { $house } n’a aucune de ces tables. Elle a : { $known }. La leçon n’y apparaîtra jamais. Ajoutez une de ses tables, ou retirez la maison.
flaw-mixed-none = Cette étape ne mélange rien. Indiquez-y des exercices, ou retirez-la.
flaw-mixed-twice = L’exercice `{ $found }` est déjà dans cette étape. Écrivez-le une fois, avec plus de questions.
flaw-settle-empty = `right` est vide. Écrivez comment régler chaque mise, ou retirez le champ : l’arbitre décide.
flaw-pack-languages-unsaid = { $count ->
    [one] Le titre est donné aussi dans la langue `{ $found }`, que `languages` ne nomme pas. Ajoutez-y cette langue, ou retirez-la du titre.
   *[other] Le titre est donné aussi dans des langues que `languages` ne nomme pas : { $found }. Ajoutez-y ces langues, ou retirez-les du titre.
}
flaw-pass-rushed = Une question de cette leçon demande le plus souvent { $least } réponses à la suite, trop pour { $found } s. Donnez au moins { $least } secondes.
flaw-text-of-the-template = Ce texte est encore celui du modèle. Écrivez le vôtre.
flaw-ron-missing-fields = Ces champs manquent entre ces parenthèses : { $fields }. Ajoutez-les.
