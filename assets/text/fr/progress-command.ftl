# La commande sur ce qu’un profil sait.
cli-progress = Afficher, exporter, fusionner et vérifier ce qui a été appris
cli-usage-progress = tailleur progress show|report|certificate|export|merge|redate|verify …
cli-progress-show = Afficher ce qu’un profil sait, exercice par exercice
cli-usage-progress-show = tailleur progress show [--profile NOM] [--data DOSSIER] [--json|--csv]
cli-progress-export = Écrire chaque réponse d’un profil en tableau ou en JSON
cli-usage-progress-export = tailleur progress export [--profile NOM] [--data DOSSIER] --csv|--json [--out FICHIER]
cli-progress-merge = Fusionner profils, archives et journaux dans un dossier ; rien ne se perd, et deux fois vaut une
cli-usage-progress-merge = tailleur progress merge SOURCE… --into DOSSIER
cli-progress-verify = Vérifier chaque entrée de profils, d’archives et de journaux
cli-usage-progress-verify = tailleur progress verify CHEMIN…
cli-progress-redate = Redater les réponses données pendant que l’horloge avançait beaucoup
cli-usage-progress-redate = tailleur progress redate [--profile NOM] [--data DOSSIER] [--to JOUR|--set-aside]
cli-value-day = JOUR
cli-redate-to = Le jour où la dernière de ces réponses a été donnée, par exemple 2026-11-23 (par défaut, aujourd’hui)
cli-redate-set-aside = Ne plus compter ces réponses nulle part ; elles restent dans leur fichier
cli-progress-profile = Le profil (par défaut, le dernier ouvert)
cli-progress-csv = Répondre en tableau CSV
cli-progress-json = Répondre en JSON, un objet par ligne
cli-progress-json-whole = Répondre en JSON, un seul objet
cli-progress-out = Écrire dans ce fichier
cli-progress-paths = Le dossier d’un profil, une archive de profil ou un journal
cli-progress-into = Le dossier qui reçoit ce qui lui manque ; il est créé s’il n’existe pas
file-is-no-folder = { $file } : un fichier ; il faut un dossier.
progress-which = Indiquez ce qu’il faut : show, export, merge, redate ou verify. Voir « tailleur progress --help ».
progress-which-form = Indiquez le format : --csv ou --json.
progress-no-data = Il n’y a pas là de dossier de données. Indiquez-en un avec --data.
progress-no-profile = Il n’y a pas encore de profil.
progress-which-profile = Indiquez un profil avec --profile. Il y a : { $known }.
progress-nothing-there = Aucun journal trouvé là. Indiquez le dossier d’un profil, une archive de profil ou un journal.
progress-not-written = { $place } ne peut pas être écrit. { $trouble }
progress-file-good = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
progress-file-later = { $count } du genre { $kind }, pour une version plus récente
progress-file-doubles = { $count } déjà vues
progress-file-bad = { $count ->
    [one] { $count } ligne ignorée
   *[other] { $count } lignes ignorées
}
progress-file-missing = { $count ->
    [one] { $count } ligne manquante
   *[other] { $count } lignes manquantes
}
progress-redated = { $count ->
    [0] Aucune réponse n’est datée d’après aujourd’hui. Rien n’a été changé.
    [one] { $count } entrée était datée d’après aujourd’hui et compte désormais pour le { $day }.
   *[other] { $count } entrées étaient datées d’après aujourd’hui ; la dernière compte désormais pour le { $day }.
}
progress-set-aside = { $count ->
    [0] Aucune réponse n’est datée d’après aujourd’hui. Rien n’a été changé.
    [one] { $count } entrée était datée d’après aujourd’hui et ne compte plus.
   *[other] { $count } entrées étaient datées d’après aujourd’hui et ne comptent plus.
}
progress-redate-day = « { $value } » n’est pas un jour jusqu’à aujourd’hui. Écrivez-le comme 2026-11-23.
progress-file-saved = { $count ->
    [one] { $count } entrée en est sauvée
   *[other] { $count } entrées en sont sauvées
}
progress-verified = { $files ->
    [one] { $files } journal
   *[other] { $files } journaux
}, { $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
}, { $doubles } déjà vues, { $bad ->
    [0] aucune ligne abîmée
    [one] 1 ligne abîmée
   *[other] { $bad } lignes abîmées
}.
progress-merged = { $count ->
    [0] Il ne manquait rien dans { $place }.
    [one] 1 entrée nouvelle dans { $place }.
   *[other] { $count } entrées nouvelles dans { $place }.
}
bad-line-empty = rien dans cette ligne
bad-line-too-long = cette ligne est plus longue que toute entrée
bad-line-no-checksum = cette ligne ne commence pas par une somme de contrôle
bad-line-damaged = cette ligne n’est pas telle qu’elle a été écrite : elle a été coupée ou changée
bad-line-missing = { $count ->
    [one] il manque { $count } ligne avant celle-ci
   *[other] il manque { $count } lignes avant celle-ci
}
bad-line-no-record = cette ligne est telle qu’elle a été écrite, et n’est pourtant pas une entrée
progress-shown = { $profile } : { $answers ->
    [0] pas encore de réponse
    [one] 1 réponse
   *[other] { $answers } réponses
}, { $days ->
    [one] { $days } jour d’entraînement
   *[other] { $days } jours d’entraînement
}, dont { $streak } de suite.
progress-column-house = Maison
progress-column-drill = Exercice
progress-column-answers = Réponses
progress-column-right = Justes
progress-column-accuracy = Exactitude
progress-column-median = Médiane
progress-column-known = Acquis
progress-column-due = À revoir
progress-least = Les moins acquis, avec leur probabilité, et les réponses justes sur toutes :
