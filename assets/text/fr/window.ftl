# Les écrans de la fenêtre.
app-name = Tailleur
app-purpose = L’entraînement des croupiers de punto banco

go-on = Continuer
go-back = Retour
close = Fermer
key-enter = Entrée
key-escape = Échap

welcome-who = Qui s’entraîne ?
welcome-first = Bienvenue. Comment vous appelez-vous ?
welcome-new = Quelqu’un d’autre
welcome-name = Votre nom
welcome-begin = Commencer
welcome-kept = Vos réponses restent sur cet ordinateur, dans un dossier à vous.
welcome-trainers = Pour les formateurs

home-next = À faire maintenant
home-again = Tout est acquis. Pour ne rien perdre :
home-begin = Commencer
home-house = Maison
home-questions = { $questions ->
    [one] { $questions } question
   *[other] environ { $questions } questions
 }
home-pass-mark = acquis à { $accuracy } %, rythme { $seconds } s
home-pass-mark-untimed = acquis à { $accuracy } %
home-begun = commencée
home-best = meilleur résultat { $percent } %
home-best-missing = { $count ->
    [one] au mieux { $right } sur { $asked } : encore 1 réponse juste
   *[other] au mieux { $right } sur { $asked } : encore { $count } réponses justes
}
home-pace = rythme { $seconds } s, but { $aim } s
home-pace-earned = au rythme : { $seconds } s
home-passed = acquise
home-passed-elsewhere = acquise à { $house }, où tout est pareil
home-no-lessons = Il n’y a pas de leçon pour cette maison. Choisissez-en une autre ci-dessus.
home-change-profile = Changer d’élève
home-settings = Réglages
home-keys = Touches
home-lesson-name = { $title }, { $state }

lesson-progress = { $done } sur { $all }
lesson-pause = Pause
lesson-paused = En pause
lesson-paused-kept = Le chronomètre est arrêté. Vos réponses sont enregistrées.
lesson-resume = Reprendre
page-back = Retour
rule-show = Règle
rule-hide = Cacher la règle
sources-show = Source
sources-hide = Cacher la source
lesson-leave = Quitter la leçon
lesson-example = Exemple
lesson-worked = Trois erreurs de ce genre. Voici un cas résolu :
lesson-your-answer = Votre réponse
lesson-check = Valider
lesson-pick-hint = Appuyez sur une touche, ou cliquez.
lesson-number-hint = Tapez le chiffre, ou cliquez dessus.
lesson-long-number-hint = Tapez le nombre, puis Entrée.
lesson-money-hint = Tapez la somme, puis Entrée.
lesson-several-hint = Répondez ligne par ligne. Les flèches haut et bas changent de ligne.

verdict-right = Juste
verdict-wrong = Pas tout à fait
verdict-expected = Réponse attendue
verdict-given = Vous avez répondu
verdict-why = Pourquoi
verdict-working = Le calcul
verdict-time = { $seconds } s
source-stated = { $house }, clause { $clause }
source-silent = Le texte ne dit rien ; l’usage courant s’applique.
source-corrected = { $house }, clause { $clause }, lue selon le sens et non à la lettre
part-name = { $label } { $answer }
no-answer-yet = pas encore de réponse

summary-title = Leçon terminée
summary-passed = Acquise
summary-not-yet = Pas encore
summary-score = { $right } justes sur { $asked }
summary-accuracy = { $percent } %
summary-pace = Rythme { $seconds } s, but { $aim } s.
summary-pace-earned = Rythme { $seconds } s : le rythme est acquis lui aussi.
summary-mark = Pour réussir : { $accuracy } % de réponses justes.
summary-missing = { $count ->
    [one] { $right } sur { $asked } : encore 1 réponse juste et la leçon est acquise.
   *[other] { $right } sur { $asked } : encore { $count } réponses justes et la leçon est acquise.
}
summary-spared = { $count ->
    [one] Vous saviez : 1 question de moins.
   *[other] Vous saviez : { $count } questions de moins.
}
summary-read = Cette leçon ne pose pas de question.
summary-look-again = À revoir
summary-nothing-missed = Pas une seule faute.
summary-next = Ensuite : { $title }
summary-again = Encore une fois
summary-questions = Refaire les questions
summary-home = Accueil

settings-title = Réglages
settings-language = Langue
settings-language-system = Celle du système
settings-house = Maison
settings-theme = Thème
settings-theme-system = Celui du système
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-felt = Tapis
settings-felt-green = Vert
settings-felt-blue = Bleu
settings-text = Taille du texte
settings-timers = Chronométrer les réponses
settings-timers-about = Sans chronomètre, l’exactitude d’abord : aucune horloge nulle part, et le rythme ne compte pour rien.
settings-goes-on = Enchaîner après une réponse juste
settings-goes-on-about = Après un instant ; n’importe quelle touche enchaîne aussitôt. Une réponse fausse attend toujours. Sans effet quand les réponses ne sont pas chronométrées ou quand un lecteur d’écran est actif.
settings-four-colours = Jeu à quatre couleurs
settings-four-colours-about = Carreaux bleus, trèfles verts.
settings-motion = Moins de mouvement
settings-motion-about = Les cartes apparaissent à leur place.
settings-sources = Toujours montrer la source
settings-sources-about = Sous chaque « Pourquoi » : l’article, ou le silence du texte. F2 la montre et la cache.

keys-title = Touches
keys-enter = continue
keys-escape = revient en arrière ; dans une leçon, met en pause, puis quitte
keys-question-mark = montre ces touches
keys-full-screen = Plein écran
keys-tab = passe d’un élément au suivant
keys-digits = répondent par leur numéro, ou tapent une somme
keys-letters = répondent par la lettre indiquée
keys-arrows = changent de ligne dans une réponse composée
keys-backspace = reprend le dernier chiffre ou la dernière ligne

notice-no-such-lesson = Cette leçon n’existe pas. Choisissez-en une dans la liste.
notice-not-for-this-house = Cette leçon n’est pas prévue pour la maison choisie. Choisissez une autre maison, ou une autre leçon.
window-cannot-open = La fenêtre ne peut pas s’ouvrir : { $error }
    Il faut un écran et OpenGL 2 ou plus récent. Mettez à jour le pilote graphique, ou utilisez les commandes de `tailleur --help`, qui s’en passent.
profile-missing = Il n’y a plus de profil au nom de { $name }. Choisissez-en un autre ou créez-en un.
lesson-grid-hint = Les lettres, ou 1 et 2, remplissent la case ouverte ; maintenues, elles continuent. Flèches pour se déplacer, Espace pour changer, Retour arrière pour effacer. Ou cliquez les cases, ou glissez sur plusieurs.
lesson-call-hint = Lettres et chiffres posent les mots, Espace permet d’écrire, Retour arrière reprend. Entrée pour valider.
lesson-chips-hint = Une lettre ou un clic pose un jeton ; on peut aussi le glisser. Retour arrière le reprend. Entrée pour valider.
lesson-order-hint = Une lettre ou un clic donne la place suivante ; Retour arrière la reprend. Flèches et Espace déplacent une étape. Entrée pour valider.
lesson-settle-hint = C ou 0 ramasse. Un montant, puis Entrée, paie. Les flèches et Espace changent de mise. Entrée sans montant donne la réponse.
remark-fewer-pieces = La somme est juste, en { $given } pièces. { $fewest ->
        [one] Une seule aurait suffi.
       *[other] { $fewest } auraient suffi.
    }
