# Custom questions: the default prompts.
ask-written-lines = Rispondi a ogni riga.
ask-written-paid = Posto { $seat }: { $stake } su { $chance }. Quanto si paga, puntata esclusa?
ask-written-commission = Posto { $seat }: { $stake } su { $chance } vince. Quale commissione si trattiene?
ask-written-pay-in-chips = Posto { $seat }: { $stake } su { $chance }. Paga in gettoni, puntata esclusa.
ask-written-change = Cambia questi gettoni: dai la stessa somma in altri gettoni.
ask-written-aloud = { $ask } Dillo ad alta voce.
ask-written-place-bets = Come si invita a puntare?
ask-written-bets-closed = Come si chiude il gioco?
ask-written-point = Come si annuncia il punto di { $side }?
ask-written-card-for = Come si chiede la terza carta per { $side }?
ask-written-final = Qual è l’annuncio finale?

# Reasons where no rule of the game applies.
reason-authored = Così dice l’autore della lezione.
source-authored = Lo stabilisce l’autore; nessuna clausola citata.
source-cited = Clausola { $clause }, citata dall’autore
sheet-authored = stabilito dall’autore
sheet-hint = { $answer }: { $says }
drill-authored = Domande dell’autore
decided-authored = Domanda { $id }

# Errors in the form of a question.
flaw-asked-none = Questo passo non chiede nulla. Scrivi una domanda o togli il passo.
flaw-asked-too-many-questions = Una lezione ha al massimo { $most } domande personalizzate. Dividila in più lezioni.
flaw-asked-too-many = Qui ce ne sono { $found }, e al massimo ne sono possibili { $most }. Togline.
flaw-asked-id-twice = Un’altra domanda del pacchetto si chiama già `{ $found }`. Dai a ciascuna un nome diverso.
flaw-asked-no-prompt = Questa domanda non dice che cosa chiede. Scrivilo in `asks`.
flaw-asked-no-answer = Manca la risposta giusta. Scrivila in `right`, o in `is` ciò che l’arbitro decide.
flaw-asked-never = L’arbitro non può decidere questo. Cambia la scena, o scrivi tu in `right` che cosa è giusto.
flaw-asked-no-incident = `Misdraw` giudica un incidente; dai un `incident` alla domanda.
flaw-asked-not-decided = L’incidente descritto non basta a decidere la risposta. Chiedi altro.
flaw-asked-braces = `{ $found }` non può stare qui; tra graffe stanno solo i nomi delle chance e del tailleur.
asked-in-house = ({ $house }) { $what }
flaw-asked-two-options = Ci vogliono almeno due opzioni tra cui scegliere.
flaw-asked-no-such-option = `{ $found }` non è nessuna delle opzioni: { $known }.
flaw-asked-option-missing = L’arbitro decide `{ $decided }`, e nessuna opzione ha quell’identificativo. Aggiungi quell’opzione.
flaw-asked-seats-not-seen = Si può cliccare un posto solo se la scena contiene `seats`.
flaw-asked-most = `most` va da 1 a { GROUPED($most) }.
flaw-asked-above-most = { $found } è la risposta giusta, ma si può rispondere solo da 0 a { $most }. Scrivi `most: { $found }`.
flaw-asked-amount = Una somma vale almeno un centesimo e non più di quanto il programma sappia calcolare.
flaw-asked-pieces = Si possono posare da 1 a { $most } pezzi di un valore.
flaw-asked-two-steps = Ci vogliono almeno due passi da mettere in ordine.
flaw-asked-steps-of-the-house = I passi sono quelli del casinò. Togli `steps`, oppure `is`.
flaw-asked-says-nothing = Qui non c’è alcuna parola da dire. Scrivi che cosa si dice.
flaw-asked-no-rows = Indica almeno una riga della tabella, con il punto di Banco.
flaw-asked-row-each = Righe: { $rows }, risposte: { $found }. Scrivi una risposta per riga, o nessuna.
flaw-asked-row = `{ $found }` non è una riga. Scrivi { $cells } lettere, D per tirare e S per stare (non T e R come nel file di un casinò), l’ultima dove Punto sta.
flaw-asked-no-parts = Una domanda in più parti ha bisogno di almeno una riga.
flaw-asked-part-form = Una riga può essere una scelta, un numero o una somma di denaro. Chiedi il resto in un’altra domanda.
flaw-asked-also-of-referee = `also` vale solo per parole tue. Togli `also` o `is`.
flaw-asked-margin = `margin` deve essere almeno 1 e lasciare una risposta sbagliata.
flaw-asked-margin-of-referee = `margin` vale solo per un numero tuo. Togli `margin` o `is`.
flaw-asked-margin-in-part = Una riga ha un solo numero giusto. Togli `margin`, o chiedila in un’altra domanda.
flaw-asked-hint-never = Nessuno può rispondere `{ $found }`: il suggerimento non comparirebbe mai. Scrivi la risposta come la scrive il registro.
flaw-asked-hint-right = `{ $found }` è la risposta giusta, e un suggerimento compare solo per una sbagliata. Toglilo, o indica una risposta sbagliata.

# Answers that the referee decides differently.
flaw-asked-right = `{ $found }` non è giusto. L’arbitro decide `{ $decided }`. { $why } [{ $clause }] Correggi `right`, o la scena.
flaw-asked-right-plain = `{ $found }` non è giusto. L’arbitro decide `{ $decided }`. Correggi `right`, o la scena.
flaw-asked-small-letters = Un identificativo ha solo minuscole. Scrivi `{ $meant }`.
flaw-asked-stake-left = Qui manca la puntata del posto { $seat } sulla casella «{ $spot }». Secondo l’arbitro, { $decided }: aggiungila.
asked-collected = viene ritirata
asked-paid = viene pagata { $sum }
asked-stays = resta dov’è
flaw-asked-not-fewest = { $found } pezzi non sono il minimo: ne bastano { $fewest }.
flaw-asked-no-change-made = Non si cambia nulla: i pezzi sono gli stessi.

# Errors in the scene of a question.
flaw-asked-copies = Ci sono più copie di questa carta ({ $card }) di quante ne contenga il sabot, che ha { $packs } mazzi. Togline.
flaw-asked-card-too-many = Questa carta non spetta a { $side }: il colpo è già finito. Toglila.
flaw-asked-card-of-other = Questa carta non spetta a { $side }: la prossima è di { $other }. Assegnala a { $other }, o toglila.
flaw-asked-four-cards = Qui all’arbitro serve un colpo: dai a tutte e due le mani almeno due carte.
flaw-asked-coup-open = Il colpo non è finito: { $side } prende ancora una carta. Aggiungila.
flaw-asked-has-drawn = { $side } ha già la terza carta: non si può più chiedere se tira. Togli quella carta.
flaw-asked-punto-first = Prima tira { $side }: non si può fare una domanda su { $other } finché la carta di { $side } non è data. Aggiungila.
flaw-asked-no-hand = Dai due o tre carte a { $side }: senza, non c’è un punto da contare.
flaw-asked-no-turned = Nessuna prima carta è scoperta: scrivila in `turned`.
flaw-asked-nothing-burned = Qui la prima carta non fa bruciare nessuna carta. Chiedi altro.
flaw-asked-no-such-stake = Il posto { $seat } non ha puntate sulla casella «{ $spot }» in questa scena.
flaw-asked-stake-twice = La puntata del posto { $seat } su questa casella c’è due volte. Tienine una sola.
flaw-asked-no-stakes = Non c’è alcuna puntata da pagare o ritirare.
flaw-asked-all-stay = Tutte le puntate restano: non c’è nulla da pagare o ritirare.
flaw-asked-nothing-paid = A questa puntata non si paga nulla: non ci sono gettoni da posare. Cambia la scena, o chiedi di un’altra puntata.
flaw-asked-no-commission = Su questa puntata non si trattiene commissione.
flaw-asked-nobody-stands = I giocatori in piedi non possono puntare. Togli `standing`, o la puntata.
flaw-asked-no-such-seat = Non c’è il posto { $found }: il tavolo ne ha { $seats }.
flaw-asked-no-such-spot = Non c’è la casella `{ $found }` sul tappeto.
flaw-asked-no-such-table = Il casinò non ha un tavolo di questa misura. Ha: { $known }. Cambia `table`, o togli il campo.
flaw-asked-holder-sits = Il posto { $seat } ha il sabot e non è tra quelli occupati. Aggiungilo a `taken`.
flaw-asked-limits = Il minimo vale almeno un centesimo e non supera il massimo.
flaw-asked-one-shoe = O una carta è scoperta o appare la carta di arresto, non entrambe. Togli `turned` o `stop_card`.
flaw-asked-no-heaps = Nessun gettone è davanti al croupier: scrivili in `chips`.
flaw-asked-no-change = Al tavolo non si fa il cambio. Chiedi altro.
flaw-asked-no-such-set = Non c’è una serie di gettoni `{ $found }`. Scegli tra: { $known }.
flaw-asked-no-such-call = Questo non si annuncia nel colpo che è sul tavolo. Cambia la scena, o chiedi un altro annuncio.
flaw-pack-too-large = I file di questo pacchetto sono insieme troppo grandi: { GROUPED($size) } kB; il massimo è { GROUPED($most) } kB.
