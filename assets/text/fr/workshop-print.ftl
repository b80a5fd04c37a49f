# Printing from the lesson editor.
workshop-print-what = Imprimer
workshop-print-about = Crée et ouvre un PDF de la leçon telle qu’elle est ici, enregistrée ou non.
workshop-print-lesson = { $lesson } : { $count ->
    [one] { $count } question
   *[other] { $count } questions
}, feuille { $number }
workshop-print-others = D’autres questions
workshop-print-sheet = Feuille d’exercices
workshop-print-key = Corrigé de cette feuille
workshop-print-poster = Affiche du tableau de la maison
workshop-print-not = Annuler
workshop-print-no-lesson = Pour une feuille d’exercices, choisissez une leçon, ou quelque chose dans une leçon.
workshop-print-checking = La leçon est en cours de vérification ; la feuille pourra être imprimée dans un instant.
workshop-print-faults = { $count ->
    [one] Cette leçon a { $count } erreur. Il faut la corriger avant d’imprimer la feuille : le corrigé pourrait être faux.
   *[other] Cette leçon a { $count } erreurs. Il faut les corriger avant d’imprimer la feuille : le corrigé pourrait être faux.
}
workshop-print-nothing = Cette leçon n’a pas encore de question. Ajoutez un exercice ou des questions avec « Ajouter… ».
workshop-print-not-here = Cette leçon n’est pas prévue pour { $house }. Choisissez une autre maison.
print-sheet-lies-here = Feuille d’exercices enregistrée dans { $place }
print-key-lies-here = Corrigé enregistré dans { $place }
