# Steps of a coup and of the opening of a shoe.
step-invite-stakes = Si invitano i giocatori a puntare
step-place-stakes = I giocatori piazzano le puntate
step-check-stakes = Si controllano le puntate
step-stop-bets = Si chiude il gioco
step-sign-to-holder = Si fa cenno al banchiere
step-draw-four = Si estraggono quattro carte, alternando le due mani
step-draw-four-holder = Il banchiere estrae quattro carte, alternando le due mani
step-take-punto = { $side }: si prendono le due carte con la paletta
step-take-punto-player = { $side }: le due carte si passano sulla paletta al giocatore con la puntata più alta
step-turn = { $side }: si scoprono le due carte
step-turn-player = { $side }: il giocatore con la puntata più alta scopre le due carte
step-turn-holder = { $side }: il banchiere scopre le due carte
step-call = { $side }: si annuncia il punto
step-third = { $side }: terza carta, se dovuta
step-final-call = Si annunciano i punti delle due mani e la chance vincente
step-collect = Si ritirano le puntate perdenti
step-pay = Si pagano le puntate vincenti
step-put-away = Si scartano le carte del colpo
step-close-lid = Si richiude il coperchio del recipiente degli scarti
step-pass-shoe = La mano passa a destra, se il banchiere l’ha persa
step-next-coup = Si passa al colpo successivo
step-check-packs = Si controllano i mazzi
step-shuffle = Si mescolano le carte
step-shuffle-machine = Le carte escono dal mescolatore
step-cut = Un giocatore taglia
step-cut-left = Il giocatore di turno taglia le carte
step-stop-card = Si inserisce la carta di arresto
step-stop-card-red = Si inserisce la carta di arresto rossa
step-into-shoe = Si mettono le carte nel sabot
step-first-card = Si estrae e si scopre la prima carta
step-burn = Si bruciano tante carte quante ne indica la prima
step-give-shoe = Il sabot va al posto { $seat }
step-first-coup = Comincia il primo colpo

# Why a step is due, where no rule of this coup says it.
step-why-invite = I giocatori possono puntare da questo annuncio alla chiusura del gioco.
step-why-stop = Dopo questo annuncio nessuna puntata si può aggiungere, cambiare o ritirare.
step-why-sign = Il banchiere, cioè il giocatore che ha il sabot, estrae le carte solo al tuo cenno.
step-why-draw = La prima e la terza carta vanno a { $punto }, la seconda e la quarta a { $banco }.
step-why-no-banker = Nessun giocatore ha il sabot: il tailleur tira e scopre le carte.
step-why-turn = Le due carte devono essere scoperte prima di annunciare il punto.
step-why-put-away = Una volta regolate tutte le puntate, le carte non servono più.
step-why-close-lid = Il recipiente degli scarti resta chiuso fino alle prossime carte.
step-why-packs = Una carta mancante, in più o rovinata va trovata prima del gioco.
step-why-shuffle = Nessuno deve sapere dove si trova una carta.
step-why-cut = Taglia un giocatore: non è il personale a decidere dove comincia il sabot.
step-why-stop-card = La carta di arresto annuncia la fine del sabot.
step-why-into-shoe = D’ora in poi ogni carta si tira dal sabot.
step-why-first-card = La prima carta indica quante carte si bruciano.

# Why one step comes before another.
order-why-check = Una puntata dubbia si chiarisce prima che esca una carta.
order-why-call = I punti annunciati decidono chi tira la terza carta.
order-why-third = La decisione di { $banco } può dipendere dalla terza carta di { $punto }.
order-why-last-card = I punti sono definitivi solo quando è uscita l’ultima carta.
order-why-final-call = Si ritira e si paga solo dopo l’annuncio del risultato.
order-why-collect = Tolte le puntate perdenti, nessuna può essere pagata per errore.
order-why-pay = Finché non è pagato tutto, le carte restano come prova del risultato.
order-why-shuffle = Mescolare dopo il taglio lo annullerebbe.
order-why-cut = Un taglio successivo sposterebbe la carta di arresto.
order-why-stop-card = Nel sabot non si possono più separare le carte per inserirla.
order-why-stop-game = Sul tavolo non si muove nulla finché il caso non è deciso.
order-why-rebuild = Le carte mostrano che cosa è successo davvero.

# The lines of a coup.
told-late-stake = Un giocatore aggiunge una puntata, che viene accettata
told-third = { $side }: si dà una terza carta
told-final-call = Si annunciano i punti delle due mani e chi vince: { $chance }
told-pass-shoe = La mano passa al giocatore di destra
told-line-wrong = Riga { $place }, quella sbagliata: { $step }

# The questions.
ask-order-coup = { $table }: metti in ordine i passi di un colpo.
ask-order-opening = { $table }: metti in ordine i passi dell’apertura di un sabot.
ask-fault-in-the-coup = { $table }. { $beginning } C’è un errore in queste righe?
story-begins-the-coup = Un nuovo colpo comincia alla riga 1.
story-begins-after = Appena prima della riga 1 si è fatto, correttamente, il passo «{ $step }».
part-faulty-line = Prima di quale riga manca un passo? (0: nessuna)
part-what-was-due = Che cosa bisognava fare prima di quella riga?
choice-first = «{ $step }»
choice-refuse-stake = Rifiutare la puntata
choice-all-in-order = Nient’altro: tutto è in ordine

# The order given and the verdict.
order-placed = { $place }. { $step }
order-yours = Il tuo ordine
order-table-shown = Il tavolo mostra i tuoi passi prima di questo errore.
order-table-due = Il tavolo è come dev’essere quando tocca al tuo primo passo.
order-that-holds = Un ordine giusto
remark-other-order = Il tuo ordine è giusto. I passi indipendenti vanno bene anche in un altro ordine.

# The filters.
order-at-large = Tavolo grande
order-at-midi = Tavolo midi
order-at-mini = Tavolo a sette caselle
order-at-any = Tutti i tavoli
order-part-bets = Le puntate
order-part-cards = Le carte
order-part-payment = Il pagamento
order-part-coup = Tutto il colpo
opening-part-cards = Dalle carte al sabot
opening-part-shoe = Dal sabot al primo colpo
opening-part-whole = Tutta l’apertura
order-so-many-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
coup-fault-missing = Manca un passo
coup-fault-too-early = Un passo viene troppo presto
coup-fault-late-stake = Si accetta una puntata tardiva
coup-fault-nothing = Tutto è in ordine
flaw-steps-to-order = Si mettono in ordine da { $least } a { $most } passi alla volta. Scrivi per esempio `steps: 7`.
flaw-coup-told-whole = Questo esercizio non mostra un colpo completo in una volta. Scrivi per esempio `parts: [Bets, Cards, Payment]`.

# The drills by their names.
drill-coup-in-order = Il colpo in ordine
drill-opening-in-order = L’apertura in ordine
drill-fault-in-the-coup = L’errore nel colpo
