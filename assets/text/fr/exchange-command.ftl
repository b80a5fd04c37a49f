# tailleur pack import and export.
cli-pack = Faire, signer, vérifier et installer des modules en un seul fichier ; importer les questions d’autres programmes
cli-usage-pack = tailleur pack COMMANDE …
pack-which = Commande manquante. Voir tailleur pack --help.
cli-pack-import = Faire des leçons de questions en GIFT, Aiken, CSV ou classeur
cli-usage-pack-import = tailleur pack import FICHIER… [--out DOSSIER] [--house MAISON] [--lang fr|it|en] [--as-coups]
cli-pack-import-files = Les fichiers de questions, écrits dans la langue de --lang
cli-pack-import-out = Le dossier du module, nouveau ou existant (par défaut, au nom du premier fichier)
cli-pack-import-house = La maison pour laquelle sont les leçons, et qui décide les coups
cli-pack-import-coups = Traiter chaque ligne d’un tableau comme un coup
exchange-imported = { $entries ->
        [one] Une question
       *[other] { $entries } questions et textes
    } dans { $lessons ->
        [one] une leçon
       *[other] { $lessons } leçons
    } : { $place }.
exchange-summary = Changé : { $changed }. Laissé de côté : { $left }.
exchange-beyond = Et { $count } autres remarques de même sorte.
exchange-nothing = Aucune question n’a pu être prise.
exchange-flaws-left = Les leçons écrites ont { $count } erreurs, signalées ci-dessus.
exchange-file-there = { $place } existe déjà, et rien n’est écrasé. Nommez un autre dossier avec --out.
exchange-not-written = { $place } ne peut pas être écrit. { $trouble }
exchange-pack-faulty = { $place } : ce module a des erreurs, signalées ci-dessus. Corrigez-les avant d’y ajouter.
cli-pack-export = Écrire les questions d’un module en GIFT, en CSV ou en paquet Anki
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
        [one] Une question
       *[other] { $count } questions
    } : { $place }.
exchange-unknown-format = « { $found } » n’est pas un format connu. Il y a : { $known }.
exchange-no-such-lesson = Le module n’a pas de leçon « { $found } ». Il y a : { $known }.
exchange-no-such-pack = « { $found } » n’est ni un module du programme ni le dossier d’un module. Il y a : { $known }.
exchange-nothing-to-take-out = Il n’y a aucune question à écrire.
exchange-not-made = Le fichier n’a pas pu être fait : { $why }.
exchange-pack-unlisted = { $place } n’a pas de liste de leçons à laquelle ajouter.
