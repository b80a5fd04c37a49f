# Shortcuts of the lesson editor, and how a page is written.
key-delete = Suppr
keys-workshop-parts = Passer à la partie suivante
keys-workshop-rows = Parcourir le plan
keys-workshop-folds = Replier et déplier
keys-workshop-add = Ajouter
keys-workshop-move = Déplacer l’élément choisi
keys-workshop-duplicate = Dupliquer
keys-workshop-delete = Supprimer (annulable)
keys-workshop-rename = Renommer
keys-workshop-undo = Annuler la dernière action
keys-workshop-redo = Rétablir
keys-workshop-try = Essayer comme élève
keys-workshop-print = Imprimer
keys-workshop-escape = Quitter le champ, puis le module ; tout est enregistré
workshop-page-how = *ainsi* : italique, **ainsi** : gras ; ## commence un titre, - une liste. [6h] est une carte, [[natural]] un terme du glossaire ; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} et {"{"}tailleur{"}"} sont les noms de la maison.
