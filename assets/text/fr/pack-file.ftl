# Les modules en un seul fichier : faits, signés, vérifiés, installés.
name-odd-empty = une partie en est vide
name-odd-long = il est plus long que certains systèmes ne l’acceptent
name-odd-outside = il mène hors du dossier
name-odd-absolute = il mène à un endroit fixe du disque
name-odd-hidden = il commence comme un fichier caché
name-odd-end = il finit par un point ou une espace, que Windows supprime
name-odd-unseen = il contient un signe qui ne se voit pas ou qui renverse l’ordre de lecture
name-odd-colon = il désigne un lecteur, ou un flux à côté d’un fichier
name-odd-backslash = il sépare les dossiers par une barre oblique inverse
name-odd-reserved = il contient un signe auquel certains systèmes donnent un sens
name-odd-device = Windows le prend pour un périphérique
name-odd-letters = il contient d’autres lettres que a à z, que les systèmes n’écrivent pas tous de la même façon
name-odd-not-text = ce n’est pas du texte en UTF-8
pack-file-refused = { $place } n’a pas été accepté. { $why }
pack-file-unreadable = { $place } ne peut pas être lu ({ $why }).
pack-file-empty = Le fichier est vide. Redemandez-le.
pack-file-none = Ce n’est pas un module de leçons fait par `tailleur pack build`.
pack-file-torn = La fin en manque, comme après un téléchargement interrompu. Redemandez-le.
pack-file-around = Il contient des octets qui n’appartiennent à aucun de ses fichiers. Redemandez-le à son auteur.
pack-file-overlap = Le fichier « { $name } » est à la place d’un autre. Il a été fabriqué pour nuire.
pack-file-two-tales = Sa liste et le fichier « { $name } » se contredisent. Il est abîmé, ou fabriqué pour nuire.
pack-file-locked = « { $name } » est protégé par un mot de passe : un module n’en a pas.
pack-file-method = « { $name } » est comprimé d’une façon qu’aucun module n’emploie.
pack-file-made-elsewhere = Un autre programme l’a emballé. Demandez à son auteur de le faire avec `tailleur pack build`.
pack-file-too-many = Il contient plus de { $most } fichiers.
pack-file-too-large = « { $name } » dépasse { $most } ko.
pack-file-too-large-in-all = Ses fichiers dépassent ensemble { $most } Mo.
pack-file-too-deep = « { $name } » est à plus de { $most } dossiers de profondeur.
pack-file-shrunk = « { $name } » deviendrait plus de { $most } fois plus grand. Il a été fabriqué pour remplir un disque.
pack-file-size-lies = « { $name } » n’a pas la taille qu’il annonce.
pack-file-damaged = « { $name } » est abîmé. Redemandez le fichier.
pack-file-name = Aucun fichier ne peut s’appeler « { $name } » : { $why }.
pack-file-folder = « { $name } » est un dossier vide : un module n’en liste pas.
pack-file-alike = « { $name } » et « { $other } » ne diffèrent que par les majuscules : pour certains systèmes, ils ne font qu’un.
pack-file-doubled = Il contient deux fois « { $name } ».
pack-file-folder-and-file = « { $name } » est à la fois un fichier et un dossier.
pack-file-link = « { $name } » est un lien vers autre chose.
pack-file-device = « { $name } » n’est pas un simple fichier.
pack-file-nested = « { $name } » est une archive, quoi qu’en dise son nom. Un module n’en contient pas.
pack-file-kind = « { $name } » est d’une sorte qu’aucun module ne contient. Sont admis .ron, .md, .txt, .png, .ogg, .wav, .flac et .mp3.
pack-file-not-as-named = « { $name } » ne contient pas ce que dit son nom.
pack-file-own-name = « { $name } » porte un nom dont le fichier d’un module a besoin pour lui-même. Renommez-le.
pack-file-later = Il a été fait pour une version ultérieure du programme ({ $version }). Mettez d’abord celui-ci à jour.
pack-file-unlisted = « { $name } » n’est pas dans sa liste de fichiers.
pack-file-missing = « { $name } » est dans sa liste de fichiers et n’y est pas.
pack-file-changed = « { $name } » n’est pas le fichier qui a été emballé : il a été modifié après coup.
pack-file-later-form = Il est empaqueté dans un format ({ $form }) que cette version du programme ({ $version }) ne connaît pas encore. Mettez d’abord le programme à jour.
pack-file-built-in = Son identifiant « { $id } » est celui de leçons du programme. Demandez à son auteur de lui en donner un autre.
pack-file-faulty = { $count ->
    [one] Le module a une erreur
   *[other] Le module a { $count } erreurs, dont la première
} : { $file }:{ $line }:{ $column } : { $fault }
pack-manifest-missing = Il n’indique pas ce qu’il est : manifest.ron manque. Demandez à son auteur de le faire avec `tailleur pack build`.
pack-manifest-not-text = Ce qu’il dit de lui-même (manifest.ron) n’est pas du texte.
pack-manifest-unreadable = Ce qu’il dit de lui-même (manifest.ron) est illisible à la ligne { $line }, colonne { $column }.
pack-manifest-content = L’empreinte de tous ses fichiers n’est pas celle qu’il annonce.
pack-manifest-id = Il s’appelle « { $id } », ce qui n’est pas un identifiant de module.
pack-manifest-differs = Il s’appelle { $id }, version { $version }, et contient { $other }, version { $found }.
pack-signature-missing = Il nomme une clé et ne porte pas de signature. Il a été modifié, ou le travail de son auteur a été interrompu.
pack-signature-wrong = Sa signature est fausse : il a été modifié après que son auteur l’a signé. Ne vous y fiez pas ; redemandez-le à l’auteur.
pack-not-packed = Le module n’a pas pu être emballé ({ $why }).
pack-not-written = { $place } n’a pas pu être écrit. { $trouble }
pack-not-unpacked = Le module n’a pas pu être déballé dans { $place }. { $trouble } Rien n’a été installé.
pack-not-installed = Le module n’a pas pu être installé dans { $place }. { $trouble } Ce qui s’y trouvait est resté tel quel.
pack-not-removed = { $place } n’a pas pu être enlevé. { $trouble }
pack-not-there = Aucun module « { $id } » n’est installé pour ce profil. `tailleur pack list` nomme ceux qui le sont.
pack-signer-not-kept = Le module est installé, mais son signataire n’a pas pu être noté dans { $place }. { $trouble }
pack-key-not-public = « { $place } » n’est pas une clé publique telle que `minisign` l’écrit, ni un fichier qui en contienne une.
pack-key-not-secret = { $place } n’est pas une clé secrète faite par `tailleur pack key`, ni par `minisign` avec un mot de passe.
pack-key-password = Ce n’est pas le mot de passe de { $place }.
pack-key-not-made = Aucune clé n’a pu être faite ({ $why }).
pack-key-there = { $place } existe déjà. Une clé perdue ne se refait pas : choisissez un autre nom.
pack-key-not-kept = { $place } n’a pas pu être écrit. { $trouble }
pack-not-signed = Le module n’a pas pu être signé ({ $why }).

# Comment un module se situe par rapport à ce qui est installé.
pack-stands-new = Il est nouveau pour ce profil.
pack-stands-newer = La version { $version } est installée. Ce qu’elle a appris à l’élève est conservé.
pack-stands-older = La version ultérieure { $version } est installée.
pack-stands-same = Exactement le même est déjà installé.
pack-stands-changed = La version { $version } est installée, mais avec un autre contenu : son auteur l’a modifiée sans changer de numéro. Ce qui a été appris est conservé.
pack-change-comes = Nouvelle leçon : { $title }
pack-change-goes = N’y est plus : { $title }
pack-change-differs = Modifiée : { $title }
pack-change-questions = Modifiée : { $title } (questions : { $come } nouvelles, { $differ } modifiées, { $go } retirées)
pack-unsigned = Personne ne l’a signé.
pack-signed-by = Signé avec la clé { $key }.
pack-signed-short = Signé avec la clé { $short }.
pack-signed-first = Signé avec la clé { $short }, vue pour la première fois. Elle est désormais retenue.
pack-signed-again = Signé avec la clé { $short }, comme auparavant.
pack-signed-by-another = Attention : signé avec la clé { $short }. Auparavant, c’était la clé { $before }.
pack-signed-no-longer = Attention : personne ne l’a signé. Auparavant, il l’était avec la clé { $before }.
pack-asks-older = Une version ultérieure sera remplacée par une plus ancienne.
pack-asks-key = C’est peut-être l’œuvre de quelqu’un d’autre sous le même nom. Demandez à l’auteur si sa clé a changé.
pack-wants-older = Rien n’a été installé : une version ultérieure est là. Avec --older, elle est remplacée quand même.
pack-wants-other-key = Rien n’a été installé : la signature n’est pas celle d’avant. Demandez à l’auteur ; avec --other-key, le module est installé quand même.
pack-installed-here = « { $title } » est installé. { $count ->
    [one] Sa leçon se trouve
   *[other] Ses { $count } leçons se trouvent
} plus bas sur cette page, sous son titre.
pack-installed-elsewhere = « { $title } » est installé. Il n’a pas de leçon pour cette maison et cette table : choisissez une autre maison ci-dessus.
pack-waits-for-profile = Choisissez un profil ou créez-en un : le module sera montré alors.
pack-waits = Le module sera montré quand vous quitterez cet écran.

# L’écran des modules.
packs-title = Modules de leçons
packs-add = Ajouter un module
packs-add-about = Déposez un fichier .tailleur-pack sur la fenêtre, ouvrez-le d’un double clic, ou tapez où il se trouve.
packs-path = Où se trouve le module
packs-installed = Installés pour ce profil
packs-none = Aucun pour le moment. Les leçons du programme sont toujours là.
packs-remove = Enlever « { $title } »
packs-remove-about = Ses leçons s’en vont. Ce que vous y avez appris reste, et revient avec le module.
packs-remove-sure = Enlever « { $title } »
packs-stay = Annuler
packs-drop-here = Lâchez pour l’examiner
pack-offered = Un module de leçons
pack-own-words = Ce que son auteur en dit
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
pack-leave = Ne pas installer
pack-row = Version { $version }, { $count ->
    [one] 1 leçon
   *[other] { $count } leçons
}. { $signed }
pack-row-faulty = Il a des erreurs et n’est pas proposé. Installez-le à nouveau, ou enlevez-le.

# Les commandes.
cli-open = Le fichier d’un module ou d’un profil exporté à ouvrir ; le fichier seul suffit
cli-value-key = CLÉ
cli-value-pack = MODULE
cli-pack-key = Faire une paire de clés pour signer des modules
cli-usage-pack-key = tailleur pack key [--out NOM] [--no-password]
cli-pack-key-out = Les fichiers NOM.key et NOM.pub (par défaut, tailleur.key et tailleur.pub)
cli-pack-no-password = Ne protéger la clé secrète par aucun mot de passe
cli-pack-build = Faire un seul fichier d’un dossier
cli-usage-pack-build = tailleur pack build DOSSIER [--out FICHIER] [--sign CLÉ]
cli-pack-folder = Le dossier du module, avec son pack.ron
cli-pack-out = Le fichier à écrire (par défaut, ID-VERSION.tailleur-pack dans ce dossier)
cli-pack-sign = La clé secrète qui signe : un fichier de `tailleur pack key` ou de `minisign`
cli-pack-verify = Vérifier qu’un fichier est un module entier et sans erreur, et qui l’a signé
cli-usage-pack-verify = tailleur pack verify FICHIER [--key CLÉ]
cli-pack-file = Le fichier d’un module
cli-pack-public = La clé publique qui doit l’avoir signé : la clé elle-même, ou son fichier
cli-pack-install = Installer un module pour un profil
cli-usage-pack-install = tailleur pack install FICHIER [--profile NOM] [--data DOSSIER] [--older] [--other-key]
cli-pack-profile = Le profil (par défaut, le dernier ouvert)
cli-pack-older = Installer même si une version ultérieure est installée
cli-pack-other-key = Installer même si une autre clé a signé la version d’avant
cli-pack-list = Lister les modules installés pour un profil
cli-usage-pack-list = tailleur pack list [--profile NOM] [--data DOSSIER]
cli-pack-remove = Enlever un module d’un profil ; ce qui a été appris reste
cli-usage-pack-remove = tailleur pack remove MODULE [--profile NOM] [--data DOSSIER]
cli-pack-id = L’identifiant du module, donné par `tailleur pack list`
pack-password-new = Mot de passe de la nouvelle clé :
pack-password-again = Encore une fois :
pack-password = Mot de passe de la clé :
pack-password-empty = Un mot de passe ne peut pas être vide. Pour une clé sans mot de passe, il y a --no-password.
pack-password-differs = Les deux mots de passe diffèrent. Aucune clé n’a été faite.
pack-password-unread = Le mot de passe n’a pas pu être lu ({ $why }).
pack-key-made = { $secret } signe vos modules : gardez-le pour vous, et gardez-en une copie.
    { $public } va à ceux qui les vérifient : { $key } (en bref : { $short })
pack-built = { $place } : { $id }, version { $version }, { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
}, { $size } ko.
    SHA-256 du contenu : { $content }
pack-built-signed = Signé avec la clé { $short }.
pack-built-unsigned = Non signé. Avec --sign CLÉ, ceux qui l’installent voient qu’il est de vous.
pack-not-built = { $count ->
    [one] Le module a une erreur
   *[other] Le module a { $count } erreurs
} : aucun fichier n’a été fait.
pack-head = { $title } ({ $id }, version { $version })
pack-content = SHA-256 du contenu : { $content }
pack-verified = Le fichier est entier et le module n’a pas d’erreur.
pack-other-key = Il n’est pas signé avec la clé { $key }.
pack-installed-for = Installé pour { $name } : « { $title } ».
pack-none-installed = Aucun module n’est installé pour { $name }.
pack-line = { $id } { $version }. { $signed } « { $title } »
pack-line-faulty = { $id } : il a des erreurs et n’est pas proposé.
pack-removed = { $id } a été enlevé. Ce qui y a été appris est conservé.
