# Due case fianco a fianco: che cosa si chiede e che cosa si può rispondere.
part-in-house = { $house }
part-in-house-by-convention = { $house } (il suo testo non lo dice: secondo l’uso)
working-in-house = { $house }: { $working }
verdict-why-in = Perché: { $house }
offer-house = { $house }
flaw-no-such-house = Non c’è una casa incorporata `{ $found }` con cui confrontare. Scegli tra: { $houses }.
ask-here-banco-pays = { $stake } su { $chance } vince. Quanto paga ogni casa?
ask-here-stake = Il posto { $seat } ha messo { $stake } su { $chance }. Che ne è di questa puntata prima delle carte?
ask-here-after-a-tie = Dove il sabot gira, lo ha il posto { $seat }. Vince { $chance }. Chi dà il colpo seguente?
ask-by-the-texts = { $ask } Rispondi secondo il testo di ogni casa; dove non ne dice nulla, dillo.
ask-here-stop-card = Le carte sono tagliate, la carta di arresto è inserita. Quante carte restano dietro la carta di arresto?
ask-here-packs = Di quanti mazzi si compone il sabot?
ask-here-turns-punto = Dove i giocatori tengono il sabot, lo ha il posto { $seat }. Chi scopre le carte di { $side }?
ask-here-draws = Il gioco è chiuso. Dove i giocatori tengono il sabot, lo ha il posto { $seat }. Chi tira le carte?
ask-here-final-call = Il colpo è finito. Qual è l’annuncio finale?
ask-here-misdraw = Che ne è del colpo?
ask-here-misdrawn-by-banker = Dove un giocatore ha il sabot, quella carta l’ha tirata lui. Perde la mano per questo?
ask-here-word = Come chiama ogni casa { $meaning }?
told-here-cards-in-view = Tutte le carte sono ancora in vista.
told-here-cards-gone = Le carte del colpo sono già finite tra quelle usate.
choice-here-silent = Il testo non lo dice
choice-here-stands = È ammessa
choice-here-keeps-the-shoe = Lo stesso giocatore
choice-here-shoe-goes-right = Il giocatore seguente a destra
choice-here-anyone = Un giocatore qualunque: nessun posto è indicato
choice-here-behind = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
choice-here-packs = { $count ->
    [one] { $count } mazzo
   *[other] { $count } mazzi
}
choice-here-holder = Il giocatore che ha il sabot
choice-here-said = { $text }
choice-here-restored = Si rimette a posto e vale
choice-here-null = È nullo
choice-here-direction = Decide la direzione
choice-here-counts-as-it-is = Vale così com’è
choice-here-banker-passes = Sì: passa la mano
choice-here-banker-keeps = No: la tiene
choice-here-no-banker = Qui nessun giocatore tiene il sabot
term-natural = otto o nove con due carte
term-draw = il prendere una terza carta, secondo la sua tabella
term-stand = il restare con due carte, secondo la sua tabella
term-stood = la colonna della prima mano senza terza carta
term-tailleur = chi si occupa del sabot per la casa
term-discard = il posto dove vanno le carte usate
term-taille = la partita da una mescolata all’altra
term-packs = l’insieme dei mazzi di un sabot
offer-differs-banco-pays = Quanto paga la seconda mano che vince
offer-differs-tie-alone = Una puntata sulla parità da sola
offer-differs-tie-maximum = Il massimo di una puntata sulla parità
offer-differs-above-maximum = Una puntata sopra il massimo
offer-differs-step = Il passo delle puntate
offer-differs-after-a-tie = Il sabot dopo la parità
offer-differs-cut = Chi taglia
offer-differs-stop-card = Dove va la carta di arresto
offer-differs-burn = Carte bruciate
offer-differs-packs = Numero di mazzi
offer-differs-turns-punto = Chi scopre la prima mano
offer-differs-draws = Chi tira
offer-differs-final-call = L’annuncio finale
offer-differs-misdraw = Un tiraggio errato
offer-differs-misdrawn-by-banker = Un tiraggio errato di chi ha il sabot
offer-differs-words = Parole del mestiere
filter-with = A confronto con
