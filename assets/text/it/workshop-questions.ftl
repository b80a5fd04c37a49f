# Custom questions of a step.
workshop-asks = { $count ->
    [0] Nessuna domanda personalizzata
    [one] { $count } domanda personalizzata
   *[other] { $count } domande personalizzate
}
workshop-asks-add = Aggiungi una domanda
workshop-drill-cases = { $count ->
    [0] Non resta alcun caso in { $house }. Attivane altri.
    [one] 1 caso in { $house }.
   *[other] { $count } casi in { $house }. Con { $count } domande, o un multiplo, ciascuno esce lo stesso numero di volte.
}
