# The class report: the command, the tables, the screen.
cli-class = Afficher les progrès d’une classe et la qualité de chaque question
cli-usage-class = tailleur class CHEMIN… [--roster FICHIER] [--house MAISON] [--lesson MODULE/LEÇON] [--items] [--all-attempts] [--data DOSSIER] [--csv FICHIER] [--xlsx FICHIER] [--json]
cli-class-paths = Dossiers de profils, profils exportés, ou dossiers qui en contiennent ; ils sont seulement lus
cli-class-roster = La liste des noms : CSV, .xlsx ou .ods, avec des colonnes prénom, nom, groupe, numéro
cli-class-house = La maison (par défaut, celle où la classe a le plus répondu)
cli-class-lesson = Afficher les questions de cette leçon
cli-class-items = Afficher les statistiques de chaque question
cli-class-all-attempts = Compter tous les passages d’une épreuve, pas seulement les premières réponses
cli-class-csv = Exporter les tableaux en CSV : FICHIER-trainees.csv, FICHIER-lessons.csv, etc.
cli-class-xlsx = Exporter un classeur, une feuille par tableau
cli-class-json = Afficher le résultat en JSON, un seul objet
class-nothing-there = Aucun profil, exporté ou non, trouvé dans { $places }.
class-folder-not-read = { $place } ne peut pas être parcouru. { $trouble }
class-not-there = Le profil qui se trouve dans { $place } n’est pas disponible.
class-too-many-files = Il y a là plus de { $most } profils. Le reste n’a pas été lu.
class-too-many-records = { $place } n’a pas été lu jusqu’au bout : la classe a plus de réponses qu’on n’en peut montrer à la fois.
class-same-name = { $name } : { $one } et { $other } n’ont aucune réponse en commun et ont été pris pour une seule personne à cause du nom. Renommez l’un des deux s’il s’agit de deux personnes.
class-two-names = { $name } et { $other } contiennent les mêmes réponses et ont été pris pour une seule personne.
class-list-too-large = { $place } dépasse { $most } Mio : trop pour une liste de noms.
class-list-no-sheet = { $place } n’est pas un classeur lisible. Enregistrez-le en .xlsx, .ods ou CSV.
class-list-empty = { $place } : aucun nom n’y a été trouvé.
class-no-such-lesson = Leçon introuvable : { $lesson }. Personne n’y a répondu.
class-not-made = Le classeur n’a pas pu être créé : { $why }
class-file-lies-here = Enregistré dans { $place }
class-yes = oui
class-no = non
class-no-answer = (aucune réponse)
class-free = Entraînement libre : { $drill }
class-wrong = { $answer } ({ $count } ×)
class-wrong-for = { $answer } au lieu de { $expected } ({ $count } ×)
class-told = { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
}, { $house }
class-told-missing = { $count ->
    [0] Personne de la liste ne manque.
    [one] 1 personne de la liste manque.
   *[other] { $count } personnes de la liste manquent.
} { $strangers ->
    [0] Chaque profil est sur la liste.
    [one] 1 profil n’est pas sur la liste.
   *[other] { $strangers } profils ne sont pas sur la liste.
}
class-trainees = Élèves
class-lessons = Leçons
class-tests = Les leçons comme épreuves
class-decisions = Décisions
class-items = Questions
class-hardest = Ce que la classe sait le moins bien
class-first-attempts = (premières réponses seulement)
class-all-attempts = (tous les passages : ce qui s’apprend entre-temps fausse les chiffres)
class-list-there = sur la liste
class-list-missing = manque
class-list-stranger = pas sur la liste
class-column-trainee = Élève
class-column-list = Liste
class-column-person = Nom sur la liste
class-column-group = Groupe
class-column-id = Numéro
class-column-answers = Réponses
class-column-right = Justes
class-column-accuracy = Exactitude
class-column-median = Médiane
class-column-lower = Premier quartile
class-column-upper = Troisième quartile
class-column-known = Décisions acquises
class-column-asked = Décisions demandées
class-column-errors = Erreurs sur 100 coups
class-column-begun = Leçons commencées
class-column-finished = Leçons terminées
class-column-passed = Leçons réussies
class-column-this-week = Minutes cette semaine
class-column-a-week = Minutes par semaine
class-column-streak = Jours de suite
class-column-last = Dernière réponse
class-column-house = Maison
class-column-lesson = Leçon
class-column-lesson-id = Id de la leçon
class-column-times = Terminée (fois)
class-column-is-passed = Réussie
class-column-passed-on = Réussie le
class-column-best = Meilleur résultat
class-column-begun-by = Commencée par
class-column-passed-by = Réussie par
class-column-attempts = Passages
class-column-people = Personnes
class-column-questions = Questions
class-column-mean = Moyenne
class-column-deviation = Écart type
class-column-consistency = Cohérence interne
class-column-error = Erreur type
class-column-judged = Appréciation
class-column-flagged = À revoir
class-column-decision = Décision
class-column-drill = Exercice
class-column-decision-id = Id de la décision
class-column-asked-of = Demandée à
class-column-known-by = Acquise par
class-column-mastery = Maîtrise
class-column-wrong = Erreurs les plus fréquentes
class-column-question = Question
class-column-test = Exercice
class-column-n = Nombre de répondants
class-column-facility = Facilité
class-column-guess = Au hasard
class-column-discrimination = Discrimination
class-column-efficiency = Efficacité
class-column-top-and-bottom = Écart entre les meilleurs et les plus faibles (27 %)
class-column-look = Remarque
class-look-against = Corrigé à vérifier : les meilleurs élèves s’y trompent.
class-look-below-guess = Question à examiner : on y répond moins bien qu’au hasard. Le corrigé est-il juste, et l’énoncé clair ?
class-look-weak = Question à examiner : elle distingue à peine les meilleurs élèves des plus faibles.
class-too-few = Données insuffisantes (moins de { $fewest } passages complets).
class-few = Peu de personnes ont répondu : résultat à prendre avec prudence.
class-consistency-poor = Insuffisante : les questions ne mesurent pas toutes la même chose.
class-consistency-fair = Moyenne.
class-consistency-good = Satisfaisante.
class-consistency-doubtful = Étonnamment élevée : des questions se répètent peut-être.
class-open = Bilan de classe
class-title = Bilan de classe
class-empty = Aucune classe chargée
class-empty-about = Déposez ici les profils ou leur dossier, ou saisissez le chemin. Avec une liste de noms, on voit aussi qui manque.
class-only-read = Lecture seule : aucun profil n’est modifié.
class-reading = Lecture de la classe…
class-path = Dossier, profil exporté ou liste de noms
class-read = Charger
class-sources = Sources
class-again = Recharger
class-clear = Charger une autre classe
class-tableau = Tableau
class-xlsx = Exporter vers un tableur
class-csv = Exporter en CSV
class-count-all = Toutes les tentatives
class-grid = Élèves et leçons
class-nobody = Aucune réponse n’a été trouvée.
class-sort = Tri
class-sort-name = par nom
class-sort-errors = le plus d’erreurs d’abord
class-sort-lessons = le moins de leçons d’abord
class-sort-minutes = le moins de minutes d’abord
class-sort-last = la plus longue absence d’abord
class-not-begun = non commencée
class-is-passed = réussie
class-is-begun = commencée
class-is-finished = parcourue, non réussie
class-cell-best = meilleur résultat { $percent } %
class-cell-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
class-cell-median = temps médian { $seconds } s
class-cell-passed = réussie le { $day }
class-cell-last = dernière réponse le { $day }
class-legend = Une coche : leçon réussie. Un anneau : leçon terminée sans être réussie. Un point : leçon commencée. Le chiffre est la meilleure part de réponses justes, en pour cent.
class-missing = Manquent : { $names }
class-strangers = Pas sur la liste : { $names }
class-no-house = La maison de ces réponses n’est pas installée sur cet ordinateur.
class-whole = toute la classe
class-whose = Tableau de
class-never-asked = question jamais posée
class-cell-right = { $right ->
    [one] { $right } réponse juste
   *[other] { $right } réponses justes
} sur { $asked }
class-cell-known = acquise par { $known } sur { $asked }
class-tableau-legend = Le chiffre est la part de réponses justes, en pour cent. Hachuré : question jamais posée.
class-wrong-are = Erreurs les plus fréquentes : { $wrong }
class-no-questions = Aucune question n’a encore reçu de réponse.
class-as-asked = Telle qu’elle est posée, par exemple :
class-rests-on = { $count ->
    [one] D’après { $count } réponse.
   *[other] D’après { $count } réponses.
}
class-too-few-here = Trop peu de personnes pour calculer la discrimination (moins de { $fewest }).
# A heading with its content, read aloud.
class-of = { $what } : { $said }
class-here = Charger les profils locaux
class-look-first = À regarder d’abord
class-look-others = Toutes les autres
class-look-hard = { $wrong ->
    [one] { $wrong } sur { $of } s’est trompé.
   *[other] { $wrong } sur { $of } se sont trompés.
}
class-about-facility = La part des réponses justes.
class-about-guess = La part de réponses justes qu’on aurait au hasard.
class-about-discrimination = Près de 1 : ceux qui réussissent le reste réussissent aussi cette question. Près de 0, elle ne révèle rien ; au-dessous, c’est l’inverse.
class-about-efficiency = Ce que cette question révèle du niveau, par rapport à ce qu’elle pourrait en révéler.
class-about-top-and-bottom = Part de réponses justes des 27 % les meilleurs, moins celle des 27 % les plus faibles.
class-about-median = La moitié de la classe répond plus vite.
class-about-lower = Un quart de la classe répond plus vite.
class-about-upper = Un quart de la classe répond plus lentement.
