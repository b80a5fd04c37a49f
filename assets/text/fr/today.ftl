# L’entraînement du jour, l’échauffement, et ce qu’on revoit.

today-title = L’entraînement du jour
today-questions = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}
today-length = Environ { $minutes } minutes, { $questions }
today-minutes = Minutes
today-minutes-name = { $minutes } minutes
today-drill = { $drill } { $count }
today-others = autres { $count }
today-reason = { $decision } – { $why }
today-and-others = { $others ->
    [one] { $reason }, et { $others } autre
   *[other] { $reason }, et { $others } autres
}
today-all-fresh = Tout est frais : ce qui n’a pas été demandé depuis longtemps vient d’abord.
today-done = Vous vous êtes entraîné aujourd’hui. Continuer ne fait pas de mal, et demain est un autre jour.
today-streak = { $days ->
    [one] { $days } jour d’entraînement
   *[other] { $days } jours d’entraînement de suite
}

why-wrong-just-now = faux à l’instant
why-new = nouveau
why-wrong = faux { $when }
why-slow = lent { $when }
why-due = demandé pour la dernière fois { $when }
why-beside = se confond avec { $other }
why-problem = à peu près aussi difficile qu’il vous le faut
why-turn = c’est son tour
when-today = aujourd’hui
when-yesterday = hier
when-on = le { $day }

warm-up-title = Dix touches pour s’échauffer
warm-up-about = Appuyez sur le côté qui s’allume, aussi vite que possible. Le temps de vos doigts est ensuite retiré de chaque réponse : seule compte la réflexion.
warm-up-keys = Au clavier : les flèches gauche et droite, ou 1 et 2.
warm-up-start = Commencer
warm-up-skip = S’en passer
warm-up-progress = { $done } sur { $all }
warm-up-missed = L’autre côté. Ce n’est rien.
warm-up-lit = { $side }, allumé
warm-up-dark = { $side }

again-title = Encore une fois ce qui était faux
again-do = Les refaire
practice-done = Fini pour aujourd’hui
practice-more = Encore un peu
review-given = Vous : { $given }
review-expected = Juste : { $expected }
settings-target = Visée pour une réponse facile
settings-target-seconds = { $seconds } s
settings-measure = Mesurer vos touches de nouveau
settings-measured = Une touche vous prend { $seconds } s ici.
