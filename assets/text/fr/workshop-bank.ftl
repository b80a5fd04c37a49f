# The question bank of the lesson editor.
workshop-bank = Question d’un autre module
workshop-bank-about = Questions et exercices de tous les modules. Un clic copie l’élément dans la leçon choisie et note son origine.
workshop-bank-words = Mots ou clause
workshop-bank-kind = Type
workshop-bank-any-kind = Tous les types
workshop-bank-any-house = Tous les règlements
workshop-bank-found = { $count ->
    [0] Aucun résultat.
    [one] Un résultat.
   *[other] { $count } résultats.
}
workshop-bank-origin = De { $origin } ({ $path })
workshop-did-bank = De la banque de questions
workshop-bank-not = Rien n’a été copié : choisissez une leçon, ou copiez l’étape dans le texte de son fichier.
workshop-bank-drill = Exercice : { $title } ({ $rounds })
