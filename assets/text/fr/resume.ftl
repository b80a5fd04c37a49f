# Lessons and tests that are resumed, and test results.
home-continue = Reprendre
home-left = À terminer
home-left-at = À reprendre à la question { $number }
lesson-paused-place = Votre avancement est conservé aussi : vous pouvez quitter et reprendre ici plus tard, même après avoir fermé le programme.
lesson-paused-no-place = Si vous quittez, cet entraînement s’arrête là. Le prochain sera composé selon vos besoins du moment.
lesson-restart = Recommencer depuis le début
notice-lesson-changed = Cette leçon a été modifiée depuis que vous l’avez quittée : elle reprend au début. Vos réponses comptent toujours.

paper-skip = Passer
paper-mark = Marquer pour plus tard
paper-list = Toutes les questions
paper-unanswered = { $count ->
    [one] { $count } question est sans réponse. Si vous terminez maintenant, elle compte comme une erreur.
   *[other] { $count } questions sont sans réponse. Si vous terminez maintenant, elles comptent comme des erreurs.
}
paper-ahead = Sans réponse pour l’instant
paper-marked = Marquées pour plus tard
paper-skipped = Passées
paper-answered = Avec réponse
paper-question = Question { $number }
paper-state = { $state } : { $count }
paper-go-on = Aller à la question { $number }
paper-finish = Terminer l’épreuve
keys-test = Dans une épreuve : passer, marquer pour plus tard, voir toutes les questions

tests-title = Épreuves de table
tests-none = Aucune épreuve terminée pour l’instant. Les résultats s’afficheront ici, où vous pourrez les consulter à nouveau.
tests-line = { $day } : { $title }
tests-score = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $asked }
tests-passed = réussie
tests-failed = non réussie
summary-on = Passée le { $day }
tests-topics = { $count ->
    [0] Aucune erreur, dans aucun thème
    [one] { $count } thème avec des erreurs
   *[other] { $count } thèmes avec des erreurs
}
tests-open = Ouvrir le résultat
tests-column-topic = Thème
tests-column-right = Justes
tests-column-asked = Questions posées
tests-column-percent = Réponses justes (%)
