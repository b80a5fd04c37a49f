# Other names for lessons, pictures and sounds.
rename-lesson = Nom du fichier
rename-medium = Nom du fichier
rename-do = Renommer
rename-lesson-about = Les élèves ne le voient pas, mais leurs progrès y sont liés : ne le changez plus une fois la leçon transmise.
rename-medium-about = Les pages et les questions qui l’utilisent sont mises à jour.
rename-named-in = Utilisé dans : { $files }
rename-named-nowhere = N’est utilisé nulle part dans le module.
rename-no-id = Utilisez des minuscules sans accent, des chiffres et des traits d’union simples, par exemple row-five.
rename-no-name = Utilisez des lettres sans accent, des chiffres, des traits d’union et des tirets bas.
rename-taken = Ce nom est déjà pris. Choisissez-en un autre.
rename-nothing = L’élément choisi n’a pas de nom. Choisissez une leçon, une image ou un son.
rename-broken = Le fichier ne peut pas être renommé tant qu’il y manque une parenthèse ou un guillemet.
workshop-row-pictures = Images ({ $count })
workshop-row-sounds = Sons ({ $count })
workshop-not-renamed = Le fichier { $place } n’a pas pu être renommé : { $trouble }
rename-folder-about = Pour en ajouter, mettez le fichier dans ce dossier de { $place } et rouvrez le module.
