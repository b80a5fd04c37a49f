# Le bilan d’une vacation sur papier.
shift-debrief-print = Enregistrer le bilan (PDF)
cli-shift-pdf = Écrire le bilan dans ce fichier PDF
shift-paper-not-made = Impossible de créer le bilan : { $why }.
shift-paper-kind = Bilan de vacation
shift-paper-seed = graine { $seed }
shift-paper-passed = réussie
shift-paper-red = { $count ->
    [one] faute grave
   *[other] fautes graves
}
shift-paper-coups = { $count ->
    [one] coup
   *[other] coups
}
shift-paper-pace = coups à l’heure
shift-paper-expected = coups à l’heure, { $expected } attendus
shift-paper-areas = Les sept domaines
shift-paper-area = Domaine
shift-paper-letter = Lettre
shift-paper-mistakes = Fautes
shift-paper-noticed = Corrigées par l’élève
shift-paper-when = Temps · coup
shift-paper-what = Faute
shift-paper-due = Il fallait
shift-paper-clause = Clause
shift-paper-cost = Coût
shift-paper-put-right = corrigée aussitôt
shift-paper-coup = Coup
shift-paper-time = Temps
shift-paper-cards = Cartes
shift-paper-winner = Gagne
shift-paper-result = { $result }
shift-paper-incidents = Incidents
shift-paper-decision = Décision
shift-paper-practise = À travailler
shift-paper-own-words = Avec vos propres mots
shift-paper-asked = Question
shift-paper-answer = Réponse
