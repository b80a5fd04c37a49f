# Ce que l’on commence dans l’atelier d’après un modèle.
templates-house-blank = Une maison vide, qui ne cite aucun texte
workshop-new-house = Maison
workshop-new-glossary = Glossaire
workshop-did-new-house = Nouvelle maison
workshop-did-new-glossary = Glossaire
workshop-add-question = Quelle question ?
workshop-add-lesson = Quelle leçon ?
workshop-add-template = Elle est complète dès le début : changez-y ce que vous voulez.
workshop-add-house = Comme quelle maison ?
workshop-add-house-about = La nouvelle maison est une copie : changez-y ce qui diffère chez vous. L’originale reste comme elle est.
workshop-house-name = Nom de la nouvelle maison
workshop-house-new-name = Notre maison
workshop-house-like = { $house } (la nôtre)

# Ce que dit l’arbitre d’une question écrite.
workshop-referee = L’arbitre
workshop-referee-says = L’arbitre dit : { $right }
workshop-referee-stands = C’est ce que dit l’arbitre : { $right }
workshop-fill-in = Écrire la réponse de l’arbitre
workshop-referee-differs = Les maisons de cette leçon ne décident pas de même. Laissez la réponse de côté : l’arbitre la donne dans chacune.
workshop-referee-here = { $house } : { $right }
workshop-referee-cannot = L’arbitre ne peut pas encore décider ({ $house }). { $why }
