# Reasons: where the shoe is.
reason-shoe-first = All’inizio della partita il sabot spetta al posto { $seat }.
reason-shoe-duty = { $coups ->
    [0] Nessuno è tenuto a tenere il sabot: si può passarlo in ogni momento.
    [one] Chi prende il sabot dà le carte per almeno un colpo.
   *[other] Chi prende il sabot dà le carte per almeno { $coups } colpi.
}
reason-shoe-kept = Vince { $chance }: il sabot resta dov’è.
reason-shoe-lost = Vince { $chance }: la mano è persa.
reason-shoe-goes-right = La mano passa al giocatore successivo, a destra del banchiere.
reason-shoe-passed = Il sabot si può passare: va al giocatore di destra.
reason-shoe-refused = Un giocatore può rifiutare il sabot: si offre al successivo, sempre verso destra.
reason-shoe-tailleur-deals = Nessuno prende il sabot: dà le carte { ARTICLE("il", $tailleur) }.
reason-shoe-tailleur-deals-on = Dopo il rifiuto di tutti, { ARTICLE("il", $tailleur) } dà le carte fino alla fine del sabot.
reason-shoe-hand-falls = Vince { $chance } e { ARTICLE("il", $tailleur) } perde la mano: il sabot è offerto al giocatore alla sua destra.
reason-shoe-stays = In questo casinò il sabot non gira.
reason-burn = { $count ->
    [1] La prima carta uscita è un asso e vale uno: si brucia una carta.
    [10] La prima carta uscita conta dieci, come qui ogni dieci e ogni figura: si bruciano { $count } carte.
   *[other] Si bruciano tante carte quanti sono i punti della prima carta uscita: { $count }.
}
reason-cut-first = Il taglio si offre per primo al giocatore alla sinistra { ARTICLE("del", $tailleur) }.
reason-cut-next = A ogni sabot successivo il taglio si offre al giocatore successivo in senso orario.
