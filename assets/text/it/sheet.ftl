# Worksheets.
cli-sheet = Stampa un foglio di esercizi
cli-usage-sheet = tailleur sheet PACCHETTO/LEZIONE|ESERCIZIO --seed N [--count N] [--house CASINÒ] [--table TAVOLO] [--key] [--roster FILE] [--json|--pdf FILE] | --poster --house CASINÒ --pdf FILE [--size A3|A4] | --schema
cli-value-sheet = LEZIONE
cli-value-file = FILE
cli-sheet-what = Una lezione, per esempio tableau/naturals, o un esercizio, per esempio 'ThirdCard()'
cli-sheet-house = Il casinò (predefinito: il primo per cui la lezione è fatta)
cli-sheet-seed = Il numero di partenza (seed); lo stesso numero dà lo stesso foglio
cli-sheet-count = Il numero di domande, da 1 a 500
cli-sheet-key = Aggiungi le soluzioni
cli-sheet-pdf = Scrivi un PDF in questo file
cli-sheet-schema = Mostra lo schema JSON dei fogli
sheet-key = Soluzioni
sheet-under-title = { $house } · foglio { $seed }
sheet-name = Nome
sheet-date = Data
sheet-result = Voto
sheet-page = { $page } / { $pages }
sheet-corrected = { $clause }, letta secondo il senso e non alla lettera
sheet-silent = il regolamento non lo precisa: prassi comune
sheet-silent-rule = { $house }: il regolamento non lo precisa; è la prassi comune. { $rule }
sheet-of-house = { $reason } ({ $house })
sheet-face-down = carta coperta
sheet-cards-face-down = { $count ->
    [2] due carte coperte
    [3] tre carte coperte
   *[other] { $count } carte coperte
}
sheet-face-down-marked = carta coperta, un angolo piegato
sheet-announced = Vince { $chance }
sheet-seats = Posti occupati: { $taken }
sheet-holder = Il sabot è al posto { $seat }
sheet-no-holder = Nessun giocatore ha il sabot
sheet-collected = ritirata
sheet-paid = pagata { $sum }
sheet-no-such-lesson = Non c’è una lezione «{ $found }». I nomi delle lezioni sono come «tableau/naturals».
sheet-no-such-drill = 
    «{ $found }» non è né una lezione né un esercizio. { $flaw }
    Esercizi: { $known }.
sheet-no-house = Nessun casinò ha domande su questo.
sheet-not-for = Questa lezione non è per { $house }, ma per: { $houses }.
sheet-not-written = Il foglio non si è potuto scrivere in { $place }. { $trouble }
not-opened = { $place } non si è potuto aprire. { $trouble } Aprilo dal gestore di file.
sheet-not-made = Non è stato possibile creare il foglio: { $why }.
sheet-pair = { $label }: { $text }
sheet-order-how = Scrivi in ogni casella la posizione del passo.
sheet-settle-how = Numera le caselle nell’ordine in cui ritiri e paghi. Sulla riga scrivi «ritirata» o la somma pagata. Lascia vuote le puntate che restano.
sheet-other-orders = È giusto anche un altro ordine, se rispetta le regole qui sotto.
sheet-any-pieces = Sono giusti tutti i gettoni che danno la stessa somma.
sheet-fewest-pieces = Sono giusti anche altri gettoni, se non sono di più e danno la stessa somma.
sheet-crew = Personale
sheet-print = Stampa…
sheet-lies-here = Foglio di esercizi e soluzioni salvati in { $place }
sheet-tableau = Tabella: davanti a ogni riga il punto di { $banco }, in testa a ogni colonna la terza carta di { $punto }.
