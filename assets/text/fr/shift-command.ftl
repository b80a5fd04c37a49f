# The command about shifts at a table.
cli-shift = Lister, jouer et rejouer des vacations à une table
cli-usage-shift = tailleur shift list|play|replay …
cli-shift-list = Lister les scénarios
cli-usage-shift-list = tailleur shift list [--house MAISON] [--json]
cli-shift-play = Faire jouer un scénario par un agent qui tient les postes de l’élève
cli-usage-shift-play = tailleur shift play SCÉNARIO --seed N [--coups N] [--house MAISON] [--table TABLE] --agent AGENT [--log FICHIER [--saved]] [--json]
cli-shift-replay = Rejouer le journal d’une vacation, en entier ou jusqu’à un geste
cli-usage-shift-replay = tailleur shift replay JOURNAL [--at GESTE] [--scenario SCÉNARIO] [--house MAISON] [--pdf FICHIER] [--json]
cli-value-scenario = SCÉNARIO
cli-value-agent = AGENT
cli-value-act = GESTE
cli-shift-scenario = Scénario : son identifiant, ou un fichier .ron
cli-shift-seed = Graine ; la même graine et les mêmes gestes donnent la même vacation
cli-shift-coups = Nombre de coups (par défaut : la durée du scénario)
cli-shift-house = Maison : son nom, ou un fichier .ron (par défaut : la première à laquelle le scénario est destiné)
cli-shift-list-house = Seulement les scénarios pour lesquels cette maison a une table
cli-shift-table = Table : large, midi ou mini (par défaut : la première que le scénario et la maison ont en commun)
cli-shift-agent = perfect, idle, `fault:GENRE` pour une faute de ce genre, ou `script:FICHIER`
cli-shift-log = Enregistrer chaque geste dans ce fichier avant le suivant ; continue le journal interrompu de la même vacation
cli-shift-saved = Afficher « saved » et le numéro de chaque geste sur la sortie d’erreur une fois qu’il est enregistré
cli-shift-the-log = Journal d’une vacation
cli-shift-at = S’arrêter après ce geste
cli-shift-replay-scenario = Scénario du journal, s’il n’est pas intégré
cli-shift-replay-house = Maison du journal, si elle n’est pas intégrée
shift-which = Choisissez list, play ou replay. Voir « tailleur shift --help ».
shift-no-such-scenario = Scénario inconnu : « { $found } ». Choisissez parmi { $known }, ou indiquez un fichier .ron.
shift-no-such-agent = Agent inconnu : « { $found } ». Écrivez perfect, idle, `fault:GENRE` ou `script:FICHIER`.
shift-no-such-fault = Genre de faute inconnu : « { $found } ». Choisissez parmi : { $known }.
shift-not-for = Ce scénario n’est pas pour { $house } ; il est pour { $houses }.
shift-not-at-table = Ce scénario ne peut pas se jouer à cette table dans { $house }.
shift-no-house = Aucune maison intégrée n’a de table pour ce scénario. Indiquez-en une avec --house.
shift-no-table = La maison n’a pas de table des tailles auxquelles le scénario est destiné.
shift-no-character = Il n’y a pas de client « { $found } ».
shift-no-seat = La table n’a pas de place { $seat }.
shift-no-post = Le personnel de cette table n’a pas ce poste.
shift-log-not-written = Impossible d’écrire dans { $place }. { $trouble }
shift-log-too-large = { $place } dépasse la limite de { $most } Mo.
shift-log-in-use = Un autre programme joue la vacation de { $place }.
shift-log-torn = La dernière ligne était incomplète et a été retirée. La vacation reprend après le geste { $act }.
shift-log-of-another = Ce journal est celui d’une autre vacation : autre scénario, maison, table, durée, présentation ou graine. Rien n’y a été changé ; indiquez un autre fichier.
shift-log-other-agent = L’agent demandé ne fait pas ce geste. Indiquez celui qui a joué ce journal, ou laissez l’agent parfait continuer.
shift-log-scenario-unknown = Le scénario du journal, « { $found } », n’est pas intégré. Indiquez son fichier avec --scenario.
shift-log-house-unknown = La maison du journal, « { $found } », n’est pas intégrée. Indiquez son fichier avec --house.
shift-title = { $scenario }, { $house }, { $table }, graine { $seed }
shift-coup-null = coup annulé
shift-coup-money = { $stakes ->
    [0] aucune mise
    [one] { $stakes } mise
   *[other] { $stakes } mises
}, ramassé { $collected }, payé { $paid }
shift-incident = Incident : { $incident }
shift-fault = { $fault } ({ $clause }), geste { $act }, { $person }
shift-fault-noticed = { $fault } ({ $clause }), geste { $act }, { $person } ; remarqué et rectifié
shift-cost-to-house = Coût pour la maison : { $sum }
shift-cost-to-guest = Perte pour le joueur : { $sum }
shift-report = Bilan : { $counts }
shift-letter-fail = échec
shift-red-lines = Fautes graves
shift-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}
shift-pace = { $pace } coups à l’heure
shift-passed = Réussie.
shift-not-passed = Non réussie.
shift-length-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
shift-length-half-a-shoe = un demi-sabot
shift-length-shoes = { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
}
shift-length-stints = { $stints } passages de { $coups } coups
