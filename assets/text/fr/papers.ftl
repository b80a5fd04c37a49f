# The training report and the certificate.
paper-seconds = { $seconds } s
report-of = Rapport d’entraînement : { $name }
report-title = Rapport d’entraînement
report-under = { $house } · { $date }
report-expected = erreurs prévues sur 100 coups
report-of-answers = { $count ->
    [one] juste, sur { $count } réponse
   *[other] justes, sur { $count } réponses
}
report-streak = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
report-days = { $count ->
    [one] jour d’entraînement
   *[other] jours d’entraînement
}
report-nothing = Aucune réponse encore dans cette maison.
report-weeks = Réponses par semaine
report-week-of = Semaine du
report-answers = Réponses
report-right = Justes
report-median = Temps médian
report-drills = Par exercice
report-drill = Exercice
report-tableau = Le tableau
report-tableau-about = Réponses justes (%) à chaque décision sur la troisième carte. Lignes : point à deux cartes ; colonnes : troisième carte de { $punto }, selon laquelle { $banco } décide ; à droite : décision de { $punto }.
report-tableau-rows = { $banco }
report-shade = à partir de { $percent }
report-never-asked = – jamais posée
report-weakest = À travailler d’abord
report-weak-score = { $right } sur { $asked }
report-lessons = Leçons réussies
report-lessons-of = { $passed } sur { $all }
report-lesson = Leçon
report-passed-on = Réussie le
report-best = Meilleur résultat
report-tests = Épreuves de table
report-test = Épreuve
report-band = Palier
certificate-title = Certificat
certificate-given = décerné à
certificate-passed = pour avoir réussi « { $test } » selon les règles de la maison { $house }.
certificate-of = { $right ->
    [one] { $right } réponse juste
   *[other] { $right } réponses justes
} sur { $asked }
certificate-minutes = par réponse, { $minutes } min au plus
certificate-untimed = sans chronomètre
certificate-no-clock = sans limite de temps
certificate-day = date de l’épreuve
certificate-trainer = Le formateur
certificate-mark = Tailleur { $version } · code de vérification { $mark }
certificate-print = Certificat…
report-print = Imprimer un rapport…
paper-lies-here = Document enregistré dans { $place }
paper-not-made = Le document n’a pas pu être créé : { $why }.
paper-not-written = Le document n’a pas pu être enregistré dans { $place }. { $trouble }
certificate-none-passed = { $name } n’a encore réussi aucune épreuve de table.
certificate-no-such-mark = Le journal de { $name } n’a pas d’épreuve réussie avec ce code de vérification.
cli-report = Exporter le rapport d’entraînement en PDF
cli-usage-report = tailleur progress report --pdf FICHIER [--profile NOM] [--house MAISON] [--data DOSSIER]
cli-certificate = Exporter en PDF le certificat d’une épreuve de table réussie
cli-usage-certificate = tailleur progress certificate --pdf FICHIER [--profile NOM] [--mark CODE] [--house MAISON] [--data DOSSIER]
cli-value-mark = CODE
cli-certificate-mark = Le code de vérification de l’épreuve, comme 3F2A-91C0 (par défaut, la dernière réussie)
cli-paper-house = La maison (par défaut, celle du profil ou de l’épreuve)
cli-paper-pdf = Le fichier PDF à écrire
