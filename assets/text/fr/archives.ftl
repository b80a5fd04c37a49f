# Profiles as single files, and backups.
archive-none = { $place } n’est pas un profil exporté par Tailleur. Rien n’a été changé.
archive-foreign = { $place } n’est pas un profil exporté valable : il contient « { $name } ». Rien n’a été importé.
archive-doubled = { $place } n’est pas un profil exporté valable : il contient deux fichiers du même nom. Rien n’a été importé.
archive-locked = { $place } est protégé par un mot de passe. Exportez à nouveau le profil, ou refaites l’archive sans mot de passe. Rien n’a été importé.
archive-too-many = { $place } n’est pas un profil exporté valable : il contient plus de { $most } fichiers. Rien n’a été importé.
archive-too-large = { $place } n’est pas un profil exporté valable : « { $name } » est trop grand. Rien n’a été importé.
archive-later = { $place } vient d’une version plus récente du programme ({ $version }). Mettez d’abord le programme à jour. Rien n’a été importé.
archive-torn = { $place } est incomplet. Ce qui pouvait être lu a été récupéré ; il manque peut-être des réponses.
archive-damaged-file = { $place } est endommagé. « { $name } » n’a été lu que jusqu’à l’endroit endommagé.
archive-not-read = { $place } ne peut pas être lu. { $trouble }
archive-not-written = { $folder } n’a pas pu être exporté vers { $place }. { $trouble } Rien n’a été changé.
union-not-written = Les réponses n’ont pas pu être ajoutées dans { $place }. { $trouble } Rien n’a été changé.
backup-not-made = La sauvegarde de ce profil n’a pas pu être faite. { $why } Vos réponses restent en sûreté dans le dossier du profil.
backups-no-place = { $place } ne peut pas être créé. { $trouble }
backup-fewer = Il manque des réponses par rapport à la sauvegarde du { $day }. Restaurez-les dans Réglages > Profil et sauvegardes.
profile-pointer-unreadable = { $place }, qui indique où se trouve un profil, est illisible. Le profil lui-même est intact : importez-le depuis son dossier.
profile-away = Le profil « { $name } » se trouve dans { $place }, qui n’est pas accessible. Rebranchez le disque ou le dossier réseau et réessayez.
profile-away-short = { $name } (inaccessible)
import-nothing = { $place } ne contient aucune réponse. Rien n’a été changé.
import-no-profile = { $place } n’est pas le dossier d’un profil. Rien n’a été changé.
import-done = Profil « { $name } » importé, avec toutes les réponses lisibles.
import-united = { $count ->
    [0] Rien à ajouter : { $name } a déjà toutes ces réponses.
    [one] 1 nouvelle réponse ajoutée à { $name }.
   *[other] { $count } nouvelles réponses ajoutées à { $name }.
}
export-no-place = { $place } ne peut pas être créé. { $trouble }
export-lies-here = Le profil a été exporté vers { $place }.
move-same = Le profil se trouve déjà dans { $place }.
move-no-folder = { $place } n’est pas un dossier. Indiquez-en un qui existe, par exemple sur le disque partagé.
move-taken = { $place } existe déjà et contient autre chose. Choisissez un autre dossier. Rien n’a été changé.
move-open = Le profil « { $name } » est ouvert dans une autre fenêtre. Fermez-la d’abord. Rien n’a été changé.
move-failed = Le profil n’a pas pu être déplacé vers { $place }. { $trouble } Il est toujours entier dans { $from }.
move-old-stays = L’ancienne copie dans { $place } a été conservée : d’autres appareils s’en servent peut-être.
move-old-left = Le profil a été déplacé, mais l’ancienne copie dans { $place } n’a pas pu être supprimée. { $trouble } Elle ne gêne pas.
move-done = Profil déplacé vers { $place }. La copie a été vérifiée.
move-united = Le profil a été fusionné avec celui de { $place }.
backup-restored = { $count ->
    [0] Il ne manquait rien.
    [one] 1 réponse a été restaurée.
   *[other] { $count } réponses ont été restaurées.
}
settings-profile = Profil et sauvegardes
archives-lies = Se trouve dans { $place }
archives-export = Exporter
archives-export-about = Tout en un seul fichier, à garder ou à emporter sur un autre ordinateur.
archives-export-do = Exporter ce profil
archives-backups = Sauvegardes
archives-backups-about = Créées automatiquement, une par heure au plus. Restaurer ajoute les réponses manquantes et n’en enlève aucune.
archives-no-backup = Pas encore de sauvegarde. La première se fera à la prochaine ouverture du profil.
archives-backup = { $day }, { $hour } : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
archives-brings = { $count ->
    [0] Aucune réponse ne manque.
    [one] 1 réponse manquante à restaurer.
   *[other] { $count } réponses manquantes à restaurer.
}
archives-with-settings = Restaurer aussi les réglages
archives-restore = Restaurer
archives-bring = Importer un profil
archives-bring-about = Choisissez un profil exporté, tapez son chemin, ou déposez-le ici.
archives-path = Chemin du profil
archives-look = Ouvrir
archives-found = { $name } : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
archives-nameless = Sans nom
archives-unite = Fusionner avec { $name }
archives-unite-about = Ajoute les réponses manquantes. Rien n’est compté deux fois.
archives-name = Nom du nouveau profil
archives-import = Importer comme nouveau profil
archives-use-there = L’utiliser là où il est
archives-put-away = Annuler
archives-move = Déplacer le profil
archives-move-about = Par exemple sur un disque partagé. Le profil est copié et vérifié ; l’ancienne copie devient une sauvegarde.
archives-place = Dossier de destination
archives-move-do = Déplacer
archives-move-here = Déplacer vers { $place }
archives-move-back = Remettre à sa place
browse = Parcourir…
browse-for = Parcourir : { $field }
no-file-dialog = Ce système n’a pas de sélecteur de fichiers. Déposez le fichier sur la fenêtre, ou saisissez son chemin.
