# Unsaved changes, and copies of packs.
workshop-kept-aside = Modifications non enregistrées récupérées de la dernière fois : { $files }.
workshop-take-up = Restaurer (annulable)
workshop-throw-away = Abandonner
workshop-did-draft = Modifications restaurées
workshop-waits = modifications non enregistrées
workshop-no-such-pack = Le module « { $pack } » n’existe plus.
workshop-aside = Récupéré
