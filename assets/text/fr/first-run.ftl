# The first minutes: a question, then the purpose of the visit.
first-later = Passer pour l’instant
first-lead = Les cartes sont données. { $side } a { $point } :
first-done = Voilà le métier : les cartes, une règle, une réponse. Continuez : nous vous demanderons votre nom.

purpose-title = Que souhaitez-vous faire ?
purpose-trainee = Je me prépare à travailler dans un casino
purpose-trainee-about = Les leçons dans l’ordre, du compte d’une main à l’épreuve de table.
purpose-trainer = Je forme des croupiers
purpose-trainer-about = Écrire des leçons, imprimer des exercices, suivre les progrès de chacun.
purpose-class = J’anime un quiz en classe
purpose-class-about = Une question pour tous ; chacun répond sur son téléphone.

choose-house = Pour quelle maison ?
choose-house-about = Chaque casino a son règlement. En cas de doute, prenez le premier : vous pourrez en changer plus tard.
choose-table = À quelle table ?
choose-table-about = Choisissez celle où vous travaillerez. Vous pourrez en changer plus tard, à l’accueil.
choose-table-seats = { $seats } places, { $croupiers ->
    [one] un seul croupier
   *[other] { $croupiers } croupiers
 }
exam-title = Quand passez-vous l’examen ?
exam-about = L’entraînement se règle sur cette date. Vous pourrez fixer le jour exact plus tard, dans Progrès.
exam-in-weeks = Dans { $weeks } semaines
exam-open = La date n’est pas fixée
dealt-title = Avez-vous déjà tenu une table ?
dealt-no = Non, ou très peu
dealt-no-about = Vous commencez par la première leçon. Elle dure quelques minutes.
dealt-yes = Oui
dealt-yes-about = Deux minutes de questions. Les leçons que vous savez déjà comptent comme réussies ; vous pouvez les suivre quand même.

house-about-article-57-13 = Le règlement français du jeu, celui des casinos de France.
house-about-guide-fr = Le guide d’un croupier français. Pour les casinos de France qui emploient les mots de ce guide.
house-about-monte-carlo = Le règlement de la Société des Bains de Mer. À Monaco, avec huit jeux de cartes.
house-about-venezia = La notice du casino de Venise : commission sur les gains de Banco.
house-about-venezia-malta = Le règlement de la maison vénitienne de Malte. Sans commission ; un Banco gagnant à 6 rapporte la moitié de la mise.

placement-finished = Test de niveau terminé
placement-title = Ce que vous savez déjà
placement-result = { $count ->
    [0] Vous commencez par la première leçon.
    [one] Une leçon compte comme réussie.
   *[other] { $count } leçons comptent comme réussies.
 }
placement-topic = { $topic } : { $known ->
    [one] { $known } leçon réussie
   *[other] { $known } leçons réussies
} sur { $all } testées
placement-about = Ces leçons sont cochées dans la liste. Vous pouvez les suivre quand même, ou annuler le test de niveau.
placement-undo = Annuler le test de niveau
placement-take = Tester ce que je sais déjà
home-placed = par test
home-placed-count = { $count ->
    [one] Une leçon réussie au test de niveau.
   *[other] { $count } leçons réussies au test de niveau.
 }

# Home.
home-minutes = { $minutes } min
home-search = Trouver une leçon : tapez son nom
home-search-nothing = Aucune leçon ne contient ces mots.
home-class-title = Votre classe
home-trainer-title = Vos élèves
home-trainer-about = Commencez ici. Pour voir ce que voient vos élèves, choisissez « Voir les leçons ».
home-quiz-about = Une question pour tous ; chacun répond sur son téléphone.
home-report-about = Où en est chacun, et les questions le plus souvent ratées.
home-editor-about = Écrire vos leçons, ou en modifier une.
home-packs-about = Installer les leçons des autres, ou partager les vôtres.
home-train-self = Voir les leçons
home-train-self-about = L’accueil et les leçons tels qu’un élève les voit.
home-sheets = Exercices sur papier
home-sheets-about = Imprimer une leçon avec son corrigé, chaque fois avec d’autres questions.
home-print = Imprimer « { $title } »…
house-where-article-57-13 = France
house-where-guide-fr = France
house-where-monte-carlo = Monaco
house-where-venezia = Venise
house-where-venezia-malta = Malte

# The end of a lesson.
summary-learnt = Objectif atteint – { $goal }
summary-aim = Objectif – { $goal }
summary-better = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux que votre meilleur résultat ({ $percent } %)
summary-as-before = Égal à votre meilleur résultat ({ $percent } %)
summary-below = Votre meilleur résultat : { $percent } %
lesson-unheard = Il n’y a pas de son : cette leçon ne peut pas être réussie pour l’instant.
lesson-skip = Passer la leçon

# A worksheet.
print-title = Imprimer un exercice
print-folder = Dossier
print-usual = Si ce champ reste vide : le dossier Tailleur de vos documents ou, s’il n’y a pas de dossier Documents, celui des données du programme.
print-do = Créer le PDF
saved-open = Ouvrir
saved-folder = Voir dans le dossier
