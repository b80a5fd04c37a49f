# The tableau from memory: prompts, reasons, cells.
drill-tableau-from-memory = Le tableau, de mémoire
ask-tableau = Remplissez de mémoire le tableau : { $side } tire ou reste ?
ask-tableau-row = Remplissez de mémoire la ligne de { $side } à { $point }.
reason-row-always-draws = { $side } à { $point } tire toujours, que { $other } prenne une troisième carte ou non.
reason-row-always-stands = { $side } à { $point } reste toujours, que { $other } prenne une troisième carte ou non.
reason-rows-always-draw = De { $first } à { $last }, { $side } tire toujours, que { $other } prenne une troisième carte ou non.
reason-rows-always-stand = De { $first } à { $last }, { $side } reste toujours, que { $other } prenne une troisième carte ou non.
reason-row-draws = À { $point }, tout dépend de la troisième carte de { $other } : { $side } tire contre { $draws }.
reason-row-stands = À { $point }, tout dépend de la troisième carte de { $other } : { $side } reste contre { $stands }.
reason-row-draws-and-stands = À { $point }, tout dépend de la troisième carte de { $other } : { $side } tire contre { $draws }, et reste contre { $stands }.
reason-row-part-draws = Le règlement ne donne qu’une partie de cette ligne : à { $point }, { $side } tire contre { $draws }. Pour les autres cartes, l’usage courant s’applique.
reason-row-part-stands = Le règlement ne donne qu’une partie de cette ligne : à { $point }, { $side } reste contre { $stands }. Pour les autres cartes, l’usage courant s’applique.
reason-row-part-draws-and-stands = Le règlement ne donne qu’une partie de cette ligne : à { $point }, { $side } tire contre { $draws }, et reste contre { $stands }. Pour les autres cartes, l’usage courant s’applique.
columns-and = { $before }, { $next }
columns-or = { $before } ou { $next }
columns-from-to = { $first } à { $last }
columns-one = { $point }
columns-stood = une main sans troisième carte
columns-none = rien
flaw-tableau-rows = Le tableau a une ligne pour chaque point de 0 à 7 : à 8 et à 9 personne ne tire. Écrivez par exemple `rows: [3, 4, 5, 6]`.
filter-rows = Lignes
filter-asks = Ce qui est demandé
offer-each-row = Chaque ligne à part
offer-all-rows = Toutes les lignes ensemble
grid-name = Tableau à remplir
grid-axes = Lignes : points de { $banco }. Colonnes : troisième carte de { $punto } ; { $stood } = { $punto } reste.
grid-cell = { $side } à { $point }, troisième carte { $third } : { $act }
grid-cell-stood = { $side } à { $point }, pas de troisième carte : { $act }
grid-cell-empty = vide
grid-cell-right = { $cell }, juste
grid-cell-wrong = { $cell }, faux, il fallait : { $act }
grid-open = { $count ->
    [one] Encore une case vide.
   *[other] Encore { $count } cases vides.
}
grid-stood = { $stood } : pas de troisième carte
grid-full = Toutes les cases sont remplies.
grid-counted = { $right ->
    [one] { $right } case juste
   *[other] { $right } cases justes
} sur { $all }
grid-marks = Une coche marque chaque case juste. Dans une case fausse, votre lettre est barrée et la bonne affichée.
