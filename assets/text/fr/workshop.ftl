# The workshop, in which a trainer writes a pack.
workshop-title = Atelier
workshop-about = Écrivez ici vos propres leçons. Tout est enregistré au fur et à mesure, et tout peut être annulé.
workshop-new = Un nouveau module
workshop-new-name = Titre du module
workshop-new-do = Commencer
workshop-yours = Vos modules
workshop-elsewhere = Un module qui est ailleurs
workshop-elsewhere-about = Tapez le chemin de son dossier, ou déposez-le sur la fenêtre. Il reste où il est.
workshop-folder = Chemin du dossier
workshop-open = Ouvrir
workshop-copy = Regarder un exemple
workshop-copy-about = Une copie à lire et à changer ; l’original reste tel quel.
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-add = Ajouter…
workshop-add-what = Qu’est-ce qui vient ensuite ?
workshop-add-where = Cela vient juste après ce qui est choisi.
workshop-add-not = Rien
workshop-add-entry = Ajouter
workshop-try = Essayer comme élève
workshop-hand-over = Remettre
workshop-handed-over = Le fichier à remettre est ici : { $place }
workshop-saved = Enregistré
workshop-saving = Enregistrement…
workshop-theirs = Quelqu’un d’autre a changé entre-temps : { $files }. Quelle version garder ?
workshop-take-theirs = Prendre la leur (annulable)
workshop-keep-mine = Garder la mienne
workshop-tree = Plan
workshop-form = Fiche
workshop-preview = Aperçu
workshop-up = Monter
workshop-down = Descendre
workshop-duplicate = Doubler
workshop-delete = Supprimer
workshop-leave-out = retirer
workshop-take-out = enlever
workshop-of = { $what } : { $field }
workshop-entry = { $list } { $number }
workshop-row-step = { $kind } : { $about }
workshop-row-file = { $file }
workshop-step-read = Page à lire
workshop-step-example = Exemple
workshop-step-drill = Exercice
workshop-step-mixed = Exercices mêlés
workshop-step-ask = Questions écrites
workshop-new-question = Question
workshop-new-lesson = Leçon
workshop-new-lesson-title = Nouvelle leçon
workshop-checked = à jour
workshop-checking = vérification…
workshop-deal-again = Redistribuer
workshop-nothing-to-show = Choisissez une étape ou une question : elle apparaît ici comme l’élève la verra. Rien ne s’affiche tant que le fichier a une faute ou que cette maison ne la pose pas.
workshop-cannot-try = Cela ne peut pas être essayé tel quel dans cette maison : voyez les problèmes ci-dessous.
workshop-refused = Cela n’a pas pu se faire ({ $what }). Le texte reste tel quel.
workshop-as-text = { $file } a une parenthèse ou un guillemet de trop ou en moins : il se corrige ici comme texte, et rien n’y est réécrit.
workshop-card-hint = Carte, comme 7h ou Rd
workshop-tried = Essai terminé
workshop-tried-so = { $right } réponses justes sur { $asked }. Rien n’a été noté.
workshop-tried-back = Retour à l’atelier
workshop-no-pack = Il n’y a pas de module ici : { $place } n’a pas de pack.ron.
workshop-not-written = Le fichier { $place } n’a pas pu être écrit : { $trouble }
workshop-did-field = { $field }
workshop-did-text = Texte du fichier
workshop-did-new-lesson = Nouvelle leçon
workshop-did-new-step = Nouvelle étape
workshop-did-new-question = Nouvelle question
workshop-did-duplicate = Copie
workshop-did-move = Déplacement
workshop-did-delete = Suppression
workshop-did-rename = Nouveau nom
workshop-did-lay = Table mise
workshop-lay = Mettre la table
workshop-cannot-lay = La table ne peut pas être mise : la leçon a une faute à corriger d’abord.
workshop-did-take = Version des autres
workshop-problems = { $count ->
    [0] Aucun problème
    [one] { $count } problème
   *[other] { $count } problèmes
}
workshop-has-faults = { $count ->
    [one] Le module a { $count } faute : elle est à corriger avant qu’il puisse être remis.
   *[other] Le module a { $count } fautes : elles sont à corriger avant qu’il puisse être remis.
}
workshop-row-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}

# What the words of a file are called.
form-word-aloud = Dit à voix haute
form-word-any = Sans couleur dite
form-word-ask = Questions écrites
form-word-banco = La banque
form-word-bets = Les mises
form-word-bets-closed = Fin des mises
form-word-blue = Bleue
form-word-burned = Cartes brûlées
form-word-call = Annonce composée
form-word-card-for = Carte demandée
form-word-cards = Les cartes
form-word-chips = Jetons posés
form-word-choice = Un choix
form-word-collected = Ramassée
form-word-commission = La commission
form-word-coup = Le coup
form-word-draw-or-stand = Tirer ou rester
form-word-drill = Exercice
form-word-egalite = Égalité
form-word-example = Exemple
form-word-final = Annonce finale
form-word-grid = Lignes du tableau
form-word-large = Grande table
form-word-midi = Table midi
form-word-mini = Table à sept cases
form-word-mixed = Exercices mêlés
form-word-money = Une somme
form-word-number = Un nombre
form-word-opening = L’ouverture
form-word-order = Une mise en ordre
form-word-own = Case de la maison
form-word-paid = Payée
form-word-payment = Le paiement
form-word-place-bets = Invitation à miser
form-word-point = Le point
form-word-punto = La ponte
form-word-read = Page à lire
form-word-red = Rouge
form-word-seat = Une place
form-word-settle = Mises ramassées et payées
form-word-several = Plusieurs lignes
form-word-shoe = Le sabot
form-word-spot = Une case
form-word-stake = Une mise
form-word-whole = Tout
form-word-winner = Ce qui gagne
form-word-worth = La valeur des tas
