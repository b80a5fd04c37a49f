# Packs as one file: built, signed, verified, installed.
name-odd-empty = une partie en est vide
name-odd-long = il est trop long pour certains systèmes
name-odd-outside = il mène hors du dossier
name-odd-absolute = c’est un chemin absolu
name-odd-hidden = il commence comme un fichier caché
name-odd-end = il finit par un point ou une espace, que Windows supprime
name-odd-unseen = il contient un caractère invisible ou qui change le sens de lecture
name-odd-colon = il contient un deux-points, qui désigne un lecteur ou un flux
name-odd-backslash = il sépare les dossiers par une barre oblique inverse
name-odd-reserved = il contient un caractère réservé sur certains systèmes
name-odd-device = Windows le prend pour un périphérique
name-odd-letters = il contient d’autres lettres que a à z, que les systèmes n’enregistrent pas tous de la même façon
name-odd-not-text = ce n’est pas du texte en UTF-8
pack-file-refused = { $place } n’a pas pu être ouvert. { $why }
pack-file-unreadable = { $place } ne peut pas être lu ({ $why }).
pack-file-empty = Le fichier est vide. Téléchargez-le de nouveau.
pack-file-none = Ce n’est pas un module de leçons créé par `tailleur pack build`.
pack-file-torn = Le fichier est incomplet. Téléchargez-le de nouveau.
pack-file-around = Il contient des données hors de ses fichiers. Redemandez-le à son auteur.
pack-file-overlap = Le fichier « { $name } » en recouvre un autre. Peut-être malveillant : ne l’installez pas.
pack-file-two-tales = Les données de « { $name } » se contredisent. Le fichier est endommagé ou malveillant.
pack-file-locked = « { $name } » est protégé par un mot de passe, ce qu’un module ne peut pas être.
pack-file-method = « { $name } » est comprimé par une méthode non prise en charge.
pack-file-made-elsewhere = Il a été créé par un autre programme. Demandez à son auteur de le créer avec `tailleur pack build`.
pack-file-too-many = Il contient plus de { $most } fichiers.
pack-file-too-large = « { $name } » dépasse { $most } ko.
pack-file-too-large-in-all = Ses fichiers dépassent ensemble { $most } Mo.
pack-file-too-deep = « { $name } » est imbriqué dans plus de { $most } dossiers.
pack-file-shrunk = Décompressé, « { $name } » serait plus de { $most } fois plus grand. Peut-être une bombe de décompression.
pack-file-size-lies = « { $name } » n’a pas la taille qu’il annonce.
pack-file-damaged = « { $name } » est endommagé. Téléchargez le fichier de nouveau.
pack-file-name = Le nom de fichier « { $name } » n’est pas admis : { $why }.
pack-file-folder = « { $name } » est une entrée de dossier, qu’un module ne contient pas.
pack-file-alike = « { $name } » et « { $other } » ne diffèrent que par les majuscules : pour certains systèmes, ils ne font qu’un.
pack-file-doubled = Il contient deux fois « { $name } ».
pack-file-folder-and-file = « { $name } » est à la fois un fichier et un dossier.
pack-file-link = « { $name } » est un lien vers autre chose.
pack-file-device = « { $name } » n’est pas un fichier ordinaire.
pack-file-nested = « { $name } » est une archive. Un module n’en contient pas.
pack-file-kind = « { $name } » est d’un type qu’un module ne peut pas contenir. Sont admis .ron, .md, .txt, .png, .ogg, .wav, .flac et .mp3.
pack-file-not-as-named = Le contenu de « { $name } » ne correspond pas à son nom.
pack-file-own-name = « { $name } » est un nom réservé dans un module. Renommez-le.
pack-file-later = Il a été fait pour une version plus récente du programme ({ $version }). Mettez d’abord le programme à jour.
pack-file-unlisted = « { $name } » n’est pas dans sa liste de fichiers.
pack-file-missing = « { $name } » est dans sa liste de fichiers, mais manque.
pack-file-changed = « { $name } » a été modifié après la création du module.
pack-file-later-form = Son format ({ $form }) est plus récent que cette version du programme ({ $version }). Mettez d’abord le programme à jour.
pack-file-built-in = Son identifiant « { $id } » est celui de leçons du programme. Demandez à son auteur de lui en donner un autre.
pack-file-faulty = { $count ->
    [one] Le module a une erreur
   *[other] Le module a { $count } erreurs, dont la première
} : { $file }:{ $line }:{ $column } : { $fault }
pack-manifest-missing = manifest.ron manque. Demandez à son auteur de créer le module avec `tailleur pack build`.
pack-manifest-not-text = manifest.ron n’est pas du texte.
pack-manifest-unreadable = manifest.ron est illisible (ligne { $line }, colonne { $column }).
pack-manifest-content = La somme de contrôle de ses fichiers ne correspond pas à manifest.ron.
pack-manifest-id = « { $id } » n’est pas un identifiant de module valable.
pack-manifest-differs = manifest.ron annonce { $id }, version { $version }, mais le module est { $other }, version { $found }.
pack-signature-missing = Il mentionne une clé mais ne porte pas de signature. Il a été modifié ou tronqué.
pack-signature-wrong = Sa signature n’est pas valable : il a été modifié après avoir été signé. Ne vous y fiez pas ; redemandez-le à l’auteur.
pack-not-packed = Le module n’a pas pu être créé ({ $why }).
pack-not-written = Impossible d’écrire dans { $place }. { $trouble }
pack-not-unpacked = Le module n’a pas pu être décompressé dans { $place }. { $trouble } Rien n’a été installé.
pack-not-installed = Le module n’a pas pu être installé dans { $place }. { $trouble } Rien n’a été changé.
pack-not-removed = { $place } n’a pas pu être enlevé. { $trouble }
pack-not-there = Aucun module « { $id } » n’est installé pour ce profil. `tailleur pack list` affiche les modules installés.
pack-signer-not-kept = Le module est installé, mais son signataire n’a pas pu être enregistré dans { $place }. { $trouble }
pack-key-not-public = « { $place } » n’est ni une clé publique de `minisign`, ni un fichier qui en contient une.
pack-key-not-secret = { $place } n’est ni une clé secrète créée par `tailleur pack key`, ni une clé de `minisign` avec mot de passe.
pack-key-password = Mot de passe incorrect pour { $place }.
pack-key-not-made = La clé n’a pas pu être créée ({ $why }).
pack-key-there = { $place } existe déjà. Une clé perdue ne se refait pas : choisissez un autre nom.
pack-key-not-kept = Impossible d’écrire dans { $place }. { $trouble }
pack-not-signed = Le module n’a pas pu être signé ({ $why }).

# A pack compared with the installed one.
pack-stands-new = Nouveau pour ce profil.
pack-stands-newer = Remplace la version { $version }. Vos progrès sont conservés.
pack-stands-older = La version { $version }, plus récente, est installée.
pack-stands-same = Ce module est déjà installé, à l’identique.
pack-stands-changed = La version { $version } est installée, mais avec un autre contenu : son auteur l’a modifiée sans changer de numéro. Vos progrès sont conservés.
pack-change-comes = Nouvelle leçon : { $title }
pack-change-goes = Retirée : { $title }
pack-change-differs = Modifiée : { $title }
pack-change-questions = Modifiée : { $title } (questions : { $come } nouvelles, { $differ } modifiées, { $go } retirées)
pack-unsigned = Non signé.
pack-signed-by = Signé avec la clé { $key }.
pack-signed-short = Signé avec la clé { $short }.
pack-signed-first = Signé avec une nouvelle clé, { $short }. Elle sera mémorisée.
pack-signed-again = Signé avec la clé { $short }, comme auparavant.
pack-signed-by-another = Attention : signé avec une autre clé ({ $short } ; auparavant { $before }).
pack-signed-no-longer = Attention : non signé ; auparavant, il l’était avec la clé { $before }.
pack-asks-older = Une version plus récente sera remplacée par une plus ancienne.
pack-asks-key = C’est peut-être le module de quelqu’un d’autre sous le même nom. Demandez à l’auteur si sa clé a changé.
pack-wants-older = Rien n’a été installé : une version plus récente est installée. Ajoutez --older pour la remplacer quand même.
pack-wants-other-key = Rien n’a été installé : le module est signé avec une autre clé. Demandez à l’auteur, ou ajoutez --other-key pour l’installer quand même.
pack-installed-here = « { $title } » est installé. { $count ->
    [one] Sa leçon se trouve
   *[other] Ses { $count } leçons se trouvent
} à l’accueil, sous son titre.
pack-installed-elsewhere = « { $title } » est installé. Il n’a pas de leçon pour cette maison et cette table : choisissez une autre maison ci-dessus.
pack-waits-for-profile = Choisissez ou créez un profil pour voir le module.
pack-waits = Le module s’ouvrira quand vous quitterez cet écran.

# The screen of packs.
packs-title = Modules de leçons
packs-add = Ajouter un module
packs-add-about = Déposez ici un fichier .tailleur-pack, ouvrez-le d’un double clic, ou tapez son chemin.
packs-path = Fichier du module
packs-installed = Installés pour ce profil
packs-none = Aucun pour le moment. Les leçons fournies avec le programme restent disponibles.
packs-remove = Enlever « { $title } »
packs-remove-about = Retire ses leçons. Vos progrès sont conservés et reviennent si vous le réinstallez.
packs-remove-sure = Enlever « { $title } »
packs-stay = Annuler
packs-drop-here = Lâchez pour ouvrir
pack-offered = Installer ce module ?
pack-own-words = Description de l’auteur
pack-author = Par { $name }
pack-licence = Licence : { $name }
pack-version = Version { $version }
pack-lies = { $place }
pack-lessons = { $count ->
    [one] 1 leçon
   *[other] { $count } leçons
}
pack-lesson-elsewhere = Pas pour la maison où vous vous exercez
pack-sure = Installer quand même
pack-install = Installer
pack-leave = Annuler
pack-row = Version { $version }, { $count ->
    [one] 1 leçon
   *[other] { $count } leçons
}. { $signed }
pack-row-faulty = Contient des erreurs et n’est pas utilisable. Réinstallez-le, ou enlevez-le.

# The commands.
cli-open = Fichier de module ou de profil exporté à ouvrir ; on peut aussi donner le fichier seul, sans --open
cli-value-key = CLÉ
cli-value-pack = MODULE
cli-pack-key = Créer une paire de clés pour signer des modules
cli-usage-pack-key = tailleur pack key [--out NOM] [--no-password]
cli-pack-key-out = Les fichiers NOM.key et NOM.pub (par défaut, tailleur.key et tailleur.pub)
cli-pack-no-password = Ne pas protéger la clé secrète par un mot de passe
cli-pack-build = Créer un fichier de module à partir d’un dossier
cli-usage-pack-build = tailleur pack build DOSSIER [--out FICHIER] [--sign CLÉ]
cli-pack-folder = Le dossier du module, avec son pack.ron
cli-pack-out = Le fichier à écrire (par défaut, ID-VERSION.tailleur-pack dans ce dossier)
cli-pack-sign = La clé secrète pour signer : un fichier de `tailleur pack key` ou de `minisign`
cli-pack-verify = Vérifier qu’un fichier de module est complet et valable, et dire qui l’a signé
cli-usage-pack-verify = tailleur pack verify FICHIER [--key CLÉ]
cli-pack-file = Le fichier d’un module
cli-pack-public = La clé publique attendue pour la signature : la clé elle-même, ou son fichier
cli-pack-install = Installer un module pour un profil
cli-usage-pack-install = tailleur pack install FICHIER [--profile NOM] [--data DOSSIER] [--older] [--other-key]
cli-pack-profile = Le profil (par défaut, le dernier ouvert)
cli-pack-older = Installer même si une version plus récente est installée
cli-pack-other-key = Installer même si une autre clé a signé la version d’avant
cli-pack-list = Lister les modules installés pour un profil
cli-usage-pack-list = tailleur pack list [--profile NOM] [--data DOSSIER]
cli-pack-remove = Enlever un module d’un profil ; les progrès sont conservés
cli-usage-pack-remove = tailleur pack remove MODULE [--profile NOM] [--data DOSSIER]
cli-pack-id = L’identifiant du module, donné par `tailleur pack list`
pack-password-new = Mot de passe de la nouvelle clé :
pack-password-again = Répétez le mot de passe :
pack-password = Mot de passe de la clé :
pack-password-empty = Le mot de passe ne peut pas être vide. Ajoutez --no-password pour une clé sans mot de passe.
pack-password-differs = Les deux mots de passe diffèrent. Aucune clé n’a été créée.
pack-password-unread = Le mot de passe n’a pas pu être lu ({ $why }).
pack-key-made = { $secret } signe vos modules : gardez-le pour vous, et gardez-en une copie.
    { $public } est destiné à ceux qui les vérifient : { $key } (en bref : { $short })
pack-built = { $place } : { $id }, version { $version }, { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
}, { $size } ko.
    SHA-256 du contenu : { $content }
pack-built-signed = Signé avec la clé { $short }.
pack-built-unsigned = Non signé. Ajoutez --sign CLÉ pour que d’autres puissent vérifier qu’il est de vous.
pack-not-built = { $count ->
    [one] Le module a une erreur
   *[other] Le module a { $count } erreurs
} : aucun fichier n’a été créé.
pack-head = { $title } ({ $id }, version { $version })
pack-content = SHA-256 du contenu : { $content }
pack-verified = Le fichier est complet et le module n’a pas d’erreur.
pack-other-key = Il n’est pas signé avec la clé { $key }.
pack-installed-for = Installé pour { $name } : « { $title } ».
pack-none-installed = Aucun module n’est installé pour { $name }.
pack-line = { $id } { $version }. { $signed } « { $title } »
pack-line-faulty = { $id } : contient des erreurs et n’est pas utilisable.
pack-removed = { $id } a été enlevé. Vos progrès sont conservés.
