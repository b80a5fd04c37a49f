# Two houses side by side: prompts and answers.
part-in-house = { $house }
part-in-house-by-convention = { $house } (il suo testo non lo precisa; prassi comune)
working-in-house = { $house }: { $working }
verdict-why-in = Perché: { $house }
offer-house = { $house }
flaw-no-such-house = Nel programma non c’è un casinò `{ $found }` con cui confrontare. Scegli tra: { $houses }.
ask-here-banco-pays = { $stake } su { $chance } vince. Quanto paga ogni casinò?
ask-here-stake = Il posto { $seat } ha puntato { $stake } su { $chance }. Che cosa si fa della puntata prima del colpo?
ask-here-after-a-tie = Il sabot, se gira, ora è al posto { $seat }. Vince { $chance }. Chi dà le carte dopo?
ask-by-the-texts = { $ask } Rispondi per ciascun regolamento.
ask-here-stop-card = Le carte sono tagliate. Quante carte restano dietro la carta di arresto?
ask-here-packs = Di quanti mazzi si compone il sabot?
ask-here-turns-punto = Il sabot, se gira, è al posto { $seat }. Chi scopre le carte di { $side }?
ask-here-draws = I giochi sono fatti. Il sabot, se gira, è al posto { $seat }. Chi tira le carte?
ask-here-final-call = Il colpo è finito. Qual è l’annuncio finale?
ask-here-misdraw = Che cosa succede al colpo?
ask-here-misdrawn-by-banker = Se quella carta l’ha tirata il banchiere stesso, perde la mano?
ask-here-word = Quale parola usa ogni casinò per { $meaning }?
told-here-cards-in-view = Tutte le carte sono ancora in vista.
told-here-cards-gone = Le carte del colpo sono già negli scarti.
choice-here-silent = Il regolamento non lo dice
choice-here-stands = È ammessa
choice-here-keeps-the-shoe = Lo stesso giocatore
choice-here-shoe-goes-right = Il giocatore successivo a destra
choice-here-anyone = Un giocatore qualsiasi: nessun posto è indicato
choice-here-behind = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
choice-here-packs = { $count ->
    [one] { $count } mazzo
   *[other] { $count } mazzi
}
choice-here-holder = Il banchiere
choice-here-said = { $text }
choice-here-restored = Si ricostruisce ed è valido
choice-here-null = È annullato
choice-here-direction = Decide la direzione
choice-here-counts-as-it-is = È valido così com’è
choice-here-banker-passes = Sì: passa la mano
choice-here-banker-keeps = No: la tiene
choice-here-no-banker = Qui nessun giocatore ha il sabot
term-natural = l’8 o il 9 con due carte
term-draw = prendere la terza carta
term-stand = fermarsi a due carte
term-stood = la colonna senza terza carta
term-tailleur = il croupier che si occupa del sabot
term-discard = il posto dove vanno le carte giocate
term-taille = la partita da una mescolata all’altra
term-packs = l’insieme dei mazzi di un sabot
offer-differs-banco-pays = La vincita su Banco
offer-differs-tie-alone = Una puntata su Parità da sola
offer-differs-tie-maximum = Il massimo di una puntata su Parità
offer-differs-above-maximum = Una puntata sopra il massimo
offer-differs-step = I multipli delle puntate
offer-differs-after-a-tie = Il sabot dopo la parità
offer-differs-cut = Chi taglia
offer-differs-stop-card = Dove va la carta di arresto
offer-differs-burn = Carte bruciate
offer-differs-packs = Numero di mazzi
offer-differs-turns-punto = Chi scopre le carte di Punto
offer-differs-draws = Chi estrae
offer-differs-final-call = L’annuncio finale
offer-differs-misdraw = Un errore di tiraggio
offer-differs-misdrawn-by-banker = Un errore di tiraggio del banchiere
offer-differs-words = Parole del mestiere
filter-with = A confronto con
