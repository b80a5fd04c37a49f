# The screens of a shift: choice, table, debrief.
shift-at-the-table = À la table
shift-choice-about = Une vacation entière, de la première annonce au dernier paiement : c’est à cela que servent les leçons.
shift-choice-none = Il n’y a pas de vacation pour cette table.
shift-choice-shifts = Vacation
shift-choice-help = Aide
shift-choice-begin = Commencer la vacation
shift-choice-post = Votre poste
shift-post-all = Tous les postes
shift-post-all-about = Vous tenez tous les postes : vous dirigez le coup, annoncez, ramassez les mises perdantes et payez les gagnantes.
shift-guided-about = Le premier coup montre chaque geste, et le premier paiement de chaque case son montant. Le reste est à vous.
shift-answer-natural = Un abattage : 8 ou 9 en deux cartes.
shift-post-shown-about = Le programme tient tous les postes : suivez chaque geste.
shift-post-chef = Le chef
shift-post-observer = Vous observez
shift-facts = { $length } · { $guests ->
    [one] { $guests } client
   *[other] { $guests } clients
}
shift-presentation-shown = Démonstration
shift-presentation-guided = Guidage
shift-presentation-practice = Entraînement
shift-presentation-floor = En salle
shift-presentation-shown-about = Le programme tient la table ; vous avancez pas à pas et lisez l’explication de chaque geste.
shift-presentation-guided-about = Vous tenez la table. Chaque geste est mis en évidence ; dès le deuxième coup, à vous de trouver les annonces.
shift-presentation-practice-about = F1 affiche l’aide. Les fautes sont signalées à la fin du coup.
shift-presentation-floor-about = Sans aide, au chronomètre, avec des clients qui s’impatientent. Les fautes ne sont indiquées qu’au bilan.
shift-go-on = Reprendre la vacation
shift-saved-unreadable = La vacation interrompue ne peut pas être reprise : { $reason }
shift-coup-of = Coup { $number } sur { $all }
shift-coup-number = Coup { $number }
shift-opening = Ouverture
shift-closing = Fermeture
shift-pace-band = { $pace } coups à l’heure ; fourchette : { $from } à { $to }
shift-due-title = { $post } · à faire
shift-due-call = { $post } · à annoncer
shift-due-pay = { $post } · à payer
shift-due-also = Vous pouvez aussi commencer par :
shift-due-more = Et { $count } de plus
shift-due-none = Rien à faire pour l’instant : attendez les autres.
shift-waits-for = On attend { $person }
shift-waits-for-act = { CAPITAL($person) } doit { $act }
shift-due-name = À faire : { $act }
shift-next = Continuer
shift-wait = Patientez
shift-wait-on = Abréger l’attente
shift-help = Afficher l’aide
shift-help-hide = Masquer l’aide
shift-keys-show = Avec touches
shift-keys-hide = Sans touches
shift-target-none = Cliquez, ou utilisez les touches affichées. Mises : ← → ; cartes et personnes : ↑ ↓ ; autres annonces : Espace.
shift-target-words = autres annonces
shift-typed = Tapé : { $typed }
shift-on-marble = { $person } : { $amount } sur le marbre
shift-paused = La vacation est en pause
shift-paused-about = Chaque geste est enregistré : reprenez quand vous voulez, même après avoir fermé le programme.
shift-end-now = Terminer la vacation
shift-end-about = « Quitter la table » garde votre place. Une vacation terminée avant l’heure mène au bilan, et n’est pas réussie.
shift-chef-title = Remarques du chef, coup { $number }
shift-chef-right = Coup { $number } sans faute
shift-debrief = Bilan
shift-debrief-ask = D’abord, à vous de juger (facultatif)
shift-debrief-well = Qu’est-ce qui a bien marché ?
shift-debrief-broke = Qu’est-ce qui n’a pas marché ?
shift-debrief-next = Et la prochaine fois ?
shift-debrief-show = Voir le résultat
shift-debrief-seen = { $coups ->
    [0] Vous avez quitté la démonstration avant la fin du premier coup.
    [one] Vous avez vu un coup du début à la fin.
   *[other] Vous avez vu { $coups } coups du début à la fin.
}
shift-debrief-passed = Réussie : aucune faute grave, et au moins la note B dans chaque domaine.
shift-debrief-below = Vacation pas encore réussie : il faut au moins B dans chaque domaine.
shift-debrief-red-line = { $count ->
    [one] Vacation pas encore réussie : il y a eu une faute grave.
   *[other] Vacation pas encore réussie : il y a eu { $count } fautes graves.
}
shift-debrief-area = { $area } : { $letter }
shift-letters-about = A : maîtrisé. B : petites erreurs. C : à retravailler. × : une faute grave, ou trop de fautes.
shift-debrief-answers = Vos réponses
shift-debrief-timeline = Coups
shift-debrief-no-faults = Aucune faute dans cette vacation.
shift-debrief-left = Vous avez arrêté avant la fin de la vacation : c’est une faute grave dans le domaine « Tenue de table ».
shift-debrief-left-table = La table telle que vous l’avez quittée
shift-debrief-before = Avant et après les coups
shift-debrief-red = faute grave
shift-debrief-again = Refaire la vacation
shift-debrief-instead = Il fallait : { $act }
shift-debrief-replay = Revoir, à partir de 5 s avant
shift-debrief-replay-coup = Revoir le coup
shift-replay-title = Revoir le coup { $number }
shift-replay-fault-next = La faute vient maintenant.
shift-replay-end = C’était le dernier geste.
shift-replay-again = Revoir du début
shift-play-on = Rejouer à partir d’ici
shift-debrief-practise = Travailler vos fautes
shift-weak-title = Vos fautes à la table
shift-debrief-row = Coup { $number }, { $result } : { $faults ->
    [0] sans faute
    [one] { $faults } faute
   *[other] { $faults } fautes
}
shift-leave = Quitter la table
shift-mood-restless = s’impatiente
shift-mood-upset = de mauvaise humeur
shift-asks = demande
shift-guest = { $person }, place { $seat }
shift-guest-standing = { $person }, debout derrière la place { $seat }
shift-with = { $thing }, { $more }
shift-you = votre poste
shift-pieces = { $count } × { $value }
shift-pieces-more = { $first } + { $rest }
shift-pieces-none = pas de jetons
shift-amount = { $amount }
shift-lying = { $person }, place { $seat }, { $spot } : { $pieces }
shift-lying-astride = { $person }, place { $seat }, à cheval sur { $spot } et { $other } : { $pieces }
shift-lying-paid = { $stake } ; payé { $paid }
shift-box = { $discard }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
shift-box-open = { $discard }, couvercle ouvert, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
shift-tray = Caisse de la table : { $pieces }
shift-marble-empty = Marbre, vide
shift-marble-print = CHANGE
shift-apart = Tapis à côté des mains
shift-shoe-empty = Sabot, vide
shift-in-hand = En main : { $pieces }. Retour arrière en repose un.
shift-hand-due = Tapez le montant, ou cliquez sur les jetons.
shift-hand-own = Calculer le montant soi-même
shift-answer-show = La réponse
shift-hand-empty = Pour donner des jetons, tapez le montant ou cliquez :
shift-amount-empty = Montant
shift-nothing-here = Rien à faire ici pour le moment.
shift-picked = Cliquez à l’endroit voulu. Échap : reposer.
shift-blank-point = Annoncer le point de { $side }
shift-blank-final = Annonce finale : { $chance }
shift-blank-pass = Passer les cartes de { $side } à une place
shift-blank-shoe = Donner le sabot à une place
shift-blank-both-points = Tapez les deux points, Punto d’abord.
shift-blank-one-point = Tapez le point, ou cliquez dessus.
shift-blank-seat = Tapez la place, puis Entrée.
shift-receiver-hint = Cliquez sur la personne, ou tapez le numéro indiqué.
shift-key-space = Espace
shift-before-the-first = Avant le premier coup
shift-clock = { $minutes } min
shift-clock-pace = { $minutes } min · { $pace } coups/h (attendus : { $expected })
shift-board-title = Derniers coups
shift-board-coups = Coups
shift-board = Tableau de marche, le dernier coup d’abord : { $results }
shift-board-one = { $chance }
shift-parts-title = Ce coup
shift-parts-now = Partie { $number } sur { $all } : { $part }
shift-parts-over = Le coup est terminé
shift-story-title = Dernières actions
shift-part-bets = Mises
shift-part-first-cards = Quatre premières cartes
shift-part-totals = Points
shift-part-result = Troisièmes cartes et résultat
shift-part-payment = Ramassage et paiement
shift-part-clearing = Défausse et sabot
shift-put-right = Corriger sur le tapis
shift-correct-open = À corriger : { $fault }. La table est telle qu’elle était juste avant.
shift-correct-missed = Pas encore : { $fault }. Voici ce qu’il fallait faire :
shift-correct-done = C’est juste.
shift-back = Retour à la vacation

# Keyboard shortcuts at the table.
keys-table-next = Faire le geste attendu, ou payer le montant saisi
keys-table-pause = Mettre la vacation en pause
keys-table-letters = Faire le geste indiqué près de la lettre
keys-table-amount = Saisir un montant
keys-table-erase = Effacer un chiffre, ou annuler le dernier geste
keys-table-bets = Choisir une mise
keys-table-others = Choisir des cartes, une demande ou une personne
keys-table-calls = Afficher les autres annonces
keys-table-help = Afficher ou masquer l’aide, s’il y en a
keys-table-keys = Afficher ou masquer les raccourcis sur la table
