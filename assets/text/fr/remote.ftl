# The trainer's second device
phone-remote = Télécommande
phone-remote-begin = Commencer
phone-remote-close = Arrêter les réponses
phone-remote-reveal = Afficher la bonne réponse
phone-remote-standings = Afficher le classement
phone-remote-question = Question suivante
phone-remote-end = Afficher les résultats
phone-remote-results = Publier les résultats
phone-remote-skip = Passer cette question
phone-remote-skip-sure = La passer : elle ne compte pour personne
phone-remote-pause = Arrêter le temps
phone-remote-resume = Relancer le temps
phone-remote-extend = 30 secondes de plus
phone-remote-lock = Bloquer les entrées
phone-remote-unlock = Rouvrir les entrées
phone-remote-is-locked = Plus personne n’entre.
phone-remote-answers = Réponses
phone-remote-here = Dans la salle
phone-remote-waiting = Sans connexion, pas encore répondu
phone-remote-of = sur
phone-remote-lost = Pas de connexion. On réessaie.
phone-remote-lobby = La classe arrive
phone-remote-sitting = L’examen est en cours
phone-remote-handed = L’examen est fermé
phone-remote-over = Quiz terminé
phone-remote-unknown = Ce lien n’ouvre aucune salle
phone-remote-unknown-why = Un lien ne sert qu’à un téléphone, tant qu’il n’est pas remplacé. Prenez-en un nouveau sur l’ordinateur qui anime la séance.

# tailleur host
host-remote = Ouvrez { $link } sur votre téléphone pour animer la séance de là. Le premier téléphone qui l’ouvre l’obtient, et aucun autre. « r new » le remplace.
host-remote-hint = Pour animer la séance depuis votre téléphone, tapez r. Un lien s’affiche : ne le montrez pas à la classe.
host-remote-paired = Un téléphone est la télécommande. Son lien n’en laisse entrer aucun autre ; « r new » le remplace.
host-remote-none = Cette séance n’a pas de télécommande.
cli-host-tls = Chiffrer la connexion, avec un certificat que le programme fait lui-même
host-tls = La connexion est chiffrée avec un certificat fait par ce programme : chaque téléphone en avertit une fois et demande s’il faut continuer. Son empreinte (SHA-256) est { $fingerprint }
room-no-certificate = Aucun certificat n’a pu être fait pour chiffrer la connexion : { $why }.
