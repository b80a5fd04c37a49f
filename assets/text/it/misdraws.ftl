# Irregularities: the situation, the questions, the working.
ask-misdraw = Che cosa si fa?

part-misdraw-coup = Che cosa succede al colpo?
part-misdraw-card = Dove va la { $card ->
    [1] prima carta
    [2] seconda carta
    [3] terza carta
    [4] quarta carta
    [5] quinta carta
    [6] sesta carta
    [7] settima carta
   *[other] carta n. { $card }
} uscita dal sabot?
part-misdraw-burns = Quante carte si bruciano?
part-misdraw-burn-now = Quante carte si bruciano ancora?
part-misdraw-next = Che cosa viene dopo?
part-misdraw-banker = Il banchiere deve passare la mano?
part-misdraw-stake = Che cosa succede alla puntata?

choice-misdraw-stands = È valido
choice-misdraw-restored = Si ricostruisce
choice-misdraw-null = È annullato
choice-misdraw-direction = Decide la direzione
choice-misdraw-for = A { $chance }
choice-misdraw-burned = Bruciata
choice-misdraw-back = Nel sabot
choice-misdraw-next-coup = Al colpo successivo
choice-misdraw-card-for = Una carta per { $chance }
choice-misdraw-wins = Nessuna carta: vince { $chance }
choice-misdraw-passes = Sì, la passa
choice-misdraw-keeps = No, la tiene
choice-misdraw-stop-the-bets = Si chiude il gioco
choice-misdraw-turn-up = Si scopre quella carta
choice-misdraw-stake-plays = Si rimette al suo posto e gioca
choice-misdraw-stake-back = È restituita e non gioca

told-misdraw-bets-open = Il gioco non è ancora chiuso.
told-misdraw-cards-out = { $count ->
    [1] Una carta è già uscita dal sabot.
   *[other] { $count } carte sono già uscite dal sabot.
}
told-misdraw-banker-early = { $count ->
    [1] Il banchiere ha già estratto una carta.
   *[other] Il banchiere ha già estratto { $count } carte.
}
told-misdraw-third-given = È appena stata data una terza carta a { $side }.
told-misdraw-thirds-given = È stata data una terza carta a { $first }, poi una a { $second }.
told-misdraw-by-banker = Il banchiere l’ha tirata senza aspettare il cenno.
told-misdraw-by-tailleur = Il banchiere ha tirato al cenno; è stato { ARTICLE("il", $tailleur) } a posare lì la carta.
told-misdraw-two-and-two = Le prime due carte del sabot sono andate a { $punto }, le due seguenti a { $banco }.
told-misdraw-banco-first = Le carte sono state posate a turno, la prima a { $banco }, la seguente a { $punto }, e così via.
told-misdraw-last-two-crossed = La prima carta è andata a { $punto }, la seconda e la terza a { $banco }, la quarta a { $punto }.
told-misdraw-three-taken = Sono uscite tre carte prima che se ne scoprisse una: due per { $punto } e una per { $banco }. Le due di { $punto } sono ora scoperte.
told-misdraw-five-taken = Sono uscite cinque carte prima che se ne scoprisse una: due per { $punto }, due per { $banco }, e una in più, messa a parte. Ora sono tutte e cinque scoperte.
told-misdraw-nobody-draws = Nessuno tira più; sta per essere annunciato il risultato.
told-misdraw-called = È stato annunciato: «vince { $chance }».
told-misdraw-paying = I pagamenti sono cominciati.
told-misdraw-hands-were = Con due carte { $punto } aveva { $punto-point } e { $banco } { $banco-point }.
told-misdraw-third-was = A { $side } è stata data una terza carta: { $card }.
told-misdraw-no-third = Non è stata tirata nessuna terza carta.
told-misdraw-cards-gone = Le carte sono già negli scarti.
told-misdraw-stuck = Spettava una carta a { $side }, e ne sono uscite due attaccate l’una all’altra; la seconda è stata messa a parte.
told-misdraw-seen-early = La carta n. { $card } è stata vista prima di essere posata.
told-misdraw-face-up-in-the-shoe = La carta n. { $card } era scoperta nel sabot; è stata messa a parte.
told-misdraw-put-back-on-top = La carta n. { $card } è stata rimessa alla bocca del sabot; da allora non ne sono uscite altre.
told-misdraw-lost-in-the-shoe = La carta n. { $card } è stata rimessa nel sabot, e nessuno sa più dove.
told-misdraw-face-down = La terza carta di { $side } è stata posata coperta.
told-misdraw-dropped = La terza carta per { $side } è caduta a terra, senza che nessuno la perdesse di vista; è stata ripresa e messa a parte.
told-misdraw-drawn-by-another = La terza carta per { $side } era dovuta; l’ha presa dal sabot un giocatore che non ha il diritto di tirare.
told-misdraw-shoe-is-empty = Nel sabot non ci sono più carte.
told-misdraw-turned-first = Un sabot nuovo: la prima carta uscita è { $card }.
told-misdraw-burned-so-far = { $count ->
    [0] Dopo non è stata bruciata nessuna carta.
    [1] Dopo è stata bruciata una carta.
   *[other] Dopo sono state bruciate { $count } carte.
}
told-misdraw-no-coup-yet = Nessun colpo è ancora cominciato.
told-misdraw-burn-noticed-late = Le prime quattro carte del primo colpo sono già uscite.
told-misdraw-used-again = La prima di queste quattro carte non viene dal sabot: è uscita per errore nel colpo precedente, ed è stata usata di nuovo.
told-misdraw-stop-card-inside = La carta di arresto è uscita fra le carte di questo colpo.
told-misdraw-after-the-stop-card = La carta di arresto era uscita fra le carte del colpo precedente; questo è stato dato lo stesso.
told-misdraw-foreign-back = La carta n. { $card } ha un dorso diverso da quello di tutti i mazzi di questo sabot.
told-misdraw-other-back = La carta n. { $card } ha il dorso degli altri mazzi di questo sabot.
told-misdraw-banker-turned = Il banchiere ha preso le carte di { $side } e le ha scoperte lui stesso.
told-misdraw-stake-withdrawn = Il gioco è chiuso e le carte sono uscite; un giocatore ritira la sua puntata su { $chance }.
told-misdraw-stake-placed-late = Il gioco è chiuso e le carte sono uscite; un giocatore mette una puntata su { $chance }.

working-two-cards = Con le prime due carte: { $punto } { $punto-point }, { $banco } { $banco-point }.

table-apart = A parte
table-card-apart = { $card }, a parte, { $place ->
    [1] prima carta
   *[other] carta { $place }
}
table-card-apart-down = carta coperta, a parte, { $place ->
    [1] prima carta
   *[other] carta { $place }
}

offer-misdraw-early-card = Carta uscita troppo presto
offer-misdraw-standing-side = Terza carta a una parte che sta
offer-misdraw-after-a-natural = Dopo una battuta
offer-misdraw-drew-first = Ordine di tiraggio invertito
offer-misdraw-forgotten-card = Carta dimenticata
offer-misdraw-first-four = Le prime quattro fuori posto
offer-misdraw-first-deal = Tre o cinque carte nella prima distribuzione
offer-misdraw-wrong-call = Annuncio sbagliato
offer-misdraw-cards-gone = Carte già negli scarti
offer-misdraw-bankers-doing = Errore del banchiere
offer-misdraw-stuck-cards = Due carte attaccate
offer-misdraw-card-seen-early = Carta vista troppo presto
offer-misdraw-face-down-third = Terza carta coperta
offer-misdraw-dropped-card = Carta caduta
offer-misdraw-after-the-stop-card = Dopo la carta di arresto
offer-misdraw-empty-shoe = Sabot vuoto
offer-misdraw-foreign-back = Dorso diverso
offer-misdraw-face-up-in-the-shoe = Carta scoperta nel sabot
offer-misdraw-wrong-burn = Carte bruciate: numero sbagliato
offer-misdraw-used-again = Carta in più riutilizzata
offer-misdraw-put-back = Carta rimessa nel sabot
offer-misdraw-unasked = Carta tirata senza cenno
offer-misdraw-wrong-person = Carta presa o scoperta senza averne il diritto
offer-misdraw-changed-stake = Puntata cambiata dopo la chiusura
offer-misdraw-nothing-wrong = Niente di sbagliato
