# The results of a room
results-title = Résultats d’une séance
results-under = { $house } · { $form } · { $date }, { $time }
results-told = { $title } · { $house } · { $form } · { $date }, { $time }
results-form-live = tous ensemble
results-form-exam = examen
results-form-own = examen, à chacun ses questions
results-people = Participants
host-wrong-answers = Réponses fausses : { $answers }
results-statistics = Statistiques
results-questions = Questions
results-answers = Réponses
results-teams = Équipes
results-teams-about = Les points d’une équipe sont la moyenne de ceux de ses membres.
results-team = { $place }. { $name } : { $points } points en moyenne, { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
results-column-place = Rang
results-column-name = Nom
results-column-team = Équipe
results-column-members = Membres
results-column-points = Points
results-column-of = Sur
results-column-answered = Réponses
results-column-extra = Temps supplémentaire
results-column-from = Compte dès la question
results-column-watched = Observateur
results-column-removed = Exclu
results-column-number = N°
results-column-expected = Bonne réponse
results-column-skipped = Passée
results-column-asked = Posée
results-column-answer = Réponse
results-column-is-right = Juste ?
results-column-time = Temps (ms)
results-column-limit = Temps accordé (ms)
results-column-counts = Compte
results-column-why = Pourquoi ces points
results-column-wrong = Erreurs fréquentes
results-extra-none = autant de temps que les autres
results-extra-quarter = un quart de temps supplémentaire
results-extra-half = la moitié du temps en supplément
results-extra-double = deux fois plus de temps
results-late = en retard : compte dès la question { $number }
results-removed = exclu par le formateur, ne compte pas
results-watched = observateur
results-skipped = passée, ne compte pas
results-why-unanswered = Pas de réponse : aucun point.
results-why-skipped = La question a été passée : elle ne compte pour personne.
results-why-wrong = Faux : aucun point.
results-why-right = Juste : { $points } points. La vitesse ne compte pas.
results-why-untimed = Juste : { $points } points. Sans limite de temps, la part de la vitesse ({ $speed } %) ne s’applique pas.
results-why-timed = Juste : { $most } points, moins { $lost } pour le temps, font { $points }. { $used } s sur { $limit } s, soit { $share } % du temps, et la vitesse décide de { $speed } % des points.
results-why-timed-extra = Juste : { $most } points, moins { $lost } pour le temps, font { $points }. { $used } s sur { $limit } s ({ $extra }), soit { $share } % du temps, et la vitesse décide de { $speed } % des points.
results-scoring-accuracy = Seules les réponses justes donnent des points.
results-scoring-speed = La vitesse compte pour { $speed } % des points d’une réponse juste.
results-not-ended = La séance n’a pas été terminée : voici les résultats connus jusque-là.
results-questions-about = Facilité : part de réponses justes. Discrimination : la question distingue-t-elle les bons élèves des plus faibles ?
results-questions-first = Quand une décision a été posée plusieurs fois à quelqu’un, c’est sa première réponse qui est comptée.
results-consistency = Cohérence interne : { $alpha }, sur { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
results-figure-people = { $count ->
    [one] participant
   *[other] participants
}
results-figure-questions = { $count ->
    [one] question qui compte
   *[other] questions qui comptent
}
results-figure-right = { $count ->
    [one] justes, sur { $count } réponse
   *[other] justes, sur { $count } réponses
}
results-figure-time = temps médian d’une réponse
results-not-made = Le document des résultats n’a pas pu être créé : { $why }.

# The replay, event by event.
replay-joined = { $name } entre.
replay-here = { $name } est connecté.
replay-away = { $name } a perdu la connexion.
replay-removed = Le formateur exclut { $name }.
replay-readmitted = Le formateur réadmet { $name }.
replay-admitted = { $name } entre.
replay-renamed = { $name } s’appelle désormais { $new }.
replay-extra-time = { $name } reçoit { $extra }.
replay-teamed = { $name } rejoint l’équipe { $team }.
replay-teamless = { $name } n’est dans aucune équipe.
replay-locked = La salle est verrouillée.
replay-unlocked = La salle est déverrouillée.
replay-exam-begins = L’examen commence.
replay-announced = Question { $number } annoncée
replay-asked = Question { $number } : { $decision }. { $prompt }
replay-ignored = Une réponse en double a été ignorée.
replay-answered-right = { $name } répond à la question { $number } : { $answer }. Juste, en { $seconds } s : { $points } points.
replay-answered-wrong = { $name } répond à la question { $number } : { $answer }, au lieu de { $expected }. Faux, en { $seconds } s : aucun point.
replay-closed-trainer = Le formateur arrête les réponses.
replay-closed-time = Le temps est écoulé.
replay-closed-all = Tous ont répondu.
replay-revealed = La bonne réponse est affichée.
replay-ranked = Le classement est affiché.
replay-skipped = La question est passée : elle ne compte pas.
replay-paused = Le temps s’arrête.
replay-resumed = Le temps reprend.
replay-extended = Temps ajouté : { $seconds } s.
replay-granted = { $name } reçoit { $seconds } s de plus.
replay-ended = La séance est terminée.

# tailleur room
cli-room = Afficher les résultats d’une séance ; sans journal, les séances précédentes
cli-usage-room = tailleur room [JOURNAL] [--csv DOSSIER] [--xlsx FICHIER] [--pdf FICHIER] [--json | --replay] [--practice DOSSIER] [--data DOSSIER]
cli-value-log = JOURNAL
cli-room-log = Le journal d’une séance : un fichier, ou son nom dans le dossier des séances
cli-room-csv = Écrire dans ce dossier people.csv, teams.csv, questions.csv et answers.csv
cli-room-xlsx = Écrire un classeur, une feuille par tableau
cli-room-pdf = Écrire un PDF à imprimer
cli-room-json = Afficher le tout en un objet JSON
cli-room-replay = Afficher événement par événement ce qui s’est passé, et d’où viennent les points
cli-room-practice = Créer dans ce dossier un module avec une leçon sur les erreurs de la classe
room-lesson-changed = La leçon { $lesson } a changé depuis l’ouverture de la séance, qui ne peut donc pas être rejouée.
room-results-kept = { $why } Les résultats de la séance ont été enregistrés à sa fin : { $place }
room-log-torn = La dernière ligne de { $place } est incomplète et a été ignorée.
room-which-log = Indiquez le journal d’une séance. « tailleur room » seul en affiche la liste.
room-none = Il n’y a eu aucune séance : { $place } ne contient pas de journal.
room-list = Les journaux dans { $place }, le dernier d’abord :
room-column-day = Jour
room-column-time = Heure
room-column-stands = État
room-column-log = Journal
room-ended = terminée
room-open = ouverte
room-broken-off = interrompue
host-results-lie = Les résultats restent dans le journal. Pour les exporter : tailleur room "{ $place }" --xlsx FICHIER (ou --pdf, --csv, --json, --replay, --practice).
host-left = La séance n’a pas été terminée. tailleur host --resume la reprend ; tailleur room "{ $place }" affiche les résultats connus.

# The review lesson.
practice-title = À revoir : { $title }
practice-about = Les erreurs de la classe du { $date }, d’après le journal de la séance.
practice-goal = Travailler les erreurs de la classe.
practice-read = Voici les erreurs de la classe, les décisions les moins réussies d’abord. Chacune revient dans les exercices qui suivent.
practice-line = { $decision } ({ $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $of })
practice-comment = Créé d’après le journal d’une séance : chaque exercice est limité aux erreurs de la classe.
practice-wider = Aucun exercice ne porte sur « { $decision } » seulement : { $drill } couvre { $count } décisions.
practice-contrast = Toutes ces questions ont la même réponse : d’autres questions y ont été ajoutées.
practice-left = La décision « { $decision } » a été laissée de côté : aucun exercice ne la demande.
practice-left-too-long = La décision « { $decision } » a été laissée de côté : la leçon durerait plus d’une heure.
practice-folder-name = Le dossier d’un module porte un nom fait de minuscules, de chiffres et de traits d’union : { $meant } au lieu de { $found }.
practice-nothing = Rien à revoir : chaque décision a au moins { $percent } % de réponses justes.
practice-unanswered = Aucune réponse ne compte encore : il n’y a rien à revoir.
practice-all-left = Impossible de faire une leçon des erreurs de la classe : toutes ont dû être laissées de côté.
practice-no-pack = La leçon { $lesson } et son module n’existent plus : il n’y a rien à revoir. Installez de nouveau le module.
practice-notes = Remarques sur la leçon de révision : { $notes }
practice-notes-more = { $count ->
    [one] Il y a encore { $count } remarque : tailleur room les affiche toutes avec --practice.
   *[other] Il y a encore { $count } remarques : tailleur room les affiche toutes avec --practice.
}
practice-made = { $count ->
    [one] Une décision
   *[other] { $count } décisions
} à revoir, en { $questions } questions. Le module est dans { $place }.
practice-there = { $place } contient déjà un module. Indiquez un autre dossier.
