# Running a class quiz and joining one, from the window.
join-title = Rejoindre un quiz en classe
join-code = Le code de la salle
join-code-about = Six chiffres, sur l’écran du formateur. Le lien entier convient aussi.
join-enter = Entrer
join-nearby = Salles trouvées sur ce réseau
join-nearby-about = Choisissez la vôtre, puis tapez son code.
join-nearby-none = Aucune pour l’instant. Certains réseaux ne les signalent pas.
join-address = L’adresse, si la salle n’est pas trouvée
join-address-about = Elle est affichée sur l’écran du formateur, par exemple 192.168.1.20:8057.
join-bad-code = Le code a six chiffres.
join-not-found = Aucune salle ne répond à ce code sur ce réseau. Saisissez aussi l’adresse affichée par le formateur.
join-calls = Connexion à { $address }…
join-calls-on = La salle ne répond pas encore ; la tentative continue. Appuyez sur « Retour » pour saisir un autre code.
join-not-known = Vous n’êtes plus dans cette salle. Entrez de nouveau avec son code.
join-seat = Vous étiez dans la salle { $code } sous le nom { $name }.
join-return = Rejoindre à nouveau
join-forget = Oublier cette salle
join-seat-not-kept = Votre place dans la salle n’a pas pu être gardée dans { $place }. { $trouble } Si le programme se ferme, il faudra revenir sous un autre nom.
join-leave = Quitter la séance
join-not-here = Cette question ne peut pas être affichée ici
join-not-here-about = Il manque sa maison ou ses jetons. Répondez dans un navigateur par le lien du formateur, ou installez le module.
join-points = { $points ->
    [one] { FIGURES($points) } point
   *[other] { FIGURES($points) } points
}
join-me = { $name } : { $points ->
    [one] { FIGURES($points) } point
   *[other] { FIGURES($points) } points
}, { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $of }
join-row = { $place }.  { $name }  ·  { $points }
join-kept = Vos réponses sont dans votre profil et comptent comme entraînement.
host-title = Quiz en classe
host-open = Ouvrir une salle
host-open-new = Ouvrir une nouvelle salle
host-broken = Une séance a été interrompue : { $lesson }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}. Elle peut reprendre avec son code, ses noms et ses points.
host-take-up = Reprendre cette séance
host-broken-about = Les téléphones qui y étaient reviennent d’eux-mêmes.
host-plan-pack = Module
host-plan-lesson = Leçon
host-plan-questions = Questions
host-plan-form = Mode
host-plan-live = En direct : tous ensemble
host-plan-exam = Examen : chacun à son rythme
host-plan-own = Examen : à chacun ses questions
host-plan-time = Temps
host-plan-no-time = Sans limite
host-plan-seconds = { $count } secondes par question
host-plan-minutes = { $count } minutes en tout
host-plan-speed = Points
host-plan-accuracy = Seulement les bonnes réponses
host-plan-speed-share = Rapidité : { $count } % des points
host-plan-late = Retardataires
host-plan-from-now = Comptent dès leur arrivée
host-plan-catch-up = Rattrapent les questions
host-plan-watch = Observent
host-plan-standings = Classement
host-plan-shown = Affiché
host-plan-nameless = Affiché sans les noms
host-plan-off = Masqué
host-standings-off = Le classement est masqué.
host-teams = Équipes
host-teams-about = Le score d’une équipe est la moyenne des scores de ses membres. Sans équipe, chacun joue pour soi.
host-teams-names = Noms des équipes, séparés par des virgules
host-teams-set = Valider
host-teams-none = Sans équipes
host-team = Équipe
host-no-team = Aucune
host-share-out = Répartir dans les équipes
host-roster = Qui peut entrer
host-roster-anyone = Tout le monde
host-roster-about = Tout le monde, sous le nom de son choix, ou seulement les personnes d’une liste.
host-roster-path = Fichier de la liste (CSV, texte ou classeur)
host-roster-count = { $count ->
    [one] { $count } nom :
   *[other] { $count } noms :
}
host-roster-numbered = { $count ->
    [one] L’un d’eux porte un numéro : deux personnes ont le même nom.
   *[other] { $count } d’entre eux portent un numéro : d’autres ont le même nom.
}
host-roster-none = Admettre tout le monde
host-pins = Un code personnel pour chaque nom
host-pins-about = Personne ne peut entrer sous le nom d’un autre. Donnez à chacun son code avant de commencer.
host-pins-show = Afficher les codes personnels
host-do-begin = Commencer
host-do-close = Arrêter les réponses
host-do-collect = Ramasser les copies
host-do-reveal = Afficher la bonne réponse
host-do-rank = Afficher le classement
host-do-why = Expliquer la réponse
host-answer-again = Revenir à la réponse
host-do-next = Question suivante
host-do-release = Publier les résultats
host-do-end = Terminer le quiz
host-pause = Pause
host-resume = Reprendre
host-more = Ajouter 30 s
host-skip = Passer la question
host-lock = Verrouiller la salle
host-unlock = Déverrouiller la salle
host-is-locked = Salle verrouillée : plus personne n’entre.
host-close = Terminer la séance
host-close-sure = Terminer la séance ?
host-close-about = Tous voient alors leurs résultats, et plus personne ne peut répondre. Les réponses données sont conservées.
host-stay = Annuler
host-projector = Ce que voit la classe
host-projector-beside = Côte à côte
host-projector-alone = Plein écran
host-projector-own = Fenêtre séparée
host-remote-control = Télécommande
host-remote-about = Cette adresse est pour votre téléphone seul. Seul le premier téléphone qui l’ouvre peut commander la séance.
host-remote-seen = La classe voit peut-être cette fenêtre. Ouvrez d’abord pour elle une fenêtre séparée, ou n’affichez le lien que lorsque personne ne regarde.
host-remote-show = Afficher le lien ici
host-remote-in-use = Un téléphone sert de télécommande. Le lien ne fonctionne avec aucun autre.
host-remote-renew = Remplacer le lien
host-people = Dans la salle : { $count }
host-nobody = Personne pour l’instant.
host-is-out = exclu
host-watches = observe
host-has-answered = a répondu
host-is-away = sans connexion
host-let-in = Réadmettre
host-take-out = Exclure
host-select = Sélection multiple
host-came-since = Arrivés depuis { $time }
host-take-out-many = Exclure : { $count }
host-let-in-many = Réadmettre : { $count }
host-extra = Temps supplémentaire
host-extra-none = Aucun
host-extra-quarter = Un quart de plus
host-extra-half = La moitié de plus
host-extra-double = Le double
host-name = Nouveau nom
host-rename = Renommer
host-join-how = Scannez, ou ouvrez (même réseau) :
host-square = Code QR pour { $link }
host-others = Autres réponses
host-none = Sans réponse
host-bar = { $answer } : { $count }
host-bar-right = { $answer }, juste : { $count }
host-bar-wrong = { $answer }, faux : { $count }
host-share = { $count } · { $percent } %
host-class-right = Justes : { $right } sur { $of }
host-class-right-all = Sans faute : { $right } sur { $of }
host-answer-how = Répondez sur votre téléphone.
host-how-call = Composez l’annonce sur votre téléphone.
host-how-chips = Choisissez les jetons sur votre téléphone.
host-how-order = Ordonnez les étapes sur votre téléphone.
host-how-settle = Ramassez et payez sur votre téléphone, mise par mise.
host-how-typed = Tapez la réponse sur votre téléphone.
host-how-parts = Répondez à chaque partie sur votre téléphone.
host-how-houses = Une réponse par maison, sur votre téléphone.
host-crowd = dans la salle
host-missed = { $cell } (faux : { $count })
host-missed-about = Le chiffre dans une case : combien s’y sont trompés.
host-answer-parts = Bonne réponse, et combien ont juste à chaque partie
host-answer-steps = Bon ordre, et combien ont juste à chaque étape
host-answer-order = Bon ordre
host-missed-most = Mises manquées : combien ont juste
host-felt-after = Coup rétabli
host-same-table = Mêmes cartes, mêmes mises
host-same-in-both = La réponse est la même dans les deux maisons.
host-house-silent = Son règlement laisse ce point ouvert. Avant d’y travailler, demandez l’usage de la maison.
host-bets-right = { $count ->
    [one] Aucune erreur sur l’autre mise.
   *[other] Aucune erreur sur les { $count } autres mises.
}
host-bets-taken = { $count ->
    [one] L’autre mise perd ; tous l’ont ramassée.
   *[other] Les { $count } autres mises perdent ; tous les ont ramassées.
}
host-and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
host-at-lobby = { $here ->
    [0] Personne n’est encore entré.
    [one] { $here } personne est là.
   *[other] { $here } personnes sont là.
}
host-at-asking = Question { $number } sur { $of } : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $asked }
host-at-closed = Question { $number } sur { $of }, réponses arrêtées : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $asked }
host-all-in = Toutes les réponses sont là
host-time-up = Temps écoulé
host-at-left-out = Question { $number } sur { $of } passée : elle ne compte pour personne
host-waiting = { $waiting ->
    [one] 1 personne sans connexion n’a pas répondu : une réponse attend peut-être sur son téléphone.
   *[other] { $waiting } personnes sans connexion n’ont pas répondu : des réponses attendent peut-être sur leurs téléphones.
}
host-at-revealed = Question { $number } sur { $of } : la bonne réponse
host-at-ranked = Classement après { $number ->
    [one] { $number } question
   *[other] { $number } questions
} sur { $of }
host-at-sitting = Examen : { $answered } sur { $asked } { $answered ->
    [one] a fini
   *[other] ont fini
}
host-at-handed = Copies ramassées : { $answered } sur { $asked } { $answered ->
    [one] a fini
   *[other] ont fini
}
host-at-ended = Quiz terminé. Les résultats sont prêts.
host-results = Résultats
host-see-results = Voir les résultats
host-pdf = Exporter en PDF
host-json = Exporter en JSON
host-practise = Créer une leçon de révision
host-results-person = { FIGURES($points) } · { $right } sur { $of }
host-results-question = { $answered ->
    [0] Aucune réponse
    [one] { $right } juste sur { $answered } réponse
   *[other] { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    } sur { $answered } réponses
}, demandée à { $asked ->
    [one] { $asked } personne
   *[other] { $asked } personnes
}
host-earlier = Séances précédentes
host-earlier-row = { $day }, { $time } : { $lesson }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
host-logs-unread = Séances précédentes illisibles dans { $place } : { $count }. Lancez « tailleur room » pour savoir pourquoi.
host-plan-tls = Chiffrer la connexion
host-plan-tls-about = Avec un certificat auto-signé : chaque téléphone affiche une fois un avertissement.
join-compare = La connexion est chiffrée. Comparez avec l’écran du formateur : { $fingerprint }
host-facility = { $percent } % justes
host-median = temps médian { $seconds } s
host-discrimination = indice de discrimination { $found }
host-say-again = Réécouter l’annonce
join-picture = Image de la question : elle est affichée sur l’écran du formateur.
host-at-ready = Question { $number } sur { $of }
host-do-start = Commencer tout de suite
host-plan-lively = Quiz animé
host-plan-lively-about = Compte à rebours, séries de bonnes réponses, places gagnées ou perdues, podium. À désactiver pour une salle calme.
host-plan-one-tap = Répondre d’un seul geste
host-plan-one-tap-about = Toucher une réponse l’envoie aussitôt.
host-team-count = { $team } : { $count }
host-streak = { $count } à la suite
host-podium = { $place }. { $name }, { $points }
join-ready = Question { $number } sur { $of }
host-plan-next = Préparer la suite
host-next-quiz = Quiz suivant
host-next-about = Téléphones, ordinateurs et télécommande restent connectés. Noms et équipes restent, les points repartent de zéro.
host-next-open = Ouvrir le suivant
host-totals = Total de { $count } quiz
host-search = Chercher un nom
host-list-all = Tous
host-list-missing = Sans réponse : { $count }
host-list-stuck = En retard : { $count }
host-list-none = Personne dans cette liste.
host-grant = Ajouter { $seconds } secondes
host-list-door = En attente : { $count }
host-is-at-door = demande à entrer
host-at-door = { $count ->
    [one] { $name } demande à entrer.
   *[other] { $count } personnes demandent à entrer.
}
host-admit = Faire entrer
host-admit-all = Faire entrer tout le monde
host-plan-approval = Approuver les arrivées
host-plan-approval-about = Chaque nouveau venu attend que vous le fassiez entrer. Ceux qui étaient déjà là reviennent d’eux-mêmes.
host-plan-tick = Tic-tac à la fin
host-plan-tick-about = Pendant les dix dernières secondes de chaque question, cet ordinateur fait entendre un tic par seconde.
