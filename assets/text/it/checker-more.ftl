# Che cosa il controllo aggiunge a un errore, e che cosa in un modulo non serve a nulla.
did-you-mean = { $what } Volevi scrivere `{ $meant }`?
flaw-unused-picture = Nessuna pagina e nessuna domanda mostra questa immagine. Mostrala (`![…]({ $found })`), oppure toglila dalla cartella.
flaw-unused-house = Nessuna lezione del modulo è per la casa `{ $found }`. Indicala in `houses`, oppure togli il file.
flaw-unused-chips = Nessuna casa e nessun esercizio del modulo usa i pezzi `{ $found }`. Indicali in `set`, oppure togli il file.
flaw-stray-file = Questo file qui non serve a nulla. Le lezioni finiscono in `.ron`, le immagini stanno in `pictures/`, i suoni in `voice/`. Spostalo, oppure toglilo.
flaw-stray-folder = Un modulo non ha una cartella `{ $found }`: là non si legge nulla. Può avere: { $known }.
further-unchecked = { $what } Il resto di questo file non è stato controllato.
