# D’autres noms pour les leçons, les images et les sons.
rename-lesson = Nom de la leçon
rename-medium = Nom du fichier
rename-do = Renommer
rename-lesson-about = Le fichier, l’ordre du module et les leçons qui viennent après elle suivent. Ce qu’un élève a appris est lié à ce nom : pour une leçon déjà transmise, on recommence à zéro.
rename-medium-about = Chaque page et chaque question qui le montre suit.
rename-named-in = Nommé dans : { $files }
rename-named-nowhere = Rien dans le module ne le nomme.
rename-no-id = Le nom d’une leçon a des minuscules sans accent, des chiffres et des traits d’union entre eux : row-five.
rename-no-name = Le nom d’un fichier a des lettres sans accent, des chiffres, des traits d’union et des soulignés.
rename-taken = Un autre porte ce nom.
rename-nothing = L’élément choisi n’a pas de nom à lui.
rename-broken = Le fichier ne peut pas être renommé tant qu’il y manque une parenthèse ou un guillemet.
workshop-row-pictures = Images ({ $count })
workshop-row-sounds = Sons ({ $count })
workshop-not-renamed = Le fichier { $place } n’a pas pu être renommé : { $trouble }
rename-folder-about = Pour en ajouter, mettez le fichier dans ce dossier de { $place } et rouvrez le module.
