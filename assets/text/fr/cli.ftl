# The command line.
cli-about = Entraînement des croupiers de punto banco. Sans commande, la fenêtre s’ouvre.
cli-usage = Utilisation :
cli-commands = Commandes{ "\u202F" }
cli-options = Options{ "\u202F" }
cli-arguments = Arguments{ "\u202F" }
cli-value-command = COMMANDE
cli-value-name = NOM
cli-value-folder = DOSSIER
cli-value-lesson = MODULE/LEÇON
cli-value-lang = fr|it|en
cli-value-house = MAISON
cli-value-table = TABLE
cli-table = La table : large (grande), midi ou mini (par défaut, la première qui convient)
cli-bad-table = Il n’y a pas de table « { $value } ». Les tables sont large, midi et mini.
cli-not-at-table = { $house } n’a pas de question sur ce sujet à cette table.
cli-value-bet = CASE=MONTANT
cli-value-batch = FICHIER|-
cli-value-card = CARTE
cli-value-number = N
cli-value-path = CHEMIN
cli-usage-window = tailleur [--profile NOM] [--data DOSSIER] [--lang fr|it|en] [--lesson MODULE/LEÇON]
    tailleur COMMANDE …
cli-usage-referee = tailleur referee --house MAISON [--bet CASE=MONTANT]… [--json] CARTE…
    tailleur referee --house MAISON --batch FICHIER|-
    tailleur referee --house MAISON [--json] --incident FICHIER|-
cli-usage-odds = tailleur odds --house MAISON [--packs N] [--json]
cli-usage-deal = tailleur deal --house MAISON --seed N [--coups N] [--json|--totals] [--threads N]
cli-usage-check = tailleur check CHEMIN…
cli-profile = Le profil à ouvrir
cli-data = Le dossier des profils
cli-lang = La langue
cli-lesson = La leçon par laquelle commencer
cli-version = Afficher la version
cli-help = Afficher l’aide
cli-referee = Juger un coup, régler les mises et citer les règles
cli-odds = Calculer les probabilités exactes et l’avantage de la maison
cli-deal = Distribuer des sabots à partir d’une graine
cli-check = Chercher les erreurs dans les maisons, les leçons et les enregistrements
cli-house = La maison : son nom, ou un fichier .ron
cli-bet = Une mise en centimes entiers, par exemple punto=10000 ; peut se répéter
cli-json = Répondre en JSON
cli-batch = Juger un fichier de coups, un objet JSON par ligne ; - lit l’entrée standard
cli-incident = Juger un faux tirage ou une autre irrégularité, un objet JSON ; - lit l’entrée standard
cli-cards = Les cartes dans l’ordre de leur sortie du sabot, par exemple 7h 2c 9d Ks
cli-packs = Le nombre de jeux, de 1 à 12 (par défaut, celui de la maison)
cli-seed = La graine ; la même graine donne les mêmes sabots
cli-coups = S’arrêter après ce nombre de coups (par défaut, un sabot)
cli-totals = Compter seulement les résultats
cli-threads = Le nombre de fils d’exécution pour --totals (par défaut, tous les cœurs)
cli-paths = Un fichier, ou un dossier à parcourir

# Errors in the arguments.
cli-unknown-argument = L’option « { $argument } » n’existe pas.
cli-unknown-command = La commande « { $command } » n’existe pas.
cli-missing = Argument manquant : { $argument }.
cli-twice = { $argument } est donné deux fois.
cli-conflict = { $argument } ne peut pas être employé avec { $other }.
cli-no-value = { $argument } demande une valeur.
cli-too-many = { $argument } a reçu trop de valeurs.
cli-not-text = Un argument n’est pas du texte en UTF-8.
cli-not-understood = La commande n’a pas été comprise.
cli-suggestion = { $fault } Vouliez-vous dire « { $suggested } » ?
cli-see-help = { $fault } Voir « tailleur --help ».
cli-unknown-language = La langue « { $value } » n’existe pas ici : choisissez fr, it ou en.
cli-bad-lesson = « { $value } » ne désigne aucune leçon : écrivez MODULE/LEÇON.
cli-bad-number = { $argument } ne peut pas être « { $value } » : écrivez un nombre entier de { $least } à { $most }.
cli-unknown-house = La maison « { $house } » n’existe pas. Il y a { $known } ; ou indiquez un fichier .ron.
cli-bad-house = Le fichier de la maison contient des erreurs :
  { $flaws }
cli-stream = La lecture ou l’écriture a échoué : { $why }.
cli-no-window = Ce programme a été construit sans sa fenêtre. Pour les commandes, voir « tailleur --help ».

# Files.
file-missing = { $file } est introuvable. Vérifiez le chemin.
file-forbidden = Vous n’avez pas le droit de lire { $file }.
file-too-long = { $file } dépasse la limite de { $most } ko.
file-not-text = { $file } : ce n’est pas du texte en UTF-8 (ligne { $line }).
file-is-folder = { $file } : c’est un dossier ; il faut un fichier.
file-not-plain = { $file } : c’est un tube ou un périphérique ; il faut un fichier ordinaire.
file-too-deep = { $file } : ce dossier est trop profond pour être parcouru. Indiquez-le directement.
file-unreadable = { $file } ne peut pas être lu ({ $why }).

# Coups and stakes that cannot be.
coup-no-such-card = « { $card } » n’est pas une carte. Une carte est un rang (A, 2 à 9, T J Q K ou V D R) et une couleur (s h d c), par exemple 7h.
coup-closed = Le coup est terminé après { $count } cartes ; la carte { $place } n’en fait pas partie.
coup-no-copy-left = Carte { $place }, { $card } : le sabot ne la contient que { $packs ->
    [one] { $packs } fois
   *[other] { $packs } fois
}.
coup-too-few = Trop peu de cartes : { $given ->
    [0] la première
    [one] après la première, la suivante
   *[other] après { $given }, la suivante
} revient à { $side }.
bet-form = « { $value } » n’est pas une mise : écrivez CASE=MONTANT, par exemple punto=10000.
bet-no-such-spot = La case « { $spot } » n’existe pas dans cette maison. Choisissez parmi : { $spots }.
bet-nothing = La mise sur { $spot } vaut zéro.
bet-twice = Il y a deux mises sur { $spot }.
amount-huge = Le montant pour { $name } dépasse ce que le programme peut calculer.
amount-negative = Le montant pour { $name } est négatif.
amount-fraction = Le montant pour { $name } n’est pas un nombre entier de centimes.
amount-no-number = Le montant pour { $name } n’est pas un nombre.
limits-order = Le minimum dépasse le maximum.

# Lines of a batch.
line-json = Cette ligne n’est pas du JSON (colonne { $column }).
line-shape = Cette ligne est du JSON mais pas un coup (colonne { $column }). Écrivez { $example }.
incident-stands = Le coup est valable.
incident-restored = Le coup est rétabli.
incident-null = Le coup est annulé.
incident-direction = La direction décide.
incident-next = Ensuite : { $act }
incident-mistakes = Erreurs :
incident-remedies = Ce qu’on fait :
incident-rules = Règles appliquées :
incident-open = Ce qu’aucun texte ne tranche :
incident-disputes-chef-de-table = Si un joueur conteste, le chef de table décide.
incident-disputes-direction = Si un joueur conteste, la direction de la maison décide.
incident-used = Avec les cartes jouées
incident-set-aside = Retirée
incident-called = `called` nomme la chance annoncée : il va avec les étapes `called` et `paid`, qui le demandent.
incident-unreadable = Ce n’est pas un incident (ligne { $line }, colonne { $column }). Écrivez { $example }.
incident-too-long = Cet incident dépasse la limite de { $most } ko.
line-no-cards = Cette ligne n’a pas de cartes.
line-unknown = Le champ « { $field } » n’existe pas.
line-twice = Le champ « { $field } » est donné deux fois.
line-limit-missing = Il manque « { $field } » dans les limites.
line-too-long = Cette ligne dépasse { $most } ko et a été sautée.

# Output of the referee.
told-hand = { $side } : { $cards }, { $point }
told-winner = { $chance } gagne.
told-win = { $spot }, { $stake } : gagne, { $paid } payés
told-lose = { $spot }, { $stake } : perd, { $collected } ramassés
told-push = { $spot }, { $stake } : la mise reste, ni payée ni ramassée
told-refused = { $spot }, { $stake } : mise refusée, rendue
told-calls = Annonces
told-reasons = Pourquoi
told-silent = le texte ne le précise pas, usage courant
odds-title = { $house }, { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
}
odds-all = Tous les coups
odds-cards = Coups de { $cards } cartes
odds-edges = Avantage de la maison, rapporté à la mise
odds-packs = Les probabilités se calculent de 1 à 12 jeux.
odds-too-fine = Les paiements de cette maison sont trop finement divisés pour une fraction exacte.
deal-opened = { $house }, sabot { $shoe }, carte retournée : { $card }, { $count ->
    [one] { $count } carte brûlée
   *[other] { $count } cartes brûlées
}
deal-opened-unburned = { $house }, sabot { $shoe }
deal-closed = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $left ->
    [one] { $left } carte laissée
   *[other] { $left } cartes laissées
} dans le sabot
deal-nothing = La carte d’arrêt de cette maison est si loin de la fin qu’aucun coup ne peut être distribué.
check-nothing = Aucune maison, leçon ni liste d’enregistrements trouvée.
check-summary = { $files ->
    [one] { $files } fichier vérifié
   *[other] { $files } fichiers vérifiés
}, { $faults ->
    [0] aucune erreur
    [one] { $faults } erreur
   *[other] { $faults } erreurs
}.
check-summary-warned = { $files ->
    [one] { $files } fichier vérifié
   *[other] { $files } fichiers vérifiés
}, { $faults ->
    [0] aucune erreur
    [one] { $faults } erreur
   *[other] { $faults } erreurs
}, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}.
