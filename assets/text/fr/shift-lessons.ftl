# Les vacations comme étapes de leçons, et à côté de l'entraînement du jour.
shift-step-worked = Pour réussir : aller au bout de la vacation.
shift-step-passed = Pour réussir : aller au bout de la vacation sans faute grave, avec au moins la note B (A est la meilleure) dans chaque domaine.
shift-step-reached = À la table : vacation réussie
shift-step-missed = À la table : vacation pas encore réussie
shift-step-coups = { $coups ->
    [one] { $coups } coup à la table
   *[other] { $coups } coups à la table
}
shift-step-passed-over = Dans l’aperçu d’une leçon, sa vacation est sautée.
home-shift-ahead = { $lessons ->
    [one] Une leçon reste à réussir avant « { $title } »
   *[other] { $lessons } leçons restent à réussir avant « { $title } »
}
today-short-shift = { $minutes } minutes à la table : « { $title } »
exchange-shift-stays = Une vacation ne se fait que dans le programme. Elle est laissée de côté.
flaw-step-no-such-shift = Il n’y a pas de vacation « { $found } ». Écrivez l’identifiant d’une vacation du programme, ou d’une du dossier `shifts` du module.
flaw-step-shift-nowhere = La vacation « { $found } » n’est possible à aucune table de cette leçon. Choisissez une autre vacation, ou d’autres maisons ou tables.
field-shift-step-length = Sa durée (à défaut, celle du fichier de la vacation).
field-shift-step-mark = Ce qu’il faut pour la réussir (à défaut, `Passed`).
field-shift-step-presentation = L’aide donnée à l’élève (à défaut, celle du fichier de la vacation).
field-shift-step-role = Les postes de l’élève (à défaut, ceux du fichier de la vacation).
field-shift-step-scenario = L’identifiant de la vacation : une du programme (`tailleur shift list`), ou une du dossier `shifts` du module.
word-shift-mark-passed = Menée à son terme, sans faute grave, avec B ou mieux dans chaque domaine.
word-shift-mark-worked = Menée à son terme.
word-step-shift = Une vacation à la table : `Shift(scenario: "first-coups", length: Some(Coups(3)))`.
sheet-is-a-shift = { $lesson } est une vacation à la table, qui se fait dans le programme. Il n’y a pas de question à imprimer.
