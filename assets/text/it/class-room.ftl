# Running a class quiz and joining one, from the window.
join-title = Partecipa a un quiz
join-code = Il codice dell’aula
join-code-about = È il codice di sei cifre sullo schermo del formatore. Puoi anche incollare il link intero.
join-enter = Entra
join-nearby = Aule trovate su questa rete
join-nearby-about = Scegli la tua, poi scrivi il suo codice.
join-nearby-none = Nessuna per ora. Su alcune reti le aule non si trovano automaticamente.
join-address = L’indirizzo, se l’aula non si trova
join-address-about = È sullo schermo del formatore, per esempio 192.168.1.20:8057.
join-bad-code = Il codice ha sei cifre.
join-not-found = Nessuna aula risponde a questo codice su questa rete. Scrivi anche l’indirizzo mostrato dal formatore.
join-calls = Connessione a { $address }…
join-calls-on = Il programma continua a tentare la connessione. Per scrivere un altro codice premi «Indietro».
join-not-known = Non sei più in quest’aula. Entra di nuovo con il codice.
join-seat = Eri nell’aula { $code } con il nome { $name }.
join-return = Rientra
join-forget = Dimentica quest’aula
join-seat-not-kept = Il tuo posto nell’aula non si è potuto salvare in { $place }. { $trouble } Se il programma si chiude, dovrai tornare con un altro nome.
join-leave = Esci
join-not-here = Questa domanda non si può mostrare qui
join-not-here-about = Qui manca il casinò o la serie di gettoni della domanda. Apri il link del formatore o installa il pacchetto.
join-points = { $points ->
    [one] { FIGURES($points) } punto
   *[other] { FIGURES($points) } punti
}
join-me = { $name }: { $points ->
    [one] { FIGURES($points) } punto
   *[other] { FIGURES($points) } punti
}, { $right ->
    [one] { $right } giusta
   *[other] { $right } giuste
} su { $of }
join-row = { $place }.  { $name }  ·  { $points }
join-kept = Le tue risposte sono salvate nel tuo profilo e contano come esercitazione.
host-title = Quiz in classe
host-open = Apri un’aula
host-open-new = Apri una nuova aula
host-broken = Una sessione è stata interrotta: { $lesson }, { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}. Puoi riprenderla con lo stesso codice, gli stessi nomi e gli stessi punti.
host-take-up = Riprendi questa sessione
host-broken-about = I telefoni che erano nell’aula si ricollegano da soli.
host-plan-pack = Pacchetto
host-plan-lesson = Lezione
host-plan-questions = Domande
host-plan-form = Modalità
host-plan-live = Dal vivo: tutti insieme
host-plan-exam = Esame: ciascuno al suo ritmo
host-plan-own = Esame: domande proprie
host-plan-time = Tempo
host-plan-no-time = Senza limite
host-plan-seconds = { $count } secondi a domanda
host-plan-minutes = { $count } minuti in tutto
host-plan-speed = Punteggio
host-plan-accuracy = Solo le risposte giuste
host-plan-speed-share = Rapidità: { $count }% dei punti
host-plan-late = Ritardatari
host-plan-from-now = Contano da quando arrivano
host-plan-catch-up = Prima recuperano le perse
host-plan-watch = Osservano soltanto
host-plan-standings = Classifica
host-plan-shown = Mostrata
host-plan-nameless = Mostrata senza nomi
host-plan-off = Nascosta
host-standings-off = La classifica è nascosta.
host-teams = Squadre
host-teams-about = Il punteggio di una squadra è la media dei suoi membri. Senza squadre ciascuno gioca per sé.
host-teams-names = Nomi delle squadre, separati da virgole
host-teams-set = Conferma
host-teams-none = Senza squadre
host-team = Squadra
host-no-team = Nessuna
host-share-out = Distribuisci nelle squadre
host-roster = Chi può entrare
host-roster-anyone = Tutti
host-roster-about = Tutti, con il nome che scelgono, oppure solo le persone di un elenco.
host-roster-path = File dell’elenco (CSV, testo o foglio di calcolo)
host-roster-count = { $count ->
    [one] { $count } nome:
   *[other] { $count } nomi:
}
host-roster-numbered = { $count ->
    [one] Un nome è numerato, perché compare due volte.
   *[other] { $count } nomi sono numerati, perché compaiono più volte.
}
host-roster-none = Lascia entrare tutti
host-pins = Un PIN per ogni nome
host-pins-about = Così nessuno può entrare con il nome di un altro. Dai a ciascuno il suo PIN prima di iniziare.
host-pins-show = Mostra i PIN
host-do-begin = Inizia
host-do-close = Ferma le risposte
host-do-collect = Termina l’esame
host-do-reveal = Mostra la risposta giusta
host-do-rank = Mostra la classifica
host-do-why = Spiega la risposta
host-answer-again = Torna alla risposta
host-do-next = Domanda successiva
host-do-release = Pubblica i risultati
host-do-end = Termina il quiz
host-pause = Pausa
host-resume = Riprendi
host-more = Aggiungi 30 s
host-skip = Salta la domanda
host-lock = Blocca gli ingressi
host-unlock = Riapri gli ingressi
host-is-locked = Gli ingressi sono bloccati: non entra più nessuno.
host-close = Termina la sessione
host-close-sure = Terminare la sessione?
host-close-about = Tutti vedranno i propri risultati e nessuno potrà più rispondere. Le risposte già date restano salvate.
host-stay = Annulla
host-projector = Ciò che vede la classe
host-projector-beside = A fianco
host-projector-alone = A tutta finestra
host-projector-own = In una finestra separata
host-remote-control = Telecomando
host-remote-about = Questo link è solo per il tuo telefono. Il primo telefono che lo apre, e nessun altro, conduce la sessione.
host-remote-seen = Forse la classe vede questa finestra. Apri prima una finestra separata per la classe, o mostra il link quando nessuno guarda.
host-remote-show = Mostra il link
host-remote-in-use = Un telefono fa già da telecomando. Il suo link non vale per nessun altro.
host-remote-renew = Sostituisci il link
host-people = In aula: { $count }
host-nobody = Ancora nessuno.
host-is-out = escluso
host-watches = osserva
host-has-answered = ha risposto
host-is-away = senza connessione
host-let-in = Riammetti
host-take-out = Escludi
host-select = Seleziona più persone
host-came-since = Entrati dalle ore { $time }
host-take-out-many = Escludi: { $count }
host-let-in-many = Riammetti: { $count }
host-extra = Tempo aggiuntivo
host-extra-none = Come tutti
host-extra-quarter = Un quarto in più
host-extra-half = La metà in più
host-extra-double = Il doppio
host-name = Nuovo nome
host-rename = Rinomina
host-join-how = Inquadra, o apri (stessa rete):
host-square = Codice QR per { $link }
host-others = Altre risposte
host-none = Senza risposta
host-bar = { $answer }: { $count }
host-bar-right = { $answer }, giusta: { $count }
host-bar-wrong = { $answer }, sbagliata: { $count }
host-share = { $count } · { $percent }%
host-class-right = Giuste: { $right } su { $of }
host-class-right-all = Tutto giusto: { $right } su { $of }
host-answer-how = Si risponde dal telefono.
host-how-call = Si compone l’annuncio sul telefono.
host-how-chips = Si scelgono i gettoni sul telefono.
host-how-order = Si mettono in ordine i passi sul telefono.
host-how-settle = Si ritira e si paga sul telefono, puntata per puntata.
host-how-typed = Si digita la risposta sul telefono.
host-how-parts = Si risponde a ogni parte dal telefono.
host-how-houses = Si risponde dal telefono per ogni casinò.
host-crowd = in aula
host-missed = { $cell } (sbagliate: { $count })
host-missed-about = Il numero nella casella: quanti l’hanno sbagliata.
host-answer-parts = Risposta giusta, e quanti hanno ogni parte giusta
host-answer-steps = Ordine giusto, e quanti hanno ogni passo giusto
host-answer-order = Ordine giusto
host-missed-most = Le più sbagliate e le risposte giuste
host-felt-after = Colpo ricostruito
host-same-table = Stesse carte, stesse puntate
host-same-in-both = La risposta è la stessa nei due casinò.
host-house-silent = Il suo regolamento lascia aperto questo punto. Prima di lavorarci si chiede l’uso del casinò.
host-bets-right = { $count ->
    [one] Nessun errore nell’altra puntata.
   *[other] Nessun errore nelle altre { $count } puntate.
}
host-bets-taken = { $count ->
    [one] L’altra puntata perde; tutti l’hanno ritirata.
   *[other] Le altre { $count } puntate perdono; tutti le hanno ritirate.
}
host-and-more = e altri { $count }
host-at-lobby = { $here ->
    [0] Non è ancora entrato nessuno.
    [one] C’è { $here } persona.
   *[other] Ci sono { $here } persone.
}
host-at-asking = Domanda { $number } di { $of }: { $answered ->
    [one] { $answered } risposta
   *[other] { $answered } risposte
} su { $asked }
host-at-closed = Domanda { $number } di { $of } chiusa: { $answered ->
    [one] { $answered } risposta
   *[other] { $answered } risposte
} su { $asked }
host-all-in = Tutte le risposte sono arrivate
host-time-up = Tempo scaduto
host-at-left-out = Domanda { $number } di { $of } saltata: non conta per nessuno
host-waiting = { $waiting ->
    [one] 1 persona senza connessione non ha risposto: forse una risposta aspetta sul suo telefono.
   *[other] { $waiting } persone senza connessione non hanno risposto: forse delle risposte aspettano sui loro telefoni.
}
host-at-revealed = Domanda { $number } di { $of }: la risposta giusta
host-at-ranked = Classifica dopo la domanda { $number } di { $of }
host-at-sitting = Esame in corso: completato da { $answered } su { $asked }
host-at-handed = Esame terminato: completato da { $answered } su { $asked }
host-at-ended = Quiz terminato. I risultati sono pronti.
host-results = Risultati
host-see-results = Vedi i risultati
host-pdf = Esporta in PDF
host-json = Esporta in JSON
host-practise = Crea un ripasso
host-results-person = { FIGURES($points) } · giuste: { $right } su { $of }
host-results-question = { $answered ->
    [0] Nessuna risposta
    [one] { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    } su { $answered } risposta
   *[other] { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    } su { $answered } risposte
}, chiesta a { $asked ->
    [one] { $asked } persona
   *[other] { $asked } persone
}
host-earlier = Sessioni precedenti
host-earlier-row = { $day }, { $time }: { $lesson }, { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}
host-logs-unread = Sessioni precedenti illeggibili in { $place }: { $count }. Per sapere perché, esegui «tailleur room».
host-plan-tls = Cifra la connessione
host-plan-tls-about = Usa un certificato autofirmato: ogni telefono mostra un avviso, una volta sola.
join-compare = La connessione è cifrata. Controlla che sullo schermo del formatore ci sia lo stesso codice: { $fingerprint }
host-facility = { $percent }% giuste
host-median = tempo mediano { $seconds } s
host-discrimination = indice di discriminazione { $found }
host-say-again = Riascolta
join-picture = Immagine della domanda: è sullo schermo del formatore.
host-at-ready = Domanda { $number } di { $of }
host-do-start = Inizia subito
host-plan-lively = Quiz animato
host-plan-lively-about = Conto alla rovescia, serie di risposte giuste, posizioni guadagnate e perse, podio. Disattivalo per un’aula tranquilla.
host-plan-one-tap = Risposta con un tocco
host-plan-one-tap-about = Toccando una risposta, la si invia subito.
host-team-count = { $team }: { $count }
host-streak = { $count } di fila
host-podium = { $place }. { $name }, { $points }
join-ready = Domanda { $number } di { $of }
host-plan-next = Prepara il prossimo
host-next-quiz = Prossimo quiz
host-next-about = Telefoni, computer, telecomando e schermo restano collegati. Nomi e squadre restano, i punti ripartono da zero.
host-next-open = Apri il prossimo
host-totals = Totale di { $count } quiz
host-search = Cerca un nome
host-list-all = Tutti
host-list-missing = Senza risposta: { $count }
host-list-stuck = In ritardo: { $count }
host-list-none = Nessuno in questo elenco.
host-grant = Aggiungi { $seconds } secondi
host-list-door = In attesa: { $count }
host-is-at-door = aspetta di entrare
host-at-door = { $count ->
    [one] { $name } aspetta di entrare.
   *[other] { $count } persone aspettano di entrare.
}
host-admit = Fai entrare
host-admit-all = Fai entrare tutti
host-plan-approval = Approva gli ingressi
host-plan-approval-about = Chi arriva aspetta che tu lo faccia entrare. Chi era già nell’aula rientra senza aspettare.
host-plan-tick = Ticchettio alla fine
host-plan-tick-about = Negli ultimi dieci secondi di ogni domanda questo computer ticchetta una volta al secondo.
