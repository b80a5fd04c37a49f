# Why, where pieces are paid, cut and changed.
reason-pieces-of = { $set }: un pezzo vale la cifra che porta, e una colonna piena conta venti pezzi.
reason-fewest-pieces = La somma si dà con meno pezzi possibile: si legge in un colpo d’occhio, e la cassa tiene i pezzi piccoli.
reason-any-pieces = Tutti i pezzi che fanno la somma la pagano. Meno sono, meglio si legge.
reason-taken-and-paid = Presa la puntata, tutto quello che torna al giocatore parte in un solo gesto: la puntata e il suo pagamento.
reason-cut-in-heaps = La colonna si taglia in mucchi di { $heap }, uno accanto all’altro: ognuno li può contare.
reason-sized = Pagato alla pari, accanto alla puntata ci sono tanti pezzi quanti nella puntata: le due colonne hanno la stessa altezza.
reason-change-at-the-table = Chi paga fa anche il cambio, al tavolo. Vale esattamente quello che il giocatore ha dato.
reason-on-the-marble = Il cambio si fa sul marmo.
