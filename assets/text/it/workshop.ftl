# The workshop, in which a trainer writes a pack.
workshop-title = Officina
workshop-about = Scrivi qui le tue lezioni. Tutto si salva man mano, e tutto si può annullare.
workshop-new = Un nuovo modulo
workshop-new-name = Titolo del modulo
workshop-new-do = Comincia
workshop-yours = I tuoi moduli
workshop-elsewhere = Un modulo che sta altrove
workshop-elsewhere-about = Scrivi il percorso della sua cartella, o trascinala sulla finestra. Resta dov’è.
workshop-folder = Percorso della cartella
workshop-open = Apri
workshop-copy = Guarda un esempio
workshop-copy-about = Una copia da leggere e cambiare; l’originale resta com’è.
workshop-undo = Annulla
workshop-redo = Ripeti
workshop-add = Aggiungi…
workshop-add-what = Che cosa viene dopo?
workshop-add-where = Viene subito dopo ciò che è scelto.
workshop-add-not = Niente
workshop-add-entry = Aggiungi
workshop-try = Prova come allievo
workshop-hand-over = Consegna
workshop-handed-over = Il file da consegnare è qui: { $place }
workshop-saved = Salvato
workshop-saving = Salvataggio…
workshop-theirs = Qualcun altro ha cambiato nel frattempo: { $files }. Quale versione tenere?
workshop-take-theirs = Prendi la loro (annullabile)
workshop-keep-mine = Tieni la mia
workshop-tree = Struttura
workshop-form = Scheda
workshop-preview = Anteprima
workshop-up = Su
workshop-down = Giù
workshop-duplicate = Duplica
workshop-delete = Elimina
workshop-leave-out = togli
workshop-take-out = rimuovi
workshop-of = { $what }: { $field }
workshop-entry = { $list } { $number }
workshop-row-step = { $kind }: { $about }
workshop-row-file = { $file }
workshop-step-read = Pagina da leggere
workshop-step-example = Esempio
workshop-step-drill = Esercizio
workshop-step-mixed = Esercizi mescolati
workshop-step-ask = Domande scritte
workshop-new-question = Domanda
workshop-new-lesson = Lezione
workshop-new-lesson-title = Nuova lezione
workshop-checked = aggiornato
workshop-checking = controllo…
workshop-deal-again = Ridai
workshop-nothing-to-show = Scegli un passo o una domanda: appare qui come la vedrà l’allievo. Non si vede nulla finché il file ha un errore o questa casa non la pone.
workshop-cannot-try = Così com’è non si può provare in questa casa: vedi i problemi qui sotto.
workshop-refused = Non si è potuto fare ({ $what }). Il testo resta com’è.
workshop-as-text = { $file } ha una parentesi o una virgoletta di troppo o mancante: si corregge qui come testo, e nulla viene riscritto.
workshop-card-hint = Carta, come 7h o Kd
workshop-tried = Prova finita
workshop-tried-so = { $right } risposte giuste su { $asked }. Nulla è stato annotato.
workshop-tried-back = Torna all’officina
workshop-no-pack = Qui non c’è un modulo: { $place } non ha un pack.ron.
workshop-not-written = Il file { $place } non si è potuto scrivere: { $trouble }
workshop-did-field = { $field }
workshop-did-text = Testo del file
workshop-did-new-lesson = Nuova lezione
workshop-did-new-step = Nuovo passo
workshop-did-new-question = Nuova domanda
workshop-did-duplicate = Copia
workshop-did-move = Spostamento
workshop-did-delete = Eliminazione
workshop-did-rename = Nuovo nome
workshop-did-lay = Tavolo preparato
workshop-lay = Prepara il tavolo
workshop-cannot-lay = Il tavolo non si può preparare: la lezione ha un errore da correggere prima.
workshop-did-take = Versione degli altri
workshop-problems = { $count ->
    [0] Nessun problema
    [one] { $count } problema
   *[other] { $count } problemi
}
workshop-has-faults = { $count ->
    [one] Il modulo ha { $count } errore: va corretto prima di consegnarlo.
   *[other] Il modulo ha { $count } errori: vanno corretti prima di consegnarlo.
}
workshop-row-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}

# What the words of a file are called.
form-word-aloud = Detto ad alta voce
form-word-any = Senza colore detto
form-word-ask = Domande scritte
form-word-banco = Il banco
form-word-bets = Le puntate
form-word-bets-closed = Fine delle puntate
form-word-blue = Blu
form-word-burned = Carte bruciate
form-word-call = Annuncio composto
form-word-card-for = Carta richiesta
form-word-cards = Le carte
form-word-chips = Gettoni posati
form-word-choice = Una scelta
form-word-collected = Ritirata
form-word-commission = La commissione
form-word-coup = Il colpo
form-word-draw-or-stand = Tirare o stare
form-word-drill = Esercizio
form-word-egalite = Parità
form-word-example = Esempio
form-word-final = Annuncio finale
form-word-grid = Righe della tabella
form-word-large = Tavolo grande
form-word-midi = Tavolo midi
form-word-mini = Tavolo a sette caselle
form-word-mixed = Esercizi mescolati
form-word-money = Una somma
form-word-number = Un numero
form-word-opening = L’apertura
form-word-order = Un ordine
form-word-own = Casella della casa
form-word-paid = Pagata
form-word-payment = Il pagamento
form-word-place-bets = Invito a puntare
form-word-point = Il punto
form-word-punto = Il punto
form-word-read = Pagina da leggere
form-word-red = Rossa
form-word-seat = Un posto
form-word-settle = Puntate ritirate e pagate
form-word-several = Più righe
form-word-shoe = Il sabot
form-word-spot = Una casella
form-word-stake = Una puntata
form-word-whole = Tutto
form-word-winner = Che cosa vince
form-word-worth = Il valore dei mucchi
