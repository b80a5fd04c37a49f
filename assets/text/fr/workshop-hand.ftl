# Handing a pack over.
workshop-hand = Exporter le module
workshop-hand-about = Un fichier pour les élèves. Son numéro de version augmente si le dossier contient déjà une version plus ancienne.
workshop-hand-folder = Dossier
workshop-hand-sign = Signer le module (prouve qui l’a fait)
workshop-hand-key = Clé secrète (facultative)
workshop-hand-key-about = Signe le module : on voit de qui il vient. Créez-en une avec « tailleur pack key » ou avec minisign.
workshop-hand-password = Mot de passe de la clé
workshop-hand-do = Exporter
workshop-handed-over-signed = Version { $version } exportée dans { $place }, signée avec la clé { $key }
workshop-key-locked = La clé a un mot de passe. Saisissez-le aussi.
