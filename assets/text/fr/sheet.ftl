# Worksheets.
cli-sheet = Imprimer une feuille d’exercices
cli-usage-sheet = tailleur sheet MODULE/LEÇON|EXERCICE --seed N [--count N] [--house MAISON] [--table TABLE] [--key] [--roster FICHIER] [--json|--pdf FICHIER] | --poster --house MAISON --pdf FICHIER [--size A3|A4] | --schema
cli-value-sheet = LEÇON
cli-value-file = FICHIER
cli-sheet-what = Une leçon, par exemple tableau/naturals, ou un exercice, par exemple 'ThirdCard()'
cli-sheet-house = La maison (par défaut, la première à laquelle la leçon convient)
cli-sheet-seed = La graine ; la même graine donne la même feuille
cli-sheet-count = Le nombre de questions, de 1 à 500
cli-sheet-key = Ajouter le corrigé
cli-sheet-pdf = Écrire un PDF dans ce fichier
cli-sheet-schema = Afficher le schéma JSON des feuilles
sheet-key = Corrigé
sheet-under-title = { $house } · feuille { $seed }
sheet-name = Nom
sheet-date = Date
sheet-result = Note
sheet-page = { $page } / { $pages }
sheet-corrected = { $clause }, lue selon le sens et non à la lettre
sheet-silent = le règlement ne le précise pas : usage courant
sheet-silent-rule = { $house } : le règlement ne le précise pas ; c’est l’usage courant. { $rule }
sheet-of-house = { $reason } ({ $house })
sheet-face-down = carte cachée
sheet-cards-face-down = { $count ->
    [2] deux cartes cachées
    [3] trois cartes cachées
   *[other] { $count } cartes cachées
}
sheet-face-down-marked = carte cachée, un coin corné
sheet-announced = { $chance } gagne
sheet-seats = Places occupées : { $taken }
sheet-holder = Le sabot est à la place { $seat }
sheet-no-holder = Aucun joueur ne tient le sabot
sheet-collected = ramassée
sheet-paid = payée { $sum }
sheet-no-such-lesson = Il n’y a pas de leçon « { $found } ». Un nom de leçon s’écrit comme « tableau/naturals ».
sheet-no-such-drill = 
    « { $found } » n’est ni une leçon ni un exercice. { $flaw }
    Exercices : { $known }.
sheet-no-house = Aucune maison n’a de questions de ce genre.
sheet-not-for = Cette leçon n’est pas pour { $house }, mais pour : { $houses }.
sheet-not-written = La feuille n’a pas pu être écrite dans { $place }. { $trouble }
not-opened = { $place } n’a pas pu être ouvert. { $trouble } Ouvrez-le dans votre gestionnaire de fichiers.
sheet-not-made = La feuille n’a pas pu être faite : { $why }.
sheet-pair = { $label } : { $text }
sheet-order-how = Écrivez dans chaque case le rang de l’étape.
sheet-settle-how = Numérotez les mises dans l’ordre où vous les traitez : le numéro dans la case, « ramassée » ou la somme payée sur la ligne. Ce qui ne bouge pas reste vide.
sheet-other-orders = Un autre ordre est juste aussi, s’il respecte les règles qui suivent.
sheet-any-pieces = Toutes les combinaisons de jetons qui font la même somme sont justes.
sheet-fewest-pieces = D’autres jetons sont justes aussi, s’ils ne sont pas plus nombreux et font la même somme.
sheet-crew = Personnel
sheet-print = Imprimer…
sheet-lies-here = Feuille d’exercices et corrigé enregistrés dans { $place }
sheet-tableau = Tableau : devant chaque ligne le point de { $banco }, en tête de chaque colonne la troisième carte de { $punto }.
