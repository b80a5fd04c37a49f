# The screens of a shift: choice, table, debrief.
shift-at-the-table = Al tavolo
shift-choice-about = Un turno intero, dal primo annuncio all’ultimo pagamento: le lezioni servono a questo.
shift-choice-none = Non ci sono turni per questo tavolo.
shift-choice-shifts = Turni
shift-choice-help = Aiuto
shift-choice-begin = Inizia il turno
shift-choice-post = La tua postazione
shift-post-all = Tutte le postazioni
shift-post-all-about = Lavori in tutte le postazioni: dirigi il colpo, fai gli annunci, ritiri le puntate perdenti e paghi quelle vincenti.
shift-guided-about = Il primo colpo mostra ogni gesto, e il primo pagamento su ogni casella l’importo. Il resto spetta a te.
shift-answer-natural = Una battuta: 8 o 9 in due carte.
shift-post-shown-about = Il programma lavora in tutte le postazioni: segui ogni gesto.
shift-post-chef = Lo chef
shift-post-observer = Osservatore
shift-facts = { $length } · { $guests ->
    [one] { $guests } cliente
   *[other] { $guests } clienti
}
shift-presentation-shown = Dimostrazione
shift-presentation-guided = Con guida
shift-presentation-practice = Esercitazione
shift-presentation-floor = In sala
shift-presentation-shown-about = Il programma fa tutto da solo: tu procedi passo passo e leggi il perché.
shift-presentation-guided-about = Lavori tu. Ogni gesto è evidenziato; dal secondo colpo gli annunci li trovi tu.
shift-presentation-practice-about = F1 mostra l’aiuto. Gli errori si vedono alla fine del colpo.
shift-presentation-floor-about = Senza aiuto, con il cronometro e clienti che perdono la pazienza. Gli errori si vedono nel resoconto finale.
shift-go-on = Riprendi il turno
shift-saved-unreadable = Il turno interrotto non può essere ripreso: { $reason }
shift-coup-of = Colpo { $number } di { $all }
shift-coup-number = Colpo { $number }
shift-opening = Apertura
shift-closing = Chiusura
shift-pace-band = { $pace } colpi all’ora (attesi: da { $from } a { $to })
shift-due-title = { $post } · da fare
shift-due-call = { $post } · da annunciare
shift-due-pay = { $post } · da pagare
shift-due-also = Puoi anche cominciare da:
shift-due-more = E altre { $count }
shift-due-none = Per ora non devi fare nulla: aspetta gli altri.
shift-waits-for = Si aspetta { $person }
shift-waits-for-act = { CAPITAL($person) } deve { $act }
shift-due-name = Da fare: { $act }
shift-next = Avanti
shift-wait = Attendi
shift-wait-on = Salta l’attesa
shift-help = Mostra l’aiuto
shift-help-hide = Nascondi l’aiuto
shift-keys-show = Mostra i tasti
shift-keys-hide = Nascondi i tasti
shift-target-none = Fai clic sul tavolo o usa i tasti indicati. Scegli le puntate con ← →, carte e persone con ↑ ↓; Spazio: altri annunci.
shift-target-words = altri annunci
shift-typed = Digitato: { $typed }
shift-on-marble = { $person }: { $amount } sul marmo
shift-paused = Il turno è in pausa
shift-paused-about = Ogni gesto è salvato: riprendi quando vuoi, anche dopo aver chiuso il programma.
shift-end-now = Termina il turno
shift-end-about = Con «Lascia il tavolo» potrai riprendere da qui. Un turno chiuso in anticipo porta al resoconto e non è superato.
shift-chef-title = Osservazioni dello chef, colpo { $number }
shift-chef-right = Colpo { $number } senza errori
shift-debrief = Resoconto
shift-debrief-ask = Prima, il tuo giudizio (facoltativo)
shift-debrief-well = Che cosa è andato bene?
shift-debrief-broke = Che cosa non ha funzionato?
shift-debrief-next = E la prossima volta?
shift-debrief-show = Mostra il risultato
shift-debrief-seen = { $coups ->
    [0] Hai lasciato la dimostrazione prima della fine del primo colpo.
    [one] Hai visto un colpo dall’inizio alla fine.
   *[other] Hai visto { $coups } colpi dall’inizio alla fine.
}
shift-debrief-passed = Superato: nessun errore grave e almeno B in ogni area.
shift-debrief-below = Non ancora superato: in ogni area serve almeno B.
shift-debrief-red-line = { $count ->
    [one] Non ancora superato: c’è stato un errore grave.
   *[other] Non ancora superato: ci sono stati { $count } errori gravi.
}
shift-debrief-area = { $area }: { $letter }
shift-letters-about = A: padronanza. B: piccoli errori. C: da ripassare. ×: un errore grave, o troppi errori.
shift-debrief-answers = Le tue risposte
shift-debrief-timeline = Colpi
shift-debrief-no-faults = Nessun errore in questo turno.
shift-debrief-left = Hai lasciato il turno prima della fine: è un errore grave nell’area «Condotta».
shift-debrief-left-table = Il tavolo come l’hai lasciato
shift-debrief-before = Prima e dopo i colpi
shift-debrief-red = errore grave
shift-debrief-again = Rifai il turno
shift-debrief-instead = Andava fatto: { $act }
shift-debrief-replay = Rivedi, da 5 s prima
shift-debrief-replay-coup = Rivedi il colpo
shift-replay-title = Rivedi il colpo { $number }
shift-replay-fault-next = Ora viene l’errore.
shift-replay-end = Era l’ultimo gesto.
shift-replay-again = Rivedi da capo
shift-play-on = Riprendi da qui
shift-debrief-practise = Ripassa i tuoi errori
shift-weak-title = I tuoi errori al tavolo
shift-debrief-row = Colpo { $number }, { $result }: { $faults ->
    [0] senza errori
    [one] { $faults } errore
   *[other] { $faults } errori
}
shift-leave = Lascia il tavolo
shift-mood-restless = si spazientisce
shift-mood-upset = di malumore
shift-asks = richiesta
shift-guest = { $person }, posto { $seat }
shift-guest-standing = { $person }, in piedi dietro il posto { $seat }
shift-with = { $thing }, { $more }
shift-you = la tua postazione
shift-pieces = { $count } × { $value }
shift-pieces-more = { $first } + { $rest }
shift-pieces-none = nessun gettone
shift-amount = { $amount }
shift-lying = { $person }, posto { $seat }, { $spot }: { $pieces }
shift-lying-astride = { $person }, posto { $seat }, a cavallo tra { $spot } e { $other }: { $pieces }
shift-lying-paid = { $stake }; pagato { $paid }
shift-box = { $discard }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
shift-box-open = { $discard }, coperchio aperto, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
shift-tray = Cassa del tavolo: { $pieces }
shift-marble-empty = Marmo, vuoto
shift-marble-print = CAMBIO
shift-apart = Tappeto accanto alle mani
shift-shoe-empty = Sabot, vuoto
shift-in-hand = In mano: { $pieces }. Backspace ne rimette giù uno.
shift-hand-due = Digita l’importo, o fai clic sui gettoni.
shift-hand-own = Calcola tu l’importo
shift-answer-show = La risposta
shift-hand-empty = Per dare gettoni, digita l’importo o fai clic:
shift-amount-empty = Importo
shift-nothing-here = Qui ora non c’è nulla da fare.
shift-picked = Ora fai clic dove va ciò che hai preso. Esc lo rimette a posto.
shift-blank-point = Annuncia il punto di { $side }
shift-blank-final = Annuncio finale: { $chance }
shift-blank-pass = Passa le carte di { $side } a un posto
shift-blank-shoe = Offri il sabot a un posto
shift-blank-both-points = Digita i due punti, prima quello di Punto.
shift-blank-one-point = Digita il punto, oppure fai clic.
shift-blank-seat = Digita il posto, poi Invio.
shift-receiver-hint = Fai clic sulla persona, o digita il numero indicato.
shift-key-space = Spazio
shift-before-the-first = Prima del primo colpo
shift-clock = { $minutes } min
shift-clock-pace = { $minutes } min · { $pace } colpi/h (attesi: { $expected })
shift-board-title = Ultimi colpi
shift-board-coups = Colpi
shift-board = Tabellone, dall’ultimo colpo: { $results }
shift-board-one = { $chance }
shift-parts-title = Questo colpo
shift-parts-now = Parte { $number } di { $all }: { $part }
shift-parts-over = Il colpo è finito
shift-story-title = Ultime azioni
shift-part-bets = Puntate
shift-part-first-cards = Prime quattro carte
shift-part-totals = Punteggi
shift-part-result = Terze carte e risultato
shift-part-payment = Ritiro e pagamento
shift-part-clearing = Scarti e sabot
shift-put-right = Correggi sul tappeto
shift-correct-open = Da correggere: { $fault }. Il tavolo è com’era un attimo prima.
shift-correct-missed = Non ancora: { $fault }. Ecco che cosa va fatto:
shift-correct-done = Giusto.
shift-back = Torna al turno

# Keyboard shortcuts at the table.
keys-table-next = Esegui quanto richiesto, o paga l’importo scritto
keys-table-pause = Metti in pausa il turno
keys-table-letters = Esegui l’azione accanto alla lettera
keys-table-amount = Scrivi un importo
keys-table-erase = Cancella una cifra, o annulla l’ultima azione
keys-table-bets = Scegli una puntata
keys-table-others = Scegli carte, una richiesta o una persona
keys-table-calls = Mostra altri annunci
keys-table-help = Mostra o nascondi l’aiuto, se previsto
keys-table-keys = Mostra o nascondi le scorciatoie sul tavolo
