
# Notices about saved answers, profiles and settings.
# Problems of the disk, each with the remedy.
trouble-read-only = Le programme n’a pas le droit d’y écrire. Changez les droits d’accès de cet endroit.
trouble-full = Le disque est plein. Libérez de la place.
trouble-gone = Le dossier ou le lecteur n’est plus là. Remettez-le en place.
trouble-folder = C’est un dossier, pas un fichier.
trouble-not-regular = Ce n’est pas un fichier ordinaire, mais un tube, un périphérique ou autre chose du genre. Indiquez un fichier ordinaire.
trouble-dangling-link = C’est un lien vers un fichier qui n’existe pas. Enlevez le lien, ou remettez le fichier en place.
trouble-other = Le système indique : { $system }.
trouble-slow = Le disque est lent ou ne répond pas.

journal-other-window = Ce profil est ouvert dans une autre fenêtre. Les deux enregistrent leurs réponses.
journal-not-kept = Vos réponses ne peuvent pas être enregistrées dans { $place }. { $trouble } Vous pouvez continuer ; elles seront enregistrées dès que possible.
journal-waiting = { $count ->
        [0] Toutes les réponses sont enregistrées dans { $place }.
        [one] 1 réponse n’est pas encore enregistrée. { journal-waiting-why }
       *[other] { $count } réponses ne sont pas encore enregistrées. { journal-waiting-why }
    }
journal-waiting-why = À enregistrer dans { $place }. { $trouble } Le programme réessaie pendant que vous continuez, et vous avertit avant de fermer la fenêtre.
journal-new-file = Une erreur s’est produite en écrivant dans { $place }. { $trouble } Aucune réponse n’est perdue : la suite est enregistrée dans un nouveau fichier. Si cela se reproduit, copiez vos réponses sur un autre lecteur.
journal-written-again = Un fichier de réponses de { $place } a été enlevé ou remplacé pendant que le programme tournait. Les réponses données depuis son ouverture ont été enregistrées de nouveau, dans un nouveau fichier. S’il manque des réponses plus anciennes, remettez le fichier en place.
journal-answer-too-long = Cette réponse est trop longue pour être enregistrée. Donnez-en une plus courte.
journal-bad-lines = { $count ->
        [one] Une ligne de { $place } est endommagée et a été ignorée (ligne { $line }).
       *[other] { $files ->
            [one] { $count } lignes de { $place } sont endommagées et ont été ignorées (la première est la ligne { $line }).
           *[other] { $count } lignes de { $files } fichiers de réponses sont endommagées et ont été ignorées (la première est la ligne { $line } de { $place }).
        }
    } Toutes les autres ont été lues. Rien n’a été effacé.
journal-missing-lines = { $count ->
        [one] Il manque une entrée dans { $place }, avant la ligne { $line }.
       *[other] Il manque { $count } entrées. Le premier trou est dans { $place }, avant la ligne { $line }.
    } Un fichier a été coupé, ou une copie plus ancienne a été remise à sa place. Dans Réglages > Profil et sauvegardes, restaurez une sauvegarde.
journal-lost = { $count ->
        [one] Une entrée qui était dans { $place } n’y est plus.
       *[other] { $count } entrées qui étaient dans { $place } n’y sont plus.
    } Un fichier a peut-être été endommagé, enlevé ou remplacé par une copie plus ancienne. Dans Réglages > Profil et sauvegardes, restaurez une sauvegarde, ou reprenez la copie synchronisée d’un autre appareil.
journal-not-read = { $files ->
        [one] Les réponses de { $place } ne peuvent pas être lues. { $trouble }
       *[other] { $files } fichiers de réponses ne peuvent pas être lus, le premier étant { $place }. { $trouble }
    }
journals-not-read = Les fichiers de réponses de { $place } ne peuvent pas être parcourus. { $trouble }
clock-behind = L’horloge de cet ordinateur indique le { $today } { $year }, mais des réponses ont été données le { $latest } { $latest-year }. Mettez à l’heure cet ordinateur, ou celui sur lequel elles ont été données. Toutes les réponses sont conservées, mais d’ici là les jours et les temps ne seront pas justes. Si l’horloge est juste à présent et ne l’était pas alors, « tailleur progress redate » corrige leurs dates.

profile-name-empty = Saisissez un nom pour le profil.
profile-name-long = Ce nom compte { $length } caractères. Choisissez-en un de { $longest } au plus.
profile-name-slash = Un nom ne peut pas contenir « { $sign } ». Retirez ce signe.
profile-badly-named = Le nom inscrit dans { $place } ne peut pas servir ; le profil apparaît sous le nom de son dossier. { $why }
profile-name-unseen = Ce nom contient un caractère invisible ({ $code }). Saisissez-le au clavier plutôt que de le coller.
profile-name-taken = Il existe déjà un profil nommé « { $name } ». Ouvrez-le, ou choisissez un autre nom.
profile-not-made = Le profil ne peut pas être créé dans { $place }. { $trouble }
profile-not-read = Le nom du profil ne peut pas être lu dans { $place }. { $trouble } Le profil apparaît sous le nom de son dossier.
profile-unreadable = Le nom du profil est illisible dans { $place }, ligne { $line }, colonne { $column }. Le profil apparaît sous le nom de son dossier ; ses réponses sont intactes.
profiles-not-read = Les profils de { $place } ne peuvent pas être lus. { $trouble }
data-not-kept = Rien ne peut être enregistré dans { $place }. { $trouble } Vous pouvez aussi relancer le programme avec un autre dossier avant de vous exercer : --data DOSSIER.

settings-unreadable = Les réglages de { $place } sont illisibles (ligne { $line }, colonne { $column }). Les réglages par défaut s’appliquent.
settings-bad-entry = Dans les réglages de { $place }, « { $value } » n’est pas une valeur possible pour { $entry }. La plus proche s’applique.
settings-not-read = Les réglages de { $place } ne peuvent pas être lus. { $trouble } Les réglages par défaut s’appliquent.
settings-not-kept = Les réglages ne peuvent pas être enregistrés dans { $place }. { $trouble } Ils s’appliquent jusqu’à la fermeture du programme.
busy-profile = Le disque est lent : le profil est en cours de lecture ou d’écriture. Vous pouvez attendre, ou arrêter avant l’étape suivante ; vos réponses sont en sûreté.
busy-files = Le disque est lent : un fichier est en cours de lecture ou d’écriture. Vous pouvez continuer en attendant.
busy-stop = Arrêter
busy-reading = Lecture des réponses de ce profil…
busy-read = { $read } Mo sur { $all }
busy-stop-reading = Revenir aux profils
