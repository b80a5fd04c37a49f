# Running a class quiz and joining one, from the window.
join-title = Partecipa a un quiz
join-code = Il codice dell’aula
join-code-about = Sei cifre, sullo schermo del formatore. Va bene anche il link intero.
join-enter = Entra
join-nearby = Aule trovate su questa rete
join-nearby-about = Scegli la tua, poi scrivi il suo codice.
join-nearby-none = Nessuna per ora. Non tutte le reti le annunciano.
join-address = L’indirizzo, se l’aula non si trova
join-address-about = È sullo schermo del formatore, per esempio 192.168.1.20:8057.
join-bad-code = Il codice ha sei cifre.
join-not-found = Nessuna aula risponde a questo codice su questa rete. Scrivi anche l’indirizzo mostrato dal formatore.
join-calls = Connessione a { $address }…
join-calls-on = Si tenta la connessione finché l’aula non risponde. «Indietro» porta al codice di un’altra aula.
join-not-known = Non sei più in quest’aula. Entra con il suo codice.
join-seat = Eri nell’aula { $code } con il nome { $name }.
join-return = Rientra
join-forget = Dimentica quest’aula
join-seat-not-kept = Il tuo posto nell’aula non si è potuto salvare in { $place }. { $trouble } Se il programma si chiude, dovrai tornare con un altro nome.
join-leave = Esci
join-not-here = Questa domanda non si può mostrare qui
join-not-here-about = Il suo casinò o i suoi gettoni mancano su questo computer. Rispondi dal link del formatore, o installa il pacchetto.
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
join-kept = Le tue risposte sono nel tuo profilo e contano come esercitazione.
host-title = Quiz in classe
host-open = Apri un’aula
host-open-new = Apri una nuova aula
host-broken = Una sessione è stata interrotta: { $lesson }, { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}. Può riprendere con il suo codice, i nomi e i punti.
host-take-up = Riprendi questa sessione
host-broken-about = I telefoni che c’erano tornano da soli.
host-plan-pack = Pacchetto
host-plan-lesson = Lezione
host-plan-questions = Domande
host-plan-form = Modalità
host-plan-live = Dal vivo: tutti alla stessa domanda
host-plan-exam = Esame: ciascuno al suo ritmo
host-plan-own = Esame: a ciascuno le sue domande
host-plan-time = Tempo
host-plan-no-time = Senza limite
host-plan-seconds = { $count } secondi a domanda
host-plan-minutes = { $count } minuti in tutto
host-plan-speed = Punti
host-plan-accuracy = Solo la precisione
host-plan-speed-share = La rapidità conta per il { $count }%
host-plan-late = Ritardatari
host-plan-from-now = Contano da quando arrivano
host-plan-catch-up = Prima recuperano
host-plan-watch = Osservano
host-plan-standings = Classifica
host-plan-shown = Mostrata
host-plan-nameless = Mostrata senza nomi
host-plan-off = Nascosta
host-standings-off = La classifica è nascosta.
host-teams = Squadre
host-teams-about = Una squadra vale la media dei suoi membri. Senza squadre ciascuno gioca per sé.
host-teams-names = Nomi delle squadre, separati da virgole
host-teams-set = Conferma
host-teams-none = Senza squadre
host-team = Squadra
host-no-team = Nessuna
host-share-out = Distribuisci nelle squadre
host-roster = Chi può entrare
host-roster-about = Tutti, con il nome che danno; o solo i nomi di un elenco.
host-roster-path = File dell’elenco (CSV, testo o foglio di calcolo)
host-roster-count = { $count ->
    [one] { $count } nome:
   *[other] { $count } nomi:
}
host-roster-numbered = { $count ->
    [one] Uno di questi ha un numero: due persone si chiamano allo stesso modo.
   *[other] { $count } di questi hanno un numero: altri si chiamano allo stesso modo.
}
host-roster-none = Lascia entrare tutti
host-pins = Un PIN per ogni nome
host-pins-about = Nessuno prende il nome di un altro. Dai a ciascuno il suo PIN prima di iniziare.
host-pins-show = Mostra i PIN
host-do-begin = Inizia
host-do-close = Ferma le risposte
host-do-collect = Ritira i compiti
host-do-reveal = Mostra la risposta giusta
host-do-rank = Classifica
host-do-next = Domanda successiva
host-do-release = Pubblica i risultati
host-do-end = Termina
host-pause = Pausa
host-resume = Riprendi
host-more = 30 s in più
host-skip = Salta la domanda
host-lock = Blocca gli ingressi
host-unlock = Riapri gli ingressi
host-is-locked = Gli ingressi sono bloccati: non entra più nessuno.
host-close = Termina la sessione
host-close-sure = Terminare la sessione?
host-close-about = Tutti vedono allora i loro risultati e nessuno risponde più. Le risposte date sono salvate.
host-stay = Annulla
host-projector = Ciò che vede la classe
host-projector-beside = Affiancata
host-projector-alone = A finestra intera
host-projector-own = Finestra separata
host-remote-control = Telecomando
host-remote-about = Questo indirizzo è solo per il tuo telefono. Il primo telefono che lo apre conduce la sessione, e nessun altro.
host-remote-seen = Forse la classe vede questa finestra. Dalle prima una finestra sua, o mostra il link solo mentre non guarda.
host-remote-show = Mostra il link qui
host-remote-in-use = Un telefono è il telecomando. Il suo link non ne fa entrare altri.
host-remote-renew = Sostituisci il link
host-people = Nell’aula: { $count }
host-nobody = Ancora nessuno.
host-is-out = escluso
host-watches = osserva
host-has-answered = ha risposto
host-is-away = senza connessione
host-let-in = Riammetti
host-take-out = Escludi
host-select = Scegline più d’uno
host-came-since = Tutti dalle { $time }
host-take-out-many = Escludi: { $count }
host-let-in-many = Riammetti: { $count }
host-extra = Tempo aggiuntivo
host-extra-none = Come tutti
host-extra-quarter = Un quarto in più
host-extra-half = La metà in più
host-extra-double = Il doppio
host-name = Altro nome
host-rename = Rinomina
host-join-how = Con il telefono su questa stessa rete, apri la pagina:
host-square = Codice QR per { $link }
host-others = Altre risposte
host-none = Senza risposta
host-bar = { $answer }: { $count }
host-bar-right = { $answer }, giusta: { $count }
host-bar-wrong = { $answer }, sbagliata: { $count }
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
host-at-left-out = Domanda { $number } di { $of } saltata: non conta per nessuno
host-waiting = { $waiting ->
    [one] 1 persona senza connessione non ha risposto: forse una risposta aspetta sul suo telefono.
   *[other] { $waiting } persone senza connessione non hanno risposto: forse delle risposte aspettano sui loro telefoni.
}
host-at-revealed = Domanda { $number } di { $of }: la risposta giusta
host-at-ranked = Classifica dopo la domanda { $number } di { $of }
host-at-sitting = Esame finito da { $answered } su { $asked }
host-at-handed = Compiti ritirati, finiti: { $answered } su { $asked }
host-at-ended = Quiz terminato. I risultati sono pronti.
host-results = Risultati
host-see-results = Vedi i risultati
host-pdf = Esporta in PDF
host-json = Esporta in JSON
host-practise = Crea un ripasso
host-results-person = { FIGURES($points) } · { $right } su { $of }
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
host-logs-unread = { $count } registri di sessioni precedenti in { $place } non si possono leggere. «tailleur room» dice il perché di ciascuno.
host-plan-tls = Cifra la connessione
host-plan-tls-about = Con un certificato che questo programma fa da sé: ogni telefono avverte una volta.
join-compare = La connessione è cifrata. Confronta con lo schermo del formatore: { $fingerprint }
host-facility = { $percent }% giuste
host-median = tempo mediano { $seconds } s
host-discrimination = discriminazione { $found }
host-say-again = Riascolta
join-picture = Immagine della domanda: è sullo schermo del formatore.
host-at-ready = Domanda { $number } di { $of }
host-do-start = Inizia subito
host-plan-lively = Quiz vivace
host-plan-lively-about = Conto alla rovescia prima di ogni domanda, serie, posti guadagnati e persi e podio. Disattivalo per un’aula tranquilla.
host-plan-one-tap = Rispondere con un tocco
host-plan-one-tap-about = Toccando una risposta la si invia subito.
host-time-left = Tempo rimasto: { $time }
host-team-count = { $team }: { $count }
host-streak = { $count } di fila
host-podium = { $place }. { $name }, { $points }
join-ready = Domanda { $number } di { $of }
host-plan-next = Prepara il prossimo
host-next-quiz = Prossimo quiz
host-next-about = Vengono tutti: telefoni, computer, telecomando, schermo. Nomi e squadre restano, i punti ripartono da zero.
host-next-open = Apri il prossimo
host-totals = In { $count } quiz:  { $best }
host-search = Cerca un nome
host-list-all = Tutti: { $count }
host-list-missing = Senza risposta: { $count }
host-list-stuck = Assenti o lenti: { $count }
host-list-none = Nessuno in questo elenco.
host-grant = Aggiungi { $seconds } secondi
host-list-door = Alla porta: { $count }
host-is-at-door = aspetta di entrare
host-at-door = { $count ->
    [one] 1 persona aspetta di entrare.
   *[other] { $count } persone aspettano di entrare.
}
host-admit = Fai entrare
host-admit-all = Fai entrare tutti
host-plan-approval = Approva gli ingressi
host-plan-approval-about = Chi arriva aspetta che tu lo faccia entrare. Chi c’era già torna da sé.
host-plan-tick = Ticchettio alla fine
host-plan-tick-about = Negli ultimi dieci secondi di ogni domanda questo computer batte ogni secondo.
