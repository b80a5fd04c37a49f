# The results of a room
results-title = Risultati di una sessione
results-under = { $house } · { $form } · { $date }, { $time }
results-told = { $title } · { $house } · { $form } · { $date }, { $time }
results-form-live = dal vivo
results-form-exam = esame
results-form-own = esame, a ciascuno le sue domande
results-people = Partecipanti
host-wrong-answers = Risposte sbagliate: { $answers }
results-statistics = Statistiche
results-questions = Domande
results-answers = Risposte
results-teams = Squadre
results-teams-about = I punti di una squadra sono la media di quelli dei suoi membri.
results-team = { $place }. { $name }: { $points } punti in media, { $count ->
    [one] { $count } membro
   *[other] { $count } membri
}
results-column-place = Posizione
results-column-name = Nome
results-column-team = Squadra
results-column-members = Membri
results-column-points = Punti
results-column-of = Su
results-column-answered = Risposte
results-column-extra = Tempo aggiuntivo
results-column-from = Conta dalla domanda
results-column-watched = Osservatore
results-column-removed = Escluso
results-column-number = N.
results-column-expected = Risposta giusta
results-column-skipped = Saltata
results-column-asked = Chiesta
results-column-answer = Risposta
results-column-is-right = Giusta?
results-column-time = Tempo (ms)
results-column-limit = Tempo concesso (ms)
results-column-counts = Conta
results-column-why = Perché questi punti
results-column-wrong = Errori frequenti
results-extra-none = tanto tempo quanto gli altri
results-extra-quarter = il 25% di tempo in più
results-extra-half = il 50% di tempo in più
results-extra-double = il doppio del tempo
results-late = in ritardo: conta dalla domanda { $number }
results-removed = escluso dal formatore, non conta
results-watched = osservatore
results-skipped = saltata, non conta
results-why-unanswered = Nessuna risposta: nessun punto.
results-why-skipped = La domanda è stata saltata: non conta per nessuno.
results-why-wrong = Sbagliato: nessun punto.
results-why-right = Giusto: { $points } punti. La velocità non conta.
results-why-untimed = Giusto: { $points } punti. Senza limite di tempo, la parte della velocità ({ $speed }%) non si applica.
results-why-timed = Giusto: { $most } punti meno { $lost } per il tempo fanno { $points }. Tempo usato: { $used } s di { $limit } s ({ $share }%); parte dei punti che dipende dalla velocità: { $speed }%.
results-why-timed-extra = Giusto: { $most } punti meno { $lost } per il tempo fanno { $points }. Tempo usato: { $used } s di { $limit } s ({ $extra }; { $share }%); parte dei punti che dipende dalla velocità: { $speed }%.
results-scoring-accuracy = I punti vengono solo dalle risposte giuste.
results-scoring-speed = Parte dei punti di una risposta giusta che dipende dalla velocità: { $speed }%.
results-not-ended = La sessione non è stata terminata: ecco i risultati fino a quel momento.
results-questions-about = Facilità: percentuale di risposte giuste. Discriminazione: quanto la domanda distingue chi sa da chi non sa.
results-questions-first = Se la stessa decisione è stata chiesta più volte a una persona, conta la sua prima risposta.
results-consistency = Coerenza interna: { $alpha }, su { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}.
results-figure-people = { $count ->
    [one] partecipante
   *[other] partecipanti
}
results-figure-questions = { $count ->
    [one] domanda che conta
   *[other] domande che contano
}
results-figure-right = { $count ->
    [one] giuste, su { $count } risposta
   *[other] giuste, su { $count } risposte
}
results-figure-time = tempo mediano di una risposta
results-not-made = Non è stato possibile creare i risultati: { $why }.

# The replay, event by event.
replay-joined = { $name } entra.
replay-here = { $name } è collegato.
replay-away = { $name } ha perso la connessione.
replay-removed = Il formatore esclude { $name }.
replay-readmitted = Il formatore riammette { $name }.
replay-admitted = Il formatore fa entrare { $name }.
replay-renamed = { $name } ora si chiama { $new }.
replay-extra-time = { $name } riceve { $extra }.
replay-teamed = { $name } è nella squadra { $team }.
replay-teamless = { $name } non è in nessuna squadra.
replay-locked = Gli ingressi sono bloccati.
replay-unlocked = Gli ingressi sono aperti.
replay-exam-begins = L’esame inizia.
replay-announced = La domanda { $number } è annunciata.
replay-asked = Domanda { $number }: { $decision }. { $prompt }
replay-ignored = Una risposta doppia è stata ignorata.
replay-answered-right = { $name } risponde alla domanda { $number }: { $answer }. Giusto, in { $seconds } s: { $points } punti.
replay-answered-wrong = { $name } risponde alla domanda { $number }: { $answer }, invece di { $expected }. Sbagliato, in { $seconds } s: nessun punto.
replay-closed-trainer = Il formatore ferma le risposte.
replay-closed-time = Il tempo è scaduto.
replay-closed-all = Tutti hanno risposto.
replay-revealed = La risposta giusta è mostrata.
replay-ranked = La classifica è mostrata.
replay-skipped = La domanda è saltata: non conta.
replay-paused = Il tempo si ferma.
replay-resumed = Il tempo riprende.
replay-extended = Ci sono { $seconds } s in più.
replay-granted = { $name } riceve { $seconds } s in più.
replay-ended = La sessione è terminata.

# tailleur room
cli-room = Mostra i risultati di una sessione precedente; senza REGISTRO, elenca le sessioni
cli-usage-room = tailleur room [REGISTRO] [--csv CARTELLA] [--xlsx FILE] [--pdf FILE] [--json | --replay] [--practice CARTELLA] [--data CARTELLA]
cli-value-log = REGISTRO
cli-room-log = Il registro di una sessione: un file, o il suo nome nella cartella delle sessioni
cli-room-csv = Scrivi in questa cartella people.csv, teams.csv, questions.csv e answers.csv
cli-room-xlsx = Esporta un foglio di calcolo .xlsx, con un foglio per ogni tabella
cli-room-pdf = Scrivi un PDF da stampare
cli-room-json = Mostra tutto in un oggetto JSON
cli-room-replay = Mostra evento per evento ciò che è accaduto, e da dove vengono i punti
cli-room-practice = Crea in questa cartella un pacchetto con una lezione su ciò che la classe ha sbagliato
room-lesson-changed = La lezione { $lesson } è cambiata da quando la sessione è stata aperta: la sessione non si può più ripercorrere.
room-results-kept = { $why } I risultati della sessione sono stati salvati alla sua fine: { $place }
room-log-torn = L’ultima riga di { $place } è incompleta ed è stata esclusa.
room-which-log = Indica il registro di una sessione. «tailleur room» da solo elenca i registri.
room-none = Non c’è stata nessuna sessione: in { $place } non c’è nessun registro.
room-list = I registri in { $place }, dal più recente:
room-column-day = Giorno
room-column-time = Ora
room-column-stands = Stato
room-column-log = Registro
room-ended = terminata
room-open = aperta
room-broken-off = interrotta
host-results-lie = I risultati restano nel registro. Per averli in un file: tailleur room "{ $place }" --xlsx FILE (oppure --pdf, --csv, --json, --replay, --practice).
host-left = La sessione non è stata terminata. tailleur host --resume la riprende; tailleur room "{ $place }" mostra i risultati fin qui.

# The review lesson.
practice-title = Da rivedere: { $title }
practice-about = Ciò che la classe ha sbagliato ({ $date }), dal registro della sessione.
practice-goal = Ripassare ciò che la classe ha sbagliato.
practice-read = Ecco ciò che la classe ha sbagliato, a partire da ciò che sa meno bene. Ogni decisione torna negli esercizi che seguono.
practice-line = { $decision } ({ $right ->
    [one] { $right } giusta
   *[other] { $right } giuste
} su { $of })
practice-comment = Fatto dal registro di una sessione: ogni esercizio è limitato a ciò che la classe ha sbagliato.
practice-wider = Per «{ $decision }» non c’è un esercizio a sé: { $drill } comprende { $count } decisioni.
practice-contrast = Queste domande avevano tutte la stessa risposta: ne sono state mescolate altre.
practice-left = La decisione «{ $decision }» è stata esclusa: nessun esercizio la chiede.
practice-left-too-long = La decisione «{ $decision }» è stata esclusa: la lezione durerebbe più di un’ora.
practice-folder-name = Il nome della cartella di un pacchetto ha solo minuscole, cifre e trattini: scrivi { $meant } invece di { $found }.
practice-nothing = Nulla da rivedere: per ogni decisione le risposte giuste sono almeno { $percent }%.
practice-unanswered = Non ci sono ancora risposte che contano, e quindi non c’è nulla da rivedere.
practice-all-left = Di ciò che la classe ha sbagliato non si può fare una lezione: tutto è stato escluso.
practice-no-pack = La lezione { $lesson } e il suo pacchetto non ci sono più, e quindi non c’è nulla da rivedere. Installa di nuovo il pacchetto.
practice-notes = Note sulla lezione di ripasso: { $notes }
practice-notes-more = { $count ->
    [one] C’è ancora { $count } nota: tailleur room le mostra tutte con --practice.
   *[other] Ci sono ancora { $count } note: tailleur room le mostra tutte con --practice.
}
practice-made = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
} da rivedere, in { $questions } domande. Il pacchetto è in { $place }.
practice-there = In { $place } c’è già un pacchetto. Indica un’altra cartella.
