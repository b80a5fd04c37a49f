# The table test and the course.
home-table = Table
table-size-large = Grande table
table-size-midi = Table midi
table-size-mini = Table à sept cases
home-course = { $passed ->
    [one] { $passed } leçon réussie
   *[other] { $passed } leçons réussies
} sur les { $all } qui précèdent l’épreuve de table
home-pack-passed = { $passed } sur { $all }
home-test-demands = { $questions } questions, { $minutes } minutes, réussite à partir de { $percent } %
home-test-demands-untimed = { $questions } questions, réussite à partir de { $percent } %
test-time-left = Temps restant : { $time }
test-band-0 = Pas encore réussie
test-band-1 = Réussie
test-band-2 = Bien
test-band-3 = Très bien
test-band-4 = Prêt à tailler
test-band-from = à partir de { $percent } %
test-area-whole = Ensemble : { $right } sur { $asked } · { $percent } % · seuil { $mark } %
test-unanswered = { $questions ->
    [one] { $questions } question est restée sans réponse.
   *[other] { $questions } questions sont restées sans réponse.
}
test-area-tableau = Tableau de tirage : { $right } sur { $asked } · { $percent } % · seuil { $mark } %
test-area-payments = Paiements : { $right } sur { $asked } · { $percent } % · seuil { $mark } %
test-area-calls = Annonces : { $right } sur { $asked } · { $percent } % · seuil { $mark } %
test-ring-tableau = Tableau de tirage, seuil { $mark } %
test-ring-payments = Paiements, seuil { $mark } %
test-ring-calls = Annonces, seuil { $mark } %
test-missing = { $count ->
    [one] Il manque une bonne réponse.
   *[other] Il manque { $count } bonnes réponses.
}
test-work-on = À travailler
test-other-mistakes = Autres erreurs
test-work-on-lesson = Leçon : { $lesson }
test-drill-score = { $drill } : { $right } sur { $asked }
test-title = Épreuve terminée
flaw-test-minutes = Une épreuve dure de 1 à { $most } minutes ; { $found } ne convient pas. Corrigez `minutes`.
flaw-test-bands = Les quatre paliers doivent être croissants, entre 1 et 100. Écrivez par exemple `bands: (75, 82, 89, 96)`.
flaw-test-pass = L’épreuve est réussie à partir du premier palier, { $band } ; ici la réussite est fixée à { $found }. Écrivez `accuracy: { $band }`.
flaw-lesson-after = « { $found } » n’est pas le nom d’une leçon. Écrivez le module et la leçon, séparés par une barre : `module/lecon`.
flaw-lesson-after-itself = Une leçon ne peut pas venir après elle-même. Retirez-la de `after`.
home-free = Entraînement libre
free-title = Entraînement libre
free-about = Choisissez un exercice et limitez-le à ce que vous voulez travailler.
free-drill = Exercice
free-rounds = Nombre de questions
free-group-cards = Cartes et points
free-group-calls = Annonces
free-group-bets = Mises et paiements
free-group-chips = Jetons et change
free-group-shoe = Le sabot
free-group-procedure = Déroulement et règles
free-group-mistakes = Erreurs et litiges
flaw-pack-id-taken = « { $found } » est réservé à l’entraînement libre. Donnez un autre identifiant au module.
