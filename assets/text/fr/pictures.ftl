
# Progress charts.
pictures-title = Progrès
pictures-picture = Graphique
pictures-readiness = Êtes-vous prêt ?
pictures-tableau = Le tableau
pictures-days = Réponses par jour
pictures-weeks = Semaine par semaine
pictures-payouts = Paiements

pictures-fact = { $fact }
pictures-percent = { $percent } %
pictures-as-table = Afficher en liste (touche T)
pictures-save-picture = Enregistrer le graphique
pictures-save-table = Enregistrer la liste
pictures-file-lies-here = Fichier enregistré dans { $place }

# The tableau.
pictures-tableau-of = Le tableau · { $house }
pictures-shade-accuracy = Exactitude
pictures-shade-speed = Vitesse
pictures-shade-due = À revoir
pictures-shade-trend = Tendance
pictures-weak-accuracy = faux
pictures-strong-accuracy = juste
pictures-figure-accuracy = Chiffre : réponses justes (%).
pictures-weak-speed = lent
pictures-strong-speed = dans le temps visé
pictures-figure-speed = Chiffre : temps habituel, en secondes.
pictures-weak-due = à revoir
pictures-strong-due = acquis
pictures-figure-due = Chiffre : nombre de jours avant la prochaine révision. « ! » : à revoir maintenant.
pictures-weak-trend = moins bien
pictures-strong-trend = mieux
pictures-figure-trend = Flèche : les huit dernières réponses comparées aux précédentes. Point : pas encore assez de réponses.
pictures-legend-never = question jamais posée
pictures-never-asked = Question jamais posée.
pictures-cell-asked = { $asked ->
        [1] Question posée une fois
       *[other] Question posée { $asked } fois
    }, { $right ->
        [one] { $right } réponse juste
       *[other] { $right } réponses justes
    } ({ $percent } %)
pictures-cell-usual = temps habituel { $seconds } s
pictures-cell-last = posée pour la dernière fois le { $day }
pictures-cell-due = à revoir le { $day }
pictures-cell-due-now = à revoir maintenant
pictures-trend-up = en progrès
pictures-trend-level = stable
pictures-trend-down = en recul

# Over time.
pictures-span = { $days } jours
pictures-days-sum = { $answers ->
        [1] Une réponse
       *[other] { $answers } réponses
    } en { $days ->
        [1] un jour
       *[other] { $days } jours
    }, dont { $percent } % de justes.
pictures-day-told = { $day } : { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    }, { $wrong ->
        [one] { $wrong } fausse
       *[other] { $wrong } fausses
    }
pictures-weeks-of = Semaine par semaine · { $drill }
pictures-week-told = Semaine du { $day } : { $asked ->
    [1] 1 réponse
   *[other] { $asked } réponses
}, dont { $percent } % de justes ; temps médian { $seconds } s
pictures-week-untimed = Semaine du { $day } : { $asked ->
    [1] 1 réponse
   *[other] { $asked } réponses
}, dont { $percent } % de justes
pictures-within-target = en { $seconds } s ou moins (temps visé à long terme)
pictures-legend-median = temps médian
pictures-untimed = Aucune réponse n’est chronométrée : le chronomètre est désactivé.

# The payouts.
pictures-payouts-about = Probabilité que vous calculiez juste chaque type de paiement, du plus difficile au plus facile.
pictures-ability = Niveau { $ability } · en moyenne { $percent } % de réponses justes · { $answers ->
        [1] une réponse
       *[other] { $answers } réponses
    }

# Readiness.
pictures-clean = { $coups ->
    [one] Sur 100 coups, vous en tailleriez { $coups } sans aucune erreur.
   *[other] Sur 100 coups, vous en tailleriez { $coups } sans aucune erreur.
}
pictures-weak-point = Thème où vous feriez le plus d’erreurs : { $place }.
weak-third-card = décider si { $side } tire une troisième carte
weak-on = { $side } à { $point }
weak-natural = { $side } face à un abattage
pictures-known = { $asked } décisions rencontrées sur { $all }, { $percent } % de réponses justes. { $known ->
    [one] { $known } décision acquise
   *[other] { $known } décisions acquises
} (plusieurs bonnes réponses), dont { $fluent ->
    [one] { $fluent } rapide et récente
   *[other] { $fluent } rapides et récentes
}.
pictures-exam = Date de l’examen :
pictures-exam-none = Aucune
pictures-exam-in = Dans { $days } jours
pictures-exam-earlier = Un jour plus tôt
pictures-exam-later = Un jour plus tard
pictures-forecast = Jusqu’à l’examen
pictures-forecast-idle = Erreurs sur 100 coups (parfois plusieurs dans un même coup) : { $today } aujourd’hui ; sans entraînement, { $then } le { $day }.
pictures-forecast-exam = Sans entraînement d’ici à l’examen du { $day } : { $then } erreurs sur 100 coups, contre { $today } aujourd’hui.
pictures-would-help = Décisions à travailler d’abord, une par une
pictures-costs = Erreurs prévues par décision

# Heads of columns.
pictures-column-case = Décision
pictures-column-act = Bonne réponse
pictures-column-asked = Questions posées
pictures-column-right = Justes
pictures-column-wrong = Fausses
pictures-column-percent = Réponses justes (%)
pictures-column-seconds = Temps habituel (s)
pictures-column-median = Temps médian (s)
pictures-column-target = Temps visé à long terme (s)
pictures-column-last = Dernière réponse
pictures-column-due = À revoir
pictures-column-day = Jour
pictures-column-week = Semaine du
pictures-column-sum = Somme
pictures-column-solved = Réussite (%)
pictures-column-ability = Niveau
pictures-column-per-hundred = Cas sur 100 coups
pictures-column-recalled = Probabilité de la retrouver (%)
pictures-column-errors = Erreurs prévues sur 100 coups
pictures-column-known = Acquis (%)
pictures-column-fluent = Rapide et récent (%)

# Nothing yet.
pictures-empty-tableau = Aucune réponse avec ce règlement pour l’instant : chaque case que vous aurez travaillée se colorera ici.
pictures-empty-days = Aucune réponse sur cette période : chaque jour d’entraînement aura ici sa colonne.
pictures-empty-weeks = Aucune réponse pour l’instant : après la première semaine de cet exercice, la part de réponses justes et le temps médian s’afficheront ici.
pictures-empty-payouts = Aucun paiement avec ce règlement pour l’instant : les paiements que vous maîtrisez s’afficheront ici.
pictures-empty-readiness = Aucune réponse sur le tirage avec ce règlement pour l’instant : dès les premières, vous verrez ici combien de coups sur 100 vous tailleriez sans erreur.
