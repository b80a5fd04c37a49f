# Le domande di un passo in officina.
workshop-asks = { $count ->
    [0] Qui non è ancora scritta nessuna domanda.
    [one] { $count } domanda è scritta qui.
   *[other] { $count } domande sono scritte qui.
}
workshop-asks-add = Aggiungi una domanda
