# Additions of the checker to an error, and useless content of a pack.
did-you-mean = { $what } Volevi scrivere `{ $meant }`?
flaw-unused-picture = Nessuna pagina e nessuna domanda mostra questa immagine. Mostrala (`![…]({ $found })`), oppure toglila dalla cartella.
flaw-unused-house = Nessuna lezione del pacchetto è per il casinò `{ $found }`. Indicalo in `houses`, oppure togli il file.
flaw-unused-chips = Nessun casinò e nessun esercizio del pacchetto usa i gettoni `{ $found }`. Indicali in `set`, oppure togli il file.
flaw-stray-file = Questo file non è usato. Le lezioni finiscono in `.ron`, le immagini vanno in `pictures/`, i suoni in `voice/`. Spostalo, oppure toglilo.
flaw-stray-folder = Cartella sconosciuta `{ $found }`: lì non si legge nulla. Un pacchetto può avere: { $known }.
further-unchecked = { $what } Il resto di questo file non è stato controllato.
flaw-lesson-no-minutes = Una lezione non può durare 0 minuti. Scrivi la sua durata, oppure togli `minutes`.
flaw-lesson-no-tables = `tables` è vuoto: la lezione è per tutti i tavoli. Indica quelli giusti, oppure togli il campo.
flaw-lesson-not-at-tables = { $house } non ha nessuno dei tavoli indicati. Ha: { $known }. Lì la lezione non comparirà mai. Aggiungi uno dei suoi tavoli, oppure togli il casinò.
flaw-mixed-none = Questo passo non mescola nulla. Indica degli esercizi, oppure toglilo.
flaw-mixed-twice = L’esercizio `{ $found }` è già in questo passo. Scrivilo una volta sola, con più domande.
flaw-settle-empty = `right` è vuoto. Scrivi che cosa si fa di ogni puntata, oppure togli il campo: deciderà l’arbitro.
flaw-pack-languages-unsaid = { $count ->
    [one] Il titolo c’è anche nella lingua `{ $found }`, che `languages` non indica. Aggiungi lì questa lingua, oppure toglila dal titolo.
   *[other] Il titolo c’è anche in lingue che `languages` non indica: { $found }. Aggiungi lì queste lingue, oppure toglile dal titolo.
}
flaw-pass-rushed = Una domanda di questa lezione richiede per lo più { $least } risposte di seguito, troppe per { $found } s. Dai almeno { $least } secondi.
flaw-text-of-the-template = Questo testo è ancora quello del modello. Scrivi il tuo.
flaw-ron-missing-fields = Tra queste parentesi mancano questi campi: { $fields }. Aggiungili.
