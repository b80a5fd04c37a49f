# tailleur pack import and export.
cli-pack = Créer, signer, vérifier et installer des modules en un seul fichier ; importer les questions d’autres programmes
cli-usage-pack = tailleur pack COMMANDE …
pack-which = Commande manquante. Voir tailleur pack --help.
cli-pack-import = Créer des leçons à partir de questions en GIFT, Aiken, CSV ou dans un classeur
cli-usage-pack-import = tailleur pack import FICHIER… [--out DOSSIER] [--house MAISON] [--lang fr|it|en] [--as-coups]
cli-pack-import-files = Les fichiers de questions, écrits dans la langue de --lang
cli-pack-import-out = Le dossier du module, nouveau ou existant (par défaut, au nom du premier fichier)
cli-pack-import-house = La maison des leçons, dont les règles décident aussi les coups
cli-pack-import-coups = Traiter chaque ligne d’un tableau comme un coup
exchange-imported = { $entries ->
        [one] Une question importée
       *[other] { $entries } questions et textes importés
    } dans { $lessons ->
        [one] une leçon
       *[other] { $lessons } leçons
    } : { $place }.
exchange-summary = Éléments modifiés : { $changed } ; laissés de côté : { $left }.
exchange-beyond = { $count ->
    [one] Et une autre remarque du même genre.
   *[other] Et { $count } autres remarques du même genre.
}
exchange-nothing = Aucune question n’a pu être importée.
exchange-flaws-left = Erreurs dans les leçons importées : { $count }, signalées ci-dessus.
exchange-file-there = { $place } existe déjà, et rien n’est écrasé. Indiquez un autre dossier avec --out.
exchange-not-written = Impossible d’écrire dans { $place }. { $trouble }
exchange-pack-faulty = { $place } : ce module a des erreurs, signalées ci-dessus. Corrigez-les avant d’y ajouter des leçons.
cli-pack-export = Exporter les questions d’un module en GIFT, en CSV ou en paquet Anki
cli-usage-pack-export = tailleur pack export MODULE|DOSSIER FICHIER --to gift|csv|anki [--lesson NOM]… [--house MAISON] [--seed N] [--count N]
cli-value-pack-or-folder = MODULE|DOSSIER
cli-value-format = FORMAT
cli-pack-export-pack = Un module du programme, ou le dossier d’un module
cli-pack-export-file = Le fichier à écrire
cli-pack-export-to = Le format : gift, csv ou anki
cli-pack-export-lesson = Une leçon seulement ; peut se répéter
cli-pack-export-house = La maison dont les règles décident (par défaut, la première de chaque leçon)
cli-pack-export-seed = La graine qui distribue les exercices (0 par défaut)
cli-pack-export-count = Le nombre de questions d’exercice par leçon (par défaut, celui de la leçon)
exchange-exported = { $count ->
        [one] Une question exportée
       *[other] { $count } questions exportées
    } : { $place }.
exchange-unknown-format = « { $found } » n’est pas un format connu. Il y a : { $known }.
exchange-no-such-lesson = Le module n’a pas de leçon « { $found } ». Il y a : { $known }.
exchange-no-such-pack = « { $found } » n’est ni un module du programme ni le dossier d’un module. Il y a : { $known }.
exchange-nothing-to-take-out = Il n’y a aucune question à exporter.
exchange-not-made = Le fichier n’a pas pu être créé : { $why }.
exchange-pack-unlisted = { $place } n’a pas de liste de leçons à compléter.
