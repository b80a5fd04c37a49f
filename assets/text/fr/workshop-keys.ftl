# Les touches de l’atelier, et comment s’écrit une page.
key-delete = Suppr
keys-workshop-parts = passer à la partie suivante : plan, fiche, aperçu, problèmes
keys-workshop-rows = parcourir le plan
keys-workshop-folds = replier et déplier
keys-workshop-add = ajouter
keys-workshop-move = déplacer l’élément choisi
keys-workshop-duplicate = dupliquer
keys-workshop-delete = supprimer (annulable)
keys-workshop-rename = renommer
keys-workshop-undo = annuler la dernière action
keys-workshop-redo = rétablir
keys-workshop-try = essayer comme élève
keys-workshop-print = imprimer
keys-workshop-escape = quitter le champ, puis le module ; tout est enregistré
workshop-page-how = *ainsi* : italique, **ainsi** : gras ; ## commence un titre, - une liste. [6h] est une carte, [[natural]] un terme du glossaire ; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} et {"{"}tailleur{"}"} sont les noms de la maison. La copie d’« Un module d’exemple » montre comment poser des figures.
