# Les profils en un seul fichier, les sauvegardes, et ce qu’on en dit.
archive-none = { $place } n’est pas un profil exporté par Tailleur. Rien n’a été changé.
archive-foreign = { $place } contient « { $name } », étranger à un profil exporté. Il n’a pas été importé, et rien n’a été changé.
archive-doubled = { $place } contient deux fichiers du même nom : ce n’est pas un profil exporté. Il n’a pas été importé, et rien n’a été changé.
archive-locked = { $place } est protégé par un mot de passe. Décompressez-le et recompressez-le sans mot de passe, ou exportez à nouveau le profil. Rien n’a été changé.
archive-too-many = { $place } contient plus de { $most } fichiers : trop pour un profil. Il n’a pas été importé, et rien n’a été changé.
archive-too-large = { $place } : « { $name } » est trop grand pour un profil. Il n’a pas été importé, et rien n’a été changé.
archive-later = { $place } vient d’une version plus récente du programme ({ $version }). Mettez d’abord celui-ci à jour. Rien n’a été changé.
archive-torn = La fin de { $place } est abîmée. Ce qui a pu y être trouvé a été lu ; il manque peut-être des réponses.
archive-damaged-file = { $place } est abîmé : « { $name } » a été lu jusqu’au dommage et pas plus loin.
archive-not-read = { $place } ne peut pas être lu. { $trouble }
archive-not-written = { $folder } n’a pas pu être exporté vers { $place }. { $trouble } Rien n’a été changé.
union-not-written = Les réponses n’ont pas pu être ajoutées dans { $place }. { $trouble } Rien n’a été changé.
backup-not-made = Aucune sauvegarde de ce profil n’a été faite. { $why } Vos réponses sont de toute façon dans son dossier.
backups-no-place = { $place } ne peut pas être créé. { $trouble }
backup-fewer = Ce profil contient moins de réponses que sa sauvegarde du { $day }. Restaurez-les dans Réglages, Profil et sauvegardes.
profile-pointer-unreadable = { $place } devrait indiquer où se trouve un profil, et est illisible. Le profil lui-même est intact : importez-le de là où il se trouve.
profile-away = Le profil de { $name } se trouve dans { $place }, qui n’est pas là en ce moment. Branchez le disque ou le dossier réseau, puis choisissez à nouveau le profil. Rien n’a été créé à sa place.
profile-away-short = { $name } (absent en ce moment)
import-nothing = { $place } ne contient aucune réponse. Rien n’a été changé.
import-no-profile = { $place } n’est pas le dossier d’un profil. Rien n’a été changé.
import-done = { $name } a été importé, avec toutes les réponses lisibles.
import-united = { $count ->
    [0] { $name } avait déjà tout.
    [one] 1 réponse nouvelle pour { $name }.
   *[other] { $count } réponses nouvelles pour { $name }.
}
export-no-place = { $place } ne peut pas être créé. { $trouble }
export-lies-here = Le profil a été exporté vers { $place }.
move-same = Le profil se trouve déjà dans { $place }.
move-no-folder = { $place } n’est pas un dossier. Indiquez-en un qui existe, par exemple sur le disque partagé.
move-taken = { $place } existe déjà et contient autre chose. Choisissez un autre dossier. Rien n’a été changé.
move-open = { $name } est ouvert dans une autre fenêtre. Fermez-la d’abord. Rien n’a été changé.
move-failed = Le profil n’a pas pu être déplacé vers { $place }. { $trouble } Il se trouve entier dans { $from }, comme avant.
move-old-stays = Ce qui se trouvait dans { $place } y reste : d’autres appareils s’en servent peut-être.
move-old-left = Le profil a été déplacé. Ce qui se trouvait dans { $place } n’a pas pu être enlevé. { $trouble } Cela ne gêne pas.
move-done = Le profil se trouve maintenant dans { $place }. Chaque octet a été comparé.
move-united = Le profil a été fusionné avec celui de { $place } et s’y trouve maintenant.
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
archives-backups-about = Elles se font d’elles-mêmes à l’ouverture du profil et à la fin d’une leçon, une par heure au plus. Une sauvegarde restaure les réponses qui manquent et n’en enlève aucune.
archives-no-backup = Il n’y en a pas encore : la première se fait à la prochaine ouverture du profil.
archives-backup = { $day }, { $hour } : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
archives-brings = { $count ->
    [0] Aucune de ses réponses ne manque.
    [one] Elle restaurerait 1 réponse.
   *[other] Elle restaurerait { $count } réponses.
}
archives-with-settings = Ses réglages aussi
archives-restore = Restaurer
archives-bring = Importer un profil
archives-bring-about = Choisissez un profil exporté, tapez où il se trouve, ou déposez-le sur la fenêtre.
archives-path = Où se trouve le profil
archives-look = Examiner
archives-found = { $name } : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
archives-nameless = Sans nom
archives-unite = Fusionner avec { $name }
archives-unite-about = Ce qui y manque est ajouté. Rien n’est compté deux fois.
archives-name = Nom du nouveau profil
archives-import = Importer comme profil à part
archives-use-there = L’utiliser là où il est
archives-put-away = Ne rien faire
archives-move = Déplacer
archives-move-about = Dans un dossier d’un disque partagé, par exemple, où chacun de vos ordinateurs le trouve. Il est d’abord copié et comparé ; ce qui se trouvait ici devient une sauvegarde.
archives-place = Dossier d’arrivée
archives-move-do = Déplacer là
archives-move-here = Déplacer vers { $place }
archives-move-back = Ramener à la place habituelle
