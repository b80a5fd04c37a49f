# The screens of a shift: choice, table, debrief.
shift-at-the-table = Al tavolo
shift-choice-about = Un turno intero, dal primo annuncio all’ultimo pagamento: le lezioni servono a questo.
shift-choice-none = Non ci sono turni per questo tavolo.
shift-choice-shifts = Turni
shift-choice-help = Aiuto
shift-choice-begin = Vai al tavolo
shift-choice-post = La tua postazione
shift-post-all = Tutto il personale
shift-post-chef = Il capo tavolo
shift-post-observer = Osservi
shift-facts = { $length } · { $guests ->
    [one] { $guests } cliente
   *[other] { $guests } clienti
}
shift-presentation-shown = Dimostrazione
shift-presentation-guided = Guidato
shift-presentation-practice = Esercitazione
shift-presentation-floor = In sala
shift-presentation-shown-about = Il programma lavora; procedi passo per passo e leggi perché.
shift-presentation-guided-about = Lavori tu; il gesto da fare è scritto ed evidenziato.
shift-presentation-practice-about = F1 mostra l’aiuto. Gli errori si vedono alla fine del colpo.
shift-presentation-floor-about = Senza aiuto, con il cronometro e clienti che perdono la pazienza. Gli errori nel bilancio.
shift-go-on = Riprendi il turno
shift-saved-unreadable = Il turno interrotto non può essere ripreso: { $reason }
shift-coup-of = Colpo { $number } di { $all }
shift-coup-number = Colpo { $number }
shift-opening = Apertura
shift-closing = Chiusura
shift-pace-line = { $pace } colpi all’ora, { $expected } attesi
shift-due-title = Da fare
shift-due-none = Ora niente da fare: tocca ai clienti.
shift-due-name = Da fare: { $act }
shift-next = Avanti
shift-wait-on = Salta l’attesa
shift-help = Mostra l’aiuto
shift-help-hide = Nascondi l’aiuto
shift-keys-show = Mostra le scorciatoie
shift-keys-hide = Nascondi le scorciatoie
shift-group-calls = Annunci
shift-group-cards = Carte
shift-group-table = Tavolo e persone
shift-target = Scelto: { $what }
shift-target-none = Nulla è scelto. ← →: puntate; ↑ ↓: carte e richieste; Spazio: altri annunci
shift-target-words = altri annunci
shift-typed = Importo o numero: { $typed }
shift-typed-none = nessuno
shift-requests = Richieste
shift-on-marble = { $person }: { $amount } sul marmo
shift-paused = Il turno è in pausa
shift-paused-about = Ogni gesto è salvato: riprendi quando vuoi, anche dopo aver chiuso il programma.
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
shift-debrief-not-passed = Non ancora superato: una linea rossa oltrepassata, o un ambito sotto la B.
shift-debrief-area = { $area }: { $letter }
shift-debrief-timeline = Colpi
shift-debrief-no-faults = Nessun errore in questo turno.
shift-debrief-before = Prima e dopo i colpi
shift-debrief-red = linea rossa
shift-debrief-again = Rifai il turno
shift-debrief-instead = Andava fatto: { $act }
shift-debrief-replay = Rivedi, da 5 s prima
shift-debrief-replay-coup = Rivedi il colpo
shift-replay-title = Rivedi il colpo { $number }
shift-replay-fault-next = Ora viene l’errore.
shift-replay-end = Era l’ultimo gesto.
shift-replay-again = Rivedi
shift-play-on = Gioca da qui
shift-debrief-practise = Ripassa i tuoi errori
shift-weak-title = I tuoi errori al tavolo
shift-debrief-row = Colpo { $number }, { $result }: { $faults ->
    [0] senza errori
    [one] { $faults } errore
   *[other] { $faults } errori
}
shift-leave = Lascia il tavolo
