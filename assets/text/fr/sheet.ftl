# Les feuilles d’exercices.
cli-sheet = Imprime une feuille d’exercices
cli-usage-sheet = tailleur sheet MODULE/LEÇON|EXERCICE --seed N [--count N] [--house MAISON] [--key] [--json|--pdf FICHIER]
cli-value-sheet = LEÇON
cli-value-file = FICHIER
cli-sheet-what = Une leçon, par exemple tableau/naturals, ou un exercice, par exemple 'ThirdCard(points: [3])'
cli-sheet-house = La maison ; sinon, la première à laquelle la leçon convient
cli-sheet-seed = La graine ; la même graine donne la même feuille
cli-sheet-count = Le nombre de questions, de 1 à 500
cli-sheet-key = Ajoute le corrigé
cli-sheet-pdf = Écrit un PDF dans ce fichier
sheet-key = Corrigé
sheet-under-title = { $house } · feuille { $seed }
sheet-name = Nom
sheet-date = Date
sheet-result = Note
sheet-page = { $page } / { $pages }
sheet-silent = le texte se tait : usage commun
sheet-face-down = carte cachée
sheet-limits = Minimum { $min }, maximum { $max }
sheet-announced = { $chance } gagne
sheet-seats = Places occupées : { $taken }
sheet-holder = Le sabot est à la place { $seat }
sheet-no-holder = Aucun joueur ne tient le sabot
sheet-collected = ramassée
sheet-paid = payée { $sum }
sheet-no-such-lesson = Il n’y a pas de leçon « { $found } ». Les leçons s’appellent comme « tableau/naturals ».
sheet-no-such-drill = 
    « { $found } » n’est ni une leçon ni un exercice. { $flaw }
    Exercices : { $known }.
sheet-no-house = Aucune maison ne demande cela.
sheet-not-for = Cette leçon n’est pas pour { $house }, mais pour : { $houses }.
sheet-not-written = La feuille n’a pas pu être écrite dans { $place }. { $trouble }
sheet-not-made = La feuille n’a pas pu être faite : { $why }.
