# Unsaved changes, and copies of packs.
workshop-kept-aside = Modifications non enregistrées de la dernière fois : { $files }.
workshop-take-up = Les restaurer (annulable)
workshop-throw-away = Les abandonner
workshop-did-draft = Modifications restaurées
workshop-waits = modifications non enregistrées
workshop-no-such-pack = Le module « { $pack } » n’existe plus.
workshop-aside = Récupéré
