# Names of the table for screen readers, and the few words painted on it.
table-name = Table, { $house }
table-card = { $card }, { $side }, { $place ->
    [1] première carte
    [2] deuxième carte
   *[3] troisième carte
}
table-card-down = carte face cachée, { $side }, { $place ->
    [1] première carte
    [2] deuxième carte
   *[3] troisième carte
}
table-card-to-come = { $card }, { $place ->
    [1] prochaine carte du sabot
   *[other] carte { $place } du sabot
}
table-to-come = À venir
table-hand = Cartes, { $side }
table-hand-total = { $hand }, point { $total }
table-hand-totals = { $hand }, point { $first } à deux cartes et { $total } à trois
table-hand-first-total = { $hand }, point { $first } à deux cartes
table-hand-wins = Cartes, { $side }, chance annoncée gagnante
table-shoe = Sabot
table-float = Caisse
table-basket = { $discard }
table-palette = Palette
table-seat = place { $seat }
table-stake = Place { $seat }, { $spot }, { $amount }
table-spot = { $spot }
table-spot-pays = { $spot }, paiement { $over } pour { $under }
table-spot-commission = { $spot }, 1 pour 1 moins { $percent } %
table-announced = { $spot }. Annonce : { $chance }
tableau-name = Tableau de tirage, { $house }
tableau-column = Troisième carte de { $side }
tableau-punto-row = { $side } à { $point } : { $act }
tableau-cell = { $side } à { $point }, troisième carte { $third } : { $act }
tableau-cell-stood = { $side } à { $point }, sans troisième carte : { $act }
tableau-deciding = { $cell }. C’est cette case qui décide.
tableau-silent-cell = { $cell } (selon l’usage courant)
tableau-silent = non précisé par le règlement : usage courant
tableau-corrected = lu selon le sens, non à la lettre
tableau-acts = { $draw ->
    [tire] { $draw-letter } : tire
   *[other] { $draw-letter } ({ $draw }) : tire
} · { $stand ->
    [reste] { $stand-letter } : reste
   *[other] { $stand-letter } ({ $stand }) : reste
} · { $stood } : pas de troisième carte
widget-right = Juste
widget-wrong = Faux
widget-delete = Effacer
widget-decimal-mark = Virgule
table-limits = Affichette : minimum { $min }, maximum { $max }
table-limits-and-step = Affichette : minimum { $min }, maximum { $max }, multiples de { $step }
table-sign = MIN { $min } · MAX { $max }
table-sign-and-step = MIN { $min } · MAX { $max } · MULTIPLES DE { $step }
table-seat-free = place { $seat }, libre
table-seat-taken = place { $seat }, occupée
table-seat-holder = place { $seat }, a le sabot
