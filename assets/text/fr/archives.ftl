# Les profils en un seul fichier, les sauvegardes, et ce qu’on en dit.
archive-none = { $place } n’est pas un profil exporté par Tailleur. Rien n’a été changé.
archive-foreign = { $place } contient « { $name } », ce qu’aucun profil exporté ne contient. Il n’a pas été pris, et rien n’a été changé.
archive-doubled = { $place } contient deux fichiers du même nom, ce qu’aucun profil exporté ne fait. Il n’a pas été pris, et rien n’a été changé.
archive-locked = { $place } est protégé par un mot de passe. Décompressez-le et recompressez-le sans mot de passe, ou exportez à nouveau le profil. Rien n’a été changé.
archive-too-many = { $place } contient plus de { $most } fichiers, ce qu’aucun profil exporté ne fait. Il n’a pas été pris, et rien n’a été changé.
archive-too-large = { $place } : « { $name } » est plus grand que tout profil. Il n’a pas été pris, et rien n’a été changé.
archive-later = { $place } vient d’une version plus récente du programme ({ $version }). Mettez d’abord celui-ci à jour. Rien n’a été changé.
archive-torn = La fin de { $place } est abîmée. Ce qui a pu y être trouvé a été lu ; il manque peut-être des réponses.
archive-damaged-file = { $place } est abîmé : « { $name } » a été lu jusqu’au dommage et pas plus loin.
archive-not-read = { $place } ne peut pas être lu. { $trouble }
archive-not-written = { $folder } n’a pas pu être rangé dans { $place }. { $trouble } Rien n’a été changé.
union-not-written = Les réponses n’ont pas pu être reprises dans { $place }. { $trouble } Rien n’a été changé.
backup-not-made = Aucune sauvegarde de ce profil n’a été faite. { $why } Vos réponses sont de toute façon dans son dossier.
backups-no-place = { $place } ne peut pas être créé. { $trouble }
backup-fewer = Ce profil contient moins de réponses que sa sauvegarde du { $day }. Sous Réglages, Profil, la sauvegarde les rapporte.
