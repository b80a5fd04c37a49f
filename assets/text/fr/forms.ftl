# Templates of the lesson editor.
templates-house-blank = Une maison vide, qui ne cite aucun texte
workshop-new-house = Maison
workshop-new-glossary = Glossaire
workshop-did-new-house = Nouvelle maison
workshop-did-new-glossary = Glossaire
workshop-add-question = Quel type de question ?
workshop-add-lesson = Quel type de leçon ?
workshop-add-template = Elle est complète dès le début : changez-y ce que vous voulez.
workshop-add-house = D’après quelle maison ?
workshop-add-house-about = La nouvelle maison est une copie : changez-y ce qui diffère chez vous. L’originale reste comme elle est.
workshop-house-name = Nom de la nouvelle maison
workshop-house-new-name = Notre maison
workshop-house-like = { $house } (la nôtre)

# The referee’s answer to a custom question.
workshop-referee = Contrôle
workshop-referee-says = D’après les règles : { $right }
workshop-referee-stands = C’est bien ce que donnent les règles : { $right }
workshop-fill-in = L’adopter comme réponse
workshop-referee-differs = Les maisons de cette leçon décident différemment. Laissez la réponse vide : le programme la donne pour chacune.
workshop-referee-here = { $house } : { $right }
workshop-referee-cannot = Le programme ne peut pas encore décider ({ $house }). { $why }
