# The command for saved progress.
cli-progress = Afficher, exporter, fusionner et vérifier les progrès
cli-usage-progress = tailleur progress show|report|certificate|export|merge|redate|verify …
cli-progress-show = Afficher les progrès d’un profil, exercice par exercice
cli-usage-progress-show = tailleur progress show [--profile NOM] [--data DOSSIER] [--json|--csv]
cli-progress-export = Exporter chaque réponse d’un profil en tableau ou en JSON
cli-usage-progress-export = tailleur progress export [--profile NOM] [--data DOSSIER] --csv|--json [--out FICHIER]
cli-progress-merge = Fusionner profils, exports et journaux dans un dossier ; les doublons sont ignorés, rien ne se perd
cli-usage-progress-merge = tailleur progress merge SOURCE… --into DOSSIER
cli-progress-verify = Vérifier chaque entrée de profils, d’exports et de journaux
cli-usage-progress-verify = tailleur progress verify CHEMIN…
cli-progress-redate = Corriger la date des réponses données quand l’horloge était très en avance
cli-usage-progress-redate = tailleur progress redate [--profile NOM] [--data DOSSIER] [--to JOUR|--set-aside]
cli-value-day = JOUR
cli-redate-to = Le jour où la dernière de ces réponses a été donnée, par exemple 2026-11-23 (par défaut, aujourd’hui)
cli-redate-set-aside = Ignorer ces réponses ; elles restent dans leur fichier
cli-progress-profile = Le profil (par défaut, le dernier ouvert)
cli-progress-csv = Afficher un tableau CSV
cli-progress-json = Afficher du JSON, un objet par ligne
cli-progress-json-whole = Afficher un seul objet JSON
cli-progress-out = Écrire dans ce fichier
cli-progress-paths = Un dossier de profil, un profil exporté ou un journal
cli-progress-into = Le dossier où fusionner ; il est créé s’il n’existe pas
file-is-no-folder = { $file } est un fichier ; il faut un dossier.
progress-which = Choisissez show, export, merge, redate ou verify. Voir « tailleur progress --help ».
progress-which-form = Choisissez un format : --csv ou --json.
progress-no-data = Dossier de données introuvable. Indiquez-en un avec --data.
progress-no-profile = Il n’y a pas encore de profil.
progress-which-profile = Indiquez un profil avec --profile. Choisissez parmi : { $known }.
progress-nothing-there = Aucun journal trouvé. Indiquez un dossier de profil, un profil exporté ou un journal.
progress-not-written = Impossible d’écrire dans { $place }. { $trouble }
progress-file-good = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
progress-file-later = { $count } de type { $kind }, pour une version plus récente
progress-file-doubles = { $count } en double
progress-file-bad = { $count ->
    [one] { $count } ligne ignorée
   *[other] { $count } lignes ignorées
}
progress-file-missing = { $count ->
    [one] { $count } ligne manquante
   *[other] { $count } lignes manquantes
}
progress-redated = { $count ->
    [0] Aucune réponse ne porte une date future. Rien n’a été changé.
    [one] { $count } entrée portait une date future et compte désormais pour le { $day }.
   *[other] { $count } entrées portaient une date future ; la dernière compte désormais pour le { $day }.
}
progress-set-aside = { $count ->
    [0] Aucune réponse ne porte une date future. Rien n’a été changé.
    [one] { $count } entrée portait une date future et ne compte plus.
   *[other] { $count } entrées portaient une date future et ne comptent plus.
}
progress-redate-day = « { $value } » n’est pas une date valable, ou vient après aujourd’hui. Écrivez-la comme 2026-11-23.
progress-file-saved = { $count ->
    [one] { $count } entrée récupérée
   *[other] { $count } entrées récupérées
}
progress-verified = { $files ->
    [one] { $files } journal
   *[other] { $files } journaux
}, { $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
}, { $doubles } en double, { $bad ->
    [0] aucune ligne endommagée
    [one] 1 ligne endommagée
   *[other] { $bad } lignes endommagées
}.
progress-merged = { $count ->
    [0] Il ne manquait rien dans { $place }.
    [one] 1 entrée nouvelle dans { $place }.
   *[other] { $count } entrées nouvelles dans { $place }.
}
bad-line-empty = ligne vide
bad-line-too-long = ligne plus longue que toute entrée
bad-line-no-checksum = ligne sans somme de contrôle au début
bad-line-damaged = ligne endommagée (coupée ou modifiée)
bad-line-missing = { $count ->
    [one] il manque { $count } ligne avant celle-ci
   *[other] il manque { $count } lignes avant celle-ci
}
bad-line-no-record = ligne intacte, mais ce n’est pas une entrée valide
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
progress-column-median = Temps médian
progress-column-known = Acquis
progress-column-due = À revoir
progress-least = Les décisions les moins acquises (probabilité de les retrouver, réponses justes) :
