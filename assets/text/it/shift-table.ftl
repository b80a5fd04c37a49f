# Le schermate di un turno: scelta, tavolo, bilancio.
shift-at-the-table = Al tavolo
shift-choice-about = Lavora un turno, dal primo annuncio all’ultimo pagamento. È a questo che servono le lezioni.
shift-choice-none = Non c’è alcun turno per questo tavolo.
shift-choice-shifts = Turni
shift-choice-help = Aiuto
shift-choice-begin = Al tavolo
shift-choice-post = La tua postazione
shift-post-all = Tutta la squadra
shift-post-chef = Il capo
shift-post-observer = Osservi
shift-facts = { $length } · { $guests ->
    [one] { $guests } giocatore
   *[other] { $guests } giocatori
}
shift-presentation-shown = Dimostrazione
shift-presentation-guided = Guidato
shift-presentation-practice = Esercitazione
shift-presentation-floor = In sala
shift-presentation-shown-about = Il programma lavora; procedi passo per passo e leggi perché.
shift-presentation-guided-about = Lavori tu; ciò che va fatto è scritto e illuminato.
shift-presentation-practice-about = Aiuto con F1; gli errori si dicono a colpo finito.
shift-presentation-floor-about = Senza aiuto, con l’orologio e giocatori che aspettano. Gli errori al bilancio.
shift-go-on = Riprendi il turno
shift-saved-unreadable = Il turno interrotto non può essere ripreso: { $reason }
shift-coup-of = Colpo { $number } di { $all }
shift-coup-number = Colpo { $number }
shift-opening = Apertura
shift-closing = Chiusura
shift-pace-line = { $pace } colpi all’ora su { $expected }
shift-due-title = Ora
shift-due-none = Niente da fare: tocca ai giocatori.
shift-due-name = Da fare: { $act }
shift-next = Avanti
shift-wait-on = Non aspettare
shift-help = Che cosa va fatto?
shift-help-hide = Nascondi l’aiuto
shift-keys-show = Mostra i tasti
shift-keys-hide = Nascondi i tasti
shift-group-calls = Annunci
shift-group-cards = Carte
shift-group-table = Tavolo e persone
shift-target = Scelto: { $what }
shift-target-none = Niente di scelto: ← → per una puntata, ↑ ↓ per una carta o una richiesta, Spazio per altre parole
shift-target-words = altre parole
shift-typed = Importo o numero: { $typed }
shift-typed-none = nessuno
shift-requests = Richieste
shift-on-marble = { $person }: { $amount } sul marmo
shift-paused = Il turno aspetta
shift-paused-about = Ogni atto è salvato. Puoi riprendere da qui quando vuoi, anche dopo aver chiuso il programma.
shift-end-now = Termina il turno
shift-story = Che cosa è successo
shift-chef-title = Il capo: colpo { $number }
shift-chef-right = Colpo { $number } senza errori
shift-debrief = Bilancio
shift-debrief-ask = Prima, il tuo parere
shift-debrief-well = Che cosa è andato bene?
shift-debrief-broke = Che cosa si è inceppato?
shift-debrief-next = E la prossima volta?
shift-debrief-show = Mostra il risultato
shift-debrief-passed = Superato: nessuna linea rossa, ogni ambito B o meglio.
shift-debrief-not-passed = Non ancora: una linea rossa è stata superata, o un ambito è sotto B.
shift-debrief-area = { $area }: { $letter }
shift-debrief-timeline = Colpi
shift-debrief-no-faults = Nessun errore in questo turno.
shift-debrief-before = Prima e dopo i colpi
shift-debrief-red = linea rossa
shift-debrief-again = Lo stesso turno
shift-debrief-instead = Andava fatto: { $act }
shift-debrief-replay = Rivedi da 5 s prima
shift-debrief-replay-coup = Rivedi il colpo
shift-replay-title = Colpo { $number }, da rivedere
shift-replay-fault-next = Qui arriva l’errore.
shift-replay-end = Era l’ultimo atto.
shift-replay-again = Dall’inizio
shift-play-on = Continua da qui
shift-debrief-practise = Esercita i punti deboli
shift-weak-title = I punti deboli al tavolo
shift-debrief-row = Colpo { $number }, { $result }: { $faults ->
    [0] senza errori
    [one] { $faults } errore
   *[other] { $faults } errori
}
shift-leave = Lascia il tavolo
