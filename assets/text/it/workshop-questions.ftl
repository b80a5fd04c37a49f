# Custom questions of a step.
workshop-asks = { $count ->
    [0] Nessuna domanda personalizzata
    [one] { $count } domanda personalizzata
   *[other] { $count } domande personalizzate
}
workshop-asks-add = Aggiungi una domanda
