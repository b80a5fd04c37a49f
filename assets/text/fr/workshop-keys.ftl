# Les touches de l’atelier, et comment s’écrit une page.
key-delete = Suppr
keys-workshop-parts = passe à la partie suivante : plan, fiche, aperçu, problèmes
keys-workshop-rows = parcourent le plan
keys-workshop-folds = replient et déplient
keys-workshop-add = demande ce qu’on ajoute
keys-workshop-move = déplacent ce qui est choisi
keys-workshop-duplicate = le double
keys-workshop-delete = l’enlève ; cela peut être annulé
keys-workshop-rename = lui donne un autre nom
keys-workshop-undo = annule le dernier pas
keys-workshop-redo = le rétablit
keys-workshop-try = l’essaie comme élève
keys-workshop-print = l’imprime
keys-workshop-escape = quitte le champ, puis le module ; tout est enregistré
workshop-page-how = *ainsi* souligne, **ainsi** renforce ; ## commence un titre, - une liste. [6h] est une carte, [[natural]] un terme du glossaire ; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} et {"{"}tailleur{"}"} sont les noms de la maison. La copie d’« Un module d’exemple » montre comment poser des figures.
