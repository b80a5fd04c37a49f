
# Refusals of a room.
room-refused-wrong-code = Aucune salle n’a ce code. Vérifiez-le à l’écran de projection.
room-refused-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble. Prenez-en un autre.
room-refused-name-empty = Le nom doit contenir au moins une lettre ou un chiffre.
room-refused-name-too-long = Le nom doit compter { $most } caractères au plus.
room-refused-name-unseen = Ce nom contient un caractère caché, ou trop d’accents sur une lettre. Écrivez-le avec des lettres, des chiffres et des emoji seulement.
room-refused-not-on-the-list = Ce nom n’est pas sur la liste de la classe. Adressez-vous au formateur.
room-refused-wrong-pin = Ce code personnel n’est pas celui de ce nom. Retapez-le, ou demandez au formateur.
room-refused-bad-token = Ce téléphone n’a pas été reconnu. Rechargez la page.
room-refused-unknown = Ce téléphone n’est pas inscrit ici. Entrez avec le code affiché à l’écran.
room-refused-locked = Le formateur ne laisse plus entrer personne pour le moment.
room-refused-full = La salle est pleine.
room-refused-removed = Le formateur vous a exclu de la séance.
room-refused-watches-only = Les retardataires suivent sans répondre.
room-refused-not-asked = Cette question ne vous est pas posée.
room-refused-too-late = Le temps de cette question était écoulé.
room-refused-answered = Vous avez déjà répondu à cette question ; c’est la première réponse qui compte.
room-refused-paused = Le formateur a arrêté le temps. Répondez quand il reprendra.
room-refused-not-of-the-form = Cette réponse ne convient pas à la question.
room-refused-not-yours = Seul le formateur peut faire cela.
room-refused-not-now = Impossible maintenant, ou déjà fait.
room-refused-over = Cette séance est terminée.
room-refused-not-understood = La demande n’a pas été comprise. Rechargez la page.
room-refused-too-often = Trop de demandes depuis ce réseau. Attendez un instant, ou scannez le code QR à l’écran.

# The room on the network, and its log.
room-not-opened = La salle n’a pas pu être ouverte sur le port { $port } : { $why }. Choisissez un autre port avec --port.
room-log-not-written = Le journal de la séance n’a pas pu être écrit dans { $place }. { $trouble } La séance continue, mais elle ne pourrait pas être reprise.
room-log-not-written-why = Le journal de la séance n’a pas pu être écrit : { $why }.
room-log-not-read = Le journal d’une séance n’a pas pu être lu dans { $place }. { $trouble }
room-log-no-room = { $place } n’est pas le journal d’une séance.
room-log-lines-lost = { $count ->
    [one] La ligne { $lines } du journal { $place } est endommagée et a été ignorée. Tout le reste est là.
   *[other] { $count } lignes du journal { $place } sont endommagées et ont été ignorées (lignes { $lines }). Tout le reste est là.
}
room-log-later = Le journal { $place } a été écrit par une version plus récente de Tailleur : la ligne { $line } n’est pas connue de celle-ci. Lisez-le avec cette version-là.
room-log-in-use = La séance de { $place } est déjà ouverte, dans une autre fenêtre ou un autre terminal.

# tailleur host
cli-host = Faire un quiz avec une classe sur le réseau local
cli-usage-host = tailleur host MODULE/LEÇON [--house MAISON] [--table TABLE] [--count N] [--seconds N] [--speed N] [--exam MINUTES [--own-questions]] [--late now|catch-up|watch] [--standings shown|nameless|off] [--teams NOMS] [--roster FICHIER] [--lively] [--one-tap] [--approve] [--port N] [--tls] [--loopback] | --resume
cli-value-late = now|catch-up|watch
cli-value-standings = shown|nameless|off
cli-host-lesson = La leçon, par exemple tableau/naturals
host-no-such-house = La maison « { $house } » n’existe pas. Choisissez parmi : { $known }.
cli-host-house = La maison (par défaut, la première à laquelle la leçon convient)
cli-host-port = Le port (par défaut, 8057 ou un port libre)
cli-host-count = Le nombre de questions (par défaut, celui de la leçon)
cli-host-seconds = Secondes par question, 0 pour aucune limite (60 par défaut)
cli-host-speed = La part des points qui dépend de la vitesse, en pour cent (0 par défaut)
cli-host-exam = Faire un examen, chacun à son rythme : durée en minutes, 0 pour aucune limite
cli-host-own-questions = Donner à chacun ses propres questions
cli-host-late = Les retardataires : comptent dès maintenant, rattrapent, ou observent
cli-host-standings = Le classement : affiché, affiché sans les noms, ou masqué
cli-host-roster = N’admettre que les personnes de cette liste, sous les noms de la liste
cli-host-pins = Donner à chaque nom de la liste un code personnel, pour que personne d’autre ne le prenne
cli-host-seed = La graine du tirage des questions
cli-host-loopback = Ouvrir la salle pour cet ordinateur seulement, pas pour le réseau
cli-host-resume = Reprendre la dernière séance interrompue, avec son code, ses participants et ses points
host-link = Ouvrez { $link } sur un téléphone du même réseau, ou scannez le code QR.
host-code = Le code : { $code }
host-plain = La connexion n’est pas chiffrée : n’importe qui sur ce réseau peut lire les réponses.
host-log = Le journal de la séance : { $place }
host-keys = Entrée : continuer · p : pause · s : passer la question · f : terminer la séance pour tous · q : la quitter · ? : liste des commandes
host-pins-hint = Chaque nom a un code personnel. Tapez k pour voir ceux des noms encore libres ; ne les montrez pas à la classe.
host-lobby = On attend la classe. Connectés : { $here } sur { $people }. Entrée : commencer.
host-asking = Question { $number } sur { $of } : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $asked }.
host-closed = La question { $number } sur { $of } est fermée : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $asked }. Entrée affiche la bonne réponse.
host-left-out = La question { $number } sur { $of } est passée : elle ne compte pour personne. Entrée continue.
host-revealed = La bonne réponse à la question { $number } sur { $of } est affichée. Entrée continue.
host-ranked = Le classement après la question { $number } sur { $of }. Entrée continue.
host-sitting = L’examen est en cours : { $answered } sur { $asked } ont fini. Entrée le termine.
host-handed = L’examen est terminé : { $answered } sur { $asked } ont fini. Entrée publie les résultats.
host-ended = Quiz terminé. Entrée ou q ferme la séance. m MODULE/LEÇON lance un autre quiz avec les mêmes personnes.
host-paused = Le temps est arrêté. Entrée ou p le relance.
host-stands = La séance reste ouverte jusqu’à la fin du programme.
host-no-data = Il n’y a pas de dossier où enregistrer la séance. Indiquez-en un avec --data.
host-no-chance = Ce système ne fournit pas de nombres aléatoires sûrs.
host-asks-nothing = { $lesson } n’a aucune question pour une classe. Choisissez une autre leçon.
host-nothing-to-resume = Il n’y a pas de séance interrompue à reprendre.
host-bad-late = --late { $value } n’est pas admis. Choisissez now, catch-up ou watch.
host-bad-standings = --standings { $value } n’est pas admis. Choisissez shown, nameless ou off.
cli-value-teams = NOMS
cli-host-teams = Équipes, séparées par des virgules
host-no-such-name = Personne ici ne s’appelle { $name }. Tapez i pour voir qui est là.
host-team-twice = Deux équipes ont le nom { $team }, ou un nom qui lui ressemble. Renommez-en une.
host-has-given = { $given } / { $of }
host-all-keys =
    Entrée           continuer : commencer, fermer la question, afficher la bonne réponse, poser la suivante
    p                arrêter le temps, ou le relancer
    s                passer la question : elle ne compte pour personne
    +   + 60         donner à tous 30 secondes de plus, ou le nombre indiqué
    + NOM            donner à une personne 10 secondes de plus pour cette question
    w                afficher qui n’a pas encore répondu
    a   a NOM        faire entrer tous ceux qui attendent, ou une personne
    l                verrouiller la salle, ou la déverrouiller
    i   i NOM        afficher l’état de la séance et les participants, ou une personne
    x NOM            exclure quelqu’un, ou le réadmettre
    x NOM, NOM       exclure ces personnes, ou les réadmettre
    x 10:02          exclure tous ceux entrés depuis cette heure, ou les réadmettre
    n NOM > AUTRE    donner un autre nom à quelqu’un
    e50 NOM          donner à quelqu’un 50 pour cent de temps supplémentaire ; aussi e25, e100, et e0 pour aucun
    t                répartir dans les équipes ceux qui n’en ont pas
    t NOM > ÉQUIPE   mettre quelqu’un dans une équipe ; sans nom après >, l’en retirer
    f                terminer la séance pour tous : chacun voit ses résultats
    r   r new        afficher le lien de la télécommande ; ou le retirer et en faire un autre
    m MODULE/LEÇON   après la séance : une autre avec les mêmes personnes
    q                quitter la séance : les téléphones attendent, et tailleur host --resume la reprend
    Pour NOM, le début suffit.
host-not-understood = La commande n’a pas été comprise. Tapez ? pour la liste des commandes.
host-end-sure = Tous voient alors leurs résultats, et plus personne ne répond. Tapez encore f pour terminer la séance ; toute autre saisie la laisse ouverte.
host-stays = La séance continue.
host-came-in = { $count ->
    [one] { $names } vient d’entrer.
   *[other] { $names } viennent d’entrer.
}
host-taken-out = { $count ->
    [one] Exclu : 1.
   *[other] Exclus : { $count }.
} La même commande annule l’exclusion.
host-let-back = Réadmis : { $count }.
host-nobody-since = Personne n’est entré depuis { $time }.
host-answered = Réponses : { $answered } sur { $asked }.
host-finished = Terminé : { $answered } sur { $asked }.
host-all-answered = Tous ont répondu.
host-time-is-up = Le temps est écoulé.
host-unpaused = Le temps reprend.
host-is-unlocked = Salle déverrouillée.
host-answers = Les réponses
host-asks-by-ear = { $lesson } demande du son, que le terminal ne peut pas jouer. Lancez-la depuis la fenêtre : ouvrez Tailleur et choisissez Quiz en classe.
host-no-such-team = Aucune équipe ne s’appelle { $team }. Choisissez parmi : { $known }.
host-no-teams = Cette séance n’a pas d’équipes. Définissez-les avec --teams à l’ouverture d’une séance.
host-several-named = Plusieurs noms commencent par { $name }. Tapez plus de lettres.
host-nothing = Rien
cli-host-lively = Compte à rebours avant chaque question, séries de bonnes réponses et podium
cli-host-one-tap = Sur les téléphones, toucher une réponse l’envoie
cli-host-approve = Les nouveaux attendent que vous les fassiez entrer
host-at-door-hint = { $count ->
    [one] 1 personne demande à entrer. Tapez a pour la faire entrer.
   *[other] { $count } personnes demandent à entrer. Tapez a pour les faire entrer.
}
host-next-later = La séance n’est pas terminée. f la termine.
