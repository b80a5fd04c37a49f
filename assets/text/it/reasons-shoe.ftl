# Perché il sabot è dove si trova.
reason-shoe-first = All’apertura il sabot spetta di diritto al posto { $seat }.
reason-shoe-duty = { $coups ->
    [0] Chi prende il sabot può passarlo in ogni momento.
    [one] Chi prende il sabot distribuisce almeno un colpo.
   *[other] Chi prende il sabot distribuisce almeno { $coups } colpi.
}
reason-shoe-kept = Vince { $chance }: il sabot resta dov’è.
reason-shoe-lost = Vince { $chance }: il sabot passa al giocatore di destra.
reason-shoe-passed = Il sabot si può passare: va al giocatore di destra.
reason-shoe-refused = Un giocatore può rifiutare il sabot: prosegue verso destra.
reason-shoe-tailleur-deals = Nessuno prende il sabot: distribuisce il tailleur.
reason-shoe-tailleur-deals-on = Dopo il rifiuto di tutti, il tailleur distribuisce fino alla fine del sabot.
reason-shoe-hand-falls = Vince { $chance } e la mano del tailleur cade: il sabot è offerto al giocatore alla sua destra.
reason-shoe-stays = In questa casa il sabot non gira.
