# Ce qu’une salle refuse

room-refused-wrong-code = Aucune salle n’a ce code. Regardez encore une fois l’écran de projection.
room-refused-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble. Prenez-en un autre.
room-refused-name-empty = Un nom a au moins une lettre ou un chiffre.
room-refused-name-too-long = Un nom a tout au plus { $most } lettres.
room-refused-name-unseen = Ce nom contient un caractère caché, ou trop d’accents sur une lettre. Écrivez-le avec des lettres, des chiffres et des emoji seulement.
room-refused-not-on-the-list = Ce nom n’est pas sur la liste de la classe.
room-refused-wrong-pin = Ce code personnel n’est pas celui de ce nom. Retapez-le, ou demandez au formateur.
room-refused-bad-token = Ce téléphone n’a pas été reconnu. Rechargez la page.
room-refused-unknown = Cette salle ne connaît pas ce téléphone. Entrez avec le code affiché à l’écran.
room-refused-locked = Le formateur ne laisse plus entrer personne pour le moment.
room-refused-full = La salle est pleine.
room-refused-removed = Le formateur vous a fait sortir de la salle.
room-refused-watches-only = Qui arrive en retard regarde.
room-refused-not-asked = Cette question ne vous est pas posée.
room-refused-too-late = Le temps de cette question était écoulé.
room-refused-answered = Vous avez déjà répondu à cette question ; c’est la première réponse qui compte.
room-refused-paused = Le formateur a arrêté le temps. Répondez quand il reprendra.
room-refused-not-of-the-form = Cette réponse ne convient pas à la question.
room-refused-not-yours = Seul le formateur peut faire cela.
room-refused-not-now = Cela ne se peut pas maintenant, ou c’est déjà fait.
room-refused-over = Cette salle est terminée.
room-refused-not-understood = Cela n’a pas été compris. Rechargez la page.
room-refused-too-often = Trop à la fois depuis ce réseau. Attendez un instant, ou scannez le carré à l’écran.

# La salle sur le réseau, et son journal.
room-not-opened = La salle n’a pas pu être ouverte au port { $port } : { $why }. Choisissez-en un autre avec --port.
room-log-not-written = Le journal de la salle n’a pas pu être écrit dans { $place }. { $trouble } La salle continue, mais elle ne pourrait pas être reprise.
room-log-not-written-why = Le journal de la salle n’a pas pu être écrit : { $why }.
room-log-not-read = Le journal d’une salle n’a pas pu être lu dans { $place }. { $trouble }
room-log-no-room = { $place } n’est pas le journal d’une salle.
room-log-lines-lost = { $count ->
    [one] La ligne { $lines } du journal { $place } est endommagée et a été laissée de côté. Tout le reste est là.
   *[other] { $count } lignes du journal { $place } sont endommagées et ont été laissées de côté (lignes { $lines }). Tout le reste est là.
}
room-log-later = Le journal { $place } a été écrit par une version plus récente de Tailleur : la ligne { $line } dit ce que celle-ci ne connaît pas. Lisez-le avec cette version-là.
room-log-in-use = La salle de { $place } est déjà ouverte, dans une autre fenêtre ou un autre terminal.

# tailleur host
cli-host = Interroger une classe sur le réseau local
cli-usage-host = tailleur host PAQUET/LEÇON [--house MAISON] [--table TABLE] [--count N] [--seconds N] [--speed N] [--exam MINUTES [--own-questions]] [--late now|catch-up|watch] [--standings shown|nameless|off] [--teams NOMS] [--roster FICHIER] [--port N] [--tls] [--loopback] | --resume
cli-value-late = now|catch-up|watch
cli-value-standings = shown|nameless|off
cli-host-lesson = La leçon, par exemple tableau/naturals
host-no-such-house = La maison « { $house } » n’existe pas. Il y a { $known }.
cli-host-house = La maison ; sinon la première à laquelle la leçon convient
cli-host-port = Le port ; sinon 8057, ou n’importe lequel qui est libre
cli-host-count = Le nombre de questions ; sinon autant que la leçon en pose
cli-host-seconds = Secondes pour chaque question, zéro pour aucune limite ; 60 si rien n’est dit
cli-host-speed = La part des points que décide la vitesse, en pour cent ; zéro si rien n’est dit
cli-host-exam = Un examen : chacun à son rythme, fermé après tant de minutes, zéro pour jamais
cli-host-own-questions = Chacun reçoit ses propres questions
cli-host-late = Qui arrive en retard : compte dès maintenant, rattrape, ou regarde
cli-host-standings = Le classement : montré, montré sans les noms, ou non
cli-host-roster = Seules les personnes de cette liste entrent, sous les noms de la liste
cli-host-pins = Donner à chaque nom de la liste un code personnel, sans lequel personne ne le prend
cli-host-seed = La graine qui distribue les questions
cli-host-loopback = Pour cette machine seule, pas pour le réseau
cli-host-resume = Reprendre la dernière salle interrompue, avec son code, ses gens et ses points
host-link = Ouvrez { $link } sur un téléphone du même réseau, ou scannez le carré.
host-code = Le code : { $code }
host-plain = La connexion n’est pas chiffrée : qui écoute sur ce réseau peut lire les réponses.
host-log = Ce qui se passe est gardé dans { $place }.
host-keys = Entrée continue · p arrête le temps · s saute la question · f finit la salle pour tous · q la quitte · ? dit tout ce qui peut être tapé
host-pins-hint = Chaque nom a un code personnel. Tapez k pour voir ceux des noms encore libres ; la classe ne devrait pas les voir.
host-lobby = On attend la classe : { $here } ici sur { $people } entrés. Entrée commence.
host-asking = Question { $number } sur { $of } : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $asked }.
host-closed = La question { $number } sur { $of } est fermée : { $answered ->
    [one] { $answered } réponse
   *[other] { $answered } réponses
} sur { $asked }. Entrée montre la clé.
host-left-out = La question { $number } sur { $of } est laissée de côté : elle ne compte pour personne. Entrée continue.
host-revealed = La clé de la question { $number } sur { $of } est montrée. Entrée continue.
host-ranked = Le classement après la question { $number } sur { $of }. Entrée continue.
host-sitting = L’examen est en cours : { $answered } sur { $asked } ont fini. Entrée le ferme.
host-handed = L’examen est fermé : { $answered } sur { $asked } ont fini. Entrée donne les résultats.
host-ended = C’était tout. Entrée ou q ferme la salle.
host-paused = Le temps est arrêté. Entrée ou p le reprend.
host-stands = La salle reste ouverte jusqu’à la fin du programme.
host-no-data = Il n’y a pas de dossier où garder la salle. Nommez-en un avec --data.
host-no-chance = Ce système ne donne pas de hasard d’où tirer des secrets.
host-asks-nothing = { $lesson } ne demande rien à quoi une classe puisse répondre.
host-nothing-to-resume = Aucune salle n’a été interrompue.
host-bad-late = --late { $value } n’est ni now, ni catch-up, ni watch.
host-bad-standings = --standings { $value } n’est ni shown, ni nameless, ni off.
cli-value-teams = NOMS
cli-host-teams = Équipes, séparées par des virgules
host-no-such-name = Personne ici ne s’appelle { $name }. i dit qui est là.
host-team-twice = Deux équipes ont le nom { $team }, ou un nom qui lui ressemble.
host-has-given = { $given } / { $of }
host-all-keys =
    Entrée           continue : commence, ferme la question, montre la clé, pose la suivante
    p                arrête le temps, ou le reprend
    s                laisse la question de côté : elle ne compte pour personne
    +   + 60         donne à tous 30 secondes de plus, ou autant
    l                ferme la porte, ou l’ouvre
    i   i NOM        dit où en est la salle et qui est là, ou parle d’une personne
    x NOM            fait sortir quelqu’un, ou le laisse revenir
    x NOM, NOM       fait sortir ceux-là, ou les laisse revenir
    x 10:02          fait sortir tous ceux qui sont entrés depuis, ou les laisse revenir
    n NOM > AUTRE    donne un autre nom à quelqu’un
    e50 NOM          donne à quelqu’un 50 pour cent de temps en plus ; aussi e25, e100, et e0 pour rien
    t                répartit dans les équipes ceux qui n’en ont pas
    t NOM > ÉQUIPE   met quelqu’un dans une équipe ; sans équipe après le signe, dans aucune
    f                finit la salle pour tous : chacun voit ses résultats
    r   r new        montre le lien de la télécommande ; ou le retire et en fait un autre
    q                quitte la salle : les téléphones attendent, et tailleur host --resume la reprend
    Pour NOM, le début suffit.
host-not-understood = Cela n’a pas été compris. Le signe ? dit tout ce qui peut être tapé.
host-end-sure = Tous voient alors leurs résultats, et plus personne ne répond. Tapez encore f pour finir la salle ; avec autre chose, elle reste.
host-stays = La salle reste.
host-came-in = { $count ->
    [one] { $names } vient d’entrer.
   *[other] { $names } viennent d’entrer.
}
host-taken-out = { $count ->
    [one] Sorti : 1.
   *[other] Sortis : { $count }.
} La même commande les laisse revenir.
host-let-back = Revenus : { $count }.
host-nobody-since = Personne n’est entré depuis { $time }.
host-answered = Réponses : { $answered } sur { $asked }.
host-finished = Ont fini : { $answered } sur { $asked }.
host-all-answered = Tous ont répondu.
host-time-is-up = Le temps est écoulé.
host-unpaused = Le temps reprend.
host-is-unlocked = La porte est ouverte.
host-answers = Les réponses
host-asks-by-ear = { $lesson } se pose à l’oreille, et le terminal ne dit rien à voix haute. Posez-la depuis la fenêtre, qui parle : ouvrez tailleur et choisissez Quiz en classe.
host-no-such-team = Aucune équipe ne s’appelle { $team }. Il y a { $known }.
host-no-teams = Cette salle n’a pas d’équipes ; --teams les nomme à l’ouverture.
host-several-named = Plus d’un nom commence par { $name }. Tapez-en davantage.
host-nothing = Rien
