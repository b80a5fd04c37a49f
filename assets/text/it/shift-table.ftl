# Le schermate di un turno: scelta, tavolo, bilancio.
shift-at-the-table = Al tavolo
shift-choice-about = Un turno intero, dal primo annuncio all’ultimo pagamento: le lezioni servono a questo.
shift-choice-none = Non ci sono turni per questo tavolo.
shift-choice-shifts = Turni
shift-choice-help = Aiuto
shift-choice-begin = Vai al tavolo
shift-choice-post = La tua postazione
shift-post-all = Tutta la squadra
shift-post-chef = Il capo tavolo
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
shift-presentation-practice-about = F1 aiuta; gli errori si mostrano a colpo finito.
shift-presentation-floor-about = Senza aiuto, con l’orologio e giocatori che aspettano. Gli errori nel bilancio.
shift-go-on = Riprendi il turno
shift-saved-unreadable = Il turno interrotto non può essere ripreso: { $reason }
shift-coup-of = Colpo { $number } di { $all }
shift-coup-number = Colpo { $number }
shift-opening = Apertura
shift-closing = Chiusura
shift-pace-line = { $pace } colpi all’ora, { $expected } attesi
shift-due-title = Da fare
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
shift-target-none = Niente di scelto. ← →: puntate; ↑ ↓: carte e richieste; Spazio: altri annunci
shift-target-words = altri annunci
shift-typed = Importo o numero: { $typed }
shift-typed-none = nessuno
shift-requests = Richieste
shift-on-marble = { $person }: { $amount } sul marmo
shift-paused = Il turno è in pausa
shift-paused-about = Ogni atto è salvato: riprendi quando vuoi, anche dopo aver chiuso il programma.
shift-end-now = Termina il turno
shift-story = Che cosa è successo
shift-chef-title = Il capo tavolo: colpo { $number }
shift-chef-right = Colpo { $number } senza errori
shift-debrief = Bilancio
shift-debrief-ask = Prima, il tuo parere
shift-debrief-well = Che cosa è andato bene?
shift-debrief-broke = Che cosa non ha funzionato?
shift-debrief-next = E la prossima volta?
shift-debrief-show = Mostra il risultato
shift-debrief-passed = Superato: nessuna linea rossa, e B o meglio in ogni ambito.
shift-debrief-not-passed = Non ancora superato: una linea rossa superata, o un ambito sotto la B.
shift-debrief-area = { $area }: { $letter }
shift-debrief-timeline = Colpi
shift-debrief-no-faults = Nessun errore in questo turno.
shift-debrief-before = Prima e dopo i colpi
shift-debrief-red = linea rossa
shift-debrief-again = Rifai questo turno
shift-debrief-instead = Andava fatto: { $act }
shift-debrief-replay = Rivedi, da 5 s prima
shift-debrief-replay-coup = Rivedi il colpo
shift-replay-title = Colpo { $number }: rivedi
shift-replay-fault-next = Qui viene l’errore.
shift-replay-end = Era l’ultimo atto.
shift-replay-again = Dall’inizio
shift-play-on = Gioca il seguito da qui
shift-debrief-practise = Esercita i punti deboli
shift-weak-title = I punti deboli al tavolo
shift-debrief-row = Colpo { $number }, { $result }: { $faults ->
    [0] senza errori
    [one] { $faults } errore
   *[other] { $faults } errori
}
shift-leave = Lascia il tavolo
