# I tiraggi errati: come si racconta l’incidente, che cosa se ne chiede, e il calcolo della chiave.
ask-misdraw = Che cosa si fa?

part-misdraw-coup = Che ne è del colpo?
part-misdraw-card = Dove va la carta n. { $card } uscita dal sabot?
part-misdraw-burns = Quante carte si bruciano?
part-misdraw-next = Che cosa segue?
part-misdraw-banker = Il banchiere passa il sabot?

choice-misdraw-stands = Vale così com’è
choice-misdraw-restored = Si ricostruisce
choice-misdraw-null = È nullo
choice-misdraw-direction = Decide la direzione
choice-misdraw-for = A { $chance }
choice-misdraw-burned = Bruciata
choice-misdraw-back = Nel sabot
choice-misdraw-next-coup = Al colpo seguente
choice-misdraw-card-for = Una carta per { $chance }
choice-misdraw-stop-bets = Ancora nessuna carta: si chiudono le puntate
choice-misdraw-wins = Nessuna carta: vince { $chance }
choice-misdraw-passes = Sì, lo passa
choice-misdraw-keeps = No, non per questo

told-misdraw-bets-open = Le puntate sono ancora aperte.
told-misdraw-cards-out = { $count ->
    [1] Una carta è già uscita dal sabot.
   *[other] { $count } carte sono già uscite dal sabot.
}
told-misdraw-banker-early = { $count ->
    [1] Il banchiere ha già tirato una carta.
   *[other] Il banchiere ha già tirato { $count } carte.
}
told-misdraw-third-given = È appena stata data una terza carta a { $side }.
told-misdraw-thirds-given = È stata data una terza carta a { $first }, poi una a { $second }.
told-misdraw-by-banker = Il banchiere l’ha tirata senza aspettare il segno.
told-misdraw-by-tailleur = Il banchiere ha tirato al segno; è { ARTICLE("il", $tailleur) } che ha posato lì la carta.
told-misdraw-two-and-two = Le prime due carte del sabot sono andate a { $punto }, le due seguenti a { $banco }.
told-misdraw-banco-first = Le carte sono state posate a turno, la prima a { $banco }, la seguente a { $punto }, e così via.
told-misdraw-last-two-crossed = La prima carta è andata a { $punto }, la seconda e la terza a { $banco }, la quarta a { $punto }.
told-misdraw-three-taken = Sono uscite tre carte, due per { $punto } e una per { $banco }, prima di scoprire la prima.
told-misdraw-five-taken = Sono uscite cinque carte prima di scoprire la prima: due per { $punto }, due per { $banco }, e una in più, che sta a parte.
told-misdraw-nobody-draws = Nessuno tira più; sta per essere annunciato il risultato.
told-misdraw-called = È stata annunciata la vittoria di { $chance }.
told-misdraw-paying = I pagamenti sono cominciati.
told-misdraw-hands-were = Con due carte { $punto } aveva { $punto-point } e { $banco } { $banco-point }.
told-misdraw-third-was = A { $side } è stata data una terza carta: { $card }.
told-misdraw-no-third = Non è stata tirata nessuna terza carta.
told-misdraw-cards-gone = Le carte sono già nel recipiente di quelle usate.

working-two-cards = Con le due carte che sono sue, ogni lato ha: { $punto } { $punto-point }, { $banco } { $banco-point }.

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
offer-misdraw-standing-side = Terza carta a chi sta
offer-misdraw-after-a-natural = Dopo una battuta
offer-misdraw-drew-first = Ha tirato per primo
offer-misdraw-forgotten-card = Carta dimenticata
offer-misdraw-first-four = Le prime quattro fuori posto
offer-misdraw-first-deal = Tre o cinque nella prima dazione
offer-misdraw-wrong-call = Annuncio sbagliato
offer-misdraw-cards-gone = Carte già tolte
offer-misdraw-bankers-doing = Colpa del banchiere
offer-misdraw-nothing-wrong = Niente di sbagliato
