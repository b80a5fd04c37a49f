# The screens of the window.
app-name = Tailleur
app-purpose = L’entraînement des croupiers de punto banco

go-on = Continuer
go-back = Retour
close = Fermer
key-enter = Entrée
key-escape = Échap

welcome-who = Qui s’entraîne ?
welcome-first = Bienvenue. Comment vous appelez-vous ?
welcome-new = Nouveau profil
welcome-name = Votre nom
welcome-begin = Commencer
welcome-kept = Vos réponses restent sur cet ordinateur, dans votre dossier personnel.
welcome-trainers = Pour les formateurs

home-next = À faire maintenant
home-again = Tout est réussi. Pour garder la main :
home-begin = Commencer
home-house = Règlement
home-questions = { $questions ->
    [one] { $questions } question
   *[other] Environ { $questions } questions
 }
home-pass-mark = leçon réussie à partir de { $accuracy } % · temps visé : { $seconds } s par réponse
home-pass-mark-untimed = leçon réussie à partir de { $accuracy } %
home-begun = commencée
home-best = meilleur résultat { $percent } %
home-best-missing = { $count ->
    [one] au mieux { $right } sur { $asked } : encore 1 réponse juste
   *[other] au mieux { $right } sur { $asked } : encore { $count } réponses justes
}
home-pace = temps médian : { $seconds } s (visé : { $aim } s)
home-pace-earned = temps visé atteint : { $seconds } s
home-passed = réussie
home-passed-elsewhere = réussie ({ $house }, où la règle est la même)
home-no-lessons = Il n’y a pas de leçon pour cette maison. Choisissez-en une autre ci-dessus.
home-change-profile = Changer de profil
home-settings = Réglages
home-keys = Raccourcis
home-lesson-name = { $title }, { $state }

lesson-progress = { $done } sur { $all }
lesson-progress-again = { $done } sur { $all }, dont { $again } à refaire
lesson-pause = Pause
lesson-paused = En pause
lesson-paused-kept = Le chronomètre est arrêté. Vos réponses sont enregistrées.
lesson-resume = Reprendre
page-back = Retour
rule-show = Voir la règle
rule-hide = Masquer la règle
sources-show = Voir la source
sources-hide = Masquer la source
lesson-leave = Quitter la leçon
test-leave = Enregistrer et quitter
lesson-example = Exemple
lesson-worked = Trois erreurs de ce genre. Voici un cas résolu :
lesson-your-answer = Votre réponse
lesson-check = Valider
lesson-pick-hint = Appuyez sur une touche, ou cliquez.
lesson-number-hint = Tapez le chiffre, ou cliquez dessus.
lesson-long-number-hint = Tapez le nombre, puis Entrée.
lesson-money-hint = Tapez la somme, puis Entrée.
lesson-several-hint = Répondez à chaque question. Passez de l’une à l’autre avec les flèches haut et bas.

verdict-right = Juste
verdict-wrong = Faux
verdict-expected = Bonne réponse
verdict-given = Votre réponse
verdict-why = Pourquoi
verdict-working = Le détail
verdict-more-reasons = { $count ->
    [one] Encore une raison
   *[other] Encore { $count } raisons
}
verdict-time = { $seconds } s
source-stated = { $house }, clause { $clause }
source-silent = Le règlement ne le précise pas ; on suit l’usage courant.
source-corrected = { $house }, clause { $clause }, lue selon le sens et non à la lettre
part-name = { $label } { $answer }
no-answer-yet = sans réponse

summary-title = Fin de la leçon
summary-passed = Réussie
summary-not-yet = Pas encore réussie
summary-score = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $asked }
summary-accuracy = { $percent } %
summary-pace = Temps médian : { $seconds } s (visé : { $aim } s).
summary-pace-earned = Temps médian : { $seconds } s, temps visé atteint.
summary-mark = Seuil : { $accuracy } %
summary-missing = { $count ->
    [one] Il vous manquait 1 réponse juste pour réussir.
   *[other] Il vous manquait { $count } réponses justes pour réussir.
}
summary-spared = Vous maîtrisiez déjà une partie de la leçon : { $count ->
    [one] 1 question en moins.
   *[other] { $count } questions en moins.
}
summary-read = Cette leçon ne pose pas de question.
summary-look-again = À revoir
summary-next = Ensuite : { $title }
summary-again = Recommencer la leçon
summary-test-again = Recommencer l’épreuve
summary-questions = Refaire sans les pages de cours
summary-home = Accueil

settings-title = Réglages
settings-training = Formation
settings-look = Affichage
settings-answers = Questions
settings-more = Autres écrans
settings-language = Langue
settings-language-system = Langue du système
settings-house = Règlement
settings-purpose = Utilisation
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-dark = Sombre
settings-theme-light = Claire
settings-felt = Tapis
settings-felt-green = Vert
settings-felt-blue = Bleu
settings-text = Taille du texte
settings-timers = Chronométrer les réponses
settings-timers-about = Sans chronomètre, aucune horloge n’est affichée ; seules comptent les réponses justes.
settings-goes-on = Enchaîner après une réponse juste
settings-goes-on-about = La question reste affichée en cas d’erreur, si le chronomètre est coupé ou si un lecteur d’écran est actif.
settings-four-colours = Cartes à quatre couleurs
settings-four-colours-about = Carreaux bleus, trèfles verts.
settings-motion = Réduire les animations
settings-motion-about = Les cartes apparaissent directement à leur place.
settings-sources = Toujours montrer la source
settings-sources-about = Sous chaque « Pourquoi » : la source, ou la mention que le règlement n’en dit rien. F2 : afficher ou masquer.
settings-chips = Régler les mises en jetons
settings-chips-about = Chaque paiement se fait avec les jetons d’un plateau ; sinon, avec un pavé numérique. On peut toujours taper un montant.

about-title = À propos
about-version = Tailleur { $version }
about-licence = Logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
about-updates = Nouvelles versions : { $page }. Tailleur n’utilise jamais internet et ne les cherche donc pas lui-même.
about-updates-elsewhere = Les nouvelles versions sont là où vous avez trouvé celle-ci. Tailleur n’utilise jamais internet et ne les cherche donc pas lui-même.
about-inside = Ce que contient le programme
about-libraries = { $count } composants logiciels
about-assets = Caractères : Inter (SIL OFL 1.1). Signes : DejaVu (Bitstream Vera). Figures des cartes : Adrian Kennard (CC0). Voix : Kokoro-82M (Apache 2.0) ; la voix française a été entraînée sur la base SIWIS (CC BY 4.0).

keys-title = Raccourcis clavier
keys-enter = Continuer
keys-home-start = Commencer ce qui est proposé
keys-home-find = Chercher une leçon : tapez simplement
keys-escape = Revenir ; dans une leçon : pause, puis quitter
keys-question-mark = Afficher les raccourcis
keys-full-screen = Plein écran
keys-tab = Passer à l’élément suivant
keys-digits = Répondre par le numéro, ou taper une somme
keys-letters = Répondre par la lettre indiquée
keys-chips = Prendre le jeton de cette lettre
keys-arrows = Changer de ligne dans une réponse à plusieurs lignes
keys-backspace = Effacer le dernier chiffre ou annuler la dernière ligne

notice-no-such-lesson = Cette leçon n’existe pas. Choisissez-en une dans la liste.
notice-not-for-this-house = Cette leçon n’est pas prévue pour la maison choisie. Choisissez une autre maison, ou une autre leçon.
window-cannot-open = La fenêtre ne peut pas s’ouvrir : { $error }
    Il faut un environnement graphique et OpenGL 2 ou plus récent. Mettez à jour le pilote graphique, ou utilisez les commandes de `tailleur --help`, qui n’ont pas besoin de fenêtre.
profile-missing = Il n’y a plus de profil au nom de { $name }. Choisissez-en un autre ou créez-en un.
lesson-grid-hint = T ou 1 : tire ; R ou 2 : reste. Flèches : se déplacer. Espace : inverser T et R. Retour arrière : effacer.
lesson-call-hint = Lettre ou chiffre : choisir un mot ; Espace : saisie libre ; Retour arrière : effacer ; Entrée : valider.
lesson-chips-hint = Poser un jeton : tapez sa lettre, cliquez dessus ou glissez-le. Retour arrière : enlever le dernier. Entrée : valider.
lesson-order-hint = Lettre ou clic : placer l’étape suivante. Flèches : choisir ; Espace : prendre ou poser. Retour arrière : annuler.
lesson-order-enacted = Chaque étape se joue sur la table dès que vous la placez.
lesson-settle-hint = Cliquez dessus, ou utilisez les flèches.
remark-fewer-pieces = La somme est juste, en { $given } pièces. { $fewest ->
        [one] Une seule aurait suffi.
       *[other] { $fewest } auraient suffi.
    }
