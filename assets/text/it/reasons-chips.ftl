# Reasons: paying, cutting and changing chips.
reason-pieces-of = { $set }: un gettone vale la cifra che porta, e una pila intera ha venti pezzi.
reason-fewest-pieces = La somma si dà con meno pezzi possibile: si legge a colpo d’occhio, e la cassa del tavolo conserva i pezzi piccoli.
reason-any-pieces = Va bene qualsiasi combinazione di pezzi che dia la somma; con meno pezzi si legge meglio.
reason-taken-and-paid = Una puntata vincente non si tocca prima di averla pagata: puntata e pagamento si sommano solo quando sono entrambi del giocatore.
reason-cut-in-heaps = La colonna si taglia in pile di { $heap }, una accanto all’altra: ognuno le può contare.
reason-sized = Si paga alla pari: accanto alla puntata si mettono tanti pezzi quanti ne contiene. Le due colonne hanno la stessa altezza.
reason-change-at-the-table = Al tavolo chi paga fa anche il cambio. Il cambio vale esattamente quanto il giocatore ha dato.
reason-on-the-marble = Il cambio si fa sempre sul marmo, la lastra su cui si stendono banconote e gettoni.
