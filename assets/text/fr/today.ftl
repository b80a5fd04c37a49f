
# Today’s practice, the warm-up, and the review of mistakes.
today-title = L’entraînement du jour
today-questions = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}
today-length = Environ { $minutes } minutes, { $questions }
today-content = Au programme
today-minutes = Minutes
today-minutes-name = { $minutes } minutes
today-drill = { $drill } : { $count }
today-others = autres : { $count }
today-reason = { CAPITAL($why) } : { $decision }
today-and-others = { $others ->
    [one] { $reason }, et une autre question
   *[other] { $reason }, et { $others } autres questions
}
today-all-fresh = Rien n’est à revoir : vous commencez par ce que vous n’avez pas vu depuis le plus longtemps.
today-more = S’entraîner encore
today-done = L’entraînement du jour est fait. Vous pouvez continuer, ou reprendre demain.
today-done-briefly = L’entraînement du jour est fait.
today-streak = { $days ->
    [one] { $days } jour d’entraînement
   *[other] { $days } jours d’entraînement de suite
}

forecast-line = À { $minutes } min par jour, comptez environ { $errors } { $errors ->
    [one] erreur
   *[other] erreurs
} sur 100 coups { $when } (sans doute de { $low } à { $high }).
forecast-at-exam = à l’examen du { $day }
forecast-by = le { $day }
today-later = { $count ->
    [one] Une question reportée à un autre jour : { $example }
   *[other] { $count } questions reportées à un autre jour, par exemple { $example }
}
today-later-do = S’exercer maintenant
later-title = Questions reportées

why-wrong-just-now = erreur à l’instant
why-new = à découvrir
why-wrong = erreur { $when }
why-slow = réponse lente { $when }
why-due = À revoir (vu { $when })
why-beside = souvent confondue avec « { $other } »
why-problem = à votre niveau
why-turn = à revoir maintenant
why-frequent = fréquent à la table
when-today = aujourd’hui
when-yesterday = hier
when-on = le { $day }

warm-up-title = Échauffement : dix appuis
warm-up-about = Appuyez vite sur le côté qui s’allume. Votre temps de réaction est ensuite retranché du temps de chaque réponse.
warm-up-now = Dès qu’un côté s’allume, appuyez sur ← ou →, ou cliquez dessus. Votre temps de réaction sera déduit de vos temps de réponse.
warm-up-keys = Au clavier : les flèches gauche et droite, ou 1 et 2.
warm-up-start = Commencer
warm-up-skip = Passer
warm-up-progress = { $done } sur { $all }
warm-up-missed = Mauvais côté. Ce n’est rien.
warm-up-lit = { $side }, case allumée
warm-up-dark = { $side }

again-title = Revoir vos erreurs
again-do = Reprendre les questions ratées
practice-done = Fini pour aujourd’hui
practice-more = S’entraîner encore
review-given = Votre réponse : { $given }
review-expected = Bonne réponse : { $expected }
settings-target = Temps visé à terme
settings-target-about = Pour les questions faciles ; les autres laissent plus de temps. Chaque leçon a son propre temps visé.
settings-target-seconds = { $seconds } s
settings-measure = Refaire l’échauffement
settings-measured = Votre temps de réaction : { $seconds } s
