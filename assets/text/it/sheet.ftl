# I fogli di esercizi.
cli-sheet = Stampa un foglio di esercizi
cli-usage-sheet = tailleur sheet MODULO/LEZIONE|ESERCIZIO --seed N [--count N] [--house CASA] [--key] [--json|--pdf FILE]
cli-value-sheet = LEZIONE
cli-value-file = FILE
cli-sheet-what = Una lezione, per esempio tableau/naturals, o un esercizio, per esempio 'ThirdCard(points: [3])'
cli-sheet-house = La casa; altrimenti la prima per cui la lezione è fatta
cli-sheet-seed = Il numero di partenza (seed); lo stesso numero dà lo stesso foglio
cli-sheet-count = Il numero di domande, da 1 a 500
cli-sheet-key = Aggiunge le soluzioni
cli-sheet-pdf = Scrive un PDF in questo file
sheet-key = Soluzioni
sheet-under-title = { $house } · foglio { $seed }
sheet-name = Nome
sheet-date = Data
sheet-result = Voto
sheet-page = { $page } / { $pages }
sheet-silent = il testo tace: uso comune
sheet-face-down = carta coperta
sheet-limits = Minimo { $min }, massimo { $max }
sheet-announced = { $chance } vince
sheet-seats = Posti occupati: { $taken }
sheet-holder = Il sabot è al posto { $seat }
sheet-no-holder = Nessun giocatore tiene il sabot
sheet-collected = ritirata
sheet-paid = pagata { $sum }
sheet-no-such-lesson = Non c’è una lezione «{ $found }». Le lezioni si chiamano come «tableau/naturals».
sheet-no-such-drill = 
    «{ $found }» non è né una lezione né un esercizio. { $flaw }
    Esercizi: { $known }.
sheet-no-house = Nessuna casa lo chiede.
sheet-not-for = Questa lezione non è per { $house }, ma per: { $houses }.
sheet-not-written = Il foglio non si è potuto scrivere in { $place }. { $trouble }
sheet-not-made = Il foglio non si è potuto fare: { $why }.
